import { mkdir, rename, rm } from 'node:fs/promises';
import { reason } from '../reason';
import { StartupError } from '../startupError';
import type { Database } from './database';
import { backUpDatabase, checkDatabaseFiles, type DataFolder, exists } from './folder';
import { removeManifest, writeManifest } from './integrity/manifest';
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
 * Creates the database of a data folder that has none. It is prepared aside and renamed, so
 * that what is interrupted half way leaves nothing to repair.
 * @param prepare - fills the empty database.
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
    await writeManifest(folder.unfinished);
    await syncTree(folder.unfinished);
    await rename(folder.unfinished, folder.database);
    await syncEntry(folder.root);
  } catch (error) {
    await rm(folder.unfinished, { recursive: true, force: true }).catch(() => undefined);
    if (error instanceof StartupError || (error instanceof Error && error.name === 'AbortError')) {
      throw error;
    }
    throw new StartupError(
      `The database could not be created in ${folder.root} (${reason(error)}). Nothing was left behind.`,
    );
  }
}

/**
 * Opens the database of a data folder as it is, without upgrading it.
 * @throws StartupError with nothing changed if its files are damaged.
 */
export async function openExisting(folder: DataFolder): Promise<Database> {
  await checkDatabaseFiles(folder);
  let database: Database;
  try {
    database = await openPglite(folder.database);
  } catch (error) {
    throw new StartupError(
      `The database in ${folder.database} does not open (${reason(error)}). ` +
        `If it is damaged, move it aside and put a copy from ${folder.backups} in its place, or restore a backup (\`npm run restore\`).`,
    );
  }
  return {
    ...database,
    close: async () => {
      await database.close();
      await noteFiles(folder);
    },
  };
}

// Helps the next start to notice damage; a full disk is no reason to fail over it.
async function noteFiles(folder: DataFolder): Promise<void> {
  await writeManifest(folder.database).catch(() => undefined);
}

/** How long after the opening the files are noted, in milliseconds: the first requests come first. */
const NOTED_AFTER = 1_000;

/**
 * Notes the files a moment later. Until then the list of the last time holds: files of ours never
 * shrink.
 */
function noteLater(folder: DataFolder, database: Database): Database {
  let noted: Promise<void> | null = null;
  const timer = setTimeout(() => {
    noted = noteFiles(folder);
  }, NOTED_AFTER);
  timer.unref();
  return {
    ...database,
    close: async () => {
      clearTimeout(timer);
      // Files change as the database closes: half a list of before would look like damage.
      await noted;
      await database.close();
    },
  };
}

/**
 * Opens the database of a locked data folder: creates it on the first start, upgrades it
 * (after a backup) when this version brings new migrations.
 * @throws StartupError if that cannot be done; the folder is then as it was.
 */
export async function openDatabase(
  folder: DataFolder,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<Database> {
  if (!(await exists(folder.database))) {
    await createDatabase(folder, async (database) => {
      await bootstrap(database);
      await applyMigrations(database, migrations);
    });
  }

  const database = await openExisting(folder);
  try {
    const pending = await pendingMigrations(database, migrations);
    const [first] = pending;
    if (first === undefined) return noteLater(folder, database);

    await database.close();
    const copy = await backUpDatabase(folder, first.name.replace(/\.sql$/, ''), new Date());
    log(`Upgrading the data folder; the state before it is kept in ${copy}`);
    const reopened = await openExisting(folder);
    await removeManifest(folder.database);
    await upgrade(reopened, pending, copy);
    await noteFiles(folder);
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
      `Upgrading the data folder failed (${reason(error)}). ` +
        `The failed step was undone; the state before the upgrade is also in ${copy}.`,
    );
  }
}
