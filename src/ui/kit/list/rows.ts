import { mainPart } from '../dialog/landmarks';

const ROW = '[data-record]';

/** The list row that contains an element. */
export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ROW) : null;

/** The height of sticky headers, which hide rows below them. */
const stickyHeight = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Moves the focus to the next or previous row; from outside the list, to the first visible row. */
export function walkRows(from: HTMLElement | null, direction: 1 | -1): boolean {
  const rows = [...(mainPart()?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const index = from ? rows.indexOf(from) + direction : firstInSight(rows);
  const row = rows[index];
  row?.focus();
  return row !== undefined;
}

function firstInSight(rows: readonly HTMLElement[]): number {
  const top = stickyHeight();
  const inSight = rows.findIndex((row) => row.getBoundingClientRect().top >= top);
  return Math.max(inSight, 0);
}

/**
 * Marks a range as a Shift click on the row's checkbox does, because only the list knows the rows between.
 */
export function markUpTo(row: HTMLElement | null): boolean {
  const tick = row?.querySelector('input[type=checkbox]') ?? null;
  tick?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  return tick !== null;
}
