import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../embedded/database/database';
import { dataFolder, prepareFolder } from '../embedded/database/folder';
import { applyMigrations, bootstrap, readMigrations } from '../embedded/database/migrations';
import { openDatabase } from '../embedded/database/open';
import { openPglite } from '../embedded/database/pglite';
import { filesHash } from '../scripts/inputs';

const ROOT = path.resolve(__dirname, '..');
const CACHE = path.join(ROOT, '.cache/databases');

/** What shapes a new database: code, schema and packages. */
const SHAPING = ['embedded/database', 'supabase/migrations', 'package-lock.json'];
let shapingHash: string | undefined;

/** Deletes what was made from an earlier schema. Another worker may be making something. */
async function deleteOutdated(hash: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (name.startsWith(hash) || name.startsWith('unfinished-')) continue;
    await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
}

/**
 * Creating a database takes seconds of processor time, copying one a fraction of that. A database that this
 * run or an earlier one made from the same schema, code and packages is reused.
 * @param name - The name of the file or folder.
 * @param make - Makes it at the given path.
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
    // Another worker may have been faster.
    await rename(place, finished).catch((error: unknown) => {
      if (!existsSync(finished)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true });
  }
  return finished;
}

/** Opens a database in memory with the whole schema. */
export async function openPrepared(): Promise<Database> {
  const image = await made('memory.tar', async (place) => {
    const engine = await PGlite.create();
    const database = {
      script: async (statements: string) => {
        await engine.exec(statements);
      },
    };
    await bootstrap(database);
    await applyMigrations(database, readMigrations());
    const dump = await engine.dumpDataDir('none');
    await engine.close();
    await writeFile(place, Buffer.from(await dump.arrayBuffer()));
  });
  return openPglite(null, null, new Blob([await readFile(image)]));
}

/** Makes a data folder as a first start leaves it, but without a key: the next start makes one. */
export async function prepareDataFolder(root: string): Promise<void> {
  const prepared = await made('folder', async (place) => {
    const folder = dataFolder(place);
    await prepareFolder(folder);
    await (await openDatabase(folder, readMigrations(), () => undefined)).close();
  });
  await cp(prepared, root, { recursive: true });
}
