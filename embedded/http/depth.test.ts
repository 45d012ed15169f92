/** @jest-environment node */
import { depthOf } from './depth';

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
  expect(depthOf(json)).toBe(depth);
});

test('takes one pass, also over what is no JSON', () => {
  const start = performance.now();
  expect(depthOf('"\\'.repeat(4_000_000))).toBe(0);
  expect(performance.now() - start).toBeLessThan(5_000);
});
