import { useEffect } from 'react';

import type { Findable } from '../../../features/finding/findRows';

/** How many rows come between two looks at the clock. */
const AT_ONCE = 50;

/** Makes the rows' texts while nothing else goes on, so that the first key of a search need not. */
export function useTextsAhead<T>(rows: readonly T[], { texts }: Findable<T>): void {
  useEffect(() => {
    // Without it the first key makes them.
    if (!('requestIdleCallback' in window)) return;
    let next = 0;
    let handle = requestIdleCallback(function make(deadline) {
      while (next < rows.length && deadline.timeRemaining() > 1) {
        for (const row of rows.slice(next, next + AT_ONCE)) texts(row);
        next += AT_ONCE;
      }
      if (next < rows.length) handle = requestIdleCallback(make);
    });
    return () => {
      cancelIdleCallback(handle);
    };
  }, [rows, texts]);
}
