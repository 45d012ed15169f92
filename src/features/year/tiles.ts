import { toCents } from '../shared/money';
import type { Sums } from './year';

/** Tiles that a month's stack has at the most. */
const MOST = 10;

/** Reais; each may be had a thousandfold and so on, so that any month fits. */
const WORTHS = [1, 2, 5] as const;

/** What one tile of a year's chart is worth, in reais: 1.000, or as much as lets the greatest month fit. */
export function tileWorth(months: readonly Sums[]): number {
  const most = Math.max(0, ...months.flatMap(({ revenue, expenses }) => [revenue, expenses]));
  for (let unit = 1000; ; unit *= 10) {
    const worth = WORTHS.map((times) => times * unit).find((each) => most <= each * MOST);
    if (worth !== undefined) return worth;
  }
}

/** An amount in tiles: whole ones, and how much of another (0 to 1). A loss has none. */
export function tilesOf(amount: number, worth: number): { whole: number; rest: number } {
  const cents = Math.max(0, toCents(amount));
  const tile = worth * 100;
  return { whole: Math.floor(cents / tile), rest: (cents % tile) / tile };
}

/** Tiles of the year's highest stack, a cut one included. */
export const highestStack = (months: readonly Sums[], worth: number): number =>
  Math.max(
    0,
    ...months.flatMap(({ revenue, expenses }) =>
      [revenue, expenses].map((amount) => Math.ceil(Math.max(0, toCents(amount)) / (worth * 100))),
    ),
  );
