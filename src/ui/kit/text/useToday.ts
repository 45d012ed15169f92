import { useSyncExternalStore } from 'react';

import { localDay, type Day } from '../../../features/shared/days';

const today = (): Day => localDay(new Date());

function untilMidnight(): number {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}

/** Calls back at each local midnight and, as timers sleep with the machine, when the page shows again. */
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

/** The user's local day, `YYYY-MM-DD`; what shows it is rendered again when it changes. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, today);
}
