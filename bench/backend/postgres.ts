import type { Database } from '../../embedded/database/database';
import { preparedPostgres, startPostgres } from '../../test/postgres';
import { median } from '../statistics';
import type { Figure } from '../table';

const PAYMENTS_EACH = 200;
const MANY = 10_000;
const FEW = 100;
const QUERIES = 400;

/**
 * `random_page_cost` for disks without moving parts. With PostgreSQL's own default of 4, meant for
 * turning ones, it fetches so few scattered rows by a bitmap and sorts them.
 */
const SOLID_STATE = '1.1';
const POSTGRES_DEFAULT = '4';

/** The page that the app asks for first. */
const MINE = `
  select * from public.payments where user_id = $1::text::uuid
  order by created_at desc, id desc limit 1000`;

const userId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

async function seed(database: Database, users: number): Promise<void> {
  // In the order in which rows come in life: everybody's mixed, by time.
  await database.script(`
    insert into auth.users (id, email, encrypted_password)
    select ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid, u || '@exemplo.com.br', 'x'
    from generate_series(0, ${String(users - 1)}) u;
    set session_replication_role = replica;
    insert into public.payments (user_id, delivered, paid, payment_method, payment_date,
      received_amount, created_at)
    select ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid, n % 3 <> 0, n % 2 = 0, 'pix',
      date '2026-11-01' - n, n % 900 + 100, timestamptz '2026-11-01 12:00Z' - interval '1 day' * n
    from generate_series(1, ${String(PAYMENTS_EACH)}) n, generate_series(0, ${String(users - 1)}) u;
    set session_replication_role = origin;`);
  await database.script('vacuum (analyze) public.payments');
}

function asUser<Result>(
  database: Database,
  user: string,
  statement: string,
  read: (rows: readonly Readonly<Record<string, string | null>>[], ms: number) => Result,
  pageCost = SOLID_STATE,
): Promise<Result> {
  return database.transaction(async (sql) => {
    await sql.query(
      "select set_config('request.jwt.claims', $1::text, true), set_config('role', 'authenticated', true), set_config('random_page_cost', $2::text, true)",
      [JSON.stringify({ sub: user, role: 'authenticated' }), pageCost],
    );
    const start = performance.now();
    const rows = await sql.query(statement, [user]);
    return read(rows, performance.now() - start);
  });
}

/** @throws Error unless the rows come from the index, in its order. */
async function assertPlan(database: Database): Promise<string> {
  const plan = await asUser(database, userId(7), `explain ${MINE}`, (rows) =>
    rows.map((row) => row['QUERY PLAN'] ?? '').join('\n'),
  );
  const isGood =
    plan.includes('Index Scan using payments_newest_first') && !/Sort|Seq Scan|Bitmap/.test(plan);
  if (!isGood) throw new Error(`"My rows, newest first" is no plain index scan:\n${plan}`);
  return plan;
}

async function medianQuery(database: Database, users: number, pageCost?: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < QUERIES; n += 1) {
    // Spread over all users, but not at random: runs can be compared.
    const user = userId((n * 7919) % users);
    times.push(
      await asUser(
        database,
        user,
        MINE,
        (rows, ms) => {
          if (rows.length !== PAYMENTS_EACH)
            throw new Error(`${String(rows.length)} rows for ${user}`);
          return ms;
        },
        pageCost,
      ),
    );
  }
  // The first visits read from disk what later ones find in memory.
  return median(times.slice(QUERIES / 4));
}

const sizeOf = async (database: Database, what: string): Promise<number> =>
  database.transaction(async (sql) => {
    const [row] = await sql.query(`select ${what}::text as bytes`);
    return Number(row?.['bytes']) / 1024 / 1024;
  });

/** One user's rows among 2 million on a real PostgreSQL; null where there is none. */
export async function postgresFigures(): Promise<{ figures: Figure[]; plan: string } | null> {
  const server = await startPostgres('1GB');
  if (server === null) return null;
  const opened: Database[] = [];
  try {
    const prepare = async (users: number): Promise<Database> => {
      const database = await preparedPostgres(server);
      opened.push(database);
      await seed(database, users);
      return database;
    };
    const few = await prepare(FEW);
    const many = await prepare(MANY);
    const plan = await assertPlan(many);
    // Turn about: what else the machine does slows both.
    const times: [number, number][] = [];
    for (let run = 0; run < 5; run += 1) {
      times.push([await medianQuery(few, FEW), await medianQuery(many, MANY)]);
    }
    const bitmap = await medianQuery(many, MANY, POSTGRES_DEFAULT);
    const small = median(times.map(([ms]) => ms));
    const large = median(times.map(([, ms]) => ms));
    // Each user's rows side by side on disk, as maintenance would lay them.
    await many.script('cluster public.payments using payments_newest_first');
    await many.script('vacuum (analyze) public.payments');
    const clustered = await medianQuery(many, MANY);
    const heap = await sizeOf(many, "pg_table_size('public.payments')");
    const indexes = await sizeOf(many, "pg_indexes_size('public.payments')");
    return {
      plan,
      figures: [
        { what: 'my 200 payments, newest first, among 20,000', value: small, unit: 'ms' },
        { what: 'the same among 2,000,000', value: large, unit: 'ms' },
        { what: 'ratio', value: large / small, unit: '×', target: 1.3 },
        { what: 'the same with random_page_cost = 4 (bitmap and sort)', value: bitmap, unit: 'ms' },
        { what: 'the same after `cluster`, by the index', value: clustered, unit: 'ms' },
        { what: '2,000,000 payments: table', value: heap, unit: 'MiB' },
        { what: '2,000,000 payments: indexes', value: indexes, unit: 'MiB' },
      ],
    };
  } finally {
    for (const database of opened) await database.close();
    server.stop();
  }
}
