import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long (ms) after a finger has left the screen its click may come. */
const CLICK_DELAY = 400;

/**
 * Returns a value for showing. While a press is going on, this is the value with which the press began: a press takes the
 * focus from a field, which may change the value, and then nothing moves away under the pointer before its click.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const latest = useRef(value);
  const [held, setHeld] = useState<{ value: T } | null>(null);
  useLayoutEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endIn = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setHeld(null), delay);
    };
    const listeners = {
      pointerdown() {
        clearTimeout(timer);
        setHeld({ value: latest.current });
      },
      pointerup: () => endIn(CLICK_DELAY),
      pointercancel: () => endIn(0),
      click: () => endIn(0),
    };
    const all = Object.entries(listeners);
    for (const [name, listener] of all) window.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of all) window.removeEventListener(name, listener, true);
    };
  }, []);
  return held === null ? value : held.value;
}
