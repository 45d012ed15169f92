import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';

import { initialDevice, type DeviceState } from '../features/app/device/deviceSlice';
import { initialSession } from '../features/app/session/session';
import { initialWorkspace } from '../features/app/workspace/workspace';
import { initialForms, NO_DRAFTS, type KeptDrafts } from '../features/app/forms/forms';
import { initialNavigation, type Place } from '../features/app/navigation/navigationSlice';
import type { Dependencies } from '../sagas/dependencies';
import { createLaterSagas } from '../sagas/laterSagas';
import { rootSaga } from '../sagas/rootSaga';
import type { Recording } from '../features/app/report/recording';
import type { ReportChoices } from './report/report';
import type { DevToolsGuard } from './devToolsGuard';
import { createRecorder } from './report/recorder';
import { redactSecrets } from './redactSecrets';
import { rootReducer, type RootState } from './rootReducer';

interface Start extends Omit<Dependencies, 'gateway' | 'later'> {
  /** Makes the gateway. The recorder also gets what the gateway logs. */
  gateway: (log: Dependencies['log']) => Dependencies['gateway'];
  /** Whether this browser has a stored session that must be checked. */
  hasStoredSession?: boolean;
  /** Where the user was in this tab before the reload; null if unknown. */
  left?: Place | null;
  /** The unsaved drafts of this tab. */
  drafts?: KeptDrafts;
  /** Makes the guard that the Redux DevTools extension needs. Without it, the extension is off. */
  devTools?: ((log: Dependencies['log']) => DevToolsGuard) | undefined;
  enhancers?: readonly StoreEnhancer[];
}

/** Creates the store of the app and of its tests, and starts its sagas. */
export function createAppStore(start: Start) {
  const {
    hasStoredSession = false,
    left = null,
    drafts = NO_DRAFTS,
    devTools,
    enhancers = [],
  } = start;
  const recorder = createRecorder(start.now);
  const log: Dependencies['log'] = (message, detail) => {
    recorder.line(message, detail);
    start.log(message, detail);
  };
  const gateway = start.gateway(log);
  const dependencies: Dependencies = { ...start, log, gateway, later: createLaterSagas() };
  const saga = createSagaMiddleware({
    // `watch` logs with it.
    context: { log },
    onError: (error, { sagaStack }) => log('The sagas stopped', { error, sagaStack }),
  });
  const guard = devTools?.(log);
  const device: DeviceState = {
    ...initialDevice,
    keepsSnapshots: gateway.snapshots.areEnabled(),
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      session: initialSession({ hasStoredSession }),
      device,
      workspace: {
        ...initialWorkspace,
        navigation: { ...initialNavigation, placeBeforeReload: left },
        forms: { ...initialForms, ...drafts },
      },
    },
    middleware: (getDefault) =>
      getDefault({ thunk: false }).concat(
        guard
          ? [guard.first, guard.around(saga), redactSecrets, recorder.middleware, guard.last]
          : [saga, redactSecrets, recorder.middleware],
      ),
    devTools: guard !== undefined && { name: 'Ofício', maxAge: 200 },
    enhancers: (getDefault) => getDefault({ autoBatch: false }).concat(...enhancers),
  });
  saga.run(rootSaga, dependencies);
  return Object.assign(store, {
    /** Loads the reducer and the saga of 'Meus dados', at most once. */
    loadOwnData: async () => {
      const { addOwnDataSection } = await import(/* webpackChunkName: "own-data" */ './ownData');
      addOwnDataSection(store, saga, dependencies);
    },
    /** Runs a saga that was loaded after the first screen. */
    run: (more: (dependencies: Dependencies) => Generator): void => {
      saga.run(more, dependencies);
    },
    /** Loads the reducer and the saga of the section 'Extrato', at most once. */
    loadStatement: async () => {
      const { addStatementSection } = await import(
        /* webpackChunkName: "statement-saga" */ './statement'
      );
      addStatementSection(store, saga, dependencies);
    },
    /** Loads the reducer and the saga of what comes again, at most once. */
    loadSeriesWork: async () => {
      const { addSeriesWork } = await import(/* webpackChunkName: "money" */ './seriesWork');
      addSeriesWork(store, saga, dependencies);
    },
    /** Loads the reducer and the saga that bring spreadsheets, at most once. */
    loadSpreadsheet: async () => {
      const { addSpreadsheetSection } = await import(
        /* webpackChunkName: "spreadsheet-saga" */ './spreadsheet'
      );
      addSpreadsheetSection(store, saga, dependencies);
    },
    recorder,
    /** Makes the report of a problem from the last actions of this page. */
    report: async (recording: Recording<RootState>, choices: ReportChoices) => {
      const { makeReportOf } = await import(/* webpackChunkName: "report" */ './report/report');
      return makeReportOf(recording, choices);
    },
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
