import { createAction, type PayloadAction } from '@reduxjs/toolkit';

import { beginLoad, replaceRows, type ListState, type Row } from './list';

/** Intent: retry failed loads now instead of at the next attempt. */
export const retryRequested = createAction('lists/retryRequested');

/** The case reducers for loading a whole list or side table. */
export const loadCases = <T extends Row>() => ({
  loadStarted(state: ListState<T>) {
    beginLoad(state);
  },
  /** Fact: the rows of one complete load, in any order. */
  loaded(state: ListState<T>, { payload }: PayloadAction<T[]>) {
    replaceRows(state, payload);
    state.loaded = true;
    state.stale = false;
  },
  /** Fact: the rows of this device's snapshot. They are ignored once the backend has answered. */
  recalled(state: ListState<T>, { payload }: PayloadAction<T[]>) {
    if (state.loaded) return;
    replaceRows(state, payload);
    state.loaded = true;
    state.stale = true;
  },
  loadFailed(_state: ListState<T>) {
    /* the list is unchanged, and the load is retried */
  },
});
