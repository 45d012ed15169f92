import type { DOMAttributes } from 'react';

const OPENING_KEYS = new Set(['Enter', ' ']);
const CONTROL = 'a, button, input, label, select, textarea, summary, [role=button]';

/** What the name of a record carries that opens by a press: the keyboard and the ear meet it there. */
export const OPENS = { role: 'button', tabIndex: 0, 'data-opens': '' } as const;

const isNameIn = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-opens]') !== null;

/** The record that was pressed; null where one of its own controls was, or text is being selected. */
function pressed(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const isControl = !isNameIn(target) && target.closest(CONTROL) !== null;
  if (isControl || document.getSelection()?.type === 'Range') return null;
  return target.closest('[data-record]')?.getAttribute('data-record') ?? null;
}

/** Heard by a list as a whole: a press anywhere on a record (`data-record`) that is no control opens it. */
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
          // The page does not scroll, and the list's own keys do not hear it.
          event.preventDefault();
          event.stopPropagation();
          onOpen(id);
        },
      };
