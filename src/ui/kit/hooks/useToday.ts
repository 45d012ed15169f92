import { useSyncExternalStore } from 'react';

import { localDay, type Day } from '../../../features/shared/days';

const today = (): Day => localDay(new Date());

function untilMidnight(): number {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}

/**
 * Calls the listener at each local midnight, and when the page becomes visible again, because timers stop while
 * the machine sleeps.
 */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(() => {
      listener();
      schedule();
    }, untilMidnight());
  };
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    listener();
    schedule();
  };
  schedule();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** The local day, `YYYY-MM-DD`. A component that uses it is rendered again when the day changes. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, today);
}
