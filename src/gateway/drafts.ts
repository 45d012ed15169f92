/** The storage of unsaved drafts. It lasts as long as the tab, so a reload keeps them. */
export interface DraftStorage {
  /** The stored value, perhaps of another app version; null where there is none. */
  read: () => unknown;
  /** Null removes the stored drafts. */
  write: (drafts: object | null) => void;
}

const KEY = 'oficio.drafts';

/** This tab's own storage. If it is blocked or full, a reload loses what was typed. */
export const storedDrafts: DraftStorage = {
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  write(drafts) {
    try {
      // Removed first: if the storage is full, an older draft must not be restored as the latest.
      sessionStorage.removeItem(KEY);
      if (drafts) sessionStorage.setItem(KEY, JSON.stringify(drafts));
    } catch {
      // Nothing is stored.
    }
  },
};

/** Calls back when the page may be closing: it is hidden, reloaded or closed. */
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
