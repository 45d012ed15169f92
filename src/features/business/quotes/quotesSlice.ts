import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';

import { clientsActions } from '../clients/clientsSlice';
import { acceptReference, clearReference, emptyList, type ListState } from '../../shared/list';
import { listCases, listEvents } from '../../shared/listCases';
import { listSelectors } from '../../shared/listSelectors';
import type { Quote, QuoteDraft } from './quote';

export const quotesSlice = createSlice({
  name: 'quotes',
  initialState: emptyList<Quote>,
  reducers: listCases<Quote>(),
  extraReducers: (builder) => {
    builder
      .addCase(clientsActions.deleted, clearReference('clientId'))
      .addCase(clientsActions.restored, acceptReference('clientId'));
  },
});

export const quotesActions = {
  ...listEvents<Quote, QuoteDraft>('quotes'),
  ...quotesSlice.actions,
  /**
   * Fact: an update has changed the status to approved. The row itself came with `updated`, and the approval saga
   * continues from here. `together`: the update is part of a bulk change.
   */
  approved: createAction<{ id: string; together?: true }>('quotes/approved'),
};
export const quotesSelectors = listSelectors((root: { quotes: ListState<Quote> }) => root.quotes);

/** The quotes that are not approved, newest first. */
export const selectUnapprovedQuotes = createSelector([quotesSelectors.selectAll], (quotes) =>
  quotes.filter((quote) => quote.status !== 'approved'),
);

/** The approved quotes, newest first. Only these can be chosen for a new project. */
export const selectApprovedQuotes = createSelector([quotesSelectors.selectAll], (quotes) =>
  quotes.filter((quote) => quote.status === 'approved'),
);
