import { statementReducer } from '../features/business/statement/statementSlice';
import { statementSaga } from '../sagas/statementSaga';
import { addSectionLater } from './laterReducers';
import { emptyAfterSignOut } from './rootReducer';

/** Adds the reducer and the saga of the section 'Extrato' to a store. */
export const addStatementSection = addSectionLater({
  name: 'statement',
  reducer: emptyAfterSignOut(statementReducer),
  start: (_middleware, { later }) => later.add(statementSaga),
});
