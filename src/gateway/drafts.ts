/** What was typed and not saved, for as long as its tab is open: a reload does not take it along. */
export interface DraftStorage {
  /** As it was written, maybe by another version of the app; null where there is nothing. */
  read: () => unknown;
  /** Null: nothing is kept any more. */
  write: (drafts: object | null) => void;
}

const KEY = 'oficio.drafts';

/** In the storage of this tab alone; where that is refused or full, a reload loses what was typed. */
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
      // First: where it is full, an older draft would come back as if it were the last one.
      sessionStorage.removeItem(KEY);
      if (drafts) sessionStorage.setItem(KEY, JSON.stringify(drafts));
    } catch {
      // Nothing is kept.
    }
  },
};

/** Calls back when the page may be left for good: it is hidden, reloaded or closed. */
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
