/**
 * How often to try: `everyday` in `npm test`, `long` where a `.faults.ts` file runs the same tests
 * (`npm run test:faults`).
 */
export function rounds(everyday: number, long: number): number {
  return expect.getState().testPath?.endsWith('.faults.ts') === true ? long : everyday;
}
