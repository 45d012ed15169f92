// Runs the same tests with ten times as many connections.
import './floods.test';
