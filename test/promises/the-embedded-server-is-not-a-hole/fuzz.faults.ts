// Runs the same fuzzer with ten times as many requests.
import './fuzz.test';
