// Closes the page in the middle of an import as often as a long search does.
import '../src/sagas/spreadsheetSaga.test';
