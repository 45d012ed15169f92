import { rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database';
import { dataFolder, fileExists, prepareFolder } from '../database/folder';
import { lockFolder } from '../database/lock';
import { applyMigrations, bootstrap, type Migration } from '../database/migrations';
import { createDatabase } from '../database/open';
import { StartupError } from '../startupError';
import { countRows, sourcesOf } from './dump';
import type { DumpHead } from './dumpFormat';
import { damagedBackup, readDumpFile, ROWS_MISSING } from './readDump';
import { tablesInOrder } from './tables';

/** Reports progress: how many rows are done, and how many there are. */
export type Progress = (done: number, all: number) => void;

/** The options of a restore. */
export interface RestoreOptions {
  readonly file: string;
  readonly dataDir: string;
  readonly migrations: readonly Migration[];
  readonly progress: Progress;
  /** Aborts the restore. An aborted restore leaves nothing behind. */
  readonly signal: AbortSignal;
}

function checkMigrations(head: DumpHead, migrations: readonly Migration[]): void {
  const ours = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of head.migrations) {
    if (ours.get(name) === checksum) continue;
    throw new StartupError(
      ours.has(name)
        ? `The backup comes from a version in which ${name} was another one. Restore it with that version. Nothing was changed.`
        : `The backup was written by a newer version of Ofício (it has ${name}). Restore it with that version. Nothing was changed.`,
    );
  }
}

/** Lists the missing folders that a restore will create, innermost first. */
async function missingFolders(folder: string): Promise<readonly string[]> {
  return (await fileExists(folder))
    ? []
    : [folder, ...(await missingFolders(path.dirname(folder)))];
}

async function load(
  database: Database,
  { file, migrations, progress, signal }: RestoreOptions,
): Promise<void> {
  let done = 0;
  let later = migrations;
  await bootstrap(database);
  let all = 0;
  for await (const { head, kind, text, rows } of readDumpFile(file)) {
    signal.throwIfAborted();
    if (kind !== 'head') await database.script(text);
    else {
      all = head.rows;
      // The rows are inserted into the schema from which they were taken. The other migrations then upgrade the schema.
      const then = new Set(head.migrations.map(({ name }) => name));
      later = migrations.filter(({ name }) => !then.has(name));
      await applyMigrations(
        database,
        migrations.filter(({ name }) => then.has(name)),
      );
    }
    done += rows;
    progress(done, head.rows);
  }
  const found = await database.transaction(async (sql) =>
    countRows(sql, sourcesOf(await tablesInOrder(sql))),
  );
  if (found !== all) throw damagedBackup(ROWS_MISSING);
  await applyMigrations(database, later);
}

/** Reads the whole backup first, so that an incomplete backup changes nothing. */
async function verify({ file, migrations, signal }: RestoreOptions): Promise<void> {
  for await (const { head, kind } of readDumpFile(file)) {
    signal.throwIfAborted();
    if (kind === 'head') checkMigrations(head, migrations);
  }
}

/**
 * Restores a backup into a data folder that is absent or has no database.
 * @throws StartupError if the restore fails. Then nothing is changed.
 */
export async function restoreDump(options: RestoreOptions): Promise<void> {
  await verify(options);
  const folder = dataFolder(options.dataDir);
  const refuse = async (): Promise<void> => {
    if (!(await fileExists(folder.database))) return;
    throw new StartupError(
      `${folder.root} already holds a database. Set DATA_DIR to an empty or new folder, or move ` +
        'that one aside. Nothing was changed.',
    );
  };
  await refuse();
  const created = await missingFolders(folder.root);
  await prepareFolder(folder);
  const undo = async (): Promise<void> => {
    for (const each of created) await rmdir(each).catch(() => undefined);
  };
  const lock = await lockFolder(folder).catch(async (error: unknown) => {
    await undo();
    throw error;
  });
  try {
    await refuse();
    await createDatabase(folder, (database) => load(database, options));
    await lock.release();
  } catch (error) {
    await lock.release();
    await undo();
    throw error;
  }
}
