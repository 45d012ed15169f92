import { storedBytes } from './storedBytes';

test.each([
  [[], '[]'],
  [{}, '{}'],
  [[1], '[1]'],
  [[{ a: 1, b: [true, null] }, 'x'], '[{"a": 1, "b": [true, null]}, "x"]'],
  [['São "Paulo"\n'], '["São \\"Paulo\\"\\n"]'],
  [[1e20, 1e21, -1.5e300], `[1${'0'.repeat(20)}, 1${'0'.repeat(21)}, -15${'0'.repeat(299)}]`],
  [[1e-6, 1e-7, -1.25e-7, 5e-324], `[0.000001, 0.0000001, -0.000000125, 0.${'0'.repeat(323)}5]`],
])('%j takes as many bytes as %s', (value, text) => {
  expect(storedBytes(value)).toBe(Buffer.byteLength(text));
});
