// Does each of these things to a folder of its own, closed and killed, instead of many to one.
import './healthy.test';
