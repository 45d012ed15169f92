import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ExpenseCategory } from '../../shared/expenseCategories';
import type { Difference } from '../payments/receiptSteps';
import type { LineConfirmation, ConfirmationResult, StatementRun } from './confirmation';
import {
  confirmationEnded,
  replaceConfirmed,
  statementLinesActions,
  undoConfirmationRequested,
} from './statementLinesSlice';
import { hashOfLineId } from './storedLine';

/** What the user has chosen for each line, by the line's own hash (`StatementLine.hash`). */
export interface LineChoices {
  /** Ticks that differ from the default of the line's group. */
  ticks: Record<string, boolean>;
  /** What the difference of a line is, if the user has chosen it. */
  differences: Record<string, Difference>;
  /** The ids of the parts that the line pays, separated by spaces. */
  parts: Record<string, string>;
  /** The category of the expense that the line becomes; '' if it becomes none. */
  categories: Record<string, ExpenseCategory | ''>;
}

/**
 * The comparison of a statement with the open parts. `comparison` is the number of the last reading. The lines
 * themselves are not in the store, because most of them are personal and would appear in every log.
 */
export interface StatementState extends LineChoices {
  comparison: number | null;
  /** The confirmation that is running, or its undo; null if none is. */
  run: StatementRun | null;
  /** Everything that was confirmed in this comparison, so that it can be undone. */
  done: ConfirmationResult | null;
}

const nothing: LineChoices = { ticks: {}, differences: {}, parts: {}, categories: {} };
const initialState: StatementState = {
  ...nothing,
  comparison: null,
  run: null,
  done: null,
};

function left(state: StatementState): void {
  Object.assign(state, nothing, { comparison: null });
}

const statementSlice = createSlice({
  name: 'statement',
  initialState,
  reducers: {
    /** The files that the user gave were read, and are shown compared. */
    compared(state, { payload }: PayloadAction<{ comparison: number }>) {
      Object.assign(state, nothing, { comparison: payload.comparison, done: null });
    },
    lineTicked({ ticks }, { payload }: PayloadAction<{ line: string; on: boolean }>) {
      ticks[payload.line] = payload.on;
    },
    differenceChosen(
      { differences },
      { payload }: PayloadAction<{ line: string; difference: Difference }>,
    ) {
      differences[payload.line] = payload.difference;
    },
    partsChosen(state, { payload }: PayloadAction<{ line: string; parts: string }>) {
      state.parts[payload.line] = payload.parts;
      // It was chosen for the parts before.
      state.differences = without(state.differences, new Set([payload.line]));
    },
    categoryChosen(
      { categories },
      { payload }: PayloadAction<{ line: string; category: ExpenseCategory | '' }>,
    ) {
      categories[payload.line] = payload.category;
    },
    /** Intent: finish or give up the comparison. */
    left,
    /** Intent: confirm that these lines have paid these parts, or have become these expenses. */
    confirmRequested(state, { payload }: PayloadAction<LineConfirmation[]>) {
      state.run ??= { done: 0, total: payload.length, isUndo: false };
    },
    /** Fact: a confirmation or its undo has begun. It may have waited for another one before. */
    begun(state, { payload }: PayloadAction<Omit<StatementRun, 'done'>>) {
      state.run = { done: 0, ...payload };
    },
    /** Fact: this many further lines were processed. */
    advanced(state, { payload }: PayloadAction<number>) {
      if (state.run) state.run.done += payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(replaceConfirmed, left)
      .addCase(undoConfirmationRequested, (state, { payload: { receipts, expenses } }) => {
        state.run ??= { done: 0, total: receipts.length + expenses.length, isUndo: true };
      })
      .addCase(statementLinesActions.saveRequested, (state, { payload: { id, changes } }) => {
        // What was chosen for the offered parts does not hold for others, nor when they are offered again.
        if (changes.declinedIds !== undefined) forget(state, new Set([hashOfLineId(id)]));
      })
      .addCase(confirmationEnded, (state, { payload }) => {
        const { outcome, lines } = payload;
        state.run = null;
        state.done = lines.length === 0 ? null : payload;
        // The choices for these lines were carried out, so they are dropped.
        if (outcome === 'done') forget(state, new Set(lines.map(({ id }) => hashOfLineId(id))));
      });
  },
});

const without = <T>(record: Record<string, T>, lines: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([line]) => !lines.has(line)));

function forget(choices: LineChoices, lines: ReadonlySet<string>): void {
  choices.ticks = without(choices.ticks, lines);
  choices.differences = without(choices.differences, lines);
  choices.parts = without(choices.parts, lines);
  choices.categories = without(choices.categories, lines);
}

/** Whether there are choices that reading another file would lose. */
export function hasChoices({ ticks, differences, parts, categories }: LineChoices): boolean {
  return [ticks, differences, parts, categories].some((all) => Object.keys(all).length > 0);
}

/** The slice is added to the store when the section is first opened. */
interface Root {
  statement?: StatementState;
}

export const statementReducer = statementSlice.reducer;
export const statementActions = statementSlice.actions;
export const selectStatement = ({ statement = initialState }: Root): StatementState => statement;
