import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { deviceReducer } from '../features/device/deviceSlice';
import { markingReducer } from '../features/marking/markingSlice';
import type { OwnDataState } from '../features/ownData/ownDataSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import type { StatementState } from '../features/statement/statementSlice';
import { entityReducers } from '../features/entities/entities';
import { sideReducers } from '../features/entities/sideTables';
import { workspaceReducer } from '../features/workspace/workspaceSlice';

export const reducers = {
  session: sessionReducer,
  workspace: workspaceReducer,
  marking: markingReducer,
  device: deviceReducer,
  ...entityReducers,
  ...sideReducers,
};

/** The state of the sections whose reducers are added only when they are needed; see `laterReducers`. */
export interface LazyState {
  ownData?: OwnDataState;
  statement?: StatementState;
}

export type RootState = StateFromReducersMapObject<typeof reducers> & LazyState;

export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = combineReducers(
  reducers,
);
