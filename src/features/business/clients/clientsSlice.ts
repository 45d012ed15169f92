import { createSelector, createSlice } from '@reduxjs/toolkit';

import { compareAlphabetically } from '../../shared/collate';
import { emptyList, type ListState } from '../../shared/list';
import { listCases, listEvents } from '../../shared/listCases';
import { listSelectors } from '../../shared/listSelectors';
import type { Client, ClientDraft } from './client';

export const clientsSlice = createSlice({
  name: 'clients',
  initialState: emptyList<Client>,
  reducers: listCases<Client>(),
});

export const clientsActions = {
  ...listEvents<Client, ClientDraft>('clients'),
  ...clientsSlice.actions,
};
export const clientsSelectors = listSelectors(
  (root: { clients: ListState<Client> }) => root.clients,
);

const byName = (a: Client, b: Client): number => compareAlphabetically(a.name, b.name);

/** The clients, sorted by name in the order of Portuguese, in which accents only decide between otherwise equal names. */
export const selectClientsByName = createSelector([clientsSelectors.selectAll], (clients) =>
  [...clients].sort(byName),
);
