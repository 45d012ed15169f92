import { createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import { emptyList, keepDeletedSideRow, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { ClientDetails, ClientDetailsDraft } from './clientDetails';
import { clientsActions } from './clientsSlice';

const clientDetailsSlice = createSlice({
  name: 'clientDetails',
  initialState: emptyList<ClientDetails>,
  reducers: detailsCases<ClientDetails>(),
  extraReducers: (builder) => {
    builder.addCase(clientsActions.deleted, (state, { payload }) =>
      keepDeletedSideRow(state, payload.id),
    );
  },
});

export const clientDetailsReducer = clientDetailsSlice.reducer;
export const clientDetailsActions = {
  ...detailsEvents<ClientDetails, ClientDetailsDraft>('clientDetails'),
  ...clientDetailsSlice.actions,
};
export const clientDetailsSelectors = listSelectors(
  (root: { clientDetails: ListState<ClientDetails> }) => root.clientDetails,
);
