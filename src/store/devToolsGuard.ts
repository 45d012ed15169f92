import type { Middleware } from '@reduxjs/toolkit';

import { differences } from '../features/app/report/difference';
import type { Dependencies } from '../sagas/dependencies';
import { FROM_SAGA } from './report/recorder';
import { wholeReducer } from './report/report';
import type { RootState } from './rootReducer';

// cast: the object's own keys
const typedKeys = (state: RootState) => Object.keys(state) as (keyof RootState)[];

type AppMiddleware = Middleware<object, RootState>;

/** Keeps the account's data safe while the Redux DevTools show another state than the live one. */
export interface DevToolsGuard {
  /**
   * The first middleware. It drops intents while another state is shown, because the user meant them for that
   * state.
   */
  first: AppMiddleware;
  /** Wraps the saga middleware, so that the sagas read the live state. */
  around: (saga: AppMiddleware) => AppMiddleware;
  /** The last middleware. It applies the facts of running sagas to the live state, no matter which state is shown. */
  last: AppMiddleware;
}

/**
 * Makes the guard. The Redux DevTools may jump, import, skip and reorder. Then the store shows the state that they
 * request, and the page works again only after a jump back to the last action, or after a reload.
 */
export function createDevToolsGuard(log: Dependencies['log']): DevToolsGuard {
  let live: RootState;

  /** Whether the live state is shown. The DevTools may recompute it as another object with the same content. */
  const isShown = (shown: RootState): boolean => {
    if (shown === live) return true;
    const isDifferent = (part: keyof RootState) =>
      differences(live[part], shown[part], 1).length > 0;
    // A part of the state that a section adds later may be in only one of the two states.
    const inBoth = typedKeys(live).filter((part) => part in shown);
    if (inBoth.some(isDifferent)) return false;
    live = shown;
    return true;
  };

  return {
    first: (store) => {
      live = store.getState();
      return (next) => (action) => {
        const isIntent = typeof action === 'object' && action !== null && !(FROM_SAGA in action);
        if (!isIntent || isShown(store.getState())) return next(action);
        log('The Redux DevTools show another state, so nothing is done', action);
        return action;
      };
    },
    around: (saga) => (store) => saga({ ...store, getState: () => live }),
    last: (store) => (next) => (action) => {
      const wasShown = isShown(store.getState());
      const result = next(action);
      // cast: middleware only gets plain actions, see `recorder`
      live = wasShown ? store.getState() : wholeReducer(live, action as { type: string });
      return result;
    },
  };
}
