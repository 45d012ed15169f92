import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { deviceReducer } from '../features/app/device/deviceSlice';
import { markingReducer } from '../features/app/bulk/markingSlice';
import type { OwnDataState } from '../features/app/ownData/ownDataSlice';
import { sessionActions, sessionReducer } from '../features/app/session/sessionSlice';
import type { SeriesWorkState } from '../features/business/series/seriesWorkSlice';
import type { SpreadsheetState } from '../features/business/spreadsheet/spreadsheetSlice';
import type { StatementState } from '../features/business/statement/statementSlice';
import { entityReducers } from '../features/app/entities/entities';
import { sideReducers } from '../features/app/entities/sideTables';
import { workspaceReducer } from '../features/app/workspace/workspaceSlice';

type Reducers = Readonly<Record<string, Reducer<object | undefined>>>;

/** Makes a reducer whose state is empty after a sign-out, because it belongs to the user. */
export const emptyAfterSignOut =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) =>
    reducer(sessionActions.signedOut.match(action) ? undefined : state, action);

const allEmptyAfterSignOut = <Tables extends object>(tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables as Reducers).map(([name, reducer]) => [name, emptyAfterSignOut(reducer)]),
  ) as Tables; // cast: `fromEntries` loses which reducer belongs to which table

export const reducers = {
  session: sessionReducer,
  workspace: workspaceReducer,
  marking: markingReducer,
  device: deviceReducer,
  ...allEmptyAfterSignOut({ ...entityReducers, ...sideReducers }),
};

/** The state of the sections whose reducers are added only when they are needed. See `laterReducers`. */
export interface LazyState {
  ownData?: OwnDataState;
  statement?: StatementState;
  seriesWork?: SeriesWorkState;
  spreadsheet?: SpreadsheetState;
}

export type RootState = StateFromReducersMapObject<typeof reducers> & LazyState;

export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = combineReducers(
  reducers,
);
