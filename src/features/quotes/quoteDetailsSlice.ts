import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { detailsCases } from '../shared/detailsCases';
import { emptyList, keepDeletedSideRow, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import type { QuoteDetails, QuoteDetailsDraft, SentAs, SentWay } from './quoteDetails';
import { quotesActions } from './quotesSlice';

const quoteDetailsSlice = createSlice({
  name: 'quoteDetails',
  initialState: emptyList<QuoteDetails>,
  reducers: {
    ...detailsCases<QuoteDetails, QuoteDetailsDraft>(),
    /**
     * Intent: give the quote a number, because it is about to be printed or sent. If it was sent before, what
     * other devices have sent since is read first.
     */
    issueRequested(_state, _action: PayloadAction<{ id: string }>) {
      /* The answer is `issued` or `saveFailed`. */
    },
    /** Fact: the quote has its number and can be printed or sent. */
    issued(_state, _action: PayloadAction<{ id: string }>) {
      /* `saved` has already stored the number. */
    },
    /**
     * Intent: record that the quote was sent. `version` is the version of the document, `snapshot` its SHA-256,
     * and `sentAs` its provider and client. `sentHow` is the way in which it was sent. `analyze` says whether a
     * proposal changes to 'Em análise'.
     */
    sendRequested(
      _state,
      _action: PayloadAction<
        Pick<QuoteDetails, 'id' | 'version'> & {
          snapshot: string;
          sentAs: SentAs;
          sentHow: SentWay;
          analyze: boolean;
        }
      >,
    ) {
      /* The answer is `saved` or `saveFailed`. */
    },
  },
  extraReducers: (builder) => {
    builder.addCase(quotesActions.deleted, (state, { payload }) => {
      keepDeletedSideRow(state, payload.id);
    });
  },
});

export const quoteDetailsReducer = quoteDetailsSlice.reducer;
export const quoteDetailsActions = quoteDetailsSlice.actions;
export const quoteDetailsSelectors = listSelectors(
  (root: { quoteDetails: ListState<QuoteDetails> }) => root.quoteDetails,
);

/** The numbers of all quotes that have one. */
export const selectGivenNumbers = createSelector([quoteDetailsSelectors.selectAll], (all) =>
  all.map(({ number }) => number),
);
