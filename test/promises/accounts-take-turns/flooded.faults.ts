// Runs the same attacks ten times each, for the time that 99 of 100 requests of another account do not exceed.
import './accounts-take-turns.test';
