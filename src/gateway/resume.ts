/**
 * Calls the listener when a connection may be back: the browser is online again, or the page is visible again. Returns
 * a function to unsubscribe.
 */
export function onResume(listener: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
