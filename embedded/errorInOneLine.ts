/**
 * Returns an error in one line, for use inside a message. It does not use `instanceof`, because the error may come from
 * another realm.
 */
export function errorInOneLine(error: unknown): string {
  const told = typeof error === 'object' && error !== null && 'message' in error;
  return String(told ? error.message : error)
    .split('\n', 1)
    .join('');
}
