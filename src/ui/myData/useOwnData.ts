import { useCallback, useEffect, useState } from 'react';

import { isUnderWay, selectOwnData, type OwnDataState } from '../../features/ownData/ownDataSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';

const stay = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/** Restoring and erasing come when they are looked at; null until then. */
export function useOwnData(): { state: OwnDataState | null; failed: boolean; load: () => void } {
  const store = useAppStore();
  const state = useAppSelector(selectOwnData);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    store.loadOwnData().then(
      () => {
        setFailed(false);
      },
      () => {
        setFailed(true);
      },
    );
  }, [store]);
  useEffect(load, [load]);

  const isBusy = state !== null && isUnderWay(state.step);
  useEffect(() => {
    if (!isBusy) return;
    window.addEventListener('beforeunload', stay);
    return () => {
      window.removeEventListener('beforeunload', stay);
    };
  }, [isBusy]);
  return { state, failed, load };
}
