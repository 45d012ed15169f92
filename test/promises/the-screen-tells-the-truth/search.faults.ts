// Runs the same search with fifty times as many runs.
import './the-screen-tells-the-truth.test';
