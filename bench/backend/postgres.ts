import type { Database } from '../../embedded/database/database';
import { applyMigrations, bootstrap, readMigrations } from '../../embedded/database/migrations';
import { openPostgres, type PostgresServer, startPostgres } from '../../test/postgres';
import { median } from '../statistics';
import type { Figure } from '../table';
import { BARE_QUERY, Connection, type PageQuery, POSTGREST_QUERY, type Timing } from './postgrest';

const PAYMENTS_EACH = 200;
const MANY = 10_000;
const FEW = 100;
const QUERIES = 400;
const TURNS = 7;
/** After the rows were clustered by user, every user added one payment on each of this many days. */
const DAYS_SINCE = 30;

/**
 * The values of `random_page_cost`. 1.1 suits solid-state disks. With PostgreSQL's default of 4, which is meant
 * for spinning disks, the planner prefers to fetch these few scattered rows by a bitmap and to sort them.
 */
const SOLID_STATE = '1.1';
const POSTGRES_DEFAULT = '4';

const userId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A database with payments of this many users. */
interface Population {
  readonly users: number;
  readonly url: string;
  readonly database: Database;
  readonly connection: Connection;
}

/**
 * Adds one payment a user for each of these days (counted back from today). The rows of all users are mixed and in
 * the order of time, as they would be in use.
 */
async function addPayments(database: Database, users: number, days: [number, number]) {
  await database.script(`
    set session_replication_role = replica;
    insert into public.payments (user_id, delivered, paid, payment_method, payment_date,
      received_amount, created_at)
    select ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid, n % 3 <> 0, n % 2 = 0, 'pix',
      date '2026-11-01' - n, abs(n) % 900 + 100, timestamptz '2026-11-01 12:00Z' - interval '1 day' * n
    from generate_series(${days.map(String).join(', ')}, -1) n, generate_series(0, ${String(users - 1)}) u;
    set session_replication_role = origin;`);
  await database.script('vacuum (analyze) public.payments');
}

async function populate(server: PostgresServer, users: number): Promise<Population> {
  const url = await server.createDatabase();
  const database = openPostgres(url);
  await bootstrap(database);
  await applyMigrations(database, readMigrations());
  await database.script(`
    insert into auth.users (id, email, encrypted_password)
    select ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid, u || '@exemplo.com.br', 'x'
    from generate_series(0, ${String(users - 1)}) u;`);
  await addPayments(database, users, [PAYMENTS_EACH, 1]);
  return { users, url, database, connection: await Connection.open(url, SOLID_STATE) };
}

/** @throws Error unless the query reads the rows from the index, in the order of the index. */
async function assertPlan({ connection }: Population): Promise<string> {
  const plan = await connection.plan(userId(7), 'force_custom_plan');
  for (const each of [plan, await connection.plan(userId(7), 'force_generic_plan')]) {
    const isGood =
      each.includes('Index Scan using payments_newest_first') && !/Sort|Seq Scan|Bitmap/.test(each);
    if (!isGood) throw new Error(`"My rows, newest first" is no plain index scan:\n${each}`);
  }
  return plan;
}

const timed = (
  { connection, users }: Population,
  form: PageQuery,
  payments = PAYMENTS_EACH,
): Promise<Timing> => {
  // The users are spread over all ids by a fixed rule, not at random, so that runs can be compared.
  const some = Array.from({ length: QUERIES }, (_, n) => userId((n * 7919) % users));
  return connection.time(form, some, payments);
};

/** Measures both databases alternately, so that other load on the machine slows both alike. */
async function compared(
  few: Population,
  many: Population,
  form: PageQuery,
  payments = PAYMENTS_EACH,
): Promise<{ few: Timing; many: Timing }> {
  const times: { few: Timing; many: Timing }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.push({ few: await timed(few, form, payments), many: await timed(many, form, payments) });
  }
  const middle = (side: 'few' | 'many'): Timing => ({
    statement: median(times.map((one) => one[side].statement)),
    transaction: median(times.map((one) => one[side].transaction)),
  });
  return { few: middle('few'), many: middle('many') };
}

