import type { Day } from '../shared/days';
import { hasWord, searchWords } from '../shared/searchText';
import { inPeriod } from './period';
import type { SortKey } from './sortRows';
import type { Sought } from './sought';

/** How the rows of one list are found. */
export interface Findable<T> {
  /** All that a row shows, as `normalise` leaves it; in as many parts as they are stored in. */
  texts: (row: T) => readonly string[];
  /** By column. */
  sorts: Readonly<Record<string, SortKey<T>>>;
  /** What rows are filtered by: its value in a row; null where it has none. */
  facets: Readonly<Record<string, (row: T) => string | null>>;
  /** The facets whose values are counted. */
  counted: readonly string[];
  /** The day that a period is about. */
  day: (row: T) => Day | null;
}

/** What was found. */
export interface FindResult<T> {
  rows: readonly T[];
  /** By counted facet and value: how many rows there would be, were that value chosen. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How many there would be with no counted facet chosen. */
  uncounted: number;
}

const tally = (): Record<string, number> => ({});

/** The rows that are sought, in the order in which they come. Filters only take away. */
export function findRows<T>(
  rows: readonly T[],
  { query, facets, period }: Sought,
  { texts, facets: known, counted, day }: Findable<T>,
  today: Day,
): FindResult<T> {
  const words = searchWords(query);
  const isInPeriod = period && inPeriod(period, today);
  const wanted = Object.entries(facets).flatMap(([facet, value]) => {
    const of = known[facet];
    return of && !counted.includes(facet) ? [{ of, value }] : [];
  });
  const counting = counted.flatMap((facet) => {
    const of = known[facet];
    return of ? [{ facet, of, value: facets[facet], counts: tally() }] : [];
  });
  const found: T[] = [];
  let uncounted = 0;
  for (const row of rows) {
    if (isInPeriod && !isInPeriod(day(row))) continue;
    if (!wanted.every(({ of, value }) => of(row) === value)) continue;
    if (words.length > 0) {
      const parts = texts(row);
      if (!words.every((word) => parts.some((part) => hasWord(part, word)))) continue;
    }
    uncounted += 1;
    const failing = counting.filter(({ of, value }) => value !== undefined && of(row) !== value);
    if (failing.length === 0) found.push(row);
    for (const { of, counts, ...facet } of counting) {
      // A count obeys the other filters, not its own.
      if (failing.length > 1 || (failing[0] && failing[0].facet !== facet.facet)) continue;
      const value = of(row);
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const counts = Object.fromEntries(counting.map(({ facet, counts }) => [facet, counts]));
  return { rows: found, counts, uncounted };
}
