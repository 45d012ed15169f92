/** @jest-environment node */
import { acceptsCoding } from './acceptsCoding';

test.each([
  ['', false],
  ['gzip', true],
  ['deflate, GZIP;q=0.5, br', true],
  ['gzip;q=1.0', true],
  ['gzip; q=0', false],
  ['gzip;q=0.000', false],
  ['gzip;q=0.001', true],
  ['x-gzip', false],
  ['br', false],
])('%j takes gzip: %s', (header, expected) => {
  expect(acceptsCoding(header, 'gzip')).toBe(expected);
});
