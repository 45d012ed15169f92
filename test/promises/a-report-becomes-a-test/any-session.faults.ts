// Runs the same search with fifty times as many runs.
import './any-session.test';
