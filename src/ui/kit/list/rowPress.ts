import type { DOMAttributes } from 'react';

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
