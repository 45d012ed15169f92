/**
 * What differs between `npm test` and `npm run test:faults`, where a `.faults.ts` file runs the same tests: the number of
 * repetitions, or the cases. This is the only place that knows which of the two it is.
 */
export function rounds<T>(everyday: T, long: T): T {
  return expect.getState().testPath?.endsWith('.faults.ts') === true ? long : everyday;
}
