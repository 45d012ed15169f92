import { isAnyOf } from '@reduxjs/toolkit';

import { perTable } from '../features/app/ownData/accountTables';
import { ownDataActions, ownDataReducer } from '../features/app/ownData/ownDataSlice';
import { ownDataSaga } from '../sagas/ownData/ownDataSaga';
import { addSectionLater, type AdjustState } from './laterReducers';

/** Whether an action has replaced all rows. What is remembered about single deleted rows is then obsolete. */
const isAboutAll = isAnyOf(ownDataActions.erased, ownDataActions.restored);

/** Empties all tables before the reducers handle an erasure or a restoration of the account. */
export const adjustOwnData: AdjustState = (state, action) =>
  state && isAboutAll(action) ? { ...state, ...perTable(() => undefined) } : state;

/** Adds the reducer and the saga of 'Meus dados', which restores and erases an account, to a store. */
export const addOwnDataSection = addSectionLater({
  name: 'ownData',
  reducer: ownDataReducer,
  start: (middleware, dependencies) => middleware.run(ownDataSaga, dependencies),
  adjustState: adjustOwnData,
});
