import { storedBytes } from './storedBytes';

test.each([
  [[], '[]'],
  [{}, '{}'],
  [[1], '[1]'],
  [[{ a: 1, b: [true, null] }, 'x'], '[{"a": 1, "b": [true, null]}, "x"]'],
  [['São "Paulo"\n'], '["São \\"Paulo\\"\\n"]'],
])('%j takes as many bytes as %s', (value, text) => {
  expect(storedBytes(value)).toBe(Buffer.byteLength(text));
});
