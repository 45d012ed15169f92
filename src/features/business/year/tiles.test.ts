import { highestStack, tilesOf, tileWorth } from './tiles';

const months = (...revenue: number[]) =>
  revenue.map((amount) => ({ revenue: amount, expenses: 0, profit: amount }));

test.each([
  [[], 1000],
  [[0, 300], 1000],
  [[10_000], 1000],
  [[10_000.01, 5], 2000],
  [[20_000.01], 5000],
  [[100_000], 10_000],
  [[100_000.01], 20_000],
  [[9_000_000], 1_000_000],
])('in a year of %j a tile is worth %i', (amounts, worth) => {
  expect(tileWorth(months(...amounts))).toBe(worth);
  expect(highestStack(months(...amounts), worth)).toBeLessThanOrEqual(10);
});

test.each([
  [0, { whole: 0, rest: 0 }],
  [2500, { whole: 2, rest: 0.5 }],
  [0.01, { whole: 0, rest: 0.00001 }],
  [-400, { whole: 0, rest: 0 }],
])('%d reais are %j of 1.000', (amount, tiles) => {
  expect(tilesOf(amount, 1000)).toEqual(tiles);
});

test('a cut tile counts in a stack, and what was spent as well', () => {
  const month = { revenue: 1000, expenses: 2000.01, profit: -1000.01 };
  expect(highestStack([month], 1000)).toBe(3);
  expect(highestStack([], 1000)).toBe(0);
});

test('amounts that cannot be added up have tiles, too', () => {
  expect(tileWorth(months(NaN, 5_000))).toBe(1000);
  expect(tileWorth(months(Infinity))).toBe(1000);
  expect(tileWorth(months(1e308))).toBeGreaterThan(1e306);
});
