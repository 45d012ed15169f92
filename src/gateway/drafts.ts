import { readStored, writeStored } from '../features/shared/storedJson';

/** The storage of unsaved drafts. It lasts as long as the tab, so drafts survive a reload. */
export interface DraftStorage {
  /** Returns the stored value, which another version of the app may have written; null if nothing is stored. */
  read: () => unknown;
  /** Stores the drafts. Null removes the stored drafts. */
  write: (drafts: object | null) => void;
}

const KEY = 'oficio.drafts';

/** Drafts in this tab's session storage. If that is blocked or full, a reload loses unsaved input. */
export const storedDrafts: DraftStorage = {
  read: () => readStored(() => sessionStorage, KEY),
  write(drafts) {
    // The older drafts are removed first. If the storage is full, they would otherwise be restored as the latest ones.
    writeStored(() => sessionStorage, KEY, null);
    writeStored(() => sessionStorage, KEY, drafts);
  },
};

/** Calls the listener when the page is hidden, reloaded or closed. Returns a function to unsubscribe. */
export function onLeave(listener: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
