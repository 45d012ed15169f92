// Runs the same search for a number that two devices make twice, or lose, with all its runs.
import '../src/sagas/seriesSaga.test';
