// The same fuzzer for ten times as long.
import './fuzz.test';
