import { createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import { emptyList, keepDeletedSideRow, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import { quotesActions } from './quotesSlice';
import { parseVersionId, type QuoteVersion, type QuoteVersionDraft } from './quoteVersion';

const quoteVersionsSlice = createSlice({
  name: 'quoteVersions',
  initialState: emptyList<QuoteVersion>,
  reducers: detailsCases<QuoteVersion>(),
  extraReducers: (builder) => {
    builder.addCase(quotesActions.deleted, (state, { payload }) => {
      for (const id of [...state.ids]) {
        if (parseVersionId(id).quoteId === payload.id) keepDeletedSideRow(state, id);
      }
    });
  },
});

interface Root {
  quoteVersions: ListState<QuoteVersion>;
}

export const quoteVersionsReducer = quoteVersionsSlice.reducer;
export const quoteVersionsActions = {
  ...detailsEvents<QuoteVersion, QuoteVersionDraft>('quoteVersions'),
  ...quoteVersionsSlice.actions,
};
export const quoteVersionsSelectors = listSelectors((root: Root) => root.quoteVersions);
