/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { signUpUser, startBackend, supabaseClient } from '../../test/backend';
import {
  announceMissingPostgres,
  emptyPostgres,
  type PostgresServer,
  preparedPostgres,
  startPostgres,
} from '../../test/postgres';
import { prepareDataFolder } from '../../test/preparedDatabase';
import { passwordMatches } from '../auth/passwords';
import type { Database } from '../database/database';
import { applyMigrations, readMigrations } from '../database/migrations';
import type { RunningServer } from '../server';
import { type DataAccess, openAccess } from './access';
import { backUpTo, defaultBackupFile } from './backup';
import { Checksum } from './dumpFormat';
import { generatePassword } from './password';
import { restoreDump, type RestoreOptions } from './restore';

jest.setTimeout(120_000);

const quiet = (): void => undefined;
const never = new AbortController().signal;
/** A text with all characters that quoting easily gets wrong. */
const NASTY = `O'Brien "\\n" \\ ; -- \n\n(1, 2);\ncommit;\r\n$oficio$ \u0001 \u2028(3, 4)\u2029(5) ção 🎨 E'x'`;

let root: string;
let dataDir: string;
let file: string;
let zipped: string;
let server: RunningServer;
let email: string;
let userId: string;
let paymentId: string;
const password = 'segredo-123';

const at = (name: string): string => path.join(root, name);
const restore = (options: Partial<RestoreOptions>): Promise<void> =>
  restoreDump({
    file,
    dataDir: at('unused'),
    migrations: readMigrations(),
    progress: quiet,
    signal: never,
    ...options,
  });
const start = (folder: string): Promise<RunningServer> => startBackend({ dataDir: folder });
const withAccess = async <T>(
  folder: string,
  work: (access: DataAccess) => Promise<T>,
): Promise<T> => {
  const access = await openAccess(folder);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
};
/** Returns a backup's text without the lines that contain its time and its checksum. */
const body = (text: string): string => text.split('\n').slice(2, -2).join('\n');

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-maintenance-'));
  dataDir = at('data');
  file = at('backup.sql');
  zipped = at('backup.sql.gz');
  await prepareDataFolder(dataDir);
  server = await start(dataDir);
  const user = await signUpUser(server.url);
  email = user.email;
  userId = user.id;
  const { data: clients } = await user.client
    .from('clients')
    .insert(
      Array.from({ length: 250 }, (_, n) => ({
        name: `Cliente ${String(n)}`,
        observations: NASTY,
      })),
    )
    .select();
  const { data: quote } = await user.client
    .from('quotes')
    .insert({
      client_id: clients?.[0]?.['id'],
      items: [{ name: NASTY, quantity: 1, price: 0.1 }],
      total_value: 100 / 3,
      status: 'approved',
    })
    .select()
    .single();
  const { error } = await user.client.from('projects').insert({
    quote_id: quote?.['id'],
    name: 'Marca',
    start_date: '2026-01-05',
    deadline: '2026-02-05',
  });
  expect(error).toBeNull();
  const { data: payment } = await user.client
    .from('payments')
    .insert({ received_amount: 100 / 3, total_amount: 100, is_installment: true })
    .select()
    .single();
  paymentId = String(payment?.['id']);
  const beside: Record<string, Record<string, unknown>> = {
    profiles: { id: userId, name: NASTY, pix_key_type: 'email', pix_key: email },
    client_details: { id: clients?.[0]?.['id'], document: '12ABC34501DE35', address: NASTY },
    quote_details: { id: quote?.['id'], number: '2026-001', version: 2, materials: [0] },
    quote_versions: {
      id: `${String(quote?.['id'])}-1`,
      sent_at: '2026-01-31T12:00:00+00:00',
      sent_how: 'link',
      snapshot: 'a'.repeat(64),
    },
    mei_adjustments: { id: `${userId}-202610`, services_without: 0.1, note: NASTY },
    statement_lines: {
      id: `${userId}-0123456789abcd`,
      source: NASTY,
      day: '2026-01-31',
      amount: 0.1,
      text: NASTY,
    },
    series: {
      ...{ id: `${paymentId}-1`, kind: 'payment', starts_on: '2026-01-31', name: NASTY },
      ...{ unit: 'month', every: 1, anchor_day: 31, shift: false },
    },
    payment_parts: { id: `${paymentId}-2`, amount: 33.33, received_on: '2026-01-31', note: NASTY },
  };
  for (const [table, row] of Object.entries(beside)) {
    expect((await user.client.from(table).insert(row)).error).toBeNull();
  }
  // The backup is made while the server runs.
  await withAccess(dataDir, (access) => backUpTo(file, access, quiet, never));
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

