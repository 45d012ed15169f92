import { combineReducers, isAnyOf, type Store, type UnknownAction } from '@reduxjs/toolkit';
import type { SagaMiddleware } from 'redux-saga';

import { perTable } from '../features/ownData/accountTables';
import { ownDataActions, ownDataReducer } from '../features/ownData/ownDataSlice';
import type { Dependencies } from '../sagas/dependencies';
import { ownDataSaga } from '../sagas/ownData/ownDataSaga';
import { reducers, type RootState } from './rootReducer';

const withOwnData = combineReducers({ ...reducers, ownData: ownDataReducer });

/** All rows were replaced, so what is remembered about single deleted rows is obsolete. */
const isAboutAll = isAnyOf(ownDataActions.erased, ownDataActions.restored);

function reducer(state: RootState | undefined, action: UnknownAction): RootState {
  const before = state && isAboutAll(action) ? { ...state, ...perTable(() => undefined) } : state;
  return withOwnData(before, action);
}

/** Adds the reducer and the saga for restoring and erasing an account. Only 'Meus dados' needs them. */
export function takeInOwnData(
  store: Pick<Store<RootState>, 'getState' | 'replaceReducer'>,
  saga: Pick<SagaMiddleware, 'run'>,
  dependencies: Dependencies,
): void {
  if (store.getState().ownData) return;
  store.replaceReducer(reducer);
  saga.run(ownDataSaga, dependencies);
}
