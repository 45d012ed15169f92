// Runs the same tests with a larger crowd.
import './no-one-reads-or-changes-anothers-rows.test';
