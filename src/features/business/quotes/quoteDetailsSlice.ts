import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import type { Day } from '../../shared/days';
import { emptyList, keepDeletedSideRow, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { QuoteDetails, QuoteDetailsDraft, SentAs, SentWay } from './quoteDetails';
import { quotesActions } from './quotesSlice';

const quoteDetailsSlice = createSlice({
  name: 'quoteDetails',
  initialState: emptyList<QuoteDetails>,
  reducers: detailsCases<QuoteDetails>(),
  extraReducers: (builder) => {
    builder.addCase(quotesActions.deleted, (state, { payload }) =>
      keepDeletedSideRow(state, payload.id),
    );
  },
});

export const quoteDetailsReducer = quoteDetailsSlice.reducer;
export const quoteDetailsActions = {
  ...detailsEvents<QuoteDetails, QuoteDetailsDraft>('quoteDetails'),
  ...quoteDetailsSlice.actions,
  /**
   * Intent: give the quote a number, because it is about to be printed or sent. If it was sent before, what other
   * devices have sent since is read first. The answer is `issued` or `saveFailed`.
   */
  issueRequested: createAction<{ id: string }>('quoteDetails/issueRequested'),
  /** Fact: the quote has its number and can be printed or sent. `saved` has already stored the number. */
  issued: createAction<{ id: string }>('quoteDetails/issued'),
  /**
   * Intent: record that the quote was sent. `version` is the version of the document, `snapshot` its SHA-256, and
   * `sentAs` its provider and client. `sentHow` is the way in which it was sent. `validUntil` is there if the
   * quote was renewed. `analyze` says whether a proposal changes to 'Em análise'. The answer is `saved` or `saveFailed`.
   */
  sendRequested: createAction<
    Pick<QuoteDetails, 'id' | 'version'> & {
      snapshot: string;
      sentAs: SentAs;
      sentHow: SentWay;
      /** The days of an expired quote that is renewed. */
      issuedOn?: Day;
      validUntil?: Day;
      analyze: boolean;
    }
  >('quoteDetails/sendRequested'),
};
export const quoteDetailsSelectors = listSelectors(
  (root: { quoteDetails: ListState<QuoteDetails> }) => root.quoteDetails,
);

export const selectGivenNumbers = createSelector([quoteDetailsSelectors.selectAll], (all) =>
  all.map(({ number }) => number),
);
