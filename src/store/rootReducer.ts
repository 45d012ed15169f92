import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { clientDetailsReducer } from '../features/clients/clientDetailsSlice';
import { expenseProjectsReducer } from '../features/expenses/expenseProjectsSlice';
import { markingReducer } from '../features/marking/markingSlice';
import type { OwnDataState } from '../features/ownData/ownDataSlice';
import { paymentPartsReducer } from '../features/payments/paymentPartsSlice';
import { profilesReducer } from '../features/profile/profilesSlice';
import { quoteDetailsReducer } from '../features/quotes/quoteDetailsSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { entityReducers } from '../features/entities/entities';
import { workspaceReducer } from '../features/workspace/workspaceSlice';
import { meiAdjustmentsReducer } from '../features/year/meiAdjustmentsSlice';

export const reducers = {
  session: sessionReducer,
  workspace: workspaceReducer,
  marking: markingReducer,
  ...entityReducers,
  profiles: profilesReducer,
  clientDetails: clientDetailsReducer,
  quoteDetails: quoteDetailsReducer,
  expenseProjects: expenseProjectsReducer,
  paymentParts: paymentPartsReducer,
  meiAdjustments: meiAdjustmentsReducer,
};

/** `ownData` comes later; see `store/ownData`. */
export type RootState = StateFromReducersMapObject<typeof reducers> & { ownData?: OwnDataState };

export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = combineReducers(
  reducers,
);
