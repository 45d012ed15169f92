// Runs the same tests with ten times as many random accounts.
import './an-account-comes-back.test';
