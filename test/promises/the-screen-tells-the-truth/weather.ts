import * as fc from 'fast-check';

import { GatewayError } from '../../../src/gateway/gateway';
import type { Trouble } from '../../traffic';

/** What becomes of one call: how long (ms) it and its answer travel, and how it ends. */
export interface Fate {
  there: number;
  back: number;
  end: 'well' | 'refused' | 'unsent' | 'unanswered';
}

const travel = fc.constantFrom(0, 0, 10, 40, 90, 110, 300);

const anyFate: fc.Arbitrary<Fate> = fc.record({
  there: travel,
  back: travel,
  end: fc.oneof(
    { weight: 7, arbitrary: fc.constant('well' as const) },
    { weight: 3, arbitrary: fc.constantFrom('refused', 'unsent', 'unanswered') },
  ),
});

/** Calls in a row that meet the same end: networks are away for a while. */
const anyOutage: fc.Arbitrary<Fate[]> = fc
  .tuple(
    fc.record({ there: travel, back: travel, end: fc.constantFrom('unsent', 'unanswered') }),
    fc.integer({ min: 2, max: 8 }),
  )
  .map(([fate, times]) => Array.from({ length: times }, () => fate));

/** What becomes of the calls of a run, over and over. */
export const anyWeather: fc.Arbitrary<Fate[]> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: anyFate.map((fate) => [fate]) },
      { weight: 1, arbitrary: anyOutage },
    ),
    { minLength: 20, maxLength: 60, size: 'max' },
  )
  .map((spells) => spells.flat());

const pause = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** The fate as the fake backend carries it out. */
export const troubleOf = ({ there, back, end }: Fate): Required<Trouble> => ({
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
