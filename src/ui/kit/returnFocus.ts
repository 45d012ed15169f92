/**
 * Remembers what has the focus now and gives it back later; where that is gone (its row was
 * deleted), the page's main part takes it.
 */
export function findReturnTarget(): () => HTMLElement | null {
  const held = document.activeElement;
  return () =>
    held instanceof HTMLElement && held !== document.body && held.isConnected
      ? held
      : document.querySelector('main');
}
