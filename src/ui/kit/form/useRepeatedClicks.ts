import { useRef, type MouseEvent } from 'react';

/** In milliseconds; what systems take for a double click. */
const AT_ONCE = 500;

/**
 * Tells whether a click follows the last one at once: a double click, or a key that is held. Where what
 * was clicked leaves its place to the next, that one is not meant.
 */
export function useRepeatedClicks(): (click: MouseEvent) => boolean {
  const last = useRef(-Infinity);
  return ({ timeStamp }) => {
    const isRepeated = timeStamp - last.current < AT_ONCE;
    last.current = timeStamp;
    return isRepeated;
  };
}
