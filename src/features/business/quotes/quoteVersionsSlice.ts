import { createSelector, createSlice } from '@reduxjs/toolkit';

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

const NONE: readonly QuoteVersion[] = [];

const selectVersionsByQuote = createSelector(
  [quoteVersionsSelectors.selectAll],
  (rows): Record<string, readonly QuoteVersion[]> => {
    const versions: Record<string, QuoteVersion[]> = {};
    for (const row of rows) (versions[parseVersionId(row.id).quoteId] ??= []).push(row);
    return versions;
  },
);

/** The versions of a quote that were sent or answered, as far as they are known. */
export const selectVersionsOf = (root: Root, quoteId: string): readonly QuoteVersion[] =>
  selectVersionsByQuote(root)[quoteId] ?? NONE;
