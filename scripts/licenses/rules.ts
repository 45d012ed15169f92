/** The part of package-lock.json that is checked. */
export interface LockFile {
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

/** Licences that require nothing but attribution. They suit a closed app. */
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
  // The licences of fonts and of the table of browser features.
  'OFL-1.1',
  'CC-BY-4.0',
  // The licence of PGlite, which is PostgreSQL.
  'PostgreSQL',
]);

/**
 * Weak copyleft licences, which cover single files. They are accepted for tools that are neither changed nor
 * shipped.
 */
const FOR_TOOLS = new Set(['MPL-2.0']);

/**
 * Whether a licence is accepted.
 * @param expression - in SPDX notation, e.g. `(MIT OR GPL-3.0)`.
 * @param tool - whether the package is only used to build and test.
 */
export function isLicenceAccepted(expression: string, tool: boolean): boolean {
  const text = expression.trim();
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  if (inner !== undefined) return isLicenceAccepted(inner, tool);
  // An expression with nested parentheses is refused, because a person should read it.
  if (text.includes('(')) return false;
  if (text.includes(' OR '))
    return text.split(' OR ').some((part) => isLicenceAccepted(part, tool));
  if (text.includes(' AND '))
    return text.split(' AND ').every((part) => isLicenceAccepted(part, tool));
  return PERMISSIVE.has(text) || (tool && FOR_TOOLS.has(text));
}

type Entry = LockFile['packages'][string];

/**
 * Whether a package is a binary for other machines that the registry did not describe: the entry has a version,
 * but neither a checksum nor a licence.
 */
export function isForOtherMachines(entry: Entry): boolean {
  const bound = entry.os !== undefined || entry.cpu !== undefined;
  return entry.optional === true && bound && entry.integrity === undefined;
}

/**
 * The packages whose content may change: those with a version range in package.json, or without a checksum in the
 * lock file.
 */
export function unlockedPackages(lock: LockFile, manifest: Manifest): readonly string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: "${version}"`);
  const unchecked = Object.entries(lock.packages)
    .filter(([folder, entry]) => {
      const { integrity, link, inBundle } = entry;
      // The checksum of a package also covers the packages bundled inside it.
      if (folder === '' || link === true || inBundle === true) return false;
      return integrity?.startsWith('sha512-') !== true && !isForOtherMachines(entry);
    })
    .map(([folder]) => `${folder} has no SHA-512 checksum`);
  return [...ranges, ...unchecked];
}
