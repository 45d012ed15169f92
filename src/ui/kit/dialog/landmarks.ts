/** The id of the element with the notices, which stay usable over an open dialog. */
export const noticeStackId = 'avisos';

/** Whether an element belongs to a notice. A click on a notice does not count as a click outside the dialog. */
export function isInNotices(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${noticeStackId}`) !== null;
}

/** The page's main part, which gets the focus when the focused element disappears. */
export const mainElement = (): HTMLElement | null => document.querySelector<HTMLElement>('main');
