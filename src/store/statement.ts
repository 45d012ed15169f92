import type { Store } from '@reduxjs/toolkit';
import type { SagaMiddleware } from 'redux-saga';

import { statementReducer } from '../features/statement/statementSlice';
import type { Dependencies } from '../sagas/dependencies';
import { statementSaga } from '../sagas/statementSaga';
import { addReducers } from './laterReducers';
import type { RootState } from './rootReducer';

/** Adds the reducer and the saga for comparing a bank's statement. Only that section needs them. */
export function takeInStatement(
  store: Pick<Store<RootState>, 'getState' | 'replaceReducer'>,
  saga: Pick<SagaMiddleware, 'run'>,
  dependencies: Dependencies,
): void {
  if (store.getState().statement) return;
  addReducers(store, { statement: statementReducer });
  saga.run(statementSaga, dependencies);
}
