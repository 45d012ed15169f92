import { useEffect } from 'react';

/** Whether an address is being handed to another program, such as the user's mail program. The page stays then. */
let isHandingOver = false;

/**
 * Opens an address that another program shows. The browser would announce that the page is left, although it stays, so
 * the user is not asked.
 */
export function handOver(open: () => void): void {
  isHandingOver = true;
  open();
  // The browser announces it at once, or right after the event that is being handled.
  setTimeout(() => {
    isHandingOver = false;
  });
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if (!isHandingOver) event.preventDefault();
};

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !/^(?:https?|blob):$/.test(link.protocol)) handOver(() => undefined);
}

/** Makes the browser ask the user before the page is left or reloaded, as long as `isNeeded` is true. */
export function useAskBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    window.addEventListener('beforeunload', askBeforeLeaving);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      document.removeEventListener('click', onClick);
    };
  }, [isNeeded]);
}
