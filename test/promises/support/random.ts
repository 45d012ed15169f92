/** Random choices that can be repeated with the seed that is printed. */
export interface Random {
  readonly seed: number;
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** True once in `times` calls, on average. */
  oneIn(times: number): boolean;
}

/**
 * Uses the seed in `OFICIO_SEED`, or a new one, and prints it, so that a failure can be repeated.
 * @param what - what the choices are for
 */
export function seededRandom(what: string): Random {
  const given = process.env['OFICIO_SEED'];
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  process.stderr.write(`${what}: OFICIO_SEED=${String(seed)}\n`);
  let state = seed;
  // A linear congruential generator with mixed bits. It is good enough to choose attacks, and gives the same
  // numbers on every machine.
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x45d9f3b);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  const below = (limit: number): number => next() % limit;
  return {
    seed,
    below,
    pick: (from) => {
      const chosen = from[below(from.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    oneIn: (times) => below(times) === 0,
  };
}
