/** @jest-environment node */
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from '../../test/preparedDatabase';
import type { Database } from './database';
import { dataFolder, type DataFolder, prepareFolder } from './folder';
import { type Migration, readMigrations } from './migrations';
import { openDatabase } from './open';
import { POSTGRES_MAJOR } from './pglite';

jest.unmock('./pglite');

// Opening a database takes seconds on a busy machine.
jest.setTimeout(60_000);

const shipped = readMigrations();
const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: `checksum of ${sql.length}`,
});

/** Every file of a folder with its size, to check that nothing was changed. */
async function listing(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(file);
        return `${path.relative(root, file)} ${String(size)} ${String(mtimeMs)}`;
      }),
  );
}

const names = async (database: Database): Promise<readonly unknown[]> => {
  const rows = await database.transaction((sql) =>
    sql.query('select name from oficio.applied_migrations order by name'),
  );
  return rows.map((row) => row['name']);
};

describe('the data folder', () => {
  let root: string;
  let folder: DataFolder;
  const lines: string[] = [];
  const open = (migrations: readonly Migration[] = shipped): Promise<Database> =>
    openDatabase(folder, migrations, (line) => lines.push(line));

  // One folder grows through the tests, as a user's does: creating one takes seconds.
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'oficio-folder-'));
    folder = dataFolder(path.join(root, 'data'));
    await prepareFolder(folder);
    // The remains of a first start that was interrupted.
    await mkdir(path.join(folder.unfinished, 'base'), { recursive: true });
    const database = await open();
    await database.script(
      "insert into auth.users (email, encrypted_password) values ('marina@prado.art.br', 'x')",
    );
    await database.close();
  }, 60_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('is created whole, with the ledger of its migrations', async () => {
    expect(await readdir(folder.root)).toEqual(['database']);
    const database = await open();
    expect(await names(database)).toEqual(shipped.map(({ name }) => name));
    const [version] = await database.transaction((sql) => sql.query('show server_version_num'));
    expect(version?.['server_version_num']?.slice(0, 2)).toBe(String(POSTGRES_MAJOR));
    await database.close();
    expect(lines).toEqual([]);
  });

  test('opens after a process that was killed as it wrote that it runs', async () => {
    await writeFile(path.join(folder.database, 'postmaster.pid'), '');
    const database = await open();
    expect(await names(database)).toHaveLength(shipped.length);
    await database.close();
  });

  test('is upgraded by a newer version, after a backup', async () => {
    const newer = [
      ...shipped,
      migration('20990101000000_a.sql', 'create table public.extra (id int);'),
    ];
    const database = await open(newer);
    expect(await names(database)).toHaveLength(newer.length);
    await database.close();

    const [copy = ''] = await readdir(folder.backups);
    expect(copy).toMatch(/-before-20990101000000_a$/);
    expect(lines.join('\n')).toContain(copy);
    // The copy is the database before the upgrade: it opens, with its rows and without the new table.
    const restored = await openDatabase(
      { ...folder, database: path.join(folder.backups, copy) },
      shipped,
      () => undefined,
    );
    const [user] = await restored.transaction((sql) => sql.query('select email from auth.users'));
    expect(user?.['email']).toBe('marina@prado.art.br');
    await restored.close();
  });

  test('loses the copy that a process was killed over, and no other', async () => {
    const half = path.join(folder.backups, '2026-11-20T18-04-00-000Z-before-x.partial');
    const other = path.join(folder.backups, 'mine.partial');
    await mkdir(half);
    await writeFile(path.join(half, 'PG_VERSION'), '18');
    await writeFile(other, 'x');
    const copies = (await readdir(folder.backups)).length;
    await expect(open()).rejects.toThrow();
    expect(await readdir(folder.backups)).toHaveLength(copies - 1);
    expect(await readdir(folder.backups)).not.toContain(path.basename(half));
    await rm(other);
  });

  test('is refused by an older version, which promises no more than it keeps', async () => {
    await expect(open()).rejects.toThrow(/newer version of Ofício.*No row was changed/);
  });

  test('is refused when an applied migration was edited', async () => {
    const edited = [
      ...shipped,
      migration('20990101000000_a.sql', 'create table public.other_name (id int);'),
    ];
    await expect(open(edited)).rejects.toThrow(/was edited after it had been applied/);
  });

  test('undoes a migration that fails, and says where the backup is', async () => {
    const newer = [
      ...shipped,
      migration('20990101000000_a.sql', 'create table public.extra (id int);'),
      migration('20990102000000_b.sql', 'create table public.half (id int); select 1 / 0;'),
    ];
    await expect(open(newer)).rejects.toThrow(
      /Upgrading the data folder failed .*division by zero.*backups/s,
    );
    const database = await open(newer.slice(0, -1));
    const [half] = await database.transaction((sql) =>
      sql.query("select to_regclass('public.half')::text as half"),
    );
    expect(half?.['half']).toBeNull();
    await database.close();
  });

  test('of another PostgreSQL major is refused untouched', async () => {
    const file = path.join(folder.database, 'PG_VERSION');
    await writeFile(file, '17\n');
    const before = await listing(folder.root);
    await expect(open()).rejects.toThrow(
      /written by PostgreSQL 17; this version of Ofício contains PostgreSQL 18/,
    );
    expect(await listing(folder.root)).toEqual(before);
    await writeFile(file, `${String(POSTGRES_MAJOR)}\n`);
  });

  test.each([
    ['PG_VERSION', 'is missing', (file: string) => rm(file)],
    ['PG_VERSION', 'holds garbage', (file: string) => writeFile(file, '\0\0')],
    ['global/pg_control', 'is empty', (file: string) => truncate(file)],
  ])('whose %s %s is called damaged and left alone', async (name, _what, damage) => {
    const file = path.join(folder.database, name);
    const good = await readFile(file);
    await damage(file);
    const before = await listing(folder.root);
    await expect(open()).rejects.toThrow(/is damaged .*Nothing was changed/);
    expect(await listing(folder.root)).toEqual(before);
    await writeFile(file, good);
  });
});

