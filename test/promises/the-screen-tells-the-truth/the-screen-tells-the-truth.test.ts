import * as fc from 'fast-check';

import { fakeClock } from './clock';
import { anyMoves, type Move } from './moves';
import { anyOutcomes, type Outcome } from './outcomes';
import { World } from './world';

/** `PROPERTY_SEED=…` repeats a run, `PROPERTY_RUNS=…` makes more of them. */
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1_000);

beforeEach(fakeClock);

async function live(moves: readonly Move[], outcomes: readonly Outcome[]): Promise<void> {
  const world = new World(outcomes);
  for (const move of moves) await world.make(move);
  expect(await world.settle()).toEqual([]);
  await world.handOver();
  expect(await world.settle()).toEqual([]);
}

test('the screen tells the truth, whatever the user and the network do', async () => {
  process.stderr.write(`the screen tells the truth: ${numRuns} runs, PROPERTY_SEED=${seed}\n`);
  await fc.assert(fc.asyncProperty(anyMoves, anyOutcomes, live), {
    seed,
    numRuns,
    endOnFailure: false,
  });
}, 600_000);
