import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash, serverInputsHash } from './inputs';

/** Contains the input hash of the last build. It is written when the build is complete. */
export const APP_STAMP = 'dist/.inputs';
export const SERVER_STAMP = '.cache/server/.inputs';

/** Whether a build was completed from inputs with this hash. */
export function wasBuiltFrom(root: string, stamp: string, hash: string): boolean {
  try {
    return readFileSync(path.join(root, stamp), 'utf8') === hash;
  } catch {
    return false; // It was never built, or not completely.
  }
}

/**
 * Whether app and server are up to date. It is bundled with the server, because a start with nothing to build
 * reads no TypeScript.
 * @throws Error when the environment has half a backend.
 */
export function isBuilt(root: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return (
    wasBuiltFrom(root, SERVER_STAMP, serverInputsHash(root)) &&
    wasBuiltFrom(root, APP_STAMP, inputsHash(root, env))
  );
}
