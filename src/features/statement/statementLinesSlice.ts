import { createAction, createSlice } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import { emptyList, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import type { Confirmed, StatementOutcome } from './confirming';
import type { StoredLine, StoredLineDraft } from './storedLine';

/** A line of which nothing was said yet. */
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
  reducers: detailsCases<StoredLine, StoredLineDraft>(),
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, emptyList<StoredLine>);
  },
});

export const statementLinesReducer = statementLinesSlice.reducer;
export const statementLinesActions = statementLinesSlice.actions;
export const statementLinesSelectors = listSelectors(
  (root: { statementLines: ListState<StoredLine> }) => root.statementLines,
);

/** Intent: all that a confirmation did is taken back. */
export const takeBackRequested = createAction<Confirmed>('statement/takeBackRequested');

/** Fact: all was tried; what came of it is what the notice tells. */
export const confirmationEnded = createAction<StatementOutcome>('statement/confirmationEnded');
