/** @jest-environment node */
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint, flipBit, zeroOut } from '../../../test/folders';
import type { Database } from '../database';
import { dataFolder, type DataFolder, prepareFolder } from '../folder';
import { readMigrations } from '../migrations';
import { openDatabase } from '../open';

jest.setTimeout(120_000);

const shipped = readMigrations();
const open = (folder: DataFolder): Promise<Database> =>
  openDatabase(folder, shipped, () => undefined);

let root: string;
/** A folder that was closed in order, and the same one as `kill -9` leaves it, with more rows. */
let closed: DataFolder;
let killed: DataFolder;
/** The files of the table of accounts and of an index, relative to the database's folder. */
let table = '';
let index = '';

const addUsers = async (database: Database, from: number, to: number): Promise<void> => {
  // One commit each, as people write.
  for (let number = from; number < to; number += 1) {
    await database.script(
      `insert into auth.users (email, encrypted_password) values ('u${String(number)}@exemplo.br', '${'x'.repeat(200)}')`,
    );
  }
};
const countUsers = async (database: Database): Promise<number> => {
  const [row] = await database.transaction((sql) =>
    sql.query('select count(*)::text as n from auth.users'),
  );
  return Number(row?.['n']);
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-damage-'));
  closed = dataFolder(path.join(root, 'closed'));
  await prepareFolder(closed);
  const first = await open(closed);
  await addUsers(first, 0, 80);
  await first.close();
  const running = await copyOf(closed);
  const second = await open(running);
  const [paths] = await second.transaction((sql) =>
    sql.query(
      `select pg_relation_filepath('auth.users') as table, pg_relation_filepath('auth.users_email_key') as index`,
    ),
  );
  table = paths?.['table'] ?? '';
  index = paths?.['index'] ?? '';
  await addUsers(second, 80, 120);
  // Copied while it runs and nothing is written: what a killed process leaves behind.
  killed = await copyOf(running);
  await second.close();
}, 120_000);
afterAll(() => rm(root, { recursive: true, force: true }));

const copyOf = async (of: DataFolder): Promise<DataFolder> => {
  const folder = dataFolder(await mkdtemp(path.join(root, 'copy-')));
  // A running server may be noting its files just then: under a name that it renames.
  const filter = (entry: string): boolean => !entry.endsWith('oficio.files.new');
  await cp(of.root, folder.root, { recursive: true, filter });
  return folder;
};

/** Damages a folder, sees that it is refused untouched, and puts it right again. */
const expectRefusal = async (
  { root: folderRoot, database }: DataFolder,
  what: string,
  words: string,
  damage: (entry: string) => Promise<void>,
): Promise<void> => {
  const entry = path.join(database, what);
  const aside = path.join(root, 'aside');
  await cp(entry, aside, { recursive: true });
  await damage(entry);
  const before = await fingerprint(folderRoot);
  await expect(open(dataFolder(folderRoot))).rejects.toThrow(
    new RegExp(`is damaged \\(.*${words}.*\\)\\. Nothing was changed\\. Move .* restore`),
  );
  expect(await fingerprint(folderRoot)).toBe(before);
  await rm(entry, { recursive: true, force: true });
  await cp(aside, entry, { recursive: true });
  await rm(aside, { recursive: true });
};

/** The file of the log that holds the last changes, relative to the database's folder. */
const lastLog = async ({ database }: DataFolder): Promise<string> => {
  const names = (await readdir(path.join(database, 'pg_wal'))).filter((name) =>
    /^[0-9A-F]{24}$/.test(name),
  );
  return path.join('pg_wal', names.sort()[0] ?? '');
};
/** Where the log has a text, counted from its beginning. */
const placeOf = async (file: string, text: string): Promise<number> =>
  (await readFile(file)).indexOf(text);

const WHAT: Readonly<Record<string, () => string>> = { table: () => table, index: () => index };

describe('damage to a closed folder is named, and nothing is written:', () => {
  test.each<[string, string, string, (entry: string) => Promise<void>]>([
    ['a bit of a table', 'table', 'unreadable in part', (entry) => flipBit(entry, 9000)],
    ['a bit of an index', 'index', 'unreadable in part', (entry) => flipBit(entry, -50)],
    ['a table cut short', 'table', 'is cut short', (entry) => truncate(entry, 8192)],
    ['a table emptied', 'table', 'is cut short', (entry) => truncate(entry)],
    ['a table missing', 'table', 'is missing', (entry) => rm(entry)],
    ['a bit of the ledger of commits', 'pg_xact/0000', 'altered', (entry) => flipBit(entry, 180)],
    ['no ledger of commits', 'pg_xact', 'is missing', (entry) => rm(entry, { recursive: true })],
    ['a bit of pg_control', 'global/pg_control', 'unreadable', (entry) => flipBit(entry, 33)],
    ['half a pg_control', 'global/pg_control', 'unreadable', (entry) => truncate(entry, 100)],
    ['no log', 'pg_wal', 'missing', (entry) => rm(entry, { recursive: true })],
  ])('%s', async (_kind, what, words, damage) => {
    await expectRefusal(closed, WHAT[what]?.() ?? what, words, damage);
  });

  test('an emptied log', async () => {
    await expectRefusal(closed, await lastLog(closed), 'gap', (entry) => truncate(entry));
  });
});

describe('damage to a killed folder is named, and nothing is written:', () => {
  test('a bit in the middle of the log', async () => {
    await expectRefusal(killed, await lastLog(killed), 'gap', async (file) =>
      flipBit(file, await placeOf(file, 'u90@exemplo.br')),
    );
  });
  test('a hole in the log', async () => {
    await expectRefusal(killed, await lastLog(killed), 'gap', async (file) =>
      zeroOut(file, await placeOf(file, 'u100@exemplo.br'), 300),
    );
  });
  test('a table cut short', async () => {
    await expectRefusal(killed, table, 'is cut short', (file) => truncate(file, 8192));
  });
  test('a page that the log does not restore', async () => {
    await expectRefusal(killed, table, 'unreadable in part', (file) => flipBit(file, 4000));
  });
});

describe('no damage', () => {
  test('is a page that was only half written when the process died', async () => {
    const folder = await copyOf(killed);
    const file = path.join(folder.database, table);
    // The last page was written since the last checkpoint: the log has it whole.
    await zeroOut(file, (await stat(file)).size - 4096, 4096);
    const database = await open(folder);
    expect(await countUsers(database)).toBe(120);
    await database.close();
  });

  test('is a last change that was only half written', async () => {
    const folder = await copyOf(killed);
    const file = path.join(folder.database, await lastLog(folder));
    await zeroOut(file, (await placeOf(file, 'u119@exemplo.br')) + 8, 4096);
    const database = await open(folder);
    expect(await countUsers(database)).toBe(119);
    await database.close();
  });
});
