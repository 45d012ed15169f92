/**
 * Functions for the rows of a list, which are found in the page by their attributes. The focus can move between them by
 * keys, and a click on a row opens its record.
 */
import type { DOMAttributes, KeyboardEvent } from 'react';
import { mainElement } from '../dialog/landmarks';

const ROW = '[data-record]';

/** The list row that contains an element. */
export const listRowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ROW) : null;

/** The height of the sticky headers in px. Rows below the headers are not visible. */
const stickyHeight = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Moves the focus to the next or previous row. If no row has the focus, the first visible row gets it. */
export function walkRows(from: HTMLElement | null, direction: 1 | -1): boolean {
  const rows = [...(mainElement()?.querySelectorAll<HTMLElement>(ROW) ?? [])];
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
 * Marks the range of rows up to this one, like a Shift click on the row's checkbox. It simulates that click, because
 * only the list knows the rows in between.
 */
export function markUpTo(row: HTMLElement | null): boolean {
  const tick = row?.querySelector('input[type=checkbox]') ?? null;
  tick?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  return tick !== null;
}

const OPENING_KEYS = new Set(['Enter', ' ']);
const CONTROL = 'a, button, input, label, select, textarea, summary, [role=button]';

/**
 * The attributes of a record's name in a list where a click opens the record. For keyboards and screen readers,
 * the name is a button.
 */
export const OPENS_RECORD = { role: 'button', tabIndex: 0, 'data-opens': '' } as const;

/** Whether an element is one of a row's controls. The name, which opens the record, is none of them. */
export const isControlIn = (target: EventTarget): boolean =>
  target instanceof Element && !isNameIn(target) && target.closest(CONTROL) !== null;

const isNameIn = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-opens]') !== null;

/**
 * Returns the id of the clicked record; null if the click was on one of the record's controls, or if text is being
 * selected.
 */
function pressed(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  if (isControlIn(target) || document.getSelection()?.type === 'Range') return null;
  return target.closest('[data-record]')?.getAttribute('data-record') ?? null;
}

/** Handles Enter and Space on a record's name as a click on it. */
function pressByKey(event: KeyboardEvent, onPress: (id: string) => void): void {
  const isAsked = isNameIn(event.target) && OPENING_KEYS.has(event.key);
  const id = isAsked ? pressed(event.target) : null;
  if (id === null) return;
  // Keeps the page from scrolling, and the list's own keys from reacting to the same event.
  event.preventDefault();
  event.stopPropagation();
  onPress(id);
}

/**
 * Returns the event handlers of a whole list. A click on a record (`data-record`) outside of its controls opens the
 * record.
 */
export const rowClickHandlers = (
  onOpen: ((id: string) => void) | undefined,
): Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onKeyDown'> =>
  onOpen === undefined
    ? {}
    : {
        onClick: ({ target }) => {
          const id = pressed(target);
          if (id !== null) onOpen(id);
        },
        onKeyDown: (event) => pressByKey(event, onOpen),
      };

/** Returns the event handlers of what surrounds a list while the same clicks do something else than open a record. */
export const rowClickCapture = (
  onPress: (id: string) => void,
): Pick<DOMAttributes<HTMLElement>, 'onClickCapture' | 'onKeyDownCapture'> => ({
  onClickCapture: (event) => {
    const id = pressed(event.target);
    if (id === null) return;
    event.stopPropagation();
    onPress(id);
  },
  onKeyDownCapture: (event) => pressByKey(event, onPress),
});
