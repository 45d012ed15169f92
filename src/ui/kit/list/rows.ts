/** The rows of a list in the page, found by their attribute: walked by keys, opened by a press. */
import type { DOMAttributes } from 'react';
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

const OPENING_KEYS = new Set(['Enter', ' ']);
const CONTROL = 'a, button, input, label, select, textarea, summary, [role=button]';

/**
 * The attributes of the name of a record that opens by a click. The name is its button for keyboards and
 * screen readers.
 */
export const OPENS = { role: 'button', tabIndex: 0, 'data-opens': '' } as const;

const isNameIn = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-opens]') !== null;

/** The id of the clicked record; null if one of its controls was clicked or text is being selected. */
function pressed(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const isControl = !isNameIn(target) && target.closest(CONTROL) !== null;
  if (isControl || document.getSelection()?.type === 'Range') return null;
  return target.closest('[data-record]')?.getAttribute('data-record') ?? null;
}

/** The handlers of a whole list: a click on a record (`data-record`) outside of its controls opens it. */
export const rowPress = (
  onOpen: ((id: string) => void) | undefined,
): Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onKeyDown'> =>
  onOpen === undefined
    ? {}
    : {
        onClick: ({ target }) => {
          const id = pressed(target);
          if (id !== null) onOpen(id);
        },
        onKeyDown: (event) => {
          const isAsked = isNameIn(event.target) && OPENING_KEYS.has(event.key);
          const id = isAsked ? pressed(event.target) : null;
          if (id === null) return;
          // Keeps the page from scrolling, and the list's own keys from reacting.
          event.preventDefault();
          event.stopPropagation();
          onOpen(id);
        },
      };
