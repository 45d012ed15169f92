import { combineReducers } from '@reduxjs/toolkit';

import { clientDetailsReducer } from '../features/clients/clientDetailsSlice';
import { clientsReducer } from '../features/clients/clientsSlice';
import { expensesReducer } from '../features/expenses/expensesSlice';
import { markingReducer } from '../features/marking/markingSlice';
import { paymentPartsReducer } from '../features/payments/paymentPartsSlice';
import { paymentsReducer } from '../features/payments/paymentsSlice';
import { profilesReducer } from '../features/profile/profilesSlice';
import { projectsReducer } from '../features/projects/projectsSlice';
import { quoteDetailsReducer } from '../features/quotes/quoteDetailsSlice';
import { quotesReducer } from '../features/quotes/quotesSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { workspaceReducer } from '../features/workspace/workspaceSlice';

export const rootReducer = combineReducers({
  session: sessionReducer,
  workspace: workspaceReducer,
  marking: markingReducer,
  clients: clientsReducer,
  quotes: quotesReducer,
  projects: projectsReducer,
  payments: paymentsReducer,
  expenses: expensesReducer,
  profiles: profilesReducer,
  clientDetails: clientDetailsReducer,
  quoteDetails: quoteDetailsReducer,
  paymentParts: paymentPartsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
