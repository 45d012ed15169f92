import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Client } from '../clients/client';
import type { ClientDetails } from '../clients/clientDetails';
import type { Expense } from '../expenses/expense';
import type { ExpenseProject } from '../expenses/expenseProject';
import type { FreshRow } from './checkSheet';
import type { SheetEntity } from './fields';

/** The rows that a spreadsheet became, each main row with its side row beside it. */
export type ImportedRows =
  | { entity: 'clients'; rows: Client[]; sides: ClientDetails[] }
  | { entity: 'expenses'; rows: Expense[]; sides: ExpenseProject[] };

/**
 * Why a spreadsheet is not stored. `busy` means that another tab is bringing one. After `whole` it is stored: only the
 * last answer was lost.
 */
export type StopReason = 'cancelled' | 'failed' | 'interrupted' | 'whole' | 'busy';

/** What happens to a spreadsheet that was checked. `done` and `total` count rows. */
export type SpreadsheetStep =
  | { name: 'idle' }
  | { name: 'writing'; entity: SheetEntity; done: number; total: number; cancelled: boolean }
  /** What was written is being removed. `waits` says whether that needs a connection first. */
  | { name: 'removing'; entity: SheetEntity; waits: boolean }
  /** `undo` says why an undo has failed; null for none. */
  | { name: 'imported'; entity: SheetEntity; count: number; undo: 'failed' | 'busy' | null }
  /** `kept` counts the rows that were changed or used since, and so have stayed. */
  | { name: 'stopped'; entity: SheetEntity; reason: StopReason; kept: number }
  | { name: 'undone'; entity: SheetEntity; count: number; kept: number };

/** What the user has asked for, until the saga takes it up. Then nothing is lost that is asked for too early. */
export type SpreadsheetRequest =
  { name: 'import'; entity: SheetEntity; fresh: readonly FreshRow[] } | { name: 'undo' };

export interface SpreadsheetState {
  step: SpreadsheetStep;
  request: SpreadsheetRequest | null;
  /** The rows that can be taken back; null if there are none. */
  imported: ImportedRows | null;
}

const initialState: SpreadsheetState = { step: { name: 'idle' }, request: null, imported: null };

/** Whether nothing is being written or removed. */
export const isSettled = ({ name }: SpreadsheetStep): boolean =>
  name !== 'writing' && name !== 'removing';

const spreadsheetSlice = createSlice({
  name: 'spreadsheet',
  initialState,
  reducers: {
    /** Intent: store these rows, all of them or none. */
    importRequested(
      state,
      { payload }: PayloadAction<{ entity: SheetEntity; fresh: readonly FreshRow[] }>,
    ) {
      const { entity, fresh } = payload;
      if (!isSettled(state.step)) return;
      state.step = { name: 'writing', entity, done: 0, total: fresh.length, cancelled: false };
      // cast: immer's drafts have no readonly arrays
      state.request = { name: 'import', entity, fresh: fresh as FreshRow[] };
    },
    /** Intent: stop, and remove what was stored so far. */
    cancelRequested(state) {
      const { step } = state;
      if (step.name !== 'writing') return;
      if (state.request)
        state.step = { name: 'stopped', entity: step.entity, reason: 'cancelled', kept: 0 };
      else step.cancelled = true;
      state.request = null;
    },
    /** Intent: remove the imported rows. */
    undoRequested(state) {
      if (!state.imported || !isSettled(state.step)) return;
      state.step = { name: 'removing', entity: state.imported.entity, waits: false };
      state.request = { name: 'undo' };
    },
    /** Fact: the saga has taken up the request. */
    begun(state) {
      const { request } = state;
      state.request = null;
      if (request?.name !== 'import') return;
      const { entity, fresh } = request;
      // Taking back an interruption may have come in between.
      state.step = { name: 'writing', entity, done: 0, total: fresh.length, cancelled: false };
    },
    /** Fact: this many rows are stored. */
    advanced({ step }, { payload }: PayloadAction<number>) {
      if (step.name === 'writing') step.done = payload;
    },
    /** Fact: it has come to this. */
    stepped(state, { payload }: PayloadAction<SpreadsheetStep>) {
      state.step = payload;
      if (isSettled(payload)) state.imported = null;
    },
    /** Fact: all rows are stored. */
    imported(state, { payload }: PayloadAction<ImportedRows>) {
      const { entity, rows } = payload;
      state.step = { name: 'imported', entity, count: rows.length, undo: null };
      state.imported = payload;
    },
    /** Fact: the imported rows could not be removed, so they are still there. */
    undoFailed(state, { payload }: PayloadAction<'failed' | 'busy'>) {
      if (!state.imported) return;
      const { entity, rows } = state.imported;
      state.step = { name: 'imported', entity, count: rows.length, undo: payload };
    },
  },
});

/** The slice is added to the store when the section is first opened. */
interface Root {
  spreadsheet?: SpreadsheetState;
}

export const spreadsheetReducer = spreadsheetSlice.reducer;
export const spreadsheetActions = spreadsheetSlice.actions;
export const selectImported = ({ spreadsheet = initialState }: Root): ImportedRows | null =>
  spreadsheet.imported;
export const selectSpreadsheetRequest = ({
  spreadsheet = initialState,
}: Root): SpreadsheetRequest | null => spreadsheet.request;
export const selectSpreadsheetStep = ({ spreadsheet = initialState }: Root): SpreadsheetStep =>
  spreadsheet.step;
