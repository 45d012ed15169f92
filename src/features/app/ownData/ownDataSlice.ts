import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import type { Day } from '../../shared/days';
import type { WriteFailure } from '../../shared/list';
import type { AccountTable } from './accountTables';
import type { FileProblem } from './fileProblem';

/** A summary of a checked file that can be restored. */
export interface FileSummary {
  /** The account's e-mail address and the day of the export; null where the file does not state them. */
  email: string | null;
  exportedOn: Day | null;
  counts: Record<AccountTable, number>;
}

/** `notEmpty` means that another device has stored rows in this account meanwhile. */
type Failure = WriteFailure | 'notEmpty';

/** The progress of a restoration or an erasure. `done` and `total` count rows. */
export type OwnDataStep =
  | { name: 'idle' }
  | { name: 'checking'; file: string }
  | { name: 'refused'; file: string; problem: FileProblem }
  | ({ name: 'checked'; file: string } & FileSummary)
  | { name: 'restoring' | 'takingBack' | 'erasing'; done: number; total: number }
  /** `renamed` says whether the rows got new ids, because another account already uses their ids. */
  | { name: 'restored'; total: number; renamed: boolean }
  /** `left` is the number of rows that are still stored; null if it is unknown. */
  | { name: 'restoreFailed'; failure: Failure; left: number | null }
  | { name: 'erased'; total: number }
  | { name: 'eraseFailed'; failure: WriteFailure; left: number | null };

export interface OwnDataState {
  step: OwnDataStep;
  /** The confirmation text that the user has typed so far. */
  typed: string;
}

const initialState: OwnDataState = { step: { name: 'idle' }, typed: '' };

const ownDataSlice = createSlice({
  name: 'ownData',
  initialState,
  reducers: {
    /** Intent: check this file. `text` is empty if the file is too large to be read. */
    fileChosen(state, { payload }: PayloadAction<{ file: string; bytes: number; text: string }>) {
      state.step = { name: 'checking', file: payload.file };
    },
    fileRefused(state, { payload }: PayloadAction<{ file: string; problem: FileProblem }>) {
      state.step = { name: 'refused', ...payload };
    },
    fileChecked(state, { payload }: PayloadAction<{ file: string } & FileSummary>) {
      state.step = { name: 'checked', ...payload };
    },
    /** Intent: restore the file that was checked. */
    restoreRequested(state) {
      state.step = { name: 'restoring', done: 0, total: 0 };
    },
    /** Intent: delete the rows that a failed restoration has left. */
    takeBackRequested(state) {
      state.step = { name: 'takingBack', done: 0, total: 0 };
    },
    /** Intent: delete everything that is stored of the account. */
    eraseRequested(state) {
      state.step = { name: 'erasing', done: 0, total: 0 };
      state.typed = '';
    },
    progressed(
      state,
      {
        payload,
      }: PayloadAction<Extract<OwnDataStep, { name: 'restoring' | 'takingBack' | 'erasing' }>>,
    ) {
      state.step = payload;
    },
    restored(state, { payload }: PayloadAction<{ total: number; renamed: boolean }>) {
      state.step = { name: 'restored', ...payload };
    },
    restoreFailed(state, { payload }: PayloadAction<{ failure: Failure; left: number | null }>) {
      state.step = { name: 'restoreFailed', ...payload };
    },
    erased(state, { payload }: PayloadAction<{ total: number }>) {
      state.step = { name: 'erased', ...payload };
    },
    eraseFailed(state, { payload }: PayloadAction<{ failure: WriteFailure; left: number | null }>) {
      state.step = { name: 'eraseFailed', ...payload };
    },
    eraseTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
    /** Intent: close the result, or cancel a restoration that has not begun. */
    dismissed(state) {
      state.step = { name: 'idle' };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionActions.signedOut, () => initialState),
});

export const ownDataReducer = ownDataSlice.reducer;
export const ownDataActions = ownDataSlice.actions;

/** The state; null until its reducer is loaded (see `store/ownData`). */
export const selectOwnData = (root: { ownData?: OwnDataState }): OwnDataState | null =>
  root.ownData ?? null;

/** Whether rows are being written or deleted. */
export const isWritingRows = ({ name }: OwnDataStep): boolean =>
  name === 'restoring' || name === 'takingBack' || name === 'erasing';
