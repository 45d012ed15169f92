/**
 * The number of repetitions: `everyday` in `npm test`, and `long` if a `.faults.ts` file runs the same tests (`npm
 * run test:faults`).
 */
export function rounds(everyday: number, long: number): number {
  return expect.getState().testPath?.endsWith('.faults.ts') === true ? long : everyday;
}
