import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import { emptyList, setAside, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import type { QuoteDetails, QuoteDetailsDraft, SentAs } from './quoteDetails';
import { quotesActions } from './quotesSlice';

const initialState: ListState<QuoteDetails> = emptyList();

const quoteDetailsSlice = createSlice({
  name: 'quoteDetails',
  initialState,
  reducers: {
    ...detailsCases<QuoteDetails, QuoteDetailsDraft>(),
    /**
     * Intent: the quote is about to be printed or sent, for which it needs a number; of one that was sent
     * before, what other devices have sent since is read.
     */
    issueRequested(_state, _action: PayloadAction<{ id: string }>) {
      /* answered by `issued` or `saveFailed` */
    },
    /** Fact: it has its number, and may go out as it stands. */
    issued(_state, _action: PayloadAction<{ id: string }>) {
      /* the number came with `saved` */
    },
    /**
     * Intent: the quote went to its client. `version`: the one that its document says; `snapshot`: SHA-256
     * of that document, hexadecimal; `sentAs`: who it says offers to whom; `analyze`: a proposal becomes one that is being analysed.
     */
    sendRequested(
      _state,
      _action: PayloadAction<
        Pick<QuoteDetails, 'id' | 'version'> & {
          snapshot: string;
          sentAs: SentAs;
          analyze: boolean;
        }
      >,
    ) {
      /* answered by `saved` or `saveFailed` */
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(quotesActions.deleted, (state, { payload }) => {
        setAside(state, payload.id);
      });
  },
});

export const quoteDetailsReducer = quoteDetailsSlice.reducer;
export const quoteDetailsActions = quoteDetailsSlice.actions;
export const quoteDetailsSelectors = listSelectors(
  (root: { quoteDetails: ListState<QuoteDetails> }) => root.quoteDetails,
);

/** The numbers that quotes have. */
export const selectGivenNumbers = createSelector([quoteDetailsSelectors.selectAll], (all) =>
  all.map(({ number }) => number),
);
