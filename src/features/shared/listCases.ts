import type { PayloadAction } from '@reduxjs/toolkit';

import type { Baseline } from './baseline';
import { hasValues } from './changes';
import { removeRow, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases } from './loadCases';

/**
 * Takes an updated row into the list. If the row equals the known one, nothing was written. Then the row is not marked
 * as written, and a load in flight may replace it. Rows are compared by value, because an imported action log contains
 * copies.
 */
function takeUpdated<T extends Row>(state: ListState<T>, row: T): void {
  const known = state.entities[row.id];
  if (!known || !hasValues<T>(known, row)) upsertRow(state, row);
}

/**
 * The case reducers that all lists share. Spread them into an ordinary `createSlice`. Intents (`…Requested`) come
 * from the user interface and change nothing by themselves. Facts come from sagas.
 */
// `Draft` is the type of the intent's payload. It cannot be inferred from an argument.
export const listCases = <T extends Row, Draft>() => ({
  /** Intent: create a row. `id` is made together with the form, and stays the same when the save is retried. */
  createRequested(_state: ListState<T>, _action: PayloadAction<{ id: string; draft: Draft }>) {
    /* The answer is `created` or `createFailed`. */
  },
  /**
   * Intent: update a row. `changes` are the fields that the user has changed, and `baseline` is the row that the
   * user saw.
   */
  updateRequested(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; changes: Partial<Draft>; baseline: Baseline<T> }>,
  ) {
    /* The answer is `updated`, `updateConflicted` or `updateFailed`. */
  },
  /** Intent: delete a row. */
  deleteRequested(_state: ListState<T>, _action: PayloadAction<{ id: string }>) {
    /* The answer is `deleted` or `deleteFailed`. */
  },
  ...loadCases<T>(),
  created(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  createFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure }>,
  ) {
    /* The list does not change. The notices slice shows the notice. */
  },
  /**
   * Fact: a row was updated. `before` is the backend's row before the update. `found` are the fields that another
   * device had already changed to the same values.
   */
  updated(
    state: ListState<T>,
    { payload: { row } }: PayloadAction<{ row: T; before: T; found?: string[] }>,
  ) {
    takeUpdated(state, row);
  },
  /** Fact: nothing was sent, because other devices have changed `fields`, too. `row` is the row in the backend. */
  updateConflicted(
    state: ListState<T>,
    { payload: { row } }: PayloadAction<{ row: T; fields: string[] }>,
  ) {
    upsertRow(state, row);
  },
  updateFailed(
    _state: ListState<T>,
    _action: PayloadAction<{
      id: string;
      failure: WriteFailure;
      changes: Partial<Draft>;
      before: T | null;
    }>,
  ) {
    /* The list does not change. The notices slice shows the notice. */
  },
  /**
   * Fact: a row was deleted. `row` is the row before its deletion, for a restoration; absent if another device has
   * deleted it.
   */
  deleted(state: ListState<T>, { payload }: PayloadAction<{ id: string; row?: T }>) {
    removeRow(state, payload.id);
  },
  deleteFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure }>,
  ) {
    /* The list does not change. The notices slice shows the notice. */
  },
  /** Intent: restore these deleted rows. */
  restoreRequested(_state: ListState<T>, _action: PayloadAction<{ rows: T[] }>) {
    /* The answer is `restoreEnded`. */
  },
  /** Fact: a deleted row was restored, at its old place in the list. */
  restored(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  /** Fact: a row refers again to the row that was restored. */
  reconnected(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  /**
   * Fact: the restoration has ended. `failed` are the rows that could not be restored, or whose references could
   * not.
   */
  restoreEnded(
    _state: ListState<T>,
    _action: PayloadAction<{ restored: T[]; failed: T[]; failure: WriteFailure | null }>,
  ) {
    /* The rows came one by one. The notices slice shows the notice. */
  },
  /**
   * Fact: a bulk change has updated these rows. Each is given as it is now and as it was in the backend before.
   * `takesBack`: this is the undo of a bulk change, so nothing else follows from it.
   */
  updatedTogether(
    state: ListState<T>,
    { payload }: PayloadAction<{ updates: { row: T; before: T }[]; takesBack: boolean }>,
  ) {
    for (const { row } of payload.updates) takeUpdated(state, row);
  },
});