describe('a backup', () => {
  test('is private and holds no session', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(/^-- Ofício backup, format 1\n-- \{.*"rows":262/);
    expect(text).not.toContain('refresh_tokens');
  });

  test('comes back into another folder: rows, ids, passwords', async () => {
    await restore({ dataDir: at('deep/other') });
    const other = await start(at('deep/other'));
    const client = supabaseClient(other.url);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    expect([error, data.user?.id]).toEqual([null, userId]);
    const { data: clients } = await client.from('clients').select();
    expect(new Set(clients?.map((row) => row['observations']))).toEqual(new Set([NASTY]));
    const { data: quotes } = await client.from('quotes').select();
    expect(quotes).toMatchObject([
      { total_value: 100 / 3, items: [{ name: NASTY, quantity: 1, price: 0.1 }] },
    ]);
    const { data: parts } = await client.from('payment_parts').select();
    expect(parts).toMatchObject([
      { payment_id: paymentId, number: 2, amount: 33.33, received_on: '2026-01-31', note: NASTY },
    ]);
    const { data: details } = await client.from('quote_details').select();
    expect(details).toMatchObject([{ number: '2026-001', version: 2, materials: [0] }]);
    const { data: versions } = await client.from('quote_versions').select();
    expect(versions).toMatchObject([{ version: 1, sent_how: 'link', snapshot: 'a'.repeat(64) }]);
    const rows = await withAccess(at('deep/other'), (access) =>
      backUpTo(zipped, access, quiet, never),
    );
    expect(rows).toBe(262);
    await other.close();
    const withoutAccounts = (text: string): string =>
      body(text).split('do $oficio$').slice(2).join();
    expect(withoutAccounts(gunzipSync(await readFile(zipped)).toString())).toBe(
      withoutAccounts(await readFile(file, 'utf8')),
    );
  });

  test('of an older schema is upgraded while it comes back; of a newer one refused', async () => {
    const next = {
      name: '20990101000000_next.sql',
      sql: "alter table public.clients add column nickname text not null default 'novo';",
      checksum: 'next',
    };
    await restore({ dataDir: at('upgraded'), migrations: [...readMigrations(), next] });
    const upgraded = await startBackend({
      dataDir: at('upgraded'),
      migrations: [...readMigrations(), next],
    });
    const rows = await upgraded.database.transaction((sql) =>
      sql.query('select distinct nickname from public.clients'),
    );
    expect(rows).toEqual([{ nickname: 'novo' }]);
    await withAccess(at('upgraded'), (access) => backUpTo(at('newer.sql'), access, quiet, never));
    await upgraded.close();
    await expect(restore({ file: at('newer.sql') })).rejects.toThrow(
      /newer version of Ofício \(it has 20990101000000_next\.sql\)/,
    );
    expect(await readdir(root)).not.toContain('unused');
  });

  test('that is no backup, cut short or altered is refused, and nothing is changed', async () => {
    const text = await readFile(file, 'utf8');
    const half = await readFile(zipped);
    const cases: readonly [string | Buffer, RegExp][] = [
      ['', /is not a backup/],
      ['select 1;', /is not a backup/],
      [text.replace('format 1', 'format 2'), /newer version/],
      [text.replace('"rows"', '"rows'), /head of the backup is damaged/],
      [text.slice(0, text.length / 2), /incomplete or was altered/],
      [text.replace('Cliente 7', 'Cliente 8'), /incomplete or was altered/],
      [half.subarray(0, half.length / 2), /incomplete or was altered/],
    ];
    for (const [content, message] of cases) {
      await writeFile(at('bad.sql'), content);
      await expect(restore({ file: at('bad.sql') })).rejects.toThrow(message);
    }
    await expect(restore({ file: at('nowhere.sql') })).rejects.toThrow(/There is no file/);
    await expect(restore({ file: root })).rejects.toThrow(/cannot be read/);
    expect(await readdir(root)).not.toContain('unused');
  });

  test('that somebody made up is refused, though its checksum is right', async () => {
    const whole = await readFile(file, 'utf8');
    const crafted = (edit: (text: string) => string): string => {
      const text = edit(whole.slice(0, whole.lastIndexOf('-- end of backup')));
      const checksum = new Checksum();
      checksum.add(text);
      return `${text}${checksum.lastLine()}\n`;
    };
    const cases: readonly [string, RegExp][] = [
      [
        crafted((text) => text.replace('begin;\n\n', 'begin;\n\ndrop table public.expenses;\n\n')),
        /it holds "drop table/,
      ],
      [
        crafted((text) => text.replace('values\n(', 'values\n(pg_read_file($$PG_VERSION$$), ')),
        /which no backup does/,
      ],
      [crafted((text) => text.replace('"rows":262', '"rows":252')), /it has not the rows/],
      [crafted((text) => text.replace('commit;\n\n', '')), /incomplete or was altered/],
      [whole.slice(0, whole.lastIndexOf('-- end of backup')), /incomplete or was altered/],
      // The input is a backup in which the accounts are never moved to their table.
      [
        crafted((text) =>
          text.replace(
            /do \$oficio\$\nbegin\n {2}if exists \(select from auth[^]*?\$oficio\$;\n\n/,
            '',
          ),
        ),
        /which no backup does there/,
      ],
    ];
    for (const [content, message] of cases) {
      expect(content).not.toBe(whole);
      await writeFile(at('crafted.sql'), content);
      await expect(restore({ file: at('crafted.sql') })).rejects.toThrow(message);
    }
    await writeFile(
      at('crafted.sql'),
      crafted((text) => text),
    );
    expect(await readFile(at('crafted.sql'), 'utf8')).toBe(whole);
    expect(await readdir(root)).not.toContain('unused');
  });

  test('is not restored over anything', async () => {
    await expect(restore({ dataDir })).rejects.toThrow(/already holds a database/);
    await expect(restore({ dataDir: root })).rejects.toThrow(/holds other files/);
  });

  test('that is stopped leaves nothing behind', async () => {
    const stopping = new AbortController();
    const stop = (): void => {
      stopping.abort();
    };
    await expect(restore({ progress: stop, signal: stopping.signal })).rejects.toThrow();
    expect(await readdir(root)).not.toContain('unused');
    await expect(
      withAccess(dataDir, (access) => backUpTo(at('half.sql'), access, stop, stopping.signal)),
    ).rejects.toThrow();
    expect((await readdir(root)).filter((name) => name.startsWith('half'))).toEqual([]);
    await expect(
      withAccess(dataDir, (access) => backUpTo(file, access, quiet, never)),
    ).rejects.toThrow(/is not overwritten/);
  });

  test('asked for twice at once: one is made, the other is refused', async () => {
    const twice = await Promise.allSettled(
      [1, 2].map(() =>
        withAccess(dataDir, (access) => backUpTo(at('twice.sql'), access, quiet, never)),
      ),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readdir(root)).filter((name) => name.startsWith('twice'))).toEqual(['twice.sql']);
    expect(body(await readFile(at('twice.sql'), 'utf8'))).toBe(body(await readFile(file, 'utf8')));
  });

  test('that was killed leaves nothing for good', async () => {
    const { pid } = spawnSync('true');
    const [dead, alive, strange] = [
      at(`other.sql.gz.${String(pid)}-0.partial`),
      at(`other.sql.${String(process.pid)}-999.partial`),
      at('other.partial'),
    ];
    for (const each of [dead, alive, strange]) await writeFile(each, 'x');
    await withAccess(dataDir, (access) => backUpTo(at('next.sql'), access, quiet, never));
    expect((await readdir(root)).filter((name) => name.startsWith('other')).sort()).toEqual(
      [alive, strange].map((each) => path.basename(each)).sort(),
    );
  });

  test('that cannot be written is refused in words', async () => {
    await expect(
      withAccess(dataDir, (access) => backUpTo(path.join(file, 'in.sql'), access, quiet, never)),
    ).rejects.toThrow(/in\.sql cannot be written \(E.*Give another name/);
  });

  test('into a folder that is not there is refused, and makes none', async () => {
    await expect(
      withAccess(dataDir, (access) => backUpTo(at('gone/usb/x.sql'), access, quiet, never)),
    ).rejects.toThrow(/^There is no folder .*gone\/usb\. Make it, or give another name\.$/);
    await expect(stat(at('gone'))).rejects.toThrow(/ENOENT/);
  });

  test('during which the server breaks off says so, and leaves nothing', async () => {
    await mkdir(at('breaking/database'), { recursive: true });
    const breaking = createServer((request, response) => {
      if (request.url === '/') response.end();
      else response.write('-- Of', () => request.socket.destroy());
    }).listen(at('breaking/lock.sock'));
    await expect(
      withAccess(at('breaking'), (access) => backUpTo(at('broken.sql'), access, quiet, never)),
    ).rejects.toThrow(/^The running server broke off/);
    expect((await readdir(root)).filter((name) => name.startsWith('broken'))).toEqual([]);
    breaking.closeAllConnections();
    breaking.close();
  });

  test('is called after the minute', () => {
    expect(defaultBackupFile(new Date(2026, 0, 5, 9, 7))).toBe(
      path.join('backups', 'oficio-2026-01-05-0907.sql'),
    );
  });
});

describe('on real PostgreSQL', () => {
  let postgres: PostgresServer | null = null;
  beforeAll(async () => {
    postgres = await startPostgres();
    if (postgres === null) announceMissingPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop());

  const rowsOf = (database: Database, statement: string) =>
    database.transaction((sql) => sql.query(statement));
  const check = async (database: Database): Promise<void> => {
    const dump = await readFile(file, 'utf8');
    await database.script(dump);
    const [user] = await rowsOf(
      database,
      'select id::text, email, encrypted_password from auth.users',
    );
    expect([user?.['id'], user?.['email']]).toEqual([userId, email]);
    expect(await passwordMatches(password, user?.['encrypted_password'] ?? null)).toBe(true);
    expect(
      await rowsOf(
        database,
        `select count(*)::text as n, min(observations) as text from public.clients where user_id = '${userId}'`,
      ),
    ).toEqual([{ n: '250', text: NASTY }]);
    expect(await rowsOf(database, 'select total_value::text as v from public.quotes')).toEqual([
      { v: String(100 / 3) },
    ]);
    // A second restore is refused and overwrites nothing.
    await expect(database.script(dump)).rejects.toThrow(/already holds rows of Ofício/);
    await database.script('rollback');
  };

  test('a plain database with the schema takes a backup', async () => {
    if (postgres === null) return;
    const database = await preparedPostgres(postgres);
    await check(database);
    await database.close();
  });

  test("a database with the hosted service's auth schema takes a backup", async () => {
    if (postgres === null) return;
    const database = await emptyPostgres(postgres);
    await database.script(
      await readFile(path.join(__dirname, '../../test/hostedAuth.sql'), 'utf8'),
    );
    await applyMigrations(database, readMigrations());
    await check(database);
    // The columns that the hosted sign-in reads: texts instead of nulls, and one identity by e-mail.
    expect(
      await rowsOf(
        database,
        `select u.instance_id::text as instance, u.confirmation_token || u.recovery_token || u.email_change || u.email_change_token_new as tokens,
           i.provider, i.email, i.provider_id = u.id::text as same, i.identity_data ->> 'sub' = u.id::text as sub
         from auth.users u join auth.identities i on i.user_id = u.id`,
      ),
    ).toEqual([
      {
        instance: '00000000-0000-0000-0000-000000000000',
        tokens: '',
        provider: 'email',
        email,
        same: 't',
        sub: 't',
      },
    ]);
    await database.close();
  });
});

describe('a forgotten password', () => {
  test('is replaced while the server runs, and when it does not; sessions end', async () => {
    const signIn = (wanted: string) =>
      supabaseClient(server.url).auth.signInWithPassword({ email, password: wanted });
    const { data } = await signIn(password);
    const first = generatePassword();
    expect(first).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const reset = (wanted: string, who = email) =>
      withAccess(dataDir, (access) => access.resetPassword(who, wanted));

    expect(await reset(first, ` ${email.toUpperCase()}`)).toMatchObject({ done: true });
    const old = await supabaseClient(server.url).auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(old.error?.code).toBe('refresh_token_not_found');
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');
    expect((await signIn(first)).error).toBeNull();

    await server.close();
    expect(await reset('outra-senha')).toMatchObject({ done: true, sessions: 1 });
    const rows = await withAccess(dataDir, (access) =>
      backUpTo(at('stopped.sql'), access, quiet, never),
    );
    expect(rows).toBe(262);
    server = await start(dataDir);
    expect((await signIn('outra-senha')).error).toBeNull();

    await supabaseClient(server.url).auth.signUp({ email: 'JOANA@exemplo.com.br', password });
    expect(await reset('mais-uma', 'Joana@Exemplo.com.br')).toMatchObject({ done: true });

    expect(await reset('12345')).toEqual({
      done: false,
      message: 'Password should be at least 6 characters.',
    });
    expect(await reset('123456', 'nobody@x.y')).toEqual({
      done: false,
      message: 'No account has the e-mail nobody@x.y.',
    });
  });

  test('needs the folder', async () => {
    await expect(openAccess(at('nowhere'))).rejects.toThrow(
      /There is no data of Ofício in .*nowhere/,
    );
  });

  test('is reached through a socket of the owner alone', async () => {
    expect((await stat(path.join(dataDir, 'lock.sock'))).mode & 0o777).toBe(0o600);
  });
});
