/** Where notices are: a click in there is not a click outside a modal. */
export const noticeStackId = 'avisos';

/** The stack's element, for what must leave it reachable. */
export function findNoticeStack(): HTMLElement | null {
  return document.getElementById(noticeStackId);
}
