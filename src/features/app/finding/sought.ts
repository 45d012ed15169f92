import type { Period } from './period';

/** The column by which a list is sorted. Without one, the list has its own order. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The search, filters and sorting of one list. */
export interface Sought {
  /** The query exactly as typed. */
  query: string;
  sort: Sort | null;
  /** The chosen value of each facet, for example `{ status: 'approved', client: '…' }`. */
  facets: Record<string, string>;
  period: Period | null;
}

export const NOTHING_SOUGHT: Sought = { query: '', sort: null, facets: {}, period: null };

/**
 * The sorting after a press on a column's header. The presses lead to the first direction, the other direction,
 * and no sorting.
 * @param first - the direction that users want more often.
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

/** How many filters are set. Facets and the period count, but not the typed query. */
export const filterCount = ({ facets, period }: Sought): number =>
  Object.keys(facets).length + (period === null ? 0 : 1);

/** Whether the search or a filter may hide rows. */
export const isSeeking = (sought: Sought): boolean =>
  sought.query.trim() !== '' || filterCount(sought) > 0;
