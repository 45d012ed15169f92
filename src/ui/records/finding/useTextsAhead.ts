import { useEffect } from 'react';

import type { Findable } from '../../../features/app/finding/findRows';

/** How many rows are processed between two checks of the time. */
const BATCH = 50;

/**
 * Computes the search texts of all rows while the browser is idle, so that the first key of a search need not
 * compute them.
 */
export function useTextsAhead<T>(rows: readonly T[], { texts }: Findable<T>): void {
  useEffect(() => {
    // Where the browser has no such function, the first key of a search computes the texts.
    if (!('requestIdleCallback' in window)) return;
    /* oxlint-disable oficio/supported -- whoever has that function has these, too */
    let next = 0;
    let handle = requestIdleCallback(function make(deadline) {
      while (next < rows.length && deadline.timeRemaining() > 1) {
        for (const row of rows.slice(next, next + BATCH)) texts(row);
        next += BATCH;
      }
      if (next < rows.length) handle = requestIdleCallback(make);
    });
    return () => cancelIdleCallback(handle);
    /* oxlint-enable oficio/supported */
  }, [rows, texts]);
}
