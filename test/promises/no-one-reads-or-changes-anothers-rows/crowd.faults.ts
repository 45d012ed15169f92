// The same attacks and a larger crowd.
import './no-one-reads-or-changes-anothers-rows.test';