test('a start that was killed as it tried to write leaves nothing behind for good', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'oficio-probe-'));
  await writeFile(path.join(root, '.writable'), 'x');
  // Two processes start at once, and only one of them will get the lock.
  await Promise.all([prepareFolder(dataFolder(root)), prepareFolder(dataFolder(root))]);
  expect(await readdir(root)).toEqual([]);
  await rm(root, { recursive: true });
});

test('files of another user are not called damaged', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'oficio-theirs-'));
  const folder = dataFolder(root);
  await prepareDataFolder(root);
  for (const open of [root, folder.database]) await chmod(open, 0o777);
  await chmod(path.join(folder.database, 'PG_VERSION'), 0);
  // Root may read every file, so the test runs as another user. Any other user owns the file, and takes another's id.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  else jest.spyOn(process, 'geteuid').mockReturnValue(65534);
  try {
    await expect(openDatabase(folder, shipped, () => undefined)).rejects.toThrow(
      /may not be read or written by this user \(EACCES.*Nothing was changed/,
    );
  } finally {
    if (isRoot) process.seteuid?.(0);
    jest.restoreAllMocks();
  }
  await rm(root, { recursive: true });
});

test('what cannot be prepared or backed up is said in one line', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'oficio-blocked-'));
  const folder = dataFolder(root);
  const blocked = { ...folder, unfinished: path.join(root, 'missing', 'database') };
  await expect(openDatabase(blocked, shipped, () => undefined)).rejects.toThrow(
    /^The database could not be created/,
  );
  await prepareDataFolder(root);
  await writeFile(folder.backups, 'a file');
  const newer = [...shipped, migration('20990101000000_a.sql', 'select 1;')];
  await expect(openDatabase(folder, newer, () => undefined)).rejects.toThrow(
    /^No backup could be made before the upgrade/,
  );
  await rm(root, { recursive: true });
});

describe('a folder that cannot be a data folder', () => {
  test('holds other files', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'oficio-folder-'));
    await writeFile(path.join(root, 'fotos.zip'), 'x');
    await expect(prepareFolder(dataFolder(root))).rejects.toThrow(
      /holds other files \(fotos.zip\)/,
    );
    expect(await readdir(root)).toEqual(['fotos.zip']);
    await rm(root, { recursive: true });
  });

  test('cannot be written', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'oficio-folder-'));
    await writeFile(path.join(root, 'file'), 'x');
    await expect(prepareFolder(dataFolder(path.join(root, 'file', 'data')))).rejects.toThrow(
      /cannot be written/,
    );
    await expect(prepareFolder(dataFolder('/proc/oficio'))).rejects.toThrow(/cannot be written/);
    await rm(root, { recursive: true });
  });
});
