/** The part of package-lock.json that is checked. */
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

/** The part of package.json that is checked. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Licences that require no more than attribution: fit for a closed app. */
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
  // Fonts, and the table of browser features.
  'OFL-1.1',
  'CC-BY-4.0',
  // PGlite is PostgreSQL.
  'PostgreSQL',
]);

/** Weak copyleft, file by file: accepted for tools that are neither changed nor shipped. */
const FOR_TOOLS = new Set(['MPL-2.0']);

/**
 * Whether a licence is accepted.
 * @param expression - in SPDX notation, e.g. `(MIT OR GPL-3.0)`.
 * @param tool - whether the package is only used to build and test.
 */
export function allowed(expression: string, tool: boolean): boolean {
  const text = expression.trim();
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  if (inner !== undefined) return allowed(inner, tool);
  // Expressions with nested parentheses need a person to read them.
  if (text.includes('(')) return false;
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => allowed(part, tool));
  if (text.includes(' AND ')) return text.split(' AND ').every((part) => allowed(part, tool));
  return PERMISSIVE.has(text) || (tool && FOR_TOOLS.has(text));
}

type Entry = Lock['packages'][string];

/**
 * Whether a package is a binary for other machines that had no description in the registry: it has a version,
 * but neither checksum nor licence.
 */
export function forOtherMachines(entry: Entry): boolean {
  const bound = entry.os !== undefined || entry.cpu !== undefined;
  return entry.optional === true && bound && entry.integrity === undefined;
}

/** Packages that could change tomorrow: a range in package.json, or no checksum in the lock file. */
export function unlocked(lock: Lock, manifest: Manifest): readonly string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: "${version}"`);
  const unchecked = Object.entries(lock.packages)
    .filter(([folder, entry]) => {
      const { integrity, link, inBundle } = entry;
      // The checksum of a package covers the packages inside it.
      if (folder === '' || link === true || inBundle === true) return false;
      return integrity?.startsWith('sha512-') !== true && !forOtherMachines(entry);
    })
    .map(([folder]) => `${folder} has no SHA-512 checksum`);
  return [...ranges, ...unchecked];
}
