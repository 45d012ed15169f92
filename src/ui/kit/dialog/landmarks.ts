/** Where notices are: they stay reachable over an open dialog. */
export const noticeStackId = 'avisos';

/** A click on a notice is not a click outside the dialog. */
export function isInNotices(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${noticeStackId}`) !== null;
}

/** Takes the focus of what is gone: the page's main part. */
export const mainPart = (): HTMLElement | null => document.querySelector<HTMLElement>('main');
