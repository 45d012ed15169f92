/** Random choices that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `end` - 1. */
  below: (end: number) => number;
  one: <T>(of: readonly T[]) => T;
}

/**
 * Random choices by the generator Mulberry32, which are the same in every run. `test/promises/support/random.ts`
 * uses a new seed in each run and prints it.
 */
export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761 + 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (end) => Math.floor(next() * end),
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T, // never empty
  };
}
