// The searches of whole lists, with all their rows.
import './lists-are-whole.test';
