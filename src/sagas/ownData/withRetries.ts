import { delay, type SagaGenerator } from 'typed-redux-saga';

import { isAmbiguous } from '../failures';

/** The pauses before the second and the third try (ms). */
const PAUSES = [1_000, 4_000];

/** Repeats work whose request got no answer. An earlier try may have been committed. */
export function* withRetries<Result>(work: () => SagaGenerator<Result>): SagaGenerator<Result> {
  for (const pause of PAUSES) {
    try {
      return yield* work();
    } catch (error) {
      if (!isAmbiguous(error)) throw error;
      yield* delay(pause);
    }
  }
  return yield* work();
}
