import { GatewayError, TooLargeAnswer } from './gateway';
import { isRecord, type Source } from '../features/shared/decode';

/** Rows that are not decoded yet. This file only looks at their key columns. */
type RawRows = readonly unknown[];

/** The part of a list between two of its rows, newest first. Null means that the gap has no end on that side. */
export interface ListGap {
  after: Source | null;
  before: Source | null;
}

/** The end of a gap at which a page starts. The rows of a page always come newest first. */
export type GapEnd = 'newest' | 'oldest';

export interface PagedList {
  /** The columns by which the list is ordered. Together they are unique. */
  order: readonly string[];
  /**
   * Reads at most `limit` rows of a gap. It returns fewer rows if the gap ends there or if the server limits pages.
   * Rejects with TooLargeAnswer if the rows contain too much text.
   */
  read: (gap: ListGap, end: GapEnd, limit: number) => Promise<RawRows>;
  /** Reads the newest rows of the list. `total` is the number of all rows; null if they were not counted. */
  readFirst: (limit: number) => Promise<{ rows: RawRows; total: number | null }>;
}

/** The number of rows that one request asks for. The hosted service silently sends no more than 1,000. */
const PAGE = 1000;

const idOf = (row: unknown): unknown => (isRecord(row) ? row['id'] : row);

/**
 * Returns the row at which the next page starts, which is the last row of this page.
 * @param previous - The row at which this page started. It is returned for an empty page.
 */
function lastRowOf(rows: RawRows, previous: Source | null): Source | null {
  const last = rows.at(-1);
  if (last === undefined) return previous;
  if (!isRecord(last)) throw new GatewayError('refused', 'A row is not an object');
  if (last['id'] === previous?.['id']) {
    throw new GatewayError('refused', 'The server sends the same page again');
  }
  return last;
}

/** Reads at most `limit` rows. If the server finds them too large, it reads half as many, and so on down to one row. */
async function readFitting<T>(
  limit: number,
  read: (limit: number) => Promise<T>,
): Promise<{ page: T; limit: number }> {
  try {
    return { page: await read(limit), limit };
  } catch (error) {
    if (!(error instanceof TooLargeAnswer) || limit === 1) throw error;
    return readFitting(Math.floor(limit / 2), read);
  }
}

/**
 * Reads a list of any length. Two pages are read at the same time, one from each end of the list, until they meet. This
 * takes half as many waits as there are pages. Each page is requested by the rows on both sides of the gap. So no row
 * is missed or read twice when other rows are added or deleted meanwhile. The count only decides how many rows to
 * request.
 * @param decode - Decodes rows. It is called while the next pages are in flight.
 */
export async function readWhole<T>(
  { order, read, readFirst }: PagedList,
  decode: (rows: RawRows) => T[],
): Promise<T[]> {
  const { page: first, limit: fitted } = await readFitting(PAGE, readFirst);
  // The server may send shorter pages than requested. The longest page so far shows how many rows it sends at least.
  let pageLength = first.rows.length;
  let left = (first.total ?? 0) - pageLength;
  let gap: ListGap | null =
    left === 0 || pageLength === 0 ? null : { after: lastRowOf(first.rows, null), before: null };
  let [newest, oldest]: [RawRows, RawRows] = [first.rows, []];
  const [head, tail]: [T[], T[]] = [[], []];
  // After a page that was too large, the next request asks for twice as many rows again, because only some rows have
  // long texts.
  let [newestLimit, oldestLimit] = [fitted, fitted];

  for (;;) {
    // The request at the oldest end asks for one row more than is expected in the gap. If that row is missing, both
    // ends have met.
    const spare =
      left < pageLength ? 0 : Math.min(pageLength, left - pageLength + 1, 2 * oldestLimit);
    const wanted = Math.min(PAGE, 2 * newestLimit);
    const between = gap;
    const next =
      between &&
      Promise.all([
        readFitting(wanted, (limit) => read(between, 'newest', limit)),
        spare > 0
          ? readFitting(spare, (limit) => read(between, 'oldest', limit))
          : { page: [], limit: 0 },
      ]);
    head.push(...decode(newest));
    tail.push(...decode(oldest));
    if (!gap || !next) return head.concat(tail.reverse());

    const [fromNewest, fromOldest] = await next;
    [newest, newestLimit] = [fromNewest.page, fromNewest.limit];
    [oldest, oldestLimit] = [fromOldest.page, fromOldest.limit];
    const after = lastRowOf(newest, gap.after);
    const before = lastRowOf(oldest, gap.before);
    // Fewer rows came than were requested, so no row between the two ends is left to read.
    if (newest.length < Math.min(pageLength, newestLimit)) [gap, oldest] = [null, []];
    else if (oldest.length < oldestLimit) [gap, newest] = [null, []];
    else {
      const isEnd = (row: unknown): boolean =>
        isRecord(row) && order.every((column) => row[column] === after?.[column]);
      gap = oldest.some(isEnd) ? null : { after, before };
      const seen = new Set(newest.map(idOf));
      oldest = oldest.filter((row) => !seen.has(idOf(row)));
      left -= newest.length + oldest.length;
      pageLength = Math.max(pageLength, newest.length);
    }
  }
}
