import { GatewayError } from './gateway';
import { isRecord, type Source } from './rows/decode';

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
  /** At most `limit` rows of a gap; fewer where there are no more, or where the server caps pages. */
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
  const first = await readFirst(PAGE);
  // A server's pages get as long as its first, which may be shorter than what was asked for.
  const size = first.rows.length;
  let left = (first.total ?? 0) - size;
  let gap: Gap | null =
    left === 0 || size === 0 ? null : { after: endOf(first.rows, null), before: null };
  let [newest, oldest]: [RawRows, RawRows] = [first.rows, []];
  const [head, tail]: [T[], T[]] = [[], []];

  for (;;) {
    // One row more than should be left between the two: it shows whether they have met.
    const limit = left < size ? 0 : Math.min(size, left - size + 1);
    const next =
      gap && Promise.all([read(gap, 'newest', PAGE), limit > 0 ? read(gap, 'oldest', limit) : []]);
    head.push(...decode(newest));
    tail.push(...decode(oldest));
    if (!gap || !next) return head.concat(tail.reverse());

    [newest, oldest] = await next;
    const after = endOf(newest, gap.after);
    const before = endOf(oldest, gap.before);
    // A page that is not full holds all of the gap.
    if (newest.length < size) [gap, oldest] = [null, []];
    else if (oldest.length < limit) [gap, newest] = [null, []];
    else {
      const isEnd = (row: unknown): boolean =>
        isRecord(row) && order.every((column) => row[column] === after?.[column]);
      gap = oldest.some(isEnd) ? null : { after, before };
      const seen = new Set(newest.map(idOf));
      oldest = oldest.filter((row) => !seen.has(idOf(row)));
      left -= newest.length + oldest.length;
    }
  }
}