const sizeOf = async (database: Database, what: string): Promise<number> =>
  database.transaction(async (sql) => {
    const [row] = await sql.query(`select ${what}::text as bytes`);
    return Number(row?.['bytes']) / 1024 / 1024;
  });

/**
 * Measures how fast one user's rows are read among 2 million rows on a real PostgreSQL. Null where PostgreSQL is
 * not installed.
 */
export async function postgresFigures(): Promise<{ figures: Figure[]; plan: string } | null> {
  const server = await startPostgres('1GB');
  if (server === null) return null;
  const opened: { close(): Promise<void> }[] = [];
  try {
    const prepare = async (users: number): Promise<Population> => {
      const population = await populate(server, users);
      opened.push(population.connection, population.database);
      return population;
    };
    const few = await prepare(FEW);
    const many = await prepare(MANY);
    const plan = await assertPlan(many);
    const service = await compared(few, many, POSTGREST_QUERY);
    const bare = await compared(few, many, BARE_QUERY);
    const untuned = async (population: Population): Promise<Population> => {
      const connection = await Connection.open(population.url, POSTGRES_DEFAULT);
      opened.unshift(connection);
      return { ...population, connection };
    };
    const bitmap = await compared(await untuned(few), await untuned(many), POSTGREST_QUERY);
    const heap = await sizeOf(many.database, "pg_table_size('public.payments')");
    const indexes = await sizeOf(many.database, "pg_indexes_size('public.payments')");
    // The rows are clustered by user on the disk, as database maintenance would do. Then new rows are added.
    await many.database.script('cluster public.payments using payments_newest_first');
    for (const { database, users } of [few, many]) {
      await addPayments(database, users, [0, 1 - DAYS_SINCE]);
    }
    const later = await compared(few, many, POSTGREST_QUERY, PAYMENTS_EACH + DAYS_SINCE);
    const ratio = (pair: { few: Timing; many: Timing }, what: keyof Timing): number =>
      pair.many[what] / pair.few[what];
    return {
      plan,
      figures: [
        {
          what: 'my 200 payments, newest first, among 20,000: PostgREST’s transaction',
          value: service.few.transaction,
          unit: 'ms',
        },
        { what: 'the same among 2,000,000', value: service.many.transaction, unit: 'ms' },
        { what: 'ratio', value: ratio(service, 'transaction'), unit: '×', target: 1.3 },
        { what: 'its statement alone, among 20,000', value: service.few.statement, unit: 'ms' },
        { what: 'the same among 2,000,000', value: service.many.statement, unit: 'ms' },
        { what: 'ratio', value: ratio(service, 'statement'), unit: '×' },
        { what: 'a bare select of the rows, among 20,000', value: bare.few.statement, unit: 'ms' },
        { what: 'the same among 2,000,000', value: bare.many.statement, unit: 'ms' },
        { what: 'ratio', value: ratio(bare, 'statement'), unit: '×' },
        {
          what: 'PostgREST’s transaction with random_page_cost = 4 (bitmap and sort), among 20,000',
          value: bitmap.few.transaction,
          unit: 'ms',
        },
        { what: 'the same among 2,000,000', value: bitmap.many.transaction, unit: 'ms' },
        { what: 'ratio', value: ratio(bitmap, 'transaction'), unit: '×' },
        {
          what: `PostgREST’s transaction ${String(DAYS_SINCE)} days after \`cluster\`, ratio`,
          value: ratio(later, 'transaction'),
          unit: '×',
        },
        {
          what: 'its statement alone then, ratio',
          value: ratio(later, 'statement'),
          unit: '×',
        },
        { what: '2,000,000 payments: table', value: heap, unit: 'MiB' },
        { what: '2,000,000 payments: indexes', value: indexes, unit: 'MiB' },
      ],
    };
  } finally {
    for (const each of opened) await each.close();
    server.stop();
  }
}
