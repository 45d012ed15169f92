import { mkdir, rename, rm } from 'node:fs/promises';
import { errorInOneLine } from '../errorInOneLine';
import { StartupError } from '../startupError';
import type { Database } from './database';
import {
  backUpDatabase,
  checkDatabaseFiles,
  checkFreeSpace,
  type DataFolder,
  fileExists,
  removePartialCopies,
} from './folder';
import { removeEarlierLengths } from './integrity/earlierLengths';
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
 * Opens the database of a data folder without upgrading it.
 * @throws StartupError if its files are damaged. Then nothing is changed.
 */
export async function openExistingDatabase(folder: DataFolder): Promise<Database> {
  const note = await checkDatabaseFiles(folder);
  checkFreeSpace(folder);
  try {
    const database = await openPglite(folder.database, new FolderWatch(folder.database, note));
    removeEarlierLengths(folder.database);
    return database;
  } catch (error) {
    throw new StartupError(
      `The database in ${folder.database} does not open (${errorInOneLine(error)}). ` +
        `If it is damaged, move it aside and put a copy from ${folder.backups} in its place, or restore a backup (\`npm run restore\`).`,
    );
  }
}

/**
 * Opens the database of a locked data folder. The first start creates it. If there are new migrations, the database is
 * backed up and upgraded.
 * @throws StartupError if that fails. Then no row is changed.
 */
export async function openDatabase(
  folder: DataFolder,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<Database> {
  if (!(await fileExists(folder.database))) {
    await createDatabase(folder, async (database) => {
      await bootstrap(database);
      await applyMigrations(database, migrations);
    });
  }

  const database = await openExistingDatabase(folder);
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
