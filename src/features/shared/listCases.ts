import { createAction, type PayloadAction } from '@reduxjs/toolkit';

import type { Baseline } from './baseline';
import { hasValues } from './changes';
import { removeRow, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases, loadFailedOf } from './loadCases';

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
 * The actions of a list that its reducer does not handle: the intents (`…Requested`) of the user interface, and the
 * facts that a saga has failed. The notices slice shows the failures. `name` is the name of the slice. Spread them
 * before the actions of the slice.
 */
// `Draft` is the type of the intents' payloads. It cannot be inferred from an argument.
export const listEvents = <T extends Row, Draft>(name: string) => ({
  loadFailed: loadFailedOf(name),
  /**
   * Intent: create a row. The answer is `created` or `createFailed`. `id` is made together with the form, and stays the
   * same when the save is retried.
   */
  createRequested: createAction<{ id: string; draft: Draft }>(`${name}/createRequested`),
  createFailed: createAction<{ id: string; failure: WriteFailure }>(`${name}/createFailed`),
  /**
   * Intent: update a row. The answer is `updated`, `updateConflicted` or `updateFailed`. `changes` are the fields that
   * the user has changed, and `baseline` is the row that the user saw.
   */
  updateRequested: createAction<{ id: string; changes: Partial<Draft>; baseline: Baseline<T> }>(
    `${name}/updateRequested`,
  ),
  updateFailed: createAction<{
    id: string;
    failure: WriteFailure;
    changes: Partial<Draft>;
    before: T | null;
  }>(`${name}/updateFailed`),
  /** Intent: delete a row. The answer is `deleted` or `deleteFailed`. */
  deleteRequested: createAction<{ id: string }>(`${name}/deleteRequested`),
  deleteFailed: createAction<{ id: string; failure: WriteFailure }>(`${name}/deleteFailed`),
  /** Intent: restore these deleted rows. The answer is `restoreEnded`. */
  restoreRequested: createAction<{ rows: T[] }>(`${name}/restoreRequested`),
  /**
   * Fact: the restoration has ended. The rows came one by one before. `failed` are the rows that could not be restored,
   * or whose references could not.
   */
  restoreEnded: createAction<{ restored: T[]; failed: T[]; failure: WriteFailure | null }>(
    `${name}/restoreEnded`,
  ),
});

/** The case reducers that all lists share, for facts of sagas. Spread them into an ordinary `createSlice`. */
export const listCases = <T extends Row>() => ({
  ...loadCases<T>(),
  created(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
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
  /**
   * Fact: a row was deleted. `row` is the row before its deletion, for a restoration; absent if another device has
   * deleted it. `takesBack`: this is the undo of its creation, so nothing else follows from it.
   */
  deleted(
    state: ListState<T>,
    { payload }: PayloadAction<{ id: string; row?: T; takesBack?: boolean }>,
  ) {
    removeRow(state, payload.id);
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
