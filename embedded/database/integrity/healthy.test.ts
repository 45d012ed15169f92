/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { prepareDataFolder } from '../../../test/preparedDatabase';
import { rounds } from '../../../test/promises/support/long';
import type { Database } from '../database';
import { dataFolder, type DataFolder, prepareFolder } from '../folder';
import { readMigrations } from '../migrations';
import { openDatabase } from '../open';
import { CHECKSUM_FILE } from './checksumFile';
import { listFolder } from './postgresFiles';

jest.setTimeout(300_000);

const open = (folder: DataFolder): Promise<Database> =>
  openDatabase(folder, readMigrations(), () => undefined);
const ask = async (database: Database, statement: string): Promise<unknown> => {
  const [row] = await database.transaction((sql) => sql.query(statement));
  return row?.['answer'];
};
const addUser = (database: Database, name: string): Promise<void> =>
  database.script(
    `insert into auth.users (email, encrypted_password) values ('${name}@exemplo.br', 'x')`,
  );

let root: string;
/** A folder that was closed, and the same with one row more as `kill -9` leaves it. */
let closed: DataFolder;
let killed: DataFolder;

const copyOf = async (of: DataFolder): Promise<DataFolder> => {
  const folder = dataFolder(await mkdtemp(path.join(root, 'copy-')));
  await cp(of.root, folder.root, { recursive: true });
  return folder;
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-healthy-'));
  closed = dataFolder(path.join(root, 'closed'));
  await prepareDataFolder(closed.root);
  const first = await open(closed);
  await addUser(first, 'a');
  await first.close();
  const running = await copyOf(closed);
  const second = await open(running);
  await addUser(second, 'b');
  killed = await copyOf(running);
  await second.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Everything in the folder gets these modes. */
const withModes = async (database: string, file: number, folder: number): Promise<void> => {
  const entries = await readdir(database, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? folder : file);
  }
};
const FOREIGN = [
  '.DS_Store',
  'base/.DS_Store',
  'base/5/Thumbs.db',
  'base/5/desktop.ini',
  'base/5/16390 (conflicted copy)',
  'global/._pg_control',
  'pg_wal/.DS_Store',
  'pg_wal/000000010000000000000001.bak',
  'pg_xact/.directory',
  'pg_logical/snapshots/.DS_Store',
  'pg_tblspc/.DS_Store',
  'pg_notify/.nomedia',
  '.stfolder/marker.txt',
  'notes/to self.md',
];
const putForeign = async (database: string, text: string): Promise<void> => {
  for (const name of FOREIGN) {
    const file = path.join(database, name);
    await mkdir(path.dirname(file), { recursive: true });
    await rm(file, { force: true });
    await writeFile(file, text, { mode: 0o444 });
  }
};

/** What people and their tools do to a folder that stays healthy. */
const HEALTHY = {
  nothing: () => Promise.resolve(),
  'foreign files': ({ database }) => putForeign(database, 'x'),
  'a foreign pipe and a foreign link to nowhere': ({ database }) => {
    execFileSync('mkfifo', [path.join(database, 'base/5/pipe')]);
    execFileSync('ln', ['-s', '/nowhere', path.join(database, 'base/link')]);
    return Promise.resolve();
  },
  'files of mode 0444': ({ database }) => withModes(database, 0o444, 0o700),
  'files and folders as on a read-only disk': ({ database }) => withModes(database, 0o444, 0o555),
  'files of mode 0600': ({ database }) => withModes(database, 0o600, 0o700),
  'edited settings': ({ database }) =>
    appendFile(path.join(database, 'postgresql.conf'), "\nwork_mem = '8MB' # mine\n"),
  'shorter settings': async ({ database }) => {
    await writeFile(path.join(database, 'postgresql.conf'), '# all defaults\n');
    await writeFile(path.join(database, 'pg_hba.conf'), 'local all all trust\n');
    await writeFile(path.join(database, 'pg_ident.conf'), '');
  },
  'other times': async ({ database }) => {
    const { files } = await listFolder(database);
    for (const file of files) await utimes(path.join(database, file), 1, 1);
  },
  'a move': async ({ database }) => {
    await rename(database, `${database}-moved`);
    await cp(`${database}-moved`, database, { recursive: true });
    await rm(`${database}-moved`, { recursive: true });
  },
  'zeros at the end of tables, ledgers, the log and the note': async ({ database }) => {
    const { files } = await listFolder(database);
    const longer = files.filter((file) => /^(base\/5|global|pg_xact)\/\d+$/.test(file));
    for (const file of longer) await appendFile(path.join(database, file), Buffer.alloc(8192));
    await appendFile(path.join(database, longer[0] ?? ''), Buffer.alloc(100));
    await writeFile(
      path.join(database, 'pg_wal/0000000100000000000000FF'),
      Buffer.alloc(16 * 1024 * 1024),
    );
    await appendFile(path.join(database, CHECKSUM_FILE), Buffer.alloc(300));
  },
  'lengths that an earlier version stored': ({ database }) =>
    writeFile(path.join(database, 'oficio.files'), 'out of date'),
  'a copy without its empty folders': async ({ database }) => {
    const entries = await readdir(database, { recursive: true, withFileTypes: true });
    for (const entry of entries.reverse()) {
      // One that is not empty stays.
      if (entry.isDirectory()) await rmdir(path.join(entry.parentPath, entry.name)).catch(() => 0);
    }
  },
  'a move to another disk, with a link in its place': async ({ database }) => {
    await rename(database, `${database}-elsewhere`);
    await symlink(`${database}-elsewhere`, database);
  },
  'another PGlite, which rewrote a table and made one': async ({ database }) => {
    const other = await PGlite.create(database);
    await other.exec('vacuum full auth.users');
    await other.exec(`create table public.theirs (id int);
        insert into public.theirs select generate_series(1, 5000); delete from auth.refresh_tokens`);
    await other.close();
  },
} satisfies Record<string, (folder: DataFolder) => Promise<void>>;
type Kind = keyof typeof HEALTHY;
type State = 'closed' | 'killed';

