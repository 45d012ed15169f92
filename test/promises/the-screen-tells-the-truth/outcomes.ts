import * as fc from 'fast-check';

import { GatewayError } from '../../../src/gateway/gateway';
import type { CallTrouble } from '../../traffic';

/** The outcome of one call: how long (ms) the request and the answer take, and how the call ends. */
export interface Outcome {
  there: number;
  back: number;
  end: 'well' | 'refused' | 'unsent' | 'unanswered';
}

const delay = fc.constantFrom(0, 0, 10, 40, 90, 110, 300);

const anyOutcome: fc.Arbitrary<Outcome> = fc.record({
  there: delay,
  back: delay,
  end: fc.oneof(
    { weight: 7, arbitrary: fc.constant('well' as const) },
    { weight: 3, arbitrary: fc.constantFrom('refused', 'unsent', 'unanswered') },
  ),
});

/** Several calls in a row that end in the same way, because networks fail for a while. */
const anyOutage: fc.Arbitrary<Outcome[]> = fc
  .tuple(
    fc.record({ there: delay, back: delay, end: fc.constantFrom('unsent', 'unanswered') }),
    fc.integer({ min: 2, max: 8 }),
  )
  .map(([outcome, times]) => Array.from({ length: times }, () => outcome));

/** The outcomes of the calls of a run. They are repeated when they are used up. */
export const anyOutcomes: fc.Arbitrary<Outcome[]> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: anyOutcome.map((outcome) => [outcome]) },
      { weight: 1, arbitrary: anyOutage },
    ),
    { minLength: 20, maxLength: 60, size: 'max' },
  )
  .map((series) => series.flat());

const pause = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** The outcome in the form that the fake backend uses. */
export const asCallTrouble = ({ there, back, end }: Outcome): Required<CallTrouble> => ({
  before: async () => {
    await pause(there);
    if (end === 'refused') throw new GatewayError('refused', 'refused by chance');
    if (end === 'unsent') throw new GatewayError('network', 'never arrived');
  },
  after: async () => {
    await pause(back);
    if (end === 'unanswered') throw new GatewayError('network', 'the answer was lost');
  },
});
