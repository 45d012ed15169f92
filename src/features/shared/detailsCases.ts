import type {
  ActionCreatorWithoutPayload,
  ActionCreatorWithPayload,
  PayloadAction,
} from '@reduxjs/toolkit';

import { restoreSideRow, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases } from './loadCases';

/**
 * The case reducers of a side table whose rows extend the rows of a list, or the account, and have their ids.
 * There are fewer than for a list, because a side row is created by its first save and deleted together with its
 * main row. Spread them into an ordinary `createSlice`.
 */
// `Draft` is the type of the intent's payload. It cannot be inferred from an argument.
export const detailsCases = <T extends Row, Draft>() => ({
  ...loadCases<T>(),
  /**
   * Intent: save changes of a side row. `id` is the id of the main row, and `changes` are the fields that the user has
   * changed. `baseline` is the side row that the user saw, or null if there was none. Without a baseline, the save
   * overwrites changes of these fields by other devices.
   */
  saveRequested(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; changes: Partial<Draft>; baseline?: T | null }>,
  ) {
    /* The answer is `saved`, `saveConflicted` or `saveFailed`. */
  },
  /**
   * Fact: nothing was sent, because other devices have changed `fields`, too. `row` is the side row in the
   * backend.
   */
  saveConflicted(
    state: ListState<T>,
    { payload: { row } }: PayloadAction<{ row: T; fields: string[] }>,
  ) {
    upsertRow(state, row);
  },
  /** Fact: the side row was saved. `before` is the side row before the save; null for the first save. */
  saved(state: ListState<T>, { payload }: PayloadAction<{ row: T; before: T | null }>) {
    upsertRow(state, payload.row);
  },
  /** Fact: the side row was restored together with its main row. */
  restored(state: ListState<T>, { payload }: PayloadAction<T>) {
    restoreSideRow(state, payload);
  },
  /** Fact: the side row could not be saved. `changes` are those of a save whose answer was lost. */
  saveFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure; changes?: Partial<Draft> }>,
  ) {
    /* The side table does not change. The notices slice shows the notice. */
  },
});

/** The types of a slice's action creators, made from the types of its case reducers. */
export type ActionsOf<Cases extends Record<keyof Cases, (...args: never[]) => unknown>> = {
  [Case in keyof Cases]: Parameters<Cases[Case]> extends [unknown, PayloadAction<infer Payload>]
    ? ActionCreatorWithPayload<Payload>
    : ActionCreatorWithoutPayload;
};

/** The actions of a side table, which its slice makes from `detailsCases`. */
export type DetailsActions<T extends Row, Draft> = ActionsOf<
  ReturnType<typeof detailsCases<T, Draft>>
>;
