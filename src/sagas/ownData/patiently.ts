import { delay, type SagaGenerator } from 'typed-redux-saga';

import { isAmbiguous } from '../failures';

/** How long (ms) the second and the third try wait. */
const PAUSES = [1_000, 4_000];

/** Tries again where no answer came; what is tried may have been done before. */
export function* patiently<Result>(work: () => SagaGenerator<Result>): SagaGenerator<Result> {
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
