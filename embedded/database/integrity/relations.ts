import { closeSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isWholePage, PAGE } from './page';

/** Pages in one file of a table; larger tables have several. */
const PAGES_PER_FILE = 131_072;
const CHUNK = 128 * PAGE;
/** How long, in milliseconds, files are read without a look at anything else. */
const AT_A_STRETCH = 10;

/** A page that is not as it was written. */
export interface BadPage {
  /** The file, relative to the database's folder. */
  readonly file: string;
  /** As the log names it: `base/5/16389 0 7` is file, fork and page. */
  readonly key: string;
}

/** Tables, indexes and their visibility maps, relative to the database's folder. */
export async function relationFiles(database: string): Promise<readonly string[]> {
  const databases = (await readdir(path.join(database, 'base'))).filter((name) =>
    /^\d+$/.test(name),
  );
  const folders = ['global', ...databases.map((name) => `base/${name}`)];
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(database, folder)))
        // Maps of free space (_fsm) are hints: PostgreSQL mends them by itself.
        .filter((name) => /^\d+(_vm|_init)?(\.\d+)?$/.test(name))
        .map((name) => `${folder}/${name}`),
    ),
  );
  return lists.flat();
}

/** What a look at every page of a closed database tells. */
export interface RelationScan {
  /** Files and their lengths in bytes. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly bad: readonly BadPage[];
}

/** Reads one file page by page. @returns its length in bytes. */
function scanFile(
  database: string,
  file: string,
  chunk: { readonly bytes: Uint8Array; readonly pages: readonly Int32Array[] },
  bad: BadPage[],
): number {
  const [, table = '', fork = '', part = '0'] =
    /^(.*?\d+)(_vm|_init)?(?:\.(\d+))?$/.exec(file) ?? [];
  const forkNumber = { '': 0, _vm: 2, _init: 3 }[fork] ?? 0;
  const first = Number(part) * PAGES_PER_FILE;
  const descriptor = openSync(`${database}/${file}`, 'r');
  try {
    for (let size = 0; ;) {
      const bytes = readSync(descriptor, chunk.bytes);
      for (let at = 0; at < bytes; at += PAGE) {
        const number = first + (size + at) / PAGE;
        const page = chunk.pages[at / PAGE];
        if (bytes - at >= PAGE && page !== undefined && isWholePage(page, number)) continue;
        bad.push({ file, key: `${table} ${String(forkNumber)} ${String(number)}` });
      }
      size += bytes;
      if (bytes < CHUNK) return size;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Reads every page of a closed database. */
export async function scanRelations(database: string): Promise<RelationScan> {
  const sizes = new Map<string, number>();
  const bad: BadPage[] = [];
  // One for all: hundreds of files, most of them small, would leave hundreds of MB behind.
  const buffer = new ArrayBuffer(CHUNK);
  const chunk = {
    bytes: new Uint8Array(buffer),
    pages: Array.from(
      { length: CHUNK / PAGE },
      (_, page) => new Int32Array(buffer, page * PAGE, PAGE / 4),
    ),
  };
  let rested = performance.now();
  for (const file of await relationFiles(database)) {
    sizes.set(file, scanFile(database, file, chunk, bad));
    if (performance.now() - rested < AT_A_STRETCH) continue;
    // Lets the server say meanwhile that it is starting.
    await new Promise(setImmediate);
    rested = performance.now();
  }
  return { sizes, bad };
}
