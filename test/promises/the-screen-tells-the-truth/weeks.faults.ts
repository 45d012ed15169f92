// The same accounts, ten times as many.
import './weeks.test';
