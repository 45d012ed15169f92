import { readFileSync } from 'node:fs';
import path from 'node:path';

let compiled: Promise<WebAssembly.Module | null> | null = null;

async function compile(): Promise<WebAssembly.Module | null> {
  try {
    const folder = path.dirname(require.resolve('@electric-sql/pglite'));
    return await WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm')));
  } catch {
    return null; // PGlite then reads it itself, and says what is wrong with it
  }
}

/**
 * PGlite's WebAssembly, compiled once for the process. Other threads do that: asked for early, it
 * takes place while the data folder is examined.
 * @returns null if it is not where PGlite has it today.
 */
export function engineModule(): Promise<WebAssembly.Module | null> {
  compiled ??= compile();
  return compiled;
}
