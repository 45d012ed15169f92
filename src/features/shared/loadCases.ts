import type { PayloadAction } from '@reduxjs/toolkit';

import { beginLoad, replaceRows, type ListState, type Row } from './list';

/** The case reducers of whatever is loaded as a whole: lists and side tables. */
export const loadCases = <T extends Row>() => ({
  loadStarted(state: ListState<T>) {
    beginLoad(state);
  },
  /** The rows of one complete load, in any order. */
  loaded(state: ListState<T>, { payload }: PayloadAction<T[]>) {
    replaceRows(state, payload);
    state.loaded = true;
  },
  loadFailed(_state: ListState<T>) {
    /* the list is as it was, and is read again */
  },
});
