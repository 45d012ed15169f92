/** @jest-environment node */
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastWalFile } from '../../../test/damages';
import { fingerprint, flipBit, zeroOut } from '../../../test/folders';
import { prepareDataFolder } from '../../../test/preparedDatabase';
import { rounds } from '../../../test/promises/support/long';
import { openAccess } from '../../maintenance/access';
import { backUpTo } from '../../maintenance/backup';
import { restoreDump } from '../../maintenance/restore';
import type { Database, TextRow } from '../database';
import { dataFolder, type DataFolder } from '../folder';
import { readMigrations } from '../migrations';
import { openDatabase } from '../open';

jest.setTimeout(300_000);

const migrations = readMigrations();
const query = (database: Database, statement: string): Promise<readonly TextRow[]> =>
  database.transaction((sql) => sql.query(statement));

let root: string;
let whole: DataFolder;
/** The file of each relation, relative to the database's folder. */
const fileOf = new Map<string, string>();

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-accept-'));
  whole = dataFolder(path.join(root, 'whole'));
  await prepareDataFolder(whole.root);
  const database = await openDatabase(whole, migrations, () => undefined);
  await database.script(`
    insert into auth.users (id, email, encrypted_password)
      values ('00000000-0000-4000-8000-000000000001', 'marina@prado.art.br', 'x');
    insert into public.clients (id, user_id, name, observations)
      select gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Cliente ' || n, repeat(md5(n::text), 20)
      from generate_series(1, 100) n;
    insert into public.projects (user_id, client_id, name, start_date, deadline)
      select user_id, id, name, '2026-01-05', '2026-02-05' from public.clients;
    update public.clients set observations = (select string_agg(md5(n::text), '') from generate_series(1, 900) n)
      where name = 'Cliente 7';`);
  const names = ['auth.users', 'public.clients', 'public.clients_pkey'];
  for (const name of names) {
    const [row] = await query(database, `select pg_relation_filepath('${name}') as file`);
    fileOf.set(name, row?.['file'] ?? '');
  }
  const [toast] = await query(
    database,
    "select pg_relation_filepath(reltoastrelid) as file from pg_class where oid = 'public.clients'::regclass",
  );
  fileOf.set('texts', toast?.['file'] ?? '');
  await database.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A way to damage a folder: what is damaged, how, how many clients are left, and what is said. */
interface Damage {
  readonly what: string;
  readonly how: (file: string) => Promise<void>;
  readonly left: 'all' | 'some' | number;
  readonly words: RegExp;
}

const DAMAGES = {
  'a page of a table': {
    what: 'public.clients',
    how: (file) => flipBit(file, 9000),
    left: 'some',
    words: /the rows on page 1 of clients/,
  },
  'a page of an index': {
    what: 'public.clients_pkey',
    how: (file) => flipBit(file, 9000),
    left: 'all',
    words: /Damaged: base\/5\/\d+ was altered/,
  },
  'a table': {
    what: 'public.clients',
    how: (file) => rm(file),
    left: 0,
    words: /all rows of clients: its file is missing/,
  },
  'the long texts': {
    what: 'texts',
    how: (file) => truncate(file),
    left: 99,
    words: /removed from clients, unreadable: 1 rows/,
  },
  accounts: {
    what: 'auth.users',
    how: (file) => truncate(file),
    left: 'all',
    words: /recovered-00000000-\S+@oficio.invalid/,
  },
  'the checksums': {
    what: 'oficio.checksums',
    how: (file) => rm(file),
    left: 'all',
    words: /oficio.checksums is missing/,
  },
  settings: {
    what: 'pg_hba.conf',
    how: (file) => writeFile(file, 'x'),
    left: 'all',
    words: /the settings in pg_hba.conf.*replaced/,
  },
} satisfies Record<string, Damage>;
type Kind = keyof typeof DAMAGES;

/** Several damages are done to one folder, because each folder is copied, opened and restored many times. */
const TOGETHER: readonly (readonly Kind[])[] = [
  ['a page of a table', 'a page of an index'],
  ['the long texts', 'accounts', 'settings'],
  ['a table', 'the checksums'],
];
const ALONE = Object.keys(DAMAGES).map((kind) => [kind as Kind]);

