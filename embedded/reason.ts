/**
 * An error in one line, to stand within a message. Asks for no class: an error of the file system
 * may come from another realm.
 */
export function reason(error: unknown): string {
  const told = typeof error === 'object' && error !== null && 'message' in error;
  return String(told ? error.message : error)
    .split('\n', 1)
    .join('');
}
