import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns {Readonly<Record<string, { version?: string }>>} packages by their folders. */
function packagesOf(root, file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
}

/**
 * Whether what `package-lock.json` names is installed, in these versions. Neither packages that only
 * some machines need, nor those that only build and test.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  try {
    const installed = packagesOf(root, 'node_modules/.package-lock.json');
    return Object.entries(packagesOf(root, 'package-lock.json')).every(
      ([folder, { version, optional, dev, devOptional }]) =>
        folder === '' || optional || dev || devOptional || installed[folder]?.version === version,
    );
  } catch {
    return false; // nothing is
  }
}
