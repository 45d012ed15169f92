/**
 * The code of an error of Node's, e.g. `ENOENT`; null if it has none. Asks for no class: an
 * error of the file system may come from another realm.
 */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
