/** The id of the notices' element. Notices stay usable over an open dialog. */
export const noticeStackId = 'avisos';

/** A click on a notice is not a click outside the dialog. */
export function isInNotices(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${noticeStackId}`) !== null;
}

/** The page's main part. It gets the focus when the focused element disappears. */
export const mainPart = (): HTMLElement | null => document.querySelector<HTMLElement>('main');
