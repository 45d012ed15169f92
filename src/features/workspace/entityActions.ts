import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { clientsActions } from '../clients/clientsSlice';
import { expensesActions } from '../expenses/expensesSlice';
import { paymentsActions } from '../payments/paymentsSlice';
import { projectsActions } from '../projects/projectsSlice';
import { quotesActions } from '../quotes/quotesSlice';
import { ENTITIES, type EntityName } from './workspace';

/** The actions of each list, by its name. */
export const entityActions = {
  clients: clientsActions,
  quotes: quotesActions,
  projects: projectsActions,
  payments: paymentsActions,
  expenses: expensesActions,
} satisfies Record<EntityName, object>;

/** A form of any entity was saved. */
export const isSaveRequested = isAnyOf(
  ...ENTITIES.map((entity) => entityActions[entity].createRequested),
  ...ENTITIES.map((entity) => entityActions[entity].updateRequested),
);

/** A deletion of any entity was confirmed. */
export const isDeleteRequested = isAnyOf(
  ...ENTITIES.map((entity) => entityActions[entity].deleteRequested),
);

/** Something was asked for: a save, a deletion, a toggle. Intents are named so. */
export const isIntent = ({ type }: UnknownAction): boolean => /(Requested|Toggled)$/.test(type);