describe('of a damaged folder, --accept and a backup keep what can be read:', () => {
  test.each(rounds(TOGETHER, ALONE).map((kinds) => [kinds]))('%j', async (kinds) => {
    const damages: Damage[] = kinds.map((kind) => DAMAGES[kind]);
    const folder = dataFolder(await mkdtemp(path.join(root, 'copy-')));
    await cp(whole.root, folder.root, { recursive: true });
    // Some ways of copying leave out what is empty.
    await rm(path.join(folder.database, 'pg_notify'), { recursive: true });
    for (const { what, how } of damages) {
      await how(path.join(folder.database, fileOf.get(what) ?? what));
    }
    const before = await fingerprint(folder.root);

    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const access = await openAccess(folder.root);
    const file = path.join(folder.root, '..', `${path.basename(folder.root)}.sql`);
    await backUpTo(file, access, () => undefined, new AbortController().signal);
    await access.close();
    for (const { words } of damages) expect(told.mock.calls.join('\n')).toMatch(words);
    // PostgreSQL itself writes that it was started before it sees the settings.
    if (kinds.some((kind) => kind !== 'settings'))
      expect(await fingerprint(folder.root)).toBe(before);

    const lines: string[] = [];
    const accepted = await openDatabase(folder, migrations, (line) => lines.push(line), true);
    for (const { words } of damages) expect(lines.join('\n')).toMatch(words);
    expect(await readdir(folder.backups)).toEqual([expect.stringMatching(/-before-accept$/)]);
    expect((await readdir(folder.root)).sort()).toEqual(['backups', 'database']);

    const restored = dataFolder(`${folder.root}-restored`);
    await restoreDump({
      file,
      dataDir: restored.root,
      migrations,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    const fromBackup = await openDatabase(restored, migrations, () => undefined);
    for (const database of [accepted, fromBackup]) {
      const [left] = await query(
        database,
        `select (select count(*) from public.clients)::text as clients, (select count(client_id) from public.projects)::text as linked,
          (select count(*) from public.projects)::text as projects, (select count(*) from auth.users)::text as users`,
      );
      const wanted = damages.map((damage) => damage.left).find((count) => count !== 'all') ?? 100;
      const expected = wanted === 'some' ? left?.['clients'] : String(wanted);
      expect(left).toEqual({ clients: expected, linked: expected, projects: '100', users: '1' });
      await database.close();
    }
    // The accepted folder opens like any other.
    await (await openDatabase(folder, migrations, () => undefined)).close();
  });

  test('what was lost with the write-ahead log is said, and a copy is advised only where there is one', async () => {
    const running = dataFolder(await mkdtemp(path.join(root, 'copy-')));
    await cp(whole.root, running.root, { recursive: true });
    const writing = await openDatabase(running, migrations, () => undefined);
    for (let n = 0; n < 20; n += 1) {
      await writing.script(`update public.clients set observations = 'x${String(n)}'`);
    }
    const folder = dataFolder(await mkdtemp(path.join(root, 'copy-')));
    await cp(running.root, folder.root, { recursive: true });
    await writing.close();
    const log = path.join(folder.database, await lastWalFile(folder.database));
    const used = (await readFile(log)).findLastIndex((byte) => byte !== 0) + 1;
    await zeroOut(log, used - 4000, 4000);

    const refused = openDatabase(folder, migrations, () => undefined);
    await expect(refused).rejects.toThrow(/Move the folder aside and restore a backup/);
    const lines: string[] = [];
    const accepted = await openDatabase(folder, migrations, (line) => lines.push(line), true);
    await accepted.close();
    expect(lines.join('\n')).toMatch(
      /Skipped: what was written after the damaged place of the write-ahead log \(pg_wal\/.*cannot be known/,
    );

    await writeFile(path.join(folder.database, 'PG_VERSION'), 'x');
    const again = openDatabase(folder, migrations, () => undefined);
    await expect(again).rejects.toThrow(`put a copy from ${folder.backups} in its place, or`);
  });

  test('broken settings are mended first', async () => {
    const folder = dataFolder(await mkdtemp(path.join(root, 'copy-')));
    await cp(whole.root, folder.root, { recursive: true });
    await appendFile(path.join(folder.database, 'postgresql.conf'), '\ngarbage here = = x\n');
    const refused = openDatabase(folder, migrations, () => undefined);
    await expect(refused).rejects.toThrow(/changed\. Mend postgresql\.conf or put an earlier one/);
    const lines: string[] = [];
    await (await openDatabase(folder, migrations, (line) => lines.push(line), true)).close();
    expect(lines.join('\n')).toMatch(/Skipped: the settings in postgresql\.conf.*replaced/);
  });

  test('not if PostgreSQL cannot open it', async () => {
    const folder = dataFolder(await mkdtemp(path.join(root, 'copy-')));
    await cp(whole.root, folder.root, { recursive: true });
    await flipBit(path.join(folder.database, 'global/pg_control'), 33);
    const names = await readdir(folder.root);
    await expect(openDatabase(folder, migrations, () => undefined, true)).rejects.toThrow(
      /Nothing was changed. PostgreSQL does not open it even without what is damaged \(incorrect checksum in control file\)/,
    );
    expect(await readdir(folder.root)).toEqual(names);
  });
});
