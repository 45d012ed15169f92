// The same floods from ten times as many connections.
import './floods.test';
