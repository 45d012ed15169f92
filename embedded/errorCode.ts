/**
 * Returns the code of a Node error, such as `ENOENT`; null if it has none. It does not use `instanceof`, because the
 * error may come from another realm.
 */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
