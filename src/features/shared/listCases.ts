import type { PayloadAction } from '@reduxjs/toolkit';

import type { Baseline } from './baseline';
import { hasValues } from './changes';
import { removeRow, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases } from './loadCases';

/**
 * If the answer equals the known row, nothing was written. The row is then not marked as written, and a load in
 * flight may replace it. It is compared by value, because an action log that was imported holds copies.
 */
function takeUpdated<T extends Row>(state: ListState<T>, row: T): void {
  const known = state.entities[row.id];
  if (!known || !hasValues<T>(known, row)) upsertRow(state, row);
}

/**
 * The case reducers that all lists share. Spread them into an ordinary `createSlice`. Intents (`…Requested`)
 * come from the user interface and change nothing by themselves. Facts come from sagas.
 */
// `Draft` is the type of the intent's payload. No argument exists to infer it from.
export const listCases = <T extends Row, Draft>() => ({
  /** Intent. `id` is made with the form and stays the same over its retries. */
  createRequested(_state: ListState<T>, _action: PayloadAction<{ id: string; draft: Draft }>) {
    /* answered by `created` or `createFailed` */
  },
  /** Intent. `changes`: the fields that the user changed; `baseline`: the row that the user saw. */
  updateRequested(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; changes: Partial<Draft>; baseline: Baseline<T> }>,
  ) {
    /* answered by `updated`, `updateConflicted` or `updateFailed` */
  },
  /** Intent. */
  deleteRequested(_state: ListState<T>, _action: PayloadAction<{ id: string }>) {
    /* answered by `deleted` or `deleteFailed` */
  },
  ...loadCases<T>(),
  created(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  createFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure }>,
  ) {
    /* the list is unchanged; the notices slice raises the notice */
  },
  /**
   * Fact. `before`: the row that the backend held before the update. `found`: the fields that another device
   * had already changed to the same values.
   */
  updated(
    state: ListState<T>,
    { payload: { row } }: PayloadAction<{ row: T; before: T; found?: string[] }>,
  ) {
    takeUpdated(state, row);
  },
  /**
   * Fact: nothing was sent, because other devices changed `fields`, too. `row`: the row that the backend
   * holds.
   */
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
    /* the list is unchanged; the notices slice raises the notice */
  },
  /** Fact. `row`: the row before its deletion, for a restoration; absent where another device deleted it. */
  deleted(state: ListState<T>, { payload }: PayloadAction<{ id: string; row?: T }>) {
    removeRow(state, payload.id);
  },
  deleteFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure }>,
  ) {
    /* the list is unchanged; the notices slice raises the notice */
  },
  /** Intent: restore these deleted rows. */
  restoreRequested(_state: ListState<T>, _action: PayloadAction<{ rows: T[] }>) {
    /* answered by `restoreEnded` */
  },
  /** Fact: a deleted row was restored, in its place. */
  restored(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  /** Fact: a row points again at the row that was restored. */
  reconnected(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  /** Fact: the restoration has ended. `failed`: rows that are not restored, or whose references are not. */
  restoreEnded(
    _state: ListState<T>,
    _action: PayloadAction<{ restored: T[]; failed: T[]; failure: WriteFailure | null }>,
  ) {
    /* the rows came one by one; the notices slice raises the notice */
  },
  /**
   * Fact: a bulk change updated these rows, given as they are now and as the backend held them before.
   * `takesBack`: this is the undo of a bulk change, so nothing else follows from it.
   */
  updatedTogether(
    state: ListState<T>,
    { payload }: PayloadAction<{ updates: { row: T; before: T }[]; takesBack: boolean }>,
  ) {
    for (const { row } of payload.updates) takeUpdated(state, row);
  },
});
