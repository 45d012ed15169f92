import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import type { Day } from '../shared/days';
import type { WriteFailure } from '../shared/list';
import type { AccountTable } from './accountTables';
import type { FileProblem } from './fileProblem';

/** What a file holds that was checked and can be restored. */
export interface FileSummary {
  /** The account that it is of, and the day; null where the file does not say. */
  email: string | null;
  exportedOn: Day | null;
  counts: Record<AccountTable, number>;
}

/** `notEmpty`: another device has stored something meanwhile. */
type Failure = WriteFailure | 'notEmpty';

/** Where restoring and erasing stand. `done` and `total` are rows. */
export type OwnDataStep =
  | { name: 'idle' }
  | { name: 'checking'; file: string }
  | { name: 'refused'; file: string; problem: FileProblem }
  | ({ name: 'checked'; file: string } & FileSummary)
  | { name: 'restoring' | 'takingBack' | 'erasing'; done: number; total: number }
  /** `renamed`: the rows' own ids are taken by another account, and they have new ones. */
  | { name: 'restored'; total: number; renamed: boolean }
  /** `left`: rows that are still there; null: nobody could tell. */
  | { name: 'restoreFailed'; failure: Failure; left: number | null }
  | { name: 'erased'; total: number }
  | { name: 'eraseFailed'; failure: WriteFailure; left: number | null };

export interface OwnDataState {
  step: OwnDataStep;
  /** What was typed so far to confirm that everything is erased. */
  typed: string;
}

const initialState: OwnDataState = { step: { name: 'idle' }, typed: '' };

const ownDataSlice = createSlice({
  name: 'ownData',
  initialState,
  reducers: {
    /** Intent. `text` is empty where `bytes` are too many. */
    fileChosen(state, { payload }: PayloadAction<{ file: string; bytes: number; text: string }>) {
      state.step = { name: 'checking', file: payload.file };
    },
    fileRefused(state, { payload }: PayloadAction<{ file: string; problem: FileProblem }>) {
      state.step = { name: 'refused', ...payload };
    },
    fileChecked(state, { payload }: PayloadAction<{ file: string } & FileSummary>) {
      state.step = { name: 'checked', ...payload };
    },
    /** Intent: the file that was checked. */
    restoreRequested(state) {
      state.step = { name: 'restoring', done: 0, total: 0 };
    },
    /** Intent: what a failed restoration has left there goes. */
    takeBackRequested(state) {
      state.step = { name: 'takingBack', done: 0, total: 0 };
    },
    /** Intent: everything that is stored of the account goes. */
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
    /** What was told is read, or the file is not restored after all. */
    dismissed(state) {
      state.step = { name: 'idle' };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const ownDataReducer = ownDataSlice.reducer;
export const ownDataActions = ownDataSlice.actions;

/** Null until it is there; see `store/ownData`. */
export const selectOwnData = (root: { ownData?: OwnDataState }): OwnDataState | null =>
  root.ownData ?? null;

/** Rows are being written or deleted. */
export const isUnderWay = ({ name }: OwnDataStep): boolean =>
  name === 'restoring' || name === 'takingBack' || name === 'erasing';
