import { call, type SagaGenerator } from 'typed-redux-saga';

/**
 * Runs work one at a time a key, in the order it was asked for. Writes to one row go through it,
 * so that replies cannot arrive out of order and a second save knows what the first one did.
 */
export function createQueuePerKey() {
  const tails = new Map<string, Promise<void>>();

  return function* inQueue<Result>(
    key: string,
    work: () => SagaGenerator<Result>,
  ): SagaGenerator<Result> {
    const previous = tails.get(key);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Work that is cancelled while it waits must not let the next one overtake the one before it.
    const tail = previous ? previous.then(() => released) : released;
    tails.set(key, tail);
    try {
      if (previous) yield* call(() => previous);
      return yield* work();
    } finally {
      // Also when cancelled: nobody may wait for ever.
      release();
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}

export type InQueue = ReturnType<typeof createQueuePerKey>;
