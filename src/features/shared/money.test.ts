import fc from 'fast-check';

import { multiplyMoney, shareCents, subtractMoney, sumMoney, toCents } from './money';

test.each([
  [0, 0],
  [-0, 0],
  [0.1 + 0.2, 30],
  [1.005, 101], // 1.005 * 100 is 100.49999…
  [-1.005, -101],
  [8.575, 858],
  [0.15 / 6, 2], // 0.024999999999999998, though 0.15 / 6 is 0.025
  [95.13 / 6, 1585], // 15.854999999999999; * 100 is 1585.5
  [-95.13 / 6, -1585],
  [22_213_686_533.774998, 2_221_368_653_377], // * 100 is …377.5
  [33.33, 3333],
  [100 / 3, 3333],
  [200 / 3, 6667],
  [0.004, 0],
  [-0.004, 0],
  [0.005, 1],
  [1e-7, 0], // its text has an exponent
  [9_999_999.99, 999_999_999],
  [1e21, 1e23],
  [NaN, 0],
  [Infinity, 0],
  [-Infinity, 0],
])('toCents(%p) is %p', (reais, cents) => {
  // Adding zero turns -0 into 0.
  expect(toCents(reais) + 0).toBe(cents);
});

test.each<[(number | null)[], number]>([
  [[], 0],
  [[null], 0],
  [[null, 5, null], 5],
  [[0.1, 0.2], 0.3],
  [[0.1, 0.2, -0.3], 0],
  [[100 / 3, 100 / 3, 100 / 3], 99.99],
  [Array<number>(1000).fill(0.01), 10],
  [[9_999_999.99, 0.01], 10_000_000],
])('sumMoney(%p) is %p', (amounts, total) => {
  expect(sumMoney(amounts)).toBe(total);
});

test.each([
  [0.3, 0.1, 0.2],
  [0, 0.01, -0.01],
  [10, 9.99, 0.01],
])('subtractMoney(%p, %p) is %p', (a, b, difference) => {
  expect(subtractMoney(a, b)).toBe(difference);
});

test.each([
  [0, 10, 0],
  [3, 33.33, 99.99],
  [3, 0.1, 0.3],
  [1, 1.005, 1.01],
  [7, 1.15, 8.05],
  [7, 0.145, 1.02], // 7 * 0.145 is 1.0149999999999999
  [3, 1.005, 3.02],
  [0.5, 0.01, 0.01],
  [1, 1e-7, 0],
  [1.5, 10, 15],
  [2, -5, -10],
  [999, 9_999_999.99, 9_989_999_990.01],
])('multiplyMoney(%p, %p) is %p', (quantity, price, subtotal) => {
  expect(multiplyMoney(quantity, price)).toBe(subtotal);
});

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('amounts of whole cents survive the way there and back', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toCents(amount / 100)).toBe(amount);
    }),
  );
});

test('a sum does not depend on the order', () => {
  fc.assert(
    fc.property(fc.array(cents), (amounts) => {
      const reais = amounts.map((amount) => amount / 100);
      expect(sumMoney(reais.toReversed())).toBe(sumMoney(reais));
      expect(toCents(sumMoney(reais))).toBe(amounts.reduce((a, b) => a + b, 0));
    }),
  );
});

test('a whole quantity times whole cents is exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), cents, (quantity, price) => {
      expect(toCents(multiplyMoney(quantity, price / 100)) + 0).toBe(quantity * price + 0);
    }),
  );
});

test.each([
  [90000, 3, 30000, [30000, 30000, 30000]],
  [10000, 3, 3333, [3333, 3333, 3334]],
  [5, 3, 2, [2, 2, 1]],
  [5, 4, 2, [1, 1, 1, 2]],
  [0, 2, 1, [0, 0]],
])('%j cents among %j parts of %j are %j', (total, count, regular, expected) => {
  expect(shareCents(total, count, regular)).toEqual(expected);
});
