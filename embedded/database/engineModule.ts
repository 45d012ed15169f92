import { readFileSync } from 'node:fs';
import path from 'node:path';

let compiled: Promise<WebAssembly.Module | null> | null = null;

async function compile(): Promise<WebAssembly.Module | null> {
  try {
    const folder = path.dirname(require.resolve('@electric-sql/pglite'));
    return await WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm')));
  } catch {
    return null; // PGlite then reads the file itself and reports the problem.
  }
}

/**
 * Returns PGlite's WebAssembly, which is compiled once for the process. Other threads compile it, so an early call runs
 * at the same time as the check of the data folder.
 * @returns null if a newer PGlite has the file in another place.
 */
export function engineModule(): Promise<WebAssembly.Module | null> {
  compiled ??= compile();
  return compiled;
}
