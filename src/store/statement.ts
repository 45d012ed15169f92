import { statementReducer } from '../features/business/statement/statementSlice';
import { statementSaga } from '../sagas/statementSaga';
import { addSectionLater } from './laterReducers';

/** Adds the reducer and the saga of the section 'Extrato' to a store. */
export const addStatementSection = addSectionLater({
  name: 'statement',
  reducer: statementReducer,
  saga: statementSaga,
});
