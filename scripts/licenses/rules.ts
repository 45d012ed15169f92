/** package-lock.json, as far as it is looked at. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly integrity?: string;
        readonly dev?: boolean;
        readonly link?: boolean;
        readonly inBundle?: boolean;
        readonly optional?: boolean;
        readonly os?: readonly string[];
        readonly cpu?: readonly string[];
      }
    >
  >;
}

/** package.json, as far as it is looked at. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Ask for no more than to be named: fit for an app whose own source stays closed. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  // Fonts, and the table of what browsers can do.
  'OFL-1.1',
  'CC-BY-4.0',
  // PGlite is PostgreSQL.
  'PostgreSQL',
]);

/** Weak copyleft, by file: fine for tools that we run and neither change nor ship. */
const FOR_TOOLS = new Set(['MPL-2.0']);

/**
 * Whether a licence is agreed to.
 * @param expression - in SPDX's notation, e.g. `(MIT OR GPL-3.0)`.
 * @param tool - whether the package only helps to build and test.
 */
export function allowed(expression: string, tool: boolean): boolean {
  const text = expression.trim();
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  if (inner !== undefined) return allowed(inner, tool);
  // What nests deeper than one pair of parentheses is for people to read.
  if (text.includes('(')) return false;
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => allowed(part, tool));
  if (text.includes(' AND ')) return text.split(' AND ').every((part) => allowed(part, tool));
  return PERMISSIVE.has(text) || (tool && FOR_TOOLS.has(text));
}

type Entry = Lock['packages'][string];

/**
 * Whether a package is a binary for other machines that the registry did not describe when the lock
 * was written: named by version, but with neither checksum nor licence.
 */
export function forOtherMachines(entry: Entry): boolean {
  const bound = entry.os !== undefined || entry.cpu !== undefined;
  return entry.optional === true && bound && entry.integrity === undefined;
}

/** What could be another package tomorrow: a range in package.json, or no checksum in the lock. */
export function unlocked(lock: Lock, manifest: Manifest): readonly string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: "${version}"`);
  const unchecked = Object.entries(lock.packages)
    .filter(([folder, entry]) => {
      const { integrity, link, inBundle } = entry;
      // What comes inside another package is covered by that one's checksum.
      if (folder === '' || link === true || inBundle === true) return false;
      return integrity?.startsWith('sha512-') !== true && !forOtherMachines(entry);
    })
    .map(([folder]) => `${folder} has no SHA-512 checksum`);
  return [...ranges, ...unchecked];
}
