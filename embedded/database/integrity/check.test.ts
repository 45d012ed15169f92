/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAMAGES, damagedPath, lastWalFile } from '../../../test/damages';
import { fingerprint, flipBit, zeroOut } from '../../../test/folders';
import { prepareDataFolder } from '../../../test/preparedDatabase';
import type { Database } from '../database';
import { dataFolder, type DataFolder } from '../folder';
import { readMigrations } from '../migrations';
import { openDatabase } from '../open';
import { checksumsOfFile } from './blocks';
import { CHECKSUM_FILE, readChecksums } from './checksumFile';
import { readPages } from './pages';
import { kindOf, listFolder } from './postgresFiles';

jest.setTimeout(120_000);

const shipped = readMigrations();
const open = (folder: DataFolder): Promise<Database> =>
  openDatabase(folder, shipped, () => undefined);

let root: string;
/** A folder that was closed properly, and a folder with more rows as `kill -9` leaves it. */
let closed: DataFolder;
let killed: DataFolder;
/** The files of the table of accounts and of an index, relative to the database's folder. */
let table = '';
let index = '';

const addUsers = async (database: Database, from: number, to: number): Promise<void> => {
  // Each row has its own commit, as when people save.
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
  await prepareDataFolder(closed.root);
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
  // The copy is made while the server runs and writes nothing, so the copy equals the folder of a killed server.
  killed = await copyOf(running);
  await second.close();
}, 120_000);
afterAll(() => rm(root, { recursive: true, force: true }));

const copyOf = async (of: DataFolder): Promise<DataFolder> => {
  const folder = dataFolder(await mkdtemp(path.join(root, 'copy-')));
  await cp(of.root, folder.root, { recursive: true });
  return folder;
};

/** Damages a folder, expects that it is refused and left unchanged, and repairs it. */
const expectRefusal = async (
  folder: DataFolder,
  what: string,
  words: string,
  damage: (entry: string) => Promise<void>,
): Promise<void> => {
  // PostgreSQL writes that it was started before it finds a damage. It gets a copy.
  const byPostgres = words.startsWith('PostgreSQL:');
  const { root: folderRoot, database } = byPostgres ? await copyOf(folder) : folder;
  const entry = path.join(database, what);
  const aside = path.join(root, 'aside');
  await cp(entry, aside, { recursive: true });
  await damage(entry);
  const before = await fingerprint(folderRoot);
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await expect(open(dataFolder(folderRoot))).rejects.toThrow(
    new RegExp(
      `is damaged \\(.*${words}.*\\)\\. ${byPostgres ? '(No row|Nothing)' : 'Nothing'} was changed\\. (Mend .* )?[Mm]ove .* restore .* --accept`,
    ),
  );
  // A timer that PostgreSQL sets while it starts, and again and again, would keep the process and the engine's memory.
  expect(timers.mock.calls.filter(([, delay = 0]) => delay > 1_000)).toEqual([]);
  if (byPostgres) {
    await rm(folderRoot, { recursive: true });
    await rm(aside, { recursive: true });
    return;
  }
  expect(await fingerprint(folderRoot)).toBe(before);
  await rm(entry, { recursive: true, force: true });
  await cp(aside, entry, { recursive: true });
  await rm(aside, { recursive: true });
};

/** The position of a text in the log. */
const placeOf = async (file: string, text: string): Promise<number> =>
  (await readFile(file)).indexOf(text);
describe('damage is named, and nothing is written:', () => {
  test.each(DAMAGES)('%s', async (_kind, what, words, damage) => {
    // To start PostgreSQL takes long. `npm run test:faults` starts it on closed folders, too (`damage.faults.ts`).
    const startsPostgres = words.startsWith('PostgreSQL:') || what === 'index';
    for (const folder of startsPostgres ? [killed] : [closed, killed]) {
      const entry = await damagedPath(what, folder.database, { table, index });
      await expectRefusal(folder, entry, words, damage);
    }
  });

  test('a page of another place', async () => {
    await expectRefusal(closed, table, 'was altered: page', async (file) =>
      appendFile(file, (await readFile(file)).subarray(0, 8192)),
    );
  });
  test('a bit in the middle of a log that was not closed', async () => {
    await expectRefusal(killed, await lastWalFile(killed.database), 'was altered', async (file) =>
      flipBit(file, await placeOf(file, 'u90@exemplo.br')),
    );
  });
  test('the last change alone', async () => {
    await expectRefusal(killed, await lastWalFile(killed.database), 'was altered', async (file) =>
      zeroOut(file, await placeOf(file, 'u119@exemplo.br'), 300),
    );
  });
});