/**
 * Many of these are done to one folder, because each folder is opened twice. After a kill PostgreSQL looks at more files, so
 * foreign files are in a folder that was killed.
 */
const TOGETHER: readonly (readonly [State, readonly Kind[]])[] = [
  [
    'killed',
    [
      'edited settings',
      'zeros at the end of tables, ledgers, the log and the note',
      'lengths that an earlier version stored',
      'other times',
      'a copy without its empty folders',
      'files of mode 0444',
      'foreign files',
      'a foreign pipe and a foreign link to nowhere',
    ],
  ],
  [
    'closed',
    [
      'shorter settings',
      'zeros at the end of tables, ledgers, the log and the note',
      'a move',
      'a move to another disk, with a link in its place',
      'files and folders as on a read-only disk',
    ],
  ],
  ['killed', ['another PGlite, which rewrote a table and made one']],
];
const ALONE = (['closed', 'killed'] as const).flatMap((state) =>
  Object.keys(HEALTHY).map((kind) => [state, [kind as Kind]] as const),
);

test.each(rounds(TOGETHER, ALONE))('a folder that was %s opens after %j', async (state, kinds) => {
  const [original, users] = { closed: [closed, 1] as const, killed: [killed, 2] as const }[state];
  const folder = await copyOf(original);
  for (const kind of kinds) await HEALTHY[kind](folder);
  const database = await open(folder);
  const count = 'select count(*)::text as answer from auth.users';
  expect(await ask(database, count)).toBe(String(users));
  await addUser(database, 'c');
  await database.close();
  // What is foreign may change at any time.
  await putForeign(folder.database, 'something else');
  const reopened = await open(folder);
  expect(await ask(reopened, count)).toBe(String(users + 1));
  await reopened.close();
  await rm(folder.root, { recursive: true });
});

test('old lengths of files do not switch the search for damage off', async () => {
  const folder = await copyOf(closed);
  await writeFile(path.join(folder.database, 'oficio.files'), '{"files":{}}');
  const ledger = path.join(folder.database, 'pg_xact/0000');
  await writeFile(ledger, (await readFile(ledger)).fill(0, 0, 100));
  await expect(open(folder)).rejects.toThrow(/is damaged \(pg_xact\/0000 was altered\)/);
});

test('a link in the place of a folder of PostgreSQL is no damage, and the message says what to do', async () => {
  const folder = await copyOf(closed);
  const log = path.join(folder.database, 'pg_wal');
  await rename(log, path.join(folder.root, 'log'));
  await symlink(path.join(folder.root, 'log'), log);
  await expect(open(folder)).rejects.toThrow(
    /cannot be opened, because pg_wal there is a link .* Put the folder itself in the place of the link. Nothing/,
  );
  await rm(log);
  await rename(path.join(folder.root, 'log'), log);
  await (await open(folder)).close();
});

test.each(['desktop.ini', 'Thumbs.db', '.DS_Store', '.stfolder'])(
  'a new folder in which a system or a tool has left %s becomes a data folder',
  async (name) => {
    const folder = dataFolder(await mkdtemp(path.join(root, 'new-')));
    await writeFile(path.join(folder.root, name), 'x');
    await expect(prepareFolder(folder)).resolves.toBeUndefined();
  },
);
