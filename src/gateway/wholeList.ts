import { GatewayError, TooLargeAnswer } from './gateway';
import { isRecord, type Source } from '../features/shared/decode';

/** Undecoded rows. This file looks only at their key columns. */
type RawRows = readonly unknown[];

/** The part of a list between two of its rows, newest first. Null leaves a side open. */
export interface ListGap {
  after: Source | null;
  before: Source | null;
}

/** The end of a gap where a page starts. Its rows always come newest first. */
export type GapEnd = 'newest' | 'oldest';

export interface PagedList {
  /** The columns of the list's order, together unique. */
  order: readonly string[];
  /**
   * Reads at most `limit` rows of a gap. There are fewer where the gap ends, or where the server limits
   * pages. Rejects with TooLargeAnswer where the rows are too much text.
   */
  read: (gap: ListGap, end: GapEnd, limit: number) => Promise<RawRows>;
  /** Reads the newest rows of the whole list. `total`: the number of all rows, null if not counted. */
  readFirst: (limit: number) => Promise<{ rows: RawRows; total: number | null }>;
}

/** The rows of one request. The hosted service sends no more than 1,000, without saying so. */
const PAGE = 1000;

const idOf = (row: unknown): unknown => (isRecord(row) ? row['id'] : row);

/** The row at a page's end, where the next page starts; `previous`: that of the last page. */
function endOf(rows: RawRows, previous: Source | null): Source | null {
  const last = rows.at(-1);
  if (last === undefined) return previous;
  if (!isRecord(last)) throw new GatewayError('refused', 'A row is not an object');
  if (last['id'] === previous?.['id']) {
    throw new GatewayError('refused', 'The server sends the same page again');
  }
  return last;
}

/** Reads at most `limit` rows; half as many, down to one, while the server finds them too large. */
async function fitting<T>(
  limit: number,
  read: (limit: number) => Promise<T>,
): Promise<{ page: T; limit: number }> {
  try {
    return { page: await read(limit), limit };
  } catch (error) {
    if (!(error instanceof TooLargeAnswer) || limit === 1) throw error;
    return fitting(Math.floor(limit / 2), read);
  }
}

/**
 * Reads a list of any length from both ends until they meet, which takes half as many waits as pages. Each
 * page is requested by the rows on both sides of the gap. So rows that are added or deleted meanwhile neither
 * hide nor double others; the count only decides how much to request.
 * @param decode - Decodes rows; called while the next pages are in flight.
 */
export async function readWhole<T>(
  { order, read, readFirst }: PagedList,
  decode: (rows: RawRows) => T[],
): Promise<T[]> {
  const { page: first, limit: fitted } = await fitting(PAGE, readFirst);
  // The server's page size is at least the longest page so far, which may be shorter than the requested one.
  let pageLength = first.rows.length;
  let left = (first.total ?? 0) - pageLength;
  let gap: ListGap | null =
    left === 0 || pageLength === 0 ? null : { after: endOf(first.rows, null), before: null };
  let [newest, oldest]: [RawRows, RawRows] = [first.rows, []];
  const [head, tail]: [T[], T[]] = [[], []];
  // After a page that was too large, the next one is requested twice as long again, since only some rows have
  // long texts.
  let [newestLimit, oldestLimit] = [fitted, fitted];

  for (;;) {
    // One row more than should be left between both ends. It shows whether they have met.
    const spare =
      left < pageLength ? 0 : Math.min(pageLength, left - pageLength + 1, 2 * oldestLimit);
    const wanted = Math.min(PAGE, 2 * newestLimit);
    const between = gap;
    const next =
      between &&
      Promise.all([
        fitting(wanted, (limit) => read(between, 'newest', limit)),
        spare > 0
          ? fitting(spare, (limit) => read(between, 'oldest', limit))
          : { page: [], limit: 0 },
      ]);
    head.push(...decode(newest));
    tail.push(...decode(oldest));
    if (!gap || !next) return head.concat(tail.reverse());

    const [fromNewest, fromOldest] = await next;
    [newest, newestLimit] = [fromNewest.page, fromNewest.limit];
    [oldest, oldestLimit] = [fromOldest.page, fromOldest.limit];
    const after = endOf(newest, gap.after);
    const before = endOf(oldest, gap.before);
    // Fewer rows came than were asked for, so no row between the two ends is left to read.
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
