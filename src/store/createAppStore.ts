import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';

import { initialSession } from '../features/session/session';
import { initialWorkspace } from '../features/workspace/workspace';
import { initialForms, NO_DRAFTS, type KeptDrafts } from '../features/forms/forms';
import { initialNavigation, type Place } from '../features/navigation/navigationSlice';
import type { Dependencies } from '../sagas/dependencies';
import { rootSaga } from '../sagas/rootSaga';
import { redactSecrets } from './redactSecrets';
import { rootReducer } from './rootReducer';

interface Start extends Dependencies {
  /** A session is stored in this browser and has to be checked. */
  hasStoredSession?: boolean;
  /** Where this tab was when its page was left. */
  left?: Place | null;
  /** What was typed in it by then and not saved. */
  drafts?: KeptDrafts;
  /** The DevTools extension; tests pass recorders of their own. */
  devTools?: boolean;
  enhancers?: readonly StoreEnhancer[];
}

/** The store of the app and of its tests, with its sagas running. */
export function createAppStore(start: Start) {
  const {
    hasStoredSession = false,
    left = null,
    drafts = NO_DRAFTS,
    devTools = false,
    enhancers = [],
  } = start;
  const { log } = start;
  const saga = createSagaMiddleware({
    onError: (error, { sagaStack }) => {
      log('The sagas stopped', { error, sagaStack });
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      session: initialSession({ hasStoredSession }),
      workspace: {
        ...initialWorkspace,
        navigation: { ...initialNavigation, left },
        forms: { ...initialForms, ...drafts },
      },
    },
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga, redactSecrets),
    devTools: devTools && { name: 'Ofício', maxAge: 200 },
    enhancers: (getDefault) => getDefault({ autoBatch: false }).concat(...enhancers),
  });
  saga.run(rootSaga, start);
  return Object.assign(store, {
    /** What 'Meus dados' alone needs; asked for again, it is there. */
    loadOwnData: async () => {
      const { takeInOwnData } = await import(/* webpackChunkName: "own-data" */ './ownData');
      takeInOwnData(store, saga, start);
    },
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
