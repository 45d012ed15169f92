import { useSyncExternalStore } from 'react';

/** Between the two events: media queries change too late for what is printed. */
let isPrinting = false;

// Here, and so before any list's own: nobody has to be looking when printing ends.
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

/** Whether the page is being laid out for paper, which cannot be scrolled or pressed. */
export function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || window.matchMedia('print').matches);
}
