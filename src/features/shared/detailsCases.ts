import type {
  ActionCreatorWithoutPayload,
  ActionCreatorWithPayload,
  PayloadAction,
} from '@reduxjs/toolkit';

import { restoreSideRow, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases } from './loadCases';

/**
 * The case reducers of a side table, whose rows extend the rows of a list (or the account) and share their
 * ids. There are fewer than for a list: side rows are created by their first save and deleted with their main
 * row. Spread them into an ordinary `createSlice`.
 */
// `Draft` is the type of the intent's payload. No argument exists to infer it from.
export const detailsCases = <T extends Row, Draft>() => ({
  ...loadCases<T>(),
  /**
   * Intent. `id`: the main row's; `changes`: the fields that the user changed; `baseline`: the side row that
   * the user saw, null where there was none. Without a baseline, other devices' changes to these fields are
   * overwritten.
   */
  saveRequested(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; changes: Partial<Draft>; baseline?: T | null }>,
  ) {
    /* answered by `saved`, `saveConflicted` or `saveFailed` */
  },
  /**
   * Fact: nothing was sent, because other devices changed `fields`, too. `row`: the side row that the backend
   * holds.
   */
  saveConflicted(
    state: ListState<T>,
    { payload: { row } }: PayloadAction<{ row: T; fields: string[] }>,
  ) {
    upsertRow(state, row);
  },
  /** Fact: the side row was saved. `before`: the side row as known before; null for the first save. */
  saved(state: ListState<T>, { payload }: PayloadAction<{ row: T; before: T | null }>) {
    upsertRow(state, payload.row);
  },
  /** Fact: the side row was restored together with its main row. */
  restored(state: ListState<T>, { payload }: PayloadAction<T>) {
    restoreSideRow(state, payload);
  },
  saveFailed(_state: ListState<T>, _action: PayloadAction<{ id: string; failure: WriteFailure }>) {
    /* the side table is unchanged; the notices slice raises the notice */
  },
});

/** The action creators of a slice, from the types of its case reducers. */
export type ActionsOf<Cases extends Record<keyof Cases, (...args: never[]) => unknown>> = {
  [Case in keyof Cases]: Parameters<Cases[Case]> extends [unknown, PayloadAction<infer Payload>]
    ? ActionCreatorWithPayload<Payload>
    : ActionCreatorWithoutPayload;
};

/** The actions of a side table, which its slice makes from `detailsCases`. */
export type DetailsActions<T extends Row, Draft> = ActionsOf<
  ReturnType<typeof detailsCases<T, Draft>>
>;
