/**
 * Fails on packages whose licence is not accepted, and on packages that are not locked. It checks every
 * package of package-lock.json and needs no network.
 * - With `--list` it prints the number of packages of each licence.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isLicenceAccepted,
  isForOtherMachines,
  type LockFile,
  unlockedPackages,
} from './licenses/rules';

const root = path.resolve(__dirname, '..');

function json(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** The licence that a package's own package.json names, for packages without one in the lock file. */
function stated(folder: string): string {
  try {
    // npm has two formats for licences, a current and an old one.
    const { license, licenses } = json(path.join(folder, 'package.json')) as {
      license?: string;
      licenses?: readonly { type: string }[];
    };
    return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'not stated';
  } catch {
    return 'not stated';
  }
}

const lock = json('package-lock.json') as LockFile; // written by npm
const manifest = json('package.json') as Parameters<typeof unlockedPackages>[1]; // npm's format
const counts = new Map<string, number>();
let elsewhere = 0;
const problems: string[] = [...unlockedPackages(lock, manifest)];

for (const [folder, entry] of Object.entries(lock.packages)) {
  if (folder === '' || entry.link === true) continue;
  if (isForOtherMachines(entry) && !existsSync(path.join(root, folder))) {
    elsewhere += 1;
    continue;
  }
  const license = entry.license ?? stated(folder);
  counts.set(license, (counts.get(license) ?? 0) + 1);
  if (!isLicenceAccepted(license, entry.dev === true)) {
    problems.push(`${folder.replace(/^.*node_modules\//, '')} ${entry.version ?? ''}: ${license}`);
  }
}

if (process.argv.includes('--list')) {
  for (const [license, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    console.log(`${String(count).padStart(5)}  ${license}`);
  }
}
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${String(total)} packages, ${String(problems.length)} problems; ${String(elsewhere)} binaries for other machines cannot be checked on this one`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
