/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { openPrepared } from '../../test/preparedDatabase';
import { readCatalogue } from '../rest/catalogue';
import { selectStatement } from '../rest/statement';
import type { Database } from './database';

jest.setTimeout(60_000);

const ROWS = 3000;
const user = randomUUID();
let database: Database;

beforeAll(async () => {
  database = await openPrepared();
  const day = (unit: string): string =>
    `timestamptz '2026-11-01 12:00Z' - interval '1 ${unit}' * n`;
  // Rows as people write them. Nobody runs `analyze`, and PGlite does not run it by itself.
  await database.script(`
    insert into auth.users (id, email, encrypted_password) values ('${user}', 'a@exemplo.br', 'x');
    insert into public.clients (user_id, name, created_at)
      select '${user}', 'c' || n, ${day('hour')} from generate_series(1, ${String(ROWS)}) n;
    insert into public.quotes (user_id, created_at)
      select '${user}', ${day('hour')} from generate_series(1, ${String(ROWS)}) n;
    insert into public.projects (user_id, name, start_date, deadline, created_at)
      select '${user}', 'p', '2026-01-01', '2026-02-01', ${day('hour')}
      from generate_series(1, ${String(ROWS)}) n;
    insert into public.payments (user_id, created_at)
      select '${user}', ${day('hour')} from generate_series(1, ${String(ROWS)}) n;
    insert into public.expenses (user_id, description, category, amount, date, created_at)
      select '${user}', 'g', 'Outros', n, (${day('day')})::date, ${day('day')}
      from generate_series(1, ${String(ROWS)}) n;`);
});
afterAll(() => database.close());

/** The engine's query plan for a request of the app by that user. */
async function planOf(table: string, query: string): Promise<string> {
  const found = (await readCatalogue(database)).get(table);
  if (found === undefined) throw new Error(`No table ${table}`);
  const { text, values } = selectStatement(found, new URLSearchParams(query));
  return database.transaction(async (sql) => {
    await sql.query(
      "select set_config('request.jwt.claims', $1::text, true), set_config('role', 'authenticated', true)",
      [JSON.stringify({ sub: user, role: 'authenticated' })],
    );
    const rows = await sql.query(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const created = 'order=created_at.desc,id.desc';
const dated = 'order=date.desc,created_at.desc,id.desc';
const at = '2026-08-01T12:00:00%2B00:00';
const id = randomUUID();
const afterCreated = `created_at=lte.${at}&or=(created_at.lt.${at},and(created_at.eq.${at},id.lt.${id}))`;
const afterDated = `date=lte.2026-08-01&or=(date.lt.2026-08-01,and(date.eq.2026-08-01,created_at.lt.${at}),and(date.eq.2026-08-01,created_at.eq.${at},id.lt.${id}))`;

// A sort would read the rest of the list for every page: 50,000 rows took 50 times 50,000.
test.each([
  ...['clients', 'quotes', 'projects', 'payments'].map((table) => [table, created, afterCreated]),
  ['expenses', dated, afterDated],
])('pages of %s come from the index, in its order', async (table = '', order = '', after = '') => {
  for (const filter of ['', `${after}&`]) {
    const plan = await planOf(table, `user_id=eq.${user}&${filter}${order}&limit=1000`);
    expect(plan).toContain(`Index Scan using ${table}_newest_first`);
    expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap/);
  }
});
