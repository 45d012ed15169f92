import { createSlice } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import { emptyList, setAside, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import type { QuoteDetails, QuoteDetailsDraft } from './quoteDetails';
import { quotesActions } from './quotesSlice';

const initialState: ListState<QuoteDetails> = emptyList();

const quoteDetailsSlice = createSlice({
  name: 'quoteDetails',
  initialState,
  reducers: { ...detailsCases<QuoteDetails, QuoteDetailsDraft>() },
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
