// Runs the same search with ten times as many runs.
import './the-screen-tells-the-truth.test';
