/**
 * `SUPABASE_URL=… SUPABASE_PUBLISHABLE_KEY=… npm run doctor`: examines a hosted project and changes nothing.
 * With `-- --try-sign-up` it sends a sign-up that is refused, to learn the password rules. SUPABASE_DB_URL
 * lets it check policies and privileges, too, and APP_URL the static host.
 */
import { Client } from 'pg';
import type { Sql, TextRow } from '../embedded/database/database';
import { readMigrations } from '../embedded/database/migrations';
import { isLoopback } from '../embedded/http/hosts';
import { examineProject, type ExaminedProject } from './doctor/examine';
import type { Finding, Level } from './doctor/finding';
import { readRightTables } from './doctor/readDatabase';
import { backendFromEnvironment } from './webpack/backend';

const MARK: Readonly<Record<Level, string>> = {
  fine: 'ok      ',
  note: 'note    ',
  warning: 'WARNING ',
  problem: 'PROBLEM ',
  unknown: 'unknown ',
};

/** Opens a read-only transaction for the checks. Connections to other machines are encrypted. */
const connection =
  (url: string): ExaminedProject['database'] =>
  async (look) => {
    const isHere = isLoopback(new URL(url).hostname);
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 15_000,
      // The certificates of hosted projects are signed by Supabase's own authority, which Node does not know.
      ...(isHere || url.includes('sslmode=') ? {} : { ssl: { rejectUnauthorized: false } }),
      types: { getTypeParser: () => (value: string) => value },
    });
    await client.connect();
    const sql: Sql = {
      query: async (statement, params = []) =>
        (await client.query<TextRow>(statement, [...params])).rows,
    };
    try {
      await client.query('begin transaction read only');
      return await look(sql);
    } finally {
      await client.end();
    }
  };

function setting(name: string): string | null {
  const text = process.env[name]?.trim() ?? '';
  return text === '' ? null : text;
}

function print({ level, what, why, remedy }: Finding): void {
  console.log(`${MARK[level]} ${what}`);
  if (why !== undefined) console.log(`          ${why}`);
  if (remedy !== undefined) console.log(`          → ${remedy}`);
}

async function main(): Promise<void> {
  const { url, publishableKey } = backendFromEnvironment(process.env);
  if (url === undefined) {
    throw new Error(
      'Whom should the doctor look at? SUPABASE_URL=https://<ref>.supabase.co SUPABASE_PUBLISHABLE_KEY=… npm run doctor',
    );
  }
  const app = setting('APP_URL');
  if (app !== null && !/^https?:/.test(app)) {
    throw new Error(`APP_URL is "${app}", which is not the address of the app.`);
  }
  const database = setting('SUPABASE_DB_URL');
  const migrations = readMigrations();
  const findings = await examineProject({
    url,
    key: publishableKey,
    app,
    database: database === null ? null : connection(database),
    migrations,
    rightTables: database === null ? [] : await readRightTables(migrations),
    now: new Date(),
    trySignUp: process.argv.includes('--try-sign-up'),
  });
  findings.forEach(print);
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  console.log(
    `\n${String(count('problem'))} problems, ${String(count('warning'))} warnings, ${String(count('fine'))} fine`,
  );
  process.exitCode = count('problem') === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
