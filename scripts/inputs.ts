import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backendFromEnvironment } from './webpack/backend';

type Environment = Readonly<Record<string, string | undefined>>;

/** The pictures of docs/screenshots/ that `public/app.webmanifest` names. */
export const MANIFEST_SCREENSHOTS = ['dashboard-light-1440.png', 'dashboard-light-390.png'];

const APP = [
  ...MANIFEST_SCREENSHOTS.map((file) => `docs/screenshots/${file}`),
  'src',
  'public',
  'scripts/webpack',
  'webpack.config.ts',
  // This file contains the policy that the build writes into the page.
  'embedded/http/contentSecurity.ts',
];
const REPLAY = ['scripts/replay', 'webpack.replay.config.ts'];
// The scripts contain the build itself and the code that decides whether to build.
const SERVER = ['embedded', 'scripts'];
// npm records in its last file what is installed. The installed packages may be older than the lock file.
const BOTH = ['tsconfig.json', 'package-lock.json', 'node_modules/.package-lock.json'];

/**
 * A SHA-256 hash (hex) of everything that affects `dist/`: sources without tests, configuration, locked and
 * installed packages, Node's version, and the backend's settings in the environment.
 * @throws Error when the environment has only one of the backend's two settings (see `backendFromEnvironment`).
 */
export function inputsHash(root: string, env: Environment): string {
  return filesHash(root, [...APP, ...BOTH], backendFromEnvironment(env));
}

/** The same hash for the page of `npm run replay`, which does not depend on the backend. */
export function replayInputsHash(root: string): string {
  return filesHash(root, [...APP, ...REPLAY, ...BOTH]);
}

/**
 * The same hash for the server's bundle. Files that the server reads while it runs, such as migrations, are not
 * included.
 */
export function serverInputsHash(root: string): string {
  return filesHash(root, [...SERVER, ...BOTH]);
}

/**
 * A SHA-256 hash (hex) of files and folders. Tests are left out.
 * @param entries - paths below `root`. A name without an extension is a folder. A missing file is ignored.
 * @param settings - anything else that affects the result, as JSON.
 */
export function filesHash(
  root: string,
  entries: readonly string[],
  settings: unknown = null,
): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, settings]));
  for (const file of entries.flatMap((entry) => filesIn(root, entry))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(root: string, entry: string): string[] {
  const place = path.join(root, entry);
  if (path.extname(entry) !== '') return existsSync(place) ? [entry] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map((found) => path.relative(root, path.join(found.parentPath, found.name)))
    .sort();
}
