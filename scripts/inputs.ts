import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backendFromEnvironment } from './webpack/backend';

type Environment = Readonly<Record<string, string | undefined>>;

const APP = [
  'src',
  'public',
  'scripts/webpack',
  'webpack.config.ts',
  // The policy that the build writes into the page.
  'embedded/http/contentSecurity.ts',
];
// How it is built belongs to it, and how it is found out whether it has to be.
const SERVER = ['embedded', 'scripts'];
// npm notes in the last one what is installed, which may be older than what is locked.
const BOTH = ['tsconfig.json', 'package-lock.json', 'node_modules/.package-lock.json'];

/**
 * SHA-256 (hex) over everything that shapes `dist/`: sources without their tests, configuration,
 * locked and installed packages, Node's version, and the backend that the environment names.
 *
 * @throws Error when the environment names half a backend (see `backendFromEnvironment`).
 */
export function inputsHash(root: string, env: Environment): string {
  return hashOf(root, [...APP, ...BOTH], backendFromEnvironment(env));
}

/**
 * The same over everything that shapes the server's bundle. What the server reads as it runs, such
 * as the migrations, does not.
 */
export function serverInputsHash(root: string): string {
  return hashOf(root, [...SERVER, ...BOTH]);
}

function hashOf(root: string, entries: readonly string[], settings: unknown = null): string {
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
