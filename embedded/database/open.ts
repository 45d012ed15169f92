import { mkdir, rename, rm } from 'node:fs/promises';
import { errorInOneLine } from '../errorInOneLine';
import { StartupError } from '../startupError';
import type { Database } from './database';
import {
  backUpDatabase,
  backupPath,
  checkDatabaseFiles,
  checkFreeSpace,
  copyDatabase,
  DamageError,
  type DataFolder,
  fileExists,
  removePartialCopies,
  waysToReplace,
} from './folder';
import { acceptDamage } from './integrity/accept';
import { examineFiles } from './integrity/check';
import { makeEmptyFolders } from './integrity/postgresFiles';
import { FolderWatch, storeChecksums } from './integrity/watch';
import { applyMigrations, bootstrap, type Migration, pendingMigrations } from './migrations';
import { openPglite } from './pglite';
import { syncEntry, syncTree } from './syncTree';

/** Prepares a new database with the whole schema, in memory. */
export async function openInMemory(migrations: readonly Migration[]): Promise<Database> {
  const database = await openPglite(null);
  await bootstrap(database);
  await applyMigrations(database, migrations);
  return database;
}

/**
 * Creates the database of a data folder that has none. The database is prepared in another place and then renamed, so
 * that an interruption leaves nothing to repair.
 * @param prepare - Fills the empty database.
 */
export async function createDatabase(
  folder: DataFolder,
  prepare: (database: Database) => Promise<void>,
): Promise<void> {
  try {
    await rm(folder.unfinished, { recursive: true, force: true });
    await mkdir(folder.unfinished, { mode: 0o700 });
    const database = await openPglite(folder.unfinished);
    try {
      await prepare(database);
    } finally {
      await database.close();
    }
    await storeChecksums(folder.unfinished);
    await syncTree(folder.unfinished);
    await rename(folder.unfinished, folder.database);
    await syncEntry(folder.root);
  } catch (error) {
    await rm(folder.unfinished, { recursive: true, force: true }).catch(() => undefined);
    if (error instanceof StartupError || (error instanceof Error && error.name === 'AbortError')) {
      throw error;
    }
    throw new StartupError(
      `The database could not be created in ${folder.root} (${errorInOneLine(error)}). Nothing was left behind.`,
    );
  }
}

/**
 * Calls `work` with a copy of the database, in the place where new databases are prepared.
 * @param work - Also gets the names of what the copy leaves out.
 */
