import { useEffect } from 'react';

import type { Findable } from '../../../features/finding/findRows';

/** How many rows are processed between two checks of the time. */
const BATCH = 50;

/** Computes the rows' search texts while the browser is idle, so that the first key of a search need not. */
export function useTextsAhead<T>(rows: readonly T[], { texts }: Findable<T>): void {
  useEffect(() => {
    // Without it, the first key computes them.
    if (!('requestIdleCallback' in window)) return;
    let next = 0;
    let handle = requestIdleCallback(function make(deadline) {
      while (next < rows.length && deadline.timeRemaining() > 1) {
        for (const row of rows.slice(next, next + BATCH)) texts(row);
        next += BATCH;
      }
      if (next < rows.length) handle = requestIdleCallback(make);
    });
    return () => {
      cancelIdleCallback(handle);
    };
  }, [rows, texts]);
}
