import { statementReducer } from '../features/statement/statementSlice';
import { statementSaga } from '../sagas/statementSaga';
import { laterSection } from './laterReducers';

/** Comparing a bank's statement. Only that section needs it. */
export const takeInStatement = laterSection({
  name: 'statement',
  reducer: statementReducer,
  saga: statementSaga,
});
