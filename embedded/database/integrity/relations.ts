import { closeSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isWholePage, PAGE } from './page';

/** Pages in one file of a table; larger tables have several. */
const PAGES_PER_FILE = 131_072;
const CHUNK = 128 * PAGE;

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

function badPagesOf(database: string, file: string, buffer: ArrayBuffer): readonly BadPage[] {
  const [, table = '', fork = '', part = '0'] =
    /^(.*?\d+)(_vm|_init)?(?:\.(\d+))?$/.exec(file) ?? [];
  const forkNumber = { '': 0, _vm: 2, _init: 3 }[fork] ?? 0;
  const bad: BadPage[] = [];
  const descriptor = openSync(path.join(database, file), 'r');
  try {
    let number = Number(part) * PAGES_PER_FILE;
    for (;;) {
      const bytes = readSync(descriptor, new Uint8Array(buffer));
      for (let at = 0; at < bytes; at += PAGE) {
        const whole =
          bytes - at >= PAGE && isWholePage(new Int32Array(buffer, at, PAGE / 4), number);
        if (!whole) bad.push({ file, key: `${table} ${String(forkNumber)} ${String(number)}` });
        number += 1;
      }
      if (bytes < CHUNK) return bad;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Reads every page of a closed database and returns those that are damaged. */
export async function badPages(database: string): Promise<readonly BadPage[]> {
  const bad: BadPage[] = [];
  // One for all: hundreds of files, most of them small, would leave hundreds of MB behind.
  const buffer = new ArrayBuffer(CHUNK);
  for (const file of await relationFiles(database)) {
    bad.push(...badPagesOf(database, file, buffer));
    // Lets the server say meanwhile that it is starting.
    await new Promise(setImmediate);
  }
  return bad;
}
