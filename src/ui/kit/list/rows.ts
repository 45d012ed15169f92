import { mainPart } from '../dialog/landmarks';

const ROW = '[data-record]';

/** The list's row that something stands in. */
export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ROW) : null;

/** What stays in sight at the top of a list hides rows below it. */
const hidden = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Leads the focus to the next or the previous row; from elsewhere, to the first one in sight. */
export function walkRows(from: HTMLElement | null, direction: 1 | -1): boolean {
  const rows = [...(mainPart()?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const index = from ? rows.indexOf(from) + direction : firstInSight(rows);
  const row = rows[index];
  row?.focus();
  return row !== undefined;
}

function firstInSight(rows: readonly HTMLElement[]): number {
  const top = hidden();
  const inSight = rows.findIndex((row) => row.getBoundingClientRect().top >= top);
  return Math.max(inSight, 0);
}

/** What a click on the row's tick with Shift does: the list knows the rows that lie between. */
export function markUpTo(row: HTMLElement | null): boolean {
  const tick = row?.querySelector('input[type=checkbox]') ?? null;
  tick?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  return tick !== null;
}
