import { useSyncExternalStore } from 'react';

/**
 * Whether the page is being printed. It is true from the event `beforeprint` to the event `afterprint`, because media
 * queries change too late for printing.
 */
let isPrinting = false;

// The listeners are registered before any list's own listener, so that the end of printing is noticed even if no
// list is mounted.
window.addEventListener('beforeprint', () => {
  isPrinting = true;
});
window.addEventListener('afterprint', () => {
  isPrinting = false;
});

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  window.addEventListener('beforeprint', listener);
  window.addEventListener('afterprint', listener);
  media.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', listener);
    window.removeEventListener('afterprint', listener);
    media.removeEventListener('change', listener);
  };
}

/** Whether the page is being laid out for paper, where nothing can be scrolled or clicked. */
export function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || window.matchMedia('print').matches);
}
