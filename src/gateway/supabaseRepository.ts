import type { PostgrestError } from '@supabase/supabase-js';

import type { Row } from '../features/shared/list';
import { GatewayError, type GatewayFailure, type Log, type Repository } from './gateway';
import { Malformed } from './rows/decode';
import type { RowCodec } from './rows/rowCodec';
import type { BackendClient } from './supabaseClient';

/** Rows asked for in one request; the hosted service sends no more than 1,000 and does not say so. */
const PAGE = 1000;

interface Answer<T> {
  data: T;
  error: PostgrestError | null;
  status: number;
}

const UNIQUE_VIOLATION = '23505';
const NOT_ONE_ROW = 'PGRST116';

function failureOf({ code }: PostgrestError, status: number): GatewayFailure {
  if (code === UNIQUE_VIOLATION) return 'conflict';
  if (code === NOT_ONE_ROW) return 'gone';
  // Only a 4xx is the backend's no. Status 0: the request itself failed; a success that cannot be
  // read: somebody else answered; a 5xx may come after the commit.
  return status >= 400 && status < 500 ? 'refused' : 'network';
}

function unwrap<T>({ data, error, status }: Answer<T | null>): T {
  if (error) throw new GatewayError(failureOf(error, status), error.message, { cause: error });
  if (data === null) throw new GatewayError('network', 'The answer held no data');
  return data;
}

/** The filter for what comes after `last` in a descending order: (a < x) or (a = x and b < y) … */
function after(order: readonly string[], last: Record<string, unknown>): string {
  const quoted = (column: string): string => `"${String(last[column])}"`;
  return order
    .map((column, index) => {
      const equal = order.slice(0, index).map((before) => `${before}.eq.${quoted(before)}`);
      const parts = [...equal, `${column}.lt.${quoted(column)}`];
      return parts.length === 1 ? parts[0] : `and(${parts.join(',')})`;
    })
    .join(',');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One table of a Supabase project as a repository. */
export function supabaseRepository<
  T extends Row,
  Draft extends Partial<T>,
  Changes extends Partial<T>,
>(client: BackendClient, codec: RowCodec<T>, log: Log): Repository<T, Draft, Changes> {
  const { table, order, decode, encode, stamped } = codec;

  /** The records in `rows`; a malformed one is logged by table, row and field, and left out. */
  function decodeAll(rows: readonly unknown[]): T[] {
    const records: T[] = [];
    for (const row of rows) {
      try {
        records.push(decode(row));
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        const id = isRecord(row) ? String(row['id']) : 'unknown';
        log(`Malformed row refused: ${table} ${id}, field ${error.field}: ${error.message}`);
      }
    }
    return records;
  }

  /** What the next page comes after: the last row of this one; null where there is none. */
  function keyOf(rows: readonly unknown[]): Record<string, unknown> | null {
    const last = rows.at(-1);
    if (last === undefined) return null;
    if (!isRecord(last)) throw new GatewayError('refused', `${table}: a row is not an object`);
    return last;
  }

  function decodeOne(row: unknown): T {
    const [record] = decodeAll([row]);
    if (!record) throw new GatewayError('network', `${table}: the stored row could not be read`);
    return record;
  }

  async function page(userId: string, last: Record<string, unknown> | null) {
    const filtered = client
      .from(table)
      .select('*', last ? {} : { count: 'exact' })
      .eq('user_id', userId);
    const [first = 'id'] = order;
    // The first condition repeats the leading one, in a form that an index can start from.
    const beyond = last ? filtered.lte(first, last[first]).or(after(order, last)) : filtered;
    const ordered = order.reduce(
      (query, column) => query.order(column, { ascending: false }),
      beyond,
    );
    // Without the client's own quiet retries (7 s in all): who waits for an answer is told sooner,
    // and the sagas try again.
    const answer = await ordered.limit(PAGE).retry(false);
    const rows: unknown[] = unwrap<unknown[]>(answer);
    return { rows, total: answer.count };
  }

  return {
    async list(userId) {
      const { rows: first, total } = await page(userId, null);
      const records: T[] = [];
      // The count tells that one page holds it all; later, a page that is not full is the last one.
      // This server's pages get as long as the first, which may be shorter than what was asked for.
      let rows = first;
      let last = first.length === total ? null : keyOf(first);
      for (;;) {
        // Asked for before the rows at hand are decoded: the one takes place while the other waits.
        const next = last === null ? null : page(userId, last);
        records.push(...decodeAll(rows));
        if (next === null) return records;
        ({ rows } = await next);
        const key = keyOf(rows);
        if (key !== null && key['id'] === last?.['id']) {
          throw new GatewayError('refused', `${table}: the server sends the same page again`);
        }
        last = rows.length < first.length ? null : key;
      }
    },

    async insert(userId, id, draft) {
      const row = { id, user_id: userId, ...encode(draft) };
      return decodeOne(unwrap<unknown>(await client.from(table).insert(row).select().single()));
    },

    async update(userId, id, changes) {
      const stamp = stamped ? { updated_at: new Date().toISOString() } : {};
      const answer = await client
        .from(table)
        .update({ ...encode(changes), ...stamp })
        .eq('id', id)
        .eq('user_id', userId)
        .select()
        .single();
      return decodeOne(unwrap<unknown>(answer));
    },

    async remove(userId, id) {
      const { error, status } = await client
        .from(table)
        .delete()
        .eq('id', id)
        .eq('user_id', userId);
      if (error) throw new GatewayError(failureOf(error, status), error.message, { cause: error });
    },
  };
}
