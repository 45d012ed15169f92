import { toCents } from '../../shared/money';
import type { MoneySums } from './year';

/** The most tiles in the stack of a month. */
const MOST = 10;

/**
 * The possible values of a tile in thousands of reais. Each is also used times ten, a hundred and so on, so that
 * every month fits.
 */
const WORTHS = [1, 2, 5] as const;

/** The value of one tile of the chart of a year. */
export const tileWorth = (months: readonly MoneySums[]): number =>
  worthOfTile(
    months.flatMap(({ revenue, expenses }) => [revenue, expenses]),
    MOST,
  );

/** The value of one tile in reais: 1,000, or more if the greatest amount would need more tiles than `tiles`. */
export function worthOfTile(amounts: readonly number[], tiles: number): number {
  const most = Math.max(0, ...amounts.filter(Number.isFinite)); // an altered report may have amounts that are none
  for (let unit = 1000; ; unit *= 10) {
    const worth = WORTHS.map((times) => times * unit).find((each) => most <= each * tiles);
    if (worth !== undefined) return worth;
  }
}

/** An amount as tiles: the number of whole tiles, and the fraction of the last one (0 to 1). A loss has no tiles. */
export function tilesOf(amount: number, worth: number): { whole: number; rest: number } {
  const cents = Math.max(0, toCents(amount));
  const tile = worth * 100;
  return { whole: Math.floor(cents / tile), rest: (cents % tile) / tile };
}

/** The number of tiles in the highest of several stacks. A fraction counts as a whole tile. */
export const mostTiles = (amounts: readonly number[], worth: number): number =>
  Math.max(0, ...amounts.map((amount) => Math.ceil(Math.max(0, toCents(amount)) / (worth * 100))));

/** The number of tiles in the highest stack of the year. */
export const highestStack = (months: readonly MoneySums[], worth: number): number =>
  mostTiles(
    months.flatMap(({ revenue, expenses }) => [revenue, expenses]),
    worth,
  );
