import { useSyncExternalStore } from 'react';

/** The id of the element with the notices, which stay usable over an open dialog. */
export const noticeStackId = 'avisos';

/** Whether an element belongs to a notice. A click on a notice does not count as a click outside the dialog. */
export function isInNotices(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${noticeStackId}`) !== null;
}

let hasNotices = false;
const followers = new Set<() => void>();

export function noteNotices(areThere: boolean): void {
  if (areThere === hasNotices) return;
  hasNotices = areThere;
  for (const follow of followers) follow();
}

const followNotices = (follow: () => void) => {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
};

export const useHasNotices = (): boolean => useSyncExternalStore(followNotices, () => hasNotices);

/** The page's main part, which gets the focus when the focused element disappears. */
export const mainElement = (): HTMLElement | null => document.querySelector<HTMLElement>('main');
