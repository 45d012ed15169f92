import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash, serverInputsHash } from './inputs';

/**
 * The files with the input hash of the last build of app and server. A build writes its file last, so an
 * interrupted build has none.
 */
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
 * Whether app and server are up to date. This file is bundled with the server, because a start that builds nothing
 * should read no TypeScript.
 * @throws Error when the environment has only one of the backend's two settings.
 */
export function isBuilt(root: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return (
    wasBuiltFrom(root, SERVER_STAMP, serverInputsHash(root)) &&
    wasBuiltFrom(root, APP_STAMP, inputsHash(root, env))
  );
}