describe('no damage', () => {
  test('is a page that was only half written when the process died', async () => {
    const folder = await copyOf(killed);
    const file = path.join(folder.database, table);
    // The last page was written after the last checkpoint, so the log contains the whole page.
    await zeroOut(file, (await stat(file)).size - 4096, 4096);
    const database = await open(folder);
    expect(await countUsers(database)).toBe(120);
    await database.close();
  });

  test('is a last change that was only half written, and that nobody was told of', async () => {
    const folder = await copyOf(killed);
    const file = path.join(folder.database, await lastWalFile(folder.database));
    const place = await placeOf(file, 'u119@exemplo.br');
    await zeroOut(file, place + 8, 4096);
    // The text ends within the note's last line, so only the earlier lines are complete.
    const note = path.join(folder.database, CHECKSUM_FILE);
    const lines = (await readFile(note, 'utf8')).trimEnd().split('\n');
    await writeFile(note, `${lines.slice(0, -1).join('\n')}\n${(lines.at(-1) ?? '').slice(0, 30)}`);
    const database = await open(folder);
    expect(await countUsers(database)).toBe(119);
    await addUsers(database, 200, 203);
    const again = await copyOf(folder);
    await database.close();
    // Later changes are added to the note as usual.
    const second = await open(again);
    expect(await countUsers(second)).toBe(122);
    await second.close();
  });
});

test.each([
  ['a file', (entry: string) => writeFile(entry, '')],
  ['a pipe', (entry: string) => Promise.resolve(execFileSync('mkfifo', [entry]))],
])('%s in place of the whole folder is named', async (_, make) => {
  const folder = await copyOf(closed);
  await rm(folder.database, { recursive: true });
  await make(folder.database);
  await expect(open(folder)).rejects.toThrow(/is damaged \(ENOTDIR.*\)\. Nothing was changed/);
});

/** Compares the stored checksums with the files. */
const expectNoted = async ({ database }: DataFolder): Promise<void> => {
  const note = readChecksums(await readFile(path.join(database, CHECKSUM_FILE), 'utf8'));
  const { files } = await listFolder(database);
  const relations = files.filter((file) => kindOf(file) === 'pages').sort();
  expect([...(note?.pages.keys() ?? [])].sort()).toEqual(relations);
  for (const file of relations) {
    const { pages, altered } = readPages(path.join(database, file));
    expect({ file, pages, altered }).toEqual({ file, pages: note?.pages.get(file), altered: [] });
  }
  const small = files.filter((file) => ['ledger', 'control'].includes(kindOf(file) ?? '')).sort();
  const noted = [...(note?.files.keys() ?? [])];
  expect(noted.filter((file) => kindOf(file) !== 'log').sort()).toEqual(small);
  for (const file of small) {
    const there = checksumsOfFile(path.join(database, file));
    expect({ file, sums: note?.files.get(file) }).toEqual({ file, sums: there });
  }
  expect(noted.filter((file) => kindOf(file) === 'log')).not.toEqual([]);
};

test('every file is noted as it is, whatever was done to it', async () => {
  const folder = await copyOf(killed);
  const database = await open(folder);
  for (const statement of [
    'create table public.notes (id int primary key, text text)',
    "insert into public.notes select n, repeat('x', 3000) || n from generate_series(1, 2000) n",
    'checkpoint',
    'delete from public.notes where id > 500',
    'vacuum public.notes',
    'vacuum full public.notes',
    'alter table public.notes alter id type bigint',
    'create temporary table passing as select * from public.notes',
    'truncate public.notes',
    "insert into public.notes select n, repeat('y', 9000) from generate_series(1, 3000) n",
    'checkpoint',
    'drop table public.notes',
    'create table public.empty (id int)',
    'vacuum full pg_class',
    'checkpoint',
  ]) {
    await database.script(statement);
  }
  await addUsers(database, 300, 310);
  const asKilled = await copyOf(folder);
  await database.close();
  await expectNoted(folder);

  const recovered = await open(asKilled);
  expect(await countUsers(recovered)).toBe(130);
  await recovered.close();
  await expectNoted(asKilled);
  await (await open(asKilled)).close();
});
