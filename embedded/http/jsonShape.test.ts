/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processorTime } from '../../test/processorTime';
import { MOST_DIGITS, shapeOf } from './jsonShape';

test.each([
  ['1', 0],
  ['"[[["', 0],
  ['"\\"[["', 0],
  ['"\\\\"[[', 2],
  ['[]', 1],
  ['[{"a":[1]},[]]', 3],
  ['{"a{[":"}]"}', 1],
  ['', 0],
  [']]][', 0],
])('%j is nested %i deep', (json, depth) => {
  expect(shapeOf(json).depth).toBe(depth);
});

test.each([
  ['0', 1],
  ['-1.5e-3', 1],
  ['"true, 1, [null]"', 1],
  ['[]', 1],
  ['[true,false,null]', 4],
  ['{"a":{"b":[0,"\\"x"]}}', 7],
  [`[${'0,'.repeat(999)}0]`, 1_001],
  ['', 0],
])('%s has %i values', (json, values) => {
  expect(shapeOf(json).values).toBe(values);
});

test.each([
  ['[1,-2.50,"1e9","\\"1e9"]', 23],
  ['1e20', 21],
  ['-1E+20', 22],
  ['1.5e3', 4],
  ['1e-20', 22],
  ['12.5e-3', 6],
  ['0e-9', 11],
  ['[1e131000,1e131000]', 262_005],
])('%s takes %i characters with its numbers written out', (json, characters) => {
  expect(shapeOf(json).writtenOut).toBe(characters);
});

test.each([
  [100 / 3, 1e-20, 1e20, Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE, 0],
  ['1e131000', '9'.repeat(500), { '1e131000': true }],
])('what JavaScript writes has no number that is too long: %#', (...value) => {
  expect(shapeOf(JSON.stringify(value)).hasLongNumber).toBe(false);
});

test.each([
  '1e131000',
  '[-1E+309]',
  '1e-16383',
  '0e-16383',
  '{"a":[{"b":1e999999999999999999999999}]}',
  '9'.repeat(310),
  `0.${'3'.repeat(401)}`,
])('%s has a number that is too long', (json) => {
  expect(shapeOf(json).hasLongNumber).toBe(true);
});

test('the schema has the same bounds', () => {
  const migration = '../../supabase/migrations/20261123100000_bounded_numbers.sql';
  const sql = readFileSync(path.join(__dirname, migration), 'utf8');
  expect(sql).toContain(`< 1e${String(MOST_DIGITS.before)} `);
  const scales = [...sql.matchAll(/ check \(scale\(\w+\) <= (\d+)\)/g)].map(([, most]) => most);
  expect(new Set(scales)).toEqual(new Set([String(MOST_DIGITS.after)]));
});

test.each(['"\\'.repeat(4_000_000), '1e'.repeat(4_000_000), '[1,'.repeat(2_500_000)])(
  'takes one pass, also over what is no JSON: %#',
  (text) => {
    const start = processorTime();
    shapeOf(text);
    expect(processorTime() - start).toBeLessThan(5_000);
  },
);
