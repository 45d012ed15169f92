import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../embedded/database/database';
import type { RunningServer } from '../../../embedded/server';
import type { Gateway } from '../../../src/gateway/gateway';
import { supabaseGateway } from '../../../src/gateway/supabaseGateway';
import { type Client, startBackend, supabaseClient } from '../../backend';
import { ENTITIES, type EntityName } from '../../../src/features/app/entities/entities';
import { validRow } from '../../sideTables';
import { rounds } from '../support/long';
import { type Random, seededRandom } from '../support/random';

jest.setTimeout(240_000);

/** The number of expenses, and of rows in each other list. Every answer has at most 1,000 rows. */
const ROWS = 25_000;
const OTHER_ROWS = rounds(6_000, ROWS);
const WRITES_PER_PAGE = 10;

const EMAIL = 'muitos@exemplo.br';
const PASSWORD = 'segredo-123';

let server: RunningServer;
let gateway: Gateway;
let userId: string;
/** A client of the same user on another device. */
let other: Client;
/** The gateway's log, which would name a malformed row that was left out. */
const log: string[] = [];

beforeAll(async () => {
  server = await startBackend();
  gateway = supabaseGateway(
    { url: server.url, key: 'oficio-local' },
    { log: (message) => log.push(message), urlLink: null },
  );
  await gateway.session.signUp({ fullName: 'Ana', email: EMAIL, password: PASSWORD });
  ({ id: userId } = await gateway.session.signIn({ email: EMAIL, password: PASSWORD }));
  other = supabaseClient(server.url);
  const { error } = await other.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  if (error !== null) throw error;
  for (const table of ENTITIES) await fill(server.database, table);
});
afterAll(async () => {
  await server.close();
});

// Fills a list with rows of which many have equal values in all columns that pages are cut by: thousands were
// created in the same microsecond, on the same day. Only their ids differ.
async function fill(database: Database, table: EntityName): Promise<void> {
  const row = validRow(table, 'de muitos');
  if (table === 'expenses') delete row['date'];
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${String(index + 1)}::text`);
  const types = await database.transaction((sql) =>
    sql.query(
      'select column_name, data_type from information_schema.columns where table_name = $1::text',
      [table],
    ),
  );
  const cast = (column: string, value: string): string =>
    `cast(${value} as ${types.find((type) => type['column_name'] === column)?.['data_type'] ?? 'text'})`;
  const day = table === 'expenses' ? ", date '2026-01-01' + (n % 30)" : '';
  await database.transaction((sql) =>
    sql.query(
      `insert into public.${table} (user_id, created_at${day === '' ? '' : ', date'}, ${columns.join()})
       select cast('${userId}' as uuid), timestamptz '2026-01-01 10:00:00.123456+00' + (n % 3) * interval '1 microsecond'${day},
         ${columns.map((column, index) => cast(column, values[index] ?? '')).join()}
       from generate_series(1, ${String(table === 'expenses' ? ROWS : OTHER_ROWS)}) n`,
      columns.map((column) => {
        const value = row[column];
        return typeof value === 'string' ? value : JSON.stringify(value);
      }),
    ),
  );
}

async function storedIds(table: EntityName): Promise<readonly string[]> {
  const rows = await server.database.transaction((sql) =>
    sql.query(`select id from public.${table} where user_id = cast($1::text as uuid)`, [userId]),
  );
  return rows.map((row) => row['id'] ?? '');
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

test('the backend never answers with more than a thousand rows', async () => {
  const { data, count } = await other.from('expenses').select('*', { count: 'exact' });
  expect([data?.length, count]).toEqual([1_000, ROWS]);
});

test('lists are whole: 25,000 expenses, none missing, none twice, by day, newest first, ties by id', async () => {
  const listed = await gateway.expenses.list(userId);
  expect(listed).toHaveLength(ROWS);
  expect(new Set(idsOf(listed))).toEqual(new Set(await storedIds('expenses')));
  expect(log).toEqual([]);
  const keys = listed.map(({ date, createdAt, id }) => `${date} ${createdAt} ${id}`);
  expect(keys).toEqual([...keys].sort().reverse());
  expect(new Set(listed.map(({ date, createdAt }) => `${date} ${createdAt}`)).size).toBeLessThan(
    100,
  );
});

/** A row that may belong anywhere in the list: at the start, at the end, or among rows with equal values. */
function intruder(table: EntityName, random: Random): Record<string, unknown> {
  const day = String(1 + random.below(31)).padStart(2, '0');
  const created = random.pick([
    {},
    { created_at: '2026-01-01T10:00:00.123457Z' },
    { created_at: '2020-01-01T00:00:00Z' },
  ]);
  const date = table === 'expenses' ? { date: `2026-01-${day}` } : {};
  return { id: randomUUID(), ...validRow(table, 'de passagem'), ...created, ...date };
}

test.each(ENTITIES)(
  'lists are whole: %s, while another device inserts and deletes during the load',
  async (table) => {
    const random = seededRandom(`lists-are-whole ${table}`);
    const before = await storedIds(table);
    const doomed = new Set(Array.from({ length: 400 }, () => random.pick(before)));
    const victims = [...doomed];
    let loading = true;
    let writes = 0;
    const meddle = async (): Promise<void> => {
      while (loading) {
        const { error } = await other.from(table).insert(intruder(table, random));
        if (error !== null) throw error;
        const gone = victims.splice(0, 4);
        if (gone.length > 0) {
          for (const id of gone) {
            const deleted = await other.from(table).delete().eq('id', id);
            if (deleted.error !== null) throw deleted.error;
          }
        }
        writes += 1;
      }
    };
    const meddling = Promise.all(Array.from({ length: 12 }, meddle));
    // A page is asked for after some changes, however fast the machine is.
    const send = globalThis.fetch;
    let pages = 0;
    const load = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if ((init?.method ?? 'GET') === 'GET') {
        const writesBefore = writes;
        while (writes < writesBefore + WRITES_PER_PAGE) await setTimeout(1);
        pages += 1;
      }
      return send(input, init);
    });
    const listed = idsOf(await gateway[table].list(userId));
    load.mockRestore();
    loading = false;
    await meddling;

    expect(pages).toBeGreaterThanOrEqual(before.length / 1_000);
    expect(writes).toBeGreaterThanOrEqual(WRITES_PER_PAGE);
    const seen = new Set(listed);
    expect(listed.length - seen.size).toBe(0);
    const untouched = before.filter((id) => !doomed.has(id));
    expect(untouched.filter((id) => !seen.has(id))).toEqual([]);
    // Every listed row was in the database at some moment of the load.
    const possible = new Set([...before, ...(await storedIds(table))]);
    expect(listed.filter((id) => !possible.has(id))).toEqual([]);
    expect(log).toEqual([]);
  },
);
