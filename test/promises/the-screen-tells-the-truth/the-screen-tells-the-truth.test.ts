import * as fc from 'fast-check';

import { rounds } from '../support/long';
import { fakeClock } from './clock';
import { anyMoves, type Move } from './moves';
import { anyOutcomes, type Outcome } from './outcomes';
import { Simulation } from './simulation';

/**
 * `PROPERTY_SEED=…` repeats a run, and `PROPERTY_RUNS=…` sets the number of runs. `npm run test:faults` has fifty
 * times as many.
 */
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? rounds(100, 5_000));

beforeEach(fakeClock);

const well = (there: number): Outcome => ({ there, back: 0, end: 'well' });

/** Runs in which an earlier search has found a bug. They are tried first. */
const found: [Move[], Outcome[]][] = [
  [
    // A bulk change overwrites the status that another device has set, and the page is closed before it gets the
    // answer.
    [
      { kind: 'wait', ms: 500 },
      { kind: 'statusElsewhere', row: 0, status: 'rejected' },
      { kind: 'bulk', entity: 'quotes', row: 0, deletes: false },
      { kind: 'reload' },
    ],
    [well(40)],
  ],
];

async function run(moves: readonly Move[], outcomes: readonly Outcome[]): Promise<void> {
  const simulation = new Simulation(outcomes);
  for (const move of moves) await simulation.make(move);
  expect(await simulation.settle()).toEqual([]);
  await simulation.handOver();
  expect(await simulation.settle()).toEqual([]);
}

test('the screen tells the truth, whatever the user and the network do', async () => {
  process.stderr.write(`the screen tells the truth: ${numRuns} runs, PROPERTY_SEED=${seed}\n`);
  await fc.assert(fc.asyncProperty(anyMoves, anyOutcomes, run), {
    seed,
    numRuns,
    examples: found,
    endOnFailure: false,
  });
}, 600_000);
