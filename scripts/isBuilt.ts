import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash, serverInputsHash } from './inputs';

/** Holds the hash of the inputs of the last build; written when it is complete. */
export const APP_STAMP = 'dist/.inputs';
export const SERVER_STAMP = '.cache/server/.inputs';

/** Whether something was built, to the end, from inputs of this hash. */
export function wasBuiltFrom(root: string, stamp: string, hash: string): boolean {
  try {
    return readFileSync(path.join(root, stamp), 'utf8') === hash;
  } catch {
    return false; // never built, or not to the end
  }
}

/**
 * Whether app and server are up to date. Bundled beside the server, for a start that has nothing
 * to build reads no TypeScript.
 *
 * @throws Error when the environment names half a backend.
 */
export function isBuilt(root: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return (
    wasBuiltFrom(root, SERVER_STAMP, serverInputsHash(root)) &&
    wasBuiltFrom(root, APP_STAMP, inputsHash(root, env))
  );
}
