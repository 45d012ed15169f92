import type {
  ActionCreatorWithoutPayload,
  ActionCreatorWithPayload,
  PayloadAction,
} from '@reduxjs/toolkit';

import { bringBack, upsertRow, type ListState, type Row, type WriteFailure } from './list';
import { loadCases } from './loadCases';

/**
 * The case reducers of a side table: of what stands beside the rows of a list, each under the id of
 * its row, or beside the account. Fewer than a list's, because nobody creates or deletes such a row:
 * it is there from the first save on, and goes with the row that it is about. Spread into an
 * ordinary `createSlice`.
 */
// `Draft` shapes the intent's payload; there is nothing that it could be inferred from.
export const detailsCases = <T extends Row, Draft>() => ({
  ...loadCases<T>(),
  /**
   * Intent. `id`: of the row that it is about; `changes`: the fields that the user changed; `baseline`: what
   * they looked at meanwhile, null where there was nothing. Without it, whatever another device has said of
   * these fields since is overwritten.
   */
  saveRequested(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; changes: Partial<Draft>; baseline?: T | null }>,
  ) {
    /* answered by `saved`, `saveConflicted` or `saveFailed` */
  },
  /** Nothing was sent: `fields` were changed elsewhere, too. `row` is what the backend holds. */
  saveConflicted(
    state: ListState<T>,
    { payload: { row } }: PayloadAction<{ row: T; fields: string[] }>,
  ) {
    upsertRow(state, row);
  },
  /** `before`: what was known of it; null for the first save. */
  saved(state: ListState<T>, { payload }: PayloadAction<{ row: T; before: T | null }>) {
    upsertRow(state, payload.row);
  },
  /** It is there again with the row that it is about, which was put back. */
  restored(state: ListState<T>, { payload }: PayloadAction<T>) {
    bringBack(state, payload);
  },
  saveFailed(_state: ListState<T>, _action: PayloadAction<{ id: string; failure: WriteFailure }>) {
    /* it is as it was; the workspace raises the notice */
  },
});

/** The actions that a slice makes of case reducers. */
export type ActionsOf<Cases extends Record<keyof Cases, (...args: never[]) => unknown>> = {
  [Case in keyof Cases]: Parameters<Cases[Case]> extends [unknown, PayloadAction<infer Payload>]
    ? ActionCreatorWithPayload<Payload>
    : ActionCreatorWithoutPayload;
};

/** The actions of one side table, as its slice makes them of `detailsCases`. */
export type DetailsActions<T extends Row, Draft> = ActionsOf<
  ReturnType<typeof detailsCases<T, Draft>>
>;
