import {
  createAction,
  type ActionCreatorWithoutPayload,
  type PayloadAction,
} from '@reduxjs/toolkit';

import { beginLoad, replaceRows, upsertRow, type ListState, type Row } from './list';

/** Intent: retry failed loads now, without waiting for the next attempt. */
export const retryRequested = createAction('lists/retryRequested');

/** Makes the fact that a load has failed. The rows stay as they are, and the load is retried. */
export function loadFailedOf(name: string): ActionCreatorWithoutPayload {
  const loadFailed = createAction(`${name}/loadFailed`);
  return loadFailed;
}

/** The case reducers for loading a whole list or side table. */
export const loadCases = <T extends Row>() => ({
  /** Fact: this row was read from the backend, where another device may have changed it. Nothing was written. */
  recordRead(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  loadStarted(state: ListState<T>) {
    beginLoad(state);
  },
  /** Fact: a load was completed. The rows are in any order. */
  loaded(state: ListState<T>, { payload }: PayloadAction<T[]>) {
    replaceRows(state, payload);
    state.loaded = true;
    state.stale = false;
  },
  /** Fact: the rows of this device's snapshot were read. They are ignored once the backend has answered. */
  recalled(state: ListState<T>, { payload }: PayloadAction<T[]>) {
    if (state.loaded) return;
    replaceRows(state, payload);
    state.loaded = true;
    state.stale = true;
  },
});
