import { createAction, createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import { emptyList, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { ConfirmationResult, StatementOutcome } from './confirmation';
import type { StoredLine, StoredLineDraft } from './storedLine';

/** A line of which nothing is stored. */
export const emptyStoredLine: StoredLineDraft = {
  source: '',
  day: '',
  amount: 0,
  outgoing: false,
  text: '',
  partIds: null,
  expenseId: null,
  setAside: false,
  declinedIds: null,
};

const statementLinesSlice = createSlice({
  name: 'statementLines',
  initialState: emptyList<StoredLine>,
  reducers: detailsCases<StoredLine>(),
});

export const statementLinesReducer = statementLinesSlice.reducer;
export const statementLinesActions = {
  ...detailsEvents<StoredLine, StoredLineDraft>('statementLines'),
  ...statementLinesSlice.actions,
};
export const statementLinesSelectors = listSelectors(
  (root: { statementLines: ListState<StoredLine> }) => root.statementLines,
);

// The notices and the forms answer these, and they are there before the section's own slice.

/** Intent: read another file, although choices are lost. */
export const replaceConfirmed = createAction('statement/replaceConfirmed');

/** Intent: undo everything that a confirmation did. */
export const undoConfirmationRequested = createAction<ConfirmationResult>(
  'statement/undoConfirmationRequested',
);

/** Fact: the confirmation has ended; a notice shows the result. */
export const confirmationEnded = createAction<StatementOutcome>('statement/confirmationEnded');
