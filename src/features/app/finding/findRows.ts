import type { Day } from '../../shared/days';
import { hasWord, searchWords } from '../../shared/searchText';
import { periodTest } from './period';
import type { SortKey } from './sortRows';
import type { Sought } from './sought';

/** How the rows of one list are searched, sorted and filtered. */
export interface Findable<T> {
  /** Returns the texts that a row shows, normalised for the search. */
  texts: (row: T) => readonly string[];
  /** The sort key of each column, by column. */
  sorts: Readonly<Record<string, SortKey<T>>>;
  /** For each facet, a function that returns the facet's value in a row; null if the row has none. */
  facets: Readonly<Record<string, (row: T) => string | null>>;
  /** The facets whose values are shown with a count. */
  counted: readonly string[];
  /** Returns the day that the period filter compares. */
  day: (row: T) => Day | null;
}

export interface FindResult<T> {
  rows: readonly T[];
  /** For each value of each facet, how many rows the list would show if that value were chosen. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How many rows the list would show if no value of a counted facet were chosen. */
  uncounted: number;
}

const tally = (): Record<string, number> => ({});

/** The rows that match the search and the filters, in the chosen order. */
export function findRows<T>(
  rows: readonly T[],
  { query, facets, period }: Sought,
  { texts, facets: known, counted, day }: Findable<T>,
  today: Day,
): FindResult<T> {
  const words = searchWords(query);
  const isInPeriod = period && periodTest(period, today);
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
      // The count of a facet's value takes the other filters into account, but not the chosen value of the same
      // facet.
      if (failing.length > 1 || (failing[0] && failing[0].facet !== facet.facet)) continue;
      const value = of(row);
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const counts = Object.fromEntries(counting.map(({ facet, counts }) => [facet, counts]));
  return { rows: found, counts, uncounted };
}