async function withCopy<T>(
  folder: DataFolder,
  work: (copy: string, leftOut: readonly string[]) => Promise<T>,
): Promise<T> {
  const copy = folder.unfinished;
  try {
    await rm(copy, { recursive: true, force: true });
    const leftOut = await copyDatabase(folder, copy).catch((error: unknown) => {
      throw new StartupError(
        `The database in ${folder.database} could not be copied (${errorInOneLine(error)}). See that ` +
          `the disk of ${folder.root} has room for a second copy. Nothing was changed.`,
      );
    });
    return await work(copy, leftOut);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Whether PostgreSQL restores all pages from the WAL when it opens the database. It is tried on a copy, so that the
 * folder is left as it is if not.
 */
async function healsFromLog(folder: DataFolder): Promise<boolean> {
  return withCopy(folder, async (database) => {
    makeEmptyFolders(database);
    await (await openPglite(database)).close();
    const { damages } = await examineFiles(database);
    return damages.length === 0;
  }).catch(() => false);
}

/**
 * Opens the database of a data folder without upgrading it.
 * @throws StartupError if its files are damaged. Then no row is changed.
 */
export async function openExistingDatabase(folder: DataFolder): Promise<Database> {
  const { damages, mayHeal, note } = await checkDatabaseFiles(folder);
  checkFreeSpace(folder);
  if (damages.length > 0 && !(mayHeal && (await healsFromLog(folder)))) {
    throw new DamageError(folder, damages);
  }
  const watch = new FolderWatch(folder.database, note);
  try {
    makeEmptyFolders(folder.database);
    return await openPglite(folder.database, watch);
  } catch (error) {
    watch.abandon();
    const changed = watch.hasChanged ? 'No row' : 'Nothing';
    throw new DamageError(folder, [`PostgreSQL: ${errorInOneLine(error)}`], changed);
  }
}

/** Makes a copy of a damaged database usable, and reports what was skipped. */
async function accept(
  folder: DataFolder,
  { damages, changed }: DamageError,
  copy: string,
  report: (line: string) => void,
): Promise<void> {
  try {
    await acceptDamage(copy, damages, report);
  } catch (error) {
    throw new StartupError(
      `The database in ${folder.database} is damaged (${damages[0] ?? ''}). ${changed} was changed. PostgreSQL does not ` +
        `open it even without what is damaged (${errorInOneLine(error)}). Move ${waysToReplace(folder)}.`,
    );
  }
}

/**
 * Opens a copy of a damaged database that holds what can still be read. The folder itself is left as it is.
 * @param report - Called with what was skipped.
 * @param work - Called with the copy's database, which exists no longer than that.
 */
export async function openDamagedCopy(
  folder: DataFolder,
  error: DamageError,
  report: (line: string) => void,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await withCopy(folder, async (copy) => {
    await accept(folder, error, copy, report);
    const database = await openPglite(copy);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  });
}

/** Goes on with what can be read of a damaged database. The damaged one is moved into `backups/`, whole. */
async function openDamaged(
  folder: DataFolder,
  error: DamageError,
  log: (line: string) => void,
): Promise<Database> {
  for (const damage of error.damages) log(`Damaged: ${damage}`);
  const kept = backupPath(folder, 'accept', new Date());
  await withCopy(folder, async (copy, leftOut) => {
    await accept(folder, error, copy, (line) => {
      log(`Skipped: ${line}`);
    });
    for (const name of leftOut) log(`Skipped: ${name}, which is no file or cannot be read`);
    await syncTree(copy);
    await mkdir(folder.backups, { recursive: true, mode: 0o700 });
    await rename(folder.database, kept);
    await rename(copy, folder.database);
    for (const each of [folder.backups, folder.root]) await syncEntry(each);
  });
  log(`Going on without what was skipped. The database as it was is kept in ${kept}`);
  return openExistingDatabase(folder);
}

/**
 * Opens the database of a locked data folder. The first start creates it. If there are new migrations, the database is
 * backed up and upgraded.
 * @param acceptsDamage - Whether to go on with what can be read of a damaged database, after a backup.
 * @throws StartupError if that fails. Then no row is changed.
 */
export async function openDatabase(
  folder: DataFolder,
  migrations: readonly Migration[],
  log: (line: string) => void,
  acceptsDamage = false,
): Promise<Database> {
  if (!(await fileExists(folder.database))) {
    await createDatabase(folder, async (database) => {
      await bootstrap(database);
      await applyMigrations(database, migrations);
    });
  }

  const database = await openExistingDatabase(folder).catch((error: unknown) => {
    if (acceptsDamage && error instanceof DamageError) return openDamaged(folder, error, log);
    throw error;
  });
  try {
    await removePartialCopies(folder);
    const pending = await pendingMigrations(database, migrations);
    const [first] = pending;
    if (first === undefined) return database;

    await database.close();
    const copy = await backUpDatabase(folder, first.name.replace(/\.sql$/, ''), new Date());
    log(`Upgrading the data folder; the state before it is kept in ${copy}`);
    const reopened = await openExistingDatabase(folder);
    await upgrade(reopened, pending, copy);
    return reopened;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function upgrade(
  database: Database,
  pending: readonly Migration[],
  copy: string,
): Promise<void> {
  try {
    await applyMigrations(database, pending);
  } catch (error) {
    await database.close();
    throw new StartupError(
      `Upgrading the data folder failed (${errorInOneLine(error)}). ` +
        `The failed step was undone; the state before the upgrade is also in ${copy}.`,
    );
  }
}
