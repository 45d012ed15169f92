/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scriptHash } from '../../embedded/http/contentSecurity';
import { readMigrations } from '../../embedded/database/migrations';
import type { RunningServer } from '../../embedded/server';
import { examineProject } from '../../scripts/doctor/examine';
import type { Finding } from '../../scripts/doctor/finding';
import { readRightTables, type TableFacts } from '../../scripts/doctor/readDatabase';
import { hostHeaders } from '../../scripts/webpack/hostHeaders';
import { signUpUser, startBackend } from '../backend';
import { type StandInOptions, startStandIn } from './standIn';
import { startStaticHost } from './staticHost';

jest.setTimeout(60_000);

const KEY = 'sb_publishable_doctor';
const MIGRATIONS = readMigrations();

let server: RunningServer;
let folder: string;
let rightTables: readonly TableFacts[];

const sql = (statement: string) => server.database.script(statement);

/** The SQL that records the migrations as applied, as the Supabase command line tool does. */
const NOTED = `create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key);
  insert into supabase_migrations.schema_migrations values ${MIGRATIONS.map(
    ({ name }) => `('${name.split('_')[0] ?? ''}')`,
  ).join(', ')};`;

/** Writes those files of a build that the doctor reads. */
function build(backend: string): void {
  const script = '//';
  const policy = `script-src ${scriptHash(script)}; connect-src 'self' ${backend};`;
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />
     <script type="application/json" id="oficio-files">["/assets/main.0123456789.js"]</script>`,
  );
  writeFileSync(path.join(folder, 'assets/main.0123456789.js'), script);
  writeFileSync(path.join(folder, '404.html'), 'Página não encontrada');
  writeFileSync(path.join(folder, '_headers'), hostHeaders([scriptHash(script)], backend));
}

/** What is different in an examined project from a healthy one. */
interface Ailment {
  readonly project?: Partial<StandInOptions>;
  readonly key?: string;
  readonly builtFor?: string;
  readonly readsHeaders?: boolean;
  readonly headers?: (headers: Headers) => void;
  readonly migrations?: readonly { name: string; sql: string }[];
  readonly trySignUp?: boolean;
}

async function examined(ailment: Ailment = {}): Promise<Finding[]> {
  const host = await startStaticHost(folder, ailment.readsHeaders ?? true, ailment.headers);
  const project = await startStandIn({
    backend: server.url,
    key: KEY,
    siteUrl: host.url,
    settings: { mailer_autoconfirm: false, disable_signup: true },
    ...ailment.project,
  });
  build(ailment.builtFor ?? project.url);
  try {
    return await examineProject({
      url: project.url,
      key: ailment.key ?? KEY,
      app: host.url,
      database: (look) => server.database.transaction(look),
      migrations: ailment.migrations ?? MIGRATIONS,
      rightTables,
      now: threeDaysLater,
      trySignUp: ailment.trySignUp ?? false,
    });
  } finally {
    project.close();
    host.close();
  }
}

const newest = MIGRATIONS.at(-1)?.name.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') ?? '';
const threeDaysLater = new Date(Date.parse(newest) + 3 * 86_400_000 + 3_600_000);

const ill = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'problem' || level === 'warning');
const whats = (findings: readonly Finding[]) => ill(findings).map(({ what }) => what);

beforeAll(async () => {
  server = await startBackend();
  await sql(NOTED);
  rightTables = await readRightTables(MIGRATIONS);
  folder = mkdtempSync(path.join(tmpdir(), 'oficio-doctor-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a project that is all right has nothing but good to be said of it', async () => {
  const findings = await examined();
  expect(ill(findings)).toEqual([]);
  expect(findings.filter(({ level }) => level === 'unknown')).toEqual([]);
  expect(findings.filter(({ level }) => level === 'fine').length).toBeGreaterThan(20);
  expect(findings.map(({ what }) => what)).toContain(
    `All migrations are applied, the newest one of ${newest}, 3 days old.`,
  );
});

test('how long passwords must be is heard from a sign-up that is refused, only when asked', async () => {
  const about = (findings: readonly Finding[]) =>
    findings.filter(({ what }) => what.startsWith('Passwords')).map(({ what }) => what);
  const before = await server.database.transaction((sql) => sql.query('select id from auth.users'));
  expect(about(await examined())).toEqual([]);
  expect(about(await examined({ trySignUp: true }))).toEqual([
    'Passwords have at least 6 characters, as in the app.',
  ]);
  const after = await server.database.transaction((sql) => sql.query('select id from auth.users'));
  expect(after).toEqual(before);
});

/** The SQL of a trigger that refuses longer lists. */
const TRIGGER = {
  counted: (most: number) =>
    `create trigger items_counted before insert or update of items on public.quotes
       for each row when (jsonb_array_length(new.items) > ${String(most)})
       execute function oficio.refuse_longer_list('items');`,
};

describe('a project made wrong', () => {
  const jwt = (payload: object): string =>
    ['{"alg":"HS256"}', JSON.stringify(payload), 'x']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');

  test.each<[string, Ailment, RegExp]>([
    ['a key of another project', { key: 'sb_publishable_other' }, /does not know this key/],
    ['a secret key', { key: 'sb_secret_x' }, /secret one\. It was not sent/],
    ['a secret key of the old kind', { key: jwt({ role: 'service_role' }) }, /secret one/],
    [
      'signing in by e-mail switched off',
      { project: { settings: { mailer_autoconfirm: false, external: { email: false } } } },
      /Signing in by e-mail is switched off/,
    ],
    [
      'e-mails that are not confirmed',
      { project: { settings: { mailer_autoconfirm: true, disable_signup: true } } },
      /E-mails are not confirmed/,
    ],
    [
      'the site address of a new project',
      { project: { siteUrl: 'http://localhost:3999' } },
      /Confirmation links lead to http:\/\/localhost:3999, not to the app/,
    ],
    ['a clock that is ahead', { project: { clockAhead: 3_600_000 } }, /3600 s ahead of/],
    ['a clock that is behind', { project: { clockAhead: -90_000 } }, /90 s behind/],
    [
      'an app for another project',
      { builtFor: 'https://abc.supabase.co' },
      /built for https:\/\/abc/,
    ],
    [
      'a migration that is missing',
      { migrations: [...MIGRATIONS, { name: '20270101000000_more.sql', sql: '' }] },
      /Not noted as applied: 20270101000000_more\.sql/,
    ],
    [
      'a page that is kept',
      {
        headers: (all) => {
          all.set('cache-control', 'max-age=600');
        },
      },
      /kept for 600 s/,
    ],
  ])('%s', async (_name, ailment, words) => {
    const findings = ill(await examined(ailment));
    expect(findings.map(({ what }) => what)).toContainEqual(expect.stringMatching(words));
    for (const { why, remedy } of findings) {
      expect([why, remedy]).toEqual([expect.any(String), expect.any(String)]);
    }
  });

  test('a host that reads no headers', async () => {
    expect(whats(await examined({ readsHeaders: false }))).toEqual([
      'Any page may show the app in a frame.',
      expect.stringMatching(/^Headers are missing or differ: X-Content-Type-Options, /),
      'The files under /assets/ are not kept for ever.',
    ]);
  });

  test.each<[string, string, string, RegExp]>([
    [
      'row level security that is off',
      'alter table public.quotes disable row level security',
      'alter table public.quotes enable row level security',
      /Row level security is off for quotes/,
    ],
    [
      'a policy that is too wide',
      'create policy "all" on public.expenses for select to authenticated using (true)',
      'drop policy "all" on public.expenses',
      /expenses has policies that are not .*: all\./,
    ],
    [
      'a policy that lets change too much',
      'create policy "sly" on public.expenses for update to authenticated using ((select auth.uid()) = user_id) with check (true)',
      'drop policy "sly" on public.expenses',
      /: sly\./,
    ],
    [
      'a policy that is missing',
      'alter policy "own rows: delete" on public.projects to service_role',
      'alter policy "own rows: delete" on public.projects to authenticated',
      /Signed-in users cannot delete their own rows of projects/,
    ],
    [
      'privileges of anonymous visitors',
      'grant select on public.payments to anon',
      'revoke select on public.payments from anon',
      /Anonymous visitors have privileges on payments: select/,
    ],
    [
      'a trigger that is missing',
      'drop trigger keep_identity on public.clients',
      'create trigger keep_identity before update on public.clients for each row execute function public.keep_identity()',
      /clients lacks the trigger keep_identity/,
    ],
    [
      'a trigger of a newer migration that is missing',
      'drop trigger items_counted on public.quotes',
      TRIGGER.counted(500),
      /quotes lacks the trigger items_counted/,
    ],
    [
      'a trigger that is switched off',
      'alter table public.projects disable trigger stages_bounded',
      'alter table public.projects enable trigger stages_bounded',
      /projects lacks the trigger stages_bounded/,
    ],
    [
      'a trigger that is another than that of the migrations',
      `drop trigger items_counted on public.quotes; ${TRIGGER.counted(50_000)}`,
      `drop trigger items_counted on public.quotes; ${TRIGGER.counted(500)}`,
      /The trigger items_counted of quotes is not that of the migrations/,
    ],
    [
      'pages of a hundred rows',
      "create role authenticator; alter role authenticator set pgrst.db_max_rows = '100'",
      'drop role authenticator',
      /An answer holds 100 rows at most/,
    ],
  ])('%s', async (_name, breaking, mending, words) => {
    await sql(breaking);
    try {
      const findings = ill(await examined());
      expect(findings.map(({ what }) => what)).toContainEqual(expect.stringMatching(words));
    } finally {
      await sql(mending);
    }
    expect(ill(await examined())).toEqual([]);
  });

  test('rows that anybody can read', async () => {
    const { client } = await signUpUser(server.url);
    expect((await client.from('clients').insert({ name: 'Padaria' })).error).toBeNull();
    await sql(
      'grant select on public.clients to anon; alter table public.clients disable row level security',
    );
    try {
      expect(whats(await examined())).toEqual([
        'Anonymous visitors can read clients.',
        'Row level security is off for clients.',
        'Anonymous visitors have privileges on clients: select.',
      ]);
    } finally {
      await sql(
        'revoke select on public.clients from anon; alter table public.clients enable row level security',
      );
    }
  });

  test('several at once are all found', async () => {
    await sql(
      'alter table public.quotes disable row level security; grant insert on public.quotes to anon',
    );
    try {
      const found = whats(
        await examined({ project: { clockAhead: 3_600_000, siteUrl: 'http://localhost:3999' } }),
      );
      expect(found).toHaveLength(4);
    } finally {
      await sql(
        'alter table public.quotes enable row level security; revoke insert on public.quotes from anon',
      );
    }
  });
});
