import type { Period } from './period';

/** The column by which a list is sorted; without one it stands in its own order. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What is sought in one list. */
export interface Sought {
  /** As it is typed. */
  query: string;
  sort: Sort | null;
  /** The wanted value of some of a list's facets: `{ status: 'approved', client: '…' }`. */
  facets: Record<string, string>;
  period: Period | null;
}

export const NOTHING_SOUGHT: Sought = { query: '', sort: null, facets: {}, period: null };

/**
 * What pressing a column's head leads to: sorted in its first direction, in the other, not at all.
 * @param first The direction that is asked for more often.
 */
export function sortAfterPress(
  sort: Sort | null,
  column: string,
  first: Sort['direction'],
): Sort | null {
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return null;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** How many filters are set: facets and the period, not what is typed. */
export const filterCount = ({ facets, period }: Sought): number =>
  Object.keys(facets).length + (period === null ? 0 : 1);

/** Something is sought that may take rows out of sight. */
export const isSeeking = (sought: Sought): boolean =>
  sought.query.trim() !== '' || filterCount(sought) > 0;
