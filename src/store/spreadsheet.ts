import { spreadsheetReducer } from '../features/business/spreadsheet/spreadsheetSlice';
import { storedImportJournal } from '../gateway/importJournal';
import { spreadsheetSaga } from '../sagas/spreadsheetSaga';
import { addSectionLater } from './laterReducers';
import { emptyAfterSignOut } from './rootReducer';

/** Adds the reducer and the saga that bring spreadsheets to a store. */
export const addSpreadsheetSection = addSectionLater({
  name: 'spreadsheet',
  reducer: emptyAfterSignOut(spreadsheetReducer),
  start: (_middleware, { later, newId, now }) =>
    later.add((context) => spreadsheetSaga(context, { journal: storedImportJournal, newId, now })),
});
