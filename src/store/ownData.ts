import { isAnyOf, type Store } from '@reduxjs/toolkit';
import type { SagaMiddleware } from 'redux-saga';

import { perTable } from '../features/ownData/accountTables';
import { ownDataActions, ownDataReducer } from '../features/ownData/ownDataSlice';
import type { Dependencies } from '../sagas/dependencies';
import { ownDataSaga } from '../sagas/ownData/ownDataSaga';
import { addReducers } from './laterReducers';
import type { RootState } from './rootReducer';

/** All rows were replaced, so what is remembered about single deleted rows is obsolete. */
const isAboutAll = isAnyOf(ownDataActions.erased, ownDataActions.restored);

/** Adds the reducer and the saga for restoring and erasing an account. Only 'Meus dados' needs them. */
export function takeInOwnData(
  store: Pick<Store<RootState>, 'getState' | 'replaceReducer'>,
  saga: Pick<SagaMiddleware, 'run'>,
  dependencies: Dependencies,
): void {
  if (store.getState().ownData) return;
  addReducers(store, { ownData: ownDataReducer }, (state, action) =>
    state && isAboutAll(action) ? { ...state, ...perTable(() => undefined) } : state,
  );
  saga.run(ownDataSaga, dependencies);
}
