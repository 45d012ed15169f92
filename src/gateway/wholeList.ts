import { GatewayError, TooLargeAnswer } from './gateway';
import { isRecord, type Source } from '../features/shared/decode';

/** Rows as the backend sent them; of their columns only the keys are looked at here. */
type RawRows = readonly unknown[];

/** The part of a list, newest first, between two of its rows; null: open on that side. */
export interface Gap {
  after: Source | null;
  before: Source | null;
}

/** The end of a gap that a page starts from; its rows come in the order in which they lie there. */
export type End = 'newest' | 'oldest';

export interface PagedList {
  /** The columns that the list is ordered by, together unique. */
  order: readonly string[];
  /**
   * At most `limit` rows of a gap; fewer where there are no more, or where the server caps pages.
   * Rejects with TooLargeAnswer where so many rows are too much text.
   */
  read: (gap: Gap, end: End, limit: number) => Promise<RawRows>;
  /** The same of the whole list, from its newest end; `total`: rows in all, null if not counted. */
  readFirst: (limit: number) => Promise<{ rows: RawRows; total: number | null }>;
}

/** Rows asked for in one request; the hosted service sends no more than 1,000 and does not say so. */
const PAGE = 1000;

const idOf = (row: unknown): unknown => (isRecord(row) ? row['id'] : row);

/** The row that a page ended at, from which the next is asked for; `previous`: that of the last page. */
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
 * Reads a list of any length, from both ends at once until they meet: half as many waits as pages.
 * Each page is asked for by the rows at which the gap between them begins and ends, so that rows
 * that come or go meanwhile neither hide nor double others; the count only tells how much to ask for.
 * @param decode - the records in some rows; called while the next pages are on their way.
 */
export async function readWhole<T>(
  { order, read, readFirst }: PagedList,
  decode: (rows: RawRows) => T[],
): Promise<T[]> {
  const { page: first, limit: fitted } = await fitting(PAGE, readFirst);
  // A server's pages get at least as long as the longest so far, which may be shorter than what was asked for.
  let size = first.rows.length;
  let left = (first.total ?? 0) - size;
  let gap: Gap | null =
    left === 0 || size === 0 ? null : { after: endOf(first.rows, null), before: null };
  let [newest, oldest]: [RawRows, RawRows] = [first.rows, []];
  const [head, tail]: [T[], T[]] = [[], []];
  // What fitted last is tried again twice as long: where long texts stand, and where they end.
  let [newestLimit, oldestLimit] = [fitted, fitted];

  for (;;) {
    // One row more than should be left between the two: it shows whether they have met.
    const spare = left < size ? 0 : Math.min(size, left - size + 1, 2 * oldestLimit);
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
    // A page that is not full holds all of the gap.
    if (newest.length < Math.min(size, newestLimit)) [gap, oldest] = [null, []];
    else if (oldest.length < oldestLimit) [gap, newest] = [null, []];
    else {
      const isEnd = (row: unknown): boolean =>
        isRecord(row) && order.every((column) => row[column] === after?.[column]);
      gap = oldest.some(isEnd) ? null : { after, before };
      const seen = new Set(newest.map(idOf));
      oldest = oldest.filter((row) => !seen.has(idOf(row)));
      left -= newest.length + oldest.length;
      size = Math.max(size, newest.length);
    }
  }
}
