import type { Store } from '@reduxjs/toolkit';

/** Resolves as soon as the state of the store passes a test, or at once if it already does. */
export function waitForState<State>(
  store: Pick<Store<State>, 'getState' | 'subscribe'>,
  passes: (state: State) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (passes(store.getState())) {
      resolve();
      return;
    }
    const unsubscribe = store.subscribe(() => {
      if (!passes(store.getState())) return;
      unsubscribe();
      resolve();
    });
  });
}
