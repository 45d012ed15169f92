import { combineReducers } from '@reduxjs/toolkit';

import { clientsReducer } from '../features/clients/clientsSlice';
import { expensesReducer } from '../features/expenses/expensesSlice';
import { paymentsReducer } from '../features/payments/paymentsSlice';
import { projectsReducer } from '../features/projects/projectsSlice';
import { quotesReducer } from '../features/quotes/quotesSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { workspaceReducer } from '../features/workspace/workspaceSlice';

export const rootReducer = combineReducers({
  session: sessionReducer,
  workspace: workspaceReducer,
  clients: clientsReducer,
  quotes: quotesReducer,
  projects: projectsReducer,
  payments: paymentsReducer,
  expenses: expensesReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
