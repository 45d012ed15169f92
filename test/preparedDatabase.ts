import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../embedded/database/database';
import { dataFolder, prepareFolder } from '../embedded/database/folder';
import { readMigrations } from '../embedded/database/migrations';
import { openDatabase } from '../embedded/database/open';
import { openPglite } from '../embedded/database/pglite';
import { filesHash } from '../scripts/inputs';

const ROOT = path.resolve(__dirname, '..');
const CACHE = path.join(ROOT, '.cache/databases');

/** The paths that affect a new database: code, schema and packages. */
const SHAPING = ['embedded/database', 'supabase/migrations', 'package-lock.json'];
let shapingHash: string | undefined;

/** Deletes databases that were made from an earlier schema. Names that another worker is still writing are kept. */
async function deleteOutdated(hash: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (name.startsWith(hash) || name.startsWith('unfinished-')) continue;
    await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
}

/**
 * Makes a database once and reuses it, because creating one takes seconds of processor time and copying one takes
 * a fraction of that. A database that an earlier run made from the same schema, code and packages is reused, too.
 * @param name - the name of the file or folder.
 * @param make - makes the database at the given path.
 */
async function made(name: string, make: (place: string) => Promise<void>): Promise<string> {
  const hash = (shapingHash ??= filesHash(ROOT, SHAPING).slice(0, 16));
  const finished = path.join(CACHE, `${hash}-${name}`);
  if (existsSync(finished)) return finished;
  await mkdir(CACHE, { recursive: true });
  await deleteOutdated(hash);
  const unfinished = await mkdtemp(path.join(CACHE, 'unfinished-'));
  try {
    const place = path.join(unfinished, name);
    await make(place);
    // Another worker may have made the same database in the meantime.
    await rename(place, finished).catch((error: unknown) => {
      if (!existsSync(finished)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true });
  }
  return finished;
}

/** Opens a database in memory that has the whole schema. */
export async function openPrepared(): Promise<Database> {
  const image = await made('memory.tar', async (place) => {
    const root = `${place}.folder`;
    await prepareDataFolder(root);
    const engine = await PGlite.create(dataFolder(root).database);
    const dump = await engine.dumpDataDir('none');
    await engine.close();
    await writeFile(place, Buffer.from(await dump.arrayBuffer()));
  });
  return openPglite(null, null, new Blob([await readFile(image)]));
}

/** Makes a database's folder as PostgreSQL makes it, without a schema. */
export async function copyEmptyCluster(
  database: string,
  open: (folder: string) => Promise<Database>,
): Promise<void> {
  const empty = await made('empty', async (place) => {
    await (await open(place)).close();
  });
  await cp(empty, database, { recursive: true });
}

/** Makes a data folder as the first start of a server leaves it, but without a key, which the next start creates. */
export async function prepareDataFolder(root: string): Promise<void> {
  const prepared = await made('folder', async (place) => {
    const folder = dataFolder(place);
    await prepareFolder(folder);
    await (await openDatabase(folder, readMigrations(), () => undefined)).close();
  });
  await cp(prepared, root, { recursive: true });
}
