import type { DOMAttributes, PointerEvent } from 'react';
import { isControlIn, listRowOf } from './rows';

/** How long (ms) a finger rests on a row until the row is marked. */
const LONG = 500;
/** How far (px) a resting finger may move. Further is a scroll. */
const STILL = 8;

let timer: ReturnType<typeof setTimeout> | undefined;
let start = { x: 0, y: 0 };

const give = () => {
  clearTimeout(timer);
};

/** Keeps the click at the end of a long press from opening the record. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  // The click follows the finger's lifting, or does not come at all. The next press is not meant.
  const end = () => window.removeEventListener('click', swallow, true);
  window.addEventListener('pointerdown', end, { capture: true, once: true });
  window.addEventListener('keydown', end, { capture: true, once: true });
}

/**
 * The event handlers of a list whose rows are marked by a long press of a finger. The rows are found by their attribute,
 * as those that a click opens. There is one finger, so its state is not the list's.
 */
export const longPressHandlers = (
  onLongPress: (id: string) => void,
): Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu'
> => ({
  onPointerDown: ({ target, pointerType, isPrimary, clientX, clientY }) => {
    give();
    const id = listRowOf(target)?.getAttribute('data-record') ?? null;
    if (pointerType !== 'touch' || !isPrimary || id === null || isControlIn(target)) return;
    start = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      swallowClick();
      onLongPress(id);
    }, LONG);
  },
  onPointerMove: ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) give();
  },
  onPointerUp: give,
  onPointerCancel: give,
  // A long press also asks for the browser's menu, which would lie over the row. A mouse keeps it.
  onContextMenu: (event) => {
    const { pointerType } = event.nativeEvent as unknown as { pointerType?: string }; // React's type lacks it
    if (pointerType === 'touch' && listRowOf(event.target)) event.preventDefault();
  },
});
