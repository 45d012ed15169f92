import { useSyncExternalStore } from 'react';

/** Between the two events: media queries change too late for what is printed. */
let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  const begin = () => {
    isPrinting = true;
    listener();
  };
  const end = () => {
    isPrinting = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', listener);
  };
}

/** Whether the page is being laid out for paper, which cannot be scrolled or pressed. */
export function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || window.matchMedia('print').matches);
}
