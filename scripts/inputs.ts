import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backendFromEnvironment } from './webpack/backend';

const FOLDERS = ['src', 'public', 'scripts/webpack'];
const FILES = ['webpack.config.ts', 'tsconfig.json', 'package-lock.json'];

/**
 * SHA-256 (hex) over everything that shapes `dist/`: sources without their tests, configuration,
 * locked packages, Node's version, and the backend that the environment names.
 *
 * @throws Error when the environment names half a backend (see `backendFromEnvironment`).
 */
export function inputsHash(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, backendFromEnvironment(env)]));
  for (const file of [...FILES, ...FOLDERS.flatMap((folder) => filesIn(root, folder))]) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
