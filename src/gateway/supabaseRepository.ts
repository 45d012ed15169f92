import type { PostgrestError } from '@supabase/supabase-js';

import type { Row } from '../features/shared/list';
import {
  GatewayError,
  type GatewayFailure,
  type Log,
  type Repository,
  TooLargeAnswer,
} from './gateway';
import { isRecord, Malformed, type Source } from '../features/shared/decode';
import type { RowCodec } from './rows/rowCodec';
import type { BackendClient } from './supabaseClient';
import { readWhole, type GapEnd, type ListGap, type PagedList } from './wholeList';

interface Answer<T> {
  data: T;
  error: PostgrestError | null;
  status: number;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const NOT_ONE_ROW = 'PGRST116';
const TOO_LARGE = 413;

/** The most rows that are read by their values. It is as many as the hosted service sends at once. */
const MAX_FOUND = 1000;

/** The error codes of PostgREST and PostgreSQL for a table or a column that the schema does not have. */
const UNKNOWN_TO_SCHEMA = new Set(['PGRST204', 'PGRST205', '42703', '42P01']);

function failureOf({ code }: PostgrestError, status: number): GatewayFailure {
  if (code === UNIQUE_VIOLATION) return 'conflict';
  if (code === FOREIGN_KEY_VIOLATION) return 'dangling';
  if (code === NOT_ONE_ROW) return 'gone';
  if (UNKNOWN_TO_SCHEMA.has(code)) return 'outdated';
  // Only a 4xx is a refusal. A 5xx may come after the commit. Status 0 means that the request itself failed. A success
  // that cannot be read comes from something between the app and the backend.
  return status >= 400 && status < 500 ? 'refused' : 'network';
}

function throwIfFailed({ error, status }: Answer<unknown>): void {
  if (error) throw new GatewayError(failureOf(error, status), error.message, { cause: error });
}

function unwrap<T>(answer: Answer<T | null>): T {
  throwIfFailed(answer);
  const { data } = answer;
  if (data === null) throw new GatewayError('network', 'The answer held no data');
  return data;
}

/**
 * Returns a filter for the rows that follow a row (`lt`) or precede it (`gt`) in an order of several columns. For two
 * columns a and b it says: (a < x) or (a = x and b < y).
 */
function filterBeyond(order: readonly string[], row: Source, side: 'lt' | 'gt'): string {
  const quoted = (column: string): string => `"${String(row[column])}"`;
  return order
    .map((column, index) => {
      const equal = order.slice(0, index).map((before) => `${before}.eq.${quoted(before)}`);
      const parts = [...equal, `${column}.${side}.${quoted(column)}`];
      return parts.length === 1 ? parts[0] : `and(${parts.join(',')})`;
    })
    .join(',');
}

/** Makes the repository of one table of a Supabase project. */
export function supabaseRepository<T extends Row, Draft extends Partial<T>>(
  client: BackendClient,
  codec: RowCodec<T>,
  log: Log,
): Repository<T, Draft> {
  const { table, order, decode, encode, stamped } = codec;

  /** Decodes rows. A malformed row is left out, and its table, id and field are logged. */
  function decodeAll(rows: readonly unknown[]): T[] {
    const records: T[] = [];
    for (const row of rows) {
      try {
        records.push(decode(row));
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        const id = isRecord(row) ? row['id'] : null;
        // Data is logged beside the message, because problem reports protect that data.
        log(`Malformed row: ${error.message}`, { table, id, field: error.field });
      }
    }
    return records;
  }

  function decodeOne(row: unknown): T {
    const [record] = decodeAll([row]);
    if (!record) throw new GatewayError('network', `${table}: the stored row could not be read`);
    return record;
  }

  const withOwner = (userId: string, values: object) => {
    const { id, ...row } = encode(values);
    return { id, user_id: userId, ...row };
  };

  async function insertRow(userId: string, values: object): Promise<T> {
    const row = withOwner(userId, values);
    return decodeOne(unwrap<unknown>(await client.from(table).insert(row).select().single()));
  }

  async function page(
    userId: string,
    { after, before }: ListGap,
    { end, limit, count }: { end: GapEnd; limit: number; count: boolean },
  ) {
    const [first = 'id'] = order;
    let rows = client
      .from(table)
      .select('*', count ? { count: 'exact' } : {})
      .eq('user_id', userId);
    // The leading column's condition is repeated in a form that can use an index.
    if (after) rows = rows.lte(first, after[first]).or(filterBeyond(order, after, 'lt'));
    if (before) rows = rows.gte(first, before[first]).or(filterBeyond(order, before, 'gt'));
    const ordered = order.reduce(
      (query, column) => query.order(column, { ascending: end === 'oldest' }),
      rows,
    );
    // The client's silent retries (7 s in all) are switched off. The user is informed sooner, and the sagas retry.
    const answer = await ordered.limit(limit).retry(false);
    if (answer.status === TOO_LARGE) throw new TooLargeAnswer(answer.error?.message ?? 'Too large');
    return { rows: unwrap<unknown[]>(answer), total: answer.count };
  }

  return {
    list(userId) {
      const everything = { after: null, before: null };
      const paged: PagedList = {
        order,
        readFirst: (limit) => page(userId, everything, { end: 'newest', limit, count: true }),
        read: async (gap, end, limit) =>
          (await page(userId, gap, { end, limit, count: false })).rows,
      };
      return readWhole(paged, decodeAll);
    },

    async find(userId, id) {
      const answer = await client
        .from(table)
        .select('*')
        .eq('id', id)
        .eq('user_id', userId)
        .limit(1)
        .retry(false);
      const [row] = unwrap<unknown[]>(answer);
      return row === undefined ? null : decodeOne(row);
    },

    async findWith(userId, values) {
      const answer = await client
        .from(table)
        .select('*')
        .match({ user_id: userId, ...encode(values) })
        .limit(MAX_FOUND)
        .retry(false);
      return decodeAll(unwrap<unknown[]>(answer));
    },

    insert: (userId, id, draft) => insertRow(userId, { id, ...draft }),

    async update(userId, id, changes, held = {}) {
      const stamp = stamped ? { updated_at: new Date().toISOString() } : {};
      const answer = await client
        .from(table)
        .update({ ...encode(changes), ...stamp })
        .match({ id, user_id: userId, ...encode(held) })
        .select()
        .single();
      return decodeOne(unwrap<unknown>(answer));
    },

    async remove(userId, id) {
      const answer = await client.from(table).delete().eq('id', id).eq('user_id', userId).select();
      return decodeAll(unwrap<unknown[]>(answer))[0] ?? null;
    },

    restore: insertRow,

    async restoreAll(userId, rows) {
      throwIfFailed(await client.from(table).insert(rows.map((row) => withOwner(userId, row))));
    },

    async removeAll(userId, ids) {
      const all = client.from(table).delete().eq('user_id', userId);
      const selection = ids ? all.or(ids.map((id) => `id.eq.${id}`).join()) : all;
      throwIfFailed(await selection);
    },
  };
}
