// Damages a folder in one way at a time instead of several.
import './accept.test';
