import type { PayloadAction } from '@reduxjs/toolkit';

import type { Baseline } from './baseline';
import { holds } from './changes';
import { removeRow, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases } from './loadCases';

/**
 * Saved unchanged, nothing was written: a load under way knows better. Told by what they hold, because
 * an imported log has copies.
 */
function takeUpdated<T extends Row>(state: ListState<T>, row: T): void {
  const known = state.entities[row.id];
  if (!known || !holds<T>(known, row)) upsertRow(state, row);
}

/**
 * The case reducers that all lists share. Spread into an ordinary `createSlice`.
 * Intents (`…Requested`) come from the user interface and change nothing by themselves;
 * facts come from sagas.
 */
// `Draft` shapes the intent's payload; there is nothing that it could be inferred from.
export const listCases = <T extends Row, Draft>() => ({
  /** Intent. `id` is made with the form and stays the same over its retries. */
  createRequested(_state: ListState<T>, _action: PayloadAction<{ id: string; draft: Draft }>) {
    /* answered by `created` or `createFailed` */
  },
  /** Intent. `changes`: the fields that the user changed; `baseline`: the row that they looked at. */
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
    /* the list is as it was; the workspace raises the notice */
  },
  /**
   * `before` is the row as the backend held it when the update was sent. `found`: the fields to which
   * another device had made the same change already.
   */
  updated(
    state: ListState<T>,
    { payload: { row } }: PayloadAction<{ row: T; before: T; found?: string[] }>,
  ) {
    takeUpdated(state, row);
  },
  /** Nothing was sent: `fields` were changed elsewhere, too. `row` is what the backend holds. */
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
    /* the list is as it was; the workspace raises the notice */
  },
  /** `row`: as it was, so that it can be put back; none where another device deleted it. */
  deleted(state: ListState<T>, { payload }: PayloadAction<{ id: string; row?: T }>) {
    removeRow(state, payload.id);
  },
  deleteFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure }>,
  ) {
    /* the list is as it was; the workspace raises the notice */
  },
  /** Intent: these deleted rows are put back as they were. */
  restoreRequested(_state: ListState<T>, _action: PayloadAction<{ rows: T[] }>) {
    /* answered by `restoreEnded` */
  },
  /** A deleted row is there again, in its place. */
  restored(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  /** A row points again at the one that was put back. */
  reconnected(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  /** `failed`: rows that are not there again, or not all that pointed at them points there. */
  restoreEnded(
    _state: ListState<T>,
    _action: PayloadAction<{ restored: T[]; failed: T[]; failure: WriteFailure | null }>,
  ) {
    /* the rows came one by one; the workspace raises the notice */
  },
  /**
   * Rows of a change to many at once: as they are now, and as the backend held them before.
   * `takesBack`: they are set back, and nothing else comes of it.
   */
  updatedTogether(
    state: ListState<T>,
    { payload }: PayloadAction<{ updates: { row: T; before: T }[]; takesBack: boolean }>,
  ) {
    for (const { row } of payload.updates) takeUpdated(state, row);
  },
});
