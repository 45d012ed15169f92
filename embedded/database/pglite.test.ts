/** @jest-environment node */
import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPrepared, prepareDataFolder } from '../../test/preparedDatabase';
import { asSqlError, type Database } from './database';
import { RESERVED_SPACE } from './diskSpace';
import { dataFolder } from './folder';
import { openPglite } from './pglite';

jest.setTimeout(120_000);

const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'done',
    (error: unknown) => asSqlError(error)?.code,
  );
const insert = (database: Database, bytes: number): Promise<unknown> =>
  database.transaction((sql) =>
    sql.query('insert into notes values ($1::text)', ['é'.repeat(bytes / 2)]),
  );
const count = async (database: Database): Promise<number> => {
  const [row] = await database.transaction((sql) =>
    sql.query('select count(*)::text as n from notes'),
  );
  return Number(row?.['n']);
};

let root: string;
/** The database's folder as a first start leaves it. Creating one takes seconds. */
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-engine-'));
  await prepareDataFolder(root);
  folder = dataFolder(root).database;
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('commits wait for the disk; the log of changes stays small; a full disk refuses writes', async () => {
  const created = path.join(root, 'created');
  const database = await openPglite(created);
  await database.script(
    'create table notes (text text); alter table notes alter text set storage external',
  );
  const sync = jest.spyOn(fs, 'fdatasyncSync');
  await insert(database, 10);
  expect(sync).toHaveBeenCalled();
  sync.mockRestore();

  for (let written = 0; written < 100; written += 4) await insert(database, 4 * 1024 * 1024);
  const log = (await readdir(path.join(created, 'pg_wal'))).filter((name) => name.length === 24);
  // Each file has 16 MB, and 100 MB were written.
  expect(log.length).toBeLessThanOrEqual(5);

  const full = fs.statfsSync(created);
  full.bavail = (RESERVED_SPACE - 1) / full.bsize;
  const disk = jest.spyOn(fs, 'statfsSync').mockReturnValue(full);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await codeOf(insert(database, 10))).toBe('53100');
  const rows = await count(database);
  disk.mockRestore();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await codeOf(insert(database, 10))).toBe('done');
  expect(await count(database)).toBe(rows + 1);
  await database.close();
});

test('the room of what was replaced is used again, and no file gets shorter', async () => {
  const database = await openPglite(folder);
  await database.script(
    "create table notes (text text); alter table notes alter text set storage external; insert into notes values ('x')",
  );
  const size = async (): Promise<number> => {
    const [row] = await database.transaction((sql) =>
      sql.query("select pg_total_relation_size('notes')::text as bytes"),
    );
    return Number(row?.['bytes']);
  };
  const sizes: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    // Each row has 20 MB.
    for (let n = 0; n < 20; n += 1) {
      await database.transaction((sql) =>
        sql.query('update notes set text = $1::text', ['é'.repeat(512 * 1024)]),
      );
    }
    sizes.push(await size());
  }
  const [first = 0, second = 0, third = 0] = sizes;
  expect(second).toBeGreaterThanOrEqual(first);
  expect(third).toBeGreaterThanOrEqual(second);
  expect(third).toBeLessThan(40 * 1024 * 1024);
  await database.close();
});

test('an engine that dies says so and answers nothing more; nothing committed is lost', async () => {
  const database = await openPglite(folder);
  await database.script('create table notes (text text)');
  await insert(database, 10);
  // A failed write to the WAL leaves PostgreSQL no choice but to give up.
  const write = jest.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  });
  expect(await codeOf(insert(database, 10))).toBe('57P02');
  write.mockRestore();
  const error = await database.crashed;
  expect(error?.message).toMatch(/^The database engine has stopped \(.+\)$/);
  expect(await codeOf(insert(database, 10))).toBe('57P02');
  expect(await codeOf(database.script('select 1'))).toBe('57P02');
  await database.close();

  const again = await openPglite(folder);
  expect(await count(again)).toBeGreaterThanOrEqual(1);
  await again.close();
});

test('what a transaction throws itself is no death', async () => {
  const database = await openPrepared();
  await expect(database.transaction(() => Promise.reject(new RangeError('mine')))).rejects.toThrow(
    RangeError,
  );
  expect(await codeOf(database.script('select 1 / 0'))).toBe('22012');
  expect(await codeOf(database.script('select 1'))).toBe('done');
  await database.close();
});
