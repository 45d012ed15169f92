import {
  createAction,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type PayloadAction,
} from '@reduxjs/toolkit';

import { restoreSideRow, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases, loadFailedOf } from './loadCases';

/** The actions of a side table that its reducer does not handle. */
interface DetailsEvents<T extends Row, Draft> {
  loadFailed: ActionCreatorWithoutPayload;
  /**
   * Intent: save changes of a side row. The answer is `saved`, `saveConflicted` or `saveFailed`. `id` is the id of the
   * main row, and `changes` are the fields that the user has changed. `baseline` is the side row that the user saw, or
   * null if there was none. Without a baseline, the save overwrites changes of these fields by other devices.
   */
  saveRequested: ActionCreatorWithPayload<{
    id: string;
    changes: Partial<Draft>;
    baseline?: T | null;
  }>;
  /**
   * Fact: the side row could not be saved. The notices slice shows the notice. `changes` are those of a save whose
   * answer was lost.
   */
  saveFailed: ActionCreatorWithPayload<{
    id: string;
    failure: WriteFailure;
    changes?: Partial<Draft>;
  }>;
}

/** Makes these actions. `name` is the name of the slice. Spread them before the actions of the slice. */
export const detailsEvents = <T extends Row, Draft>(name: string): DetailsEvents<T, Draft> => ({
  loadFailed: loadFailedOf(name),
  saveRequested: createAction(`${name}/saveRequested`),
  saveFailed: createAction(`${name}/saveFailed`),
});

/**
 * The case reducers of a side table whose rows extend the rows of a list, or the account, and have their ids.
 * There are fewer than for a list, because a side row is created by its first save and deleted together with its
 * main row. Spread them into an ordinary `createSlice`.
 */
export const detailsCases = <T extends Row>() => ({
  ...loadCases<T>(),
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
});

/** The types of a slice's action creators, made from the types of its case reducers. */
export type ActionsOf<Cases extends Record<keyof Cases, (...args: never[]) => unknown>> = {
  [Case in keyof Cases]: Parameters<Cases[Case]> extends [unknown, PayloadAction<infer Payload>]
    ? ActionCreatorWithPayload<Payload>
    : ActionCreatorWithoutPayload;
};

/** The actions of a side table, which its slice makes from `detailsCases` and `detailsEvents`. */
export type DetailsActions<T extends Row, Draft> = ActionsOf<ReturnType<typeof detailsCases<T>>> &
  ReturnType<typeof detailsEvents<T, Draft>>;
