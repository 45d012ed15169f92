import { call, type SagaGenerator } from 'typed-redux-saga';

/**
 * Runs jobs one at a time for each key, in the order in which they were requested. All writes to a row use it, so
 * that answers cannot arrive out of order, and a second save knows the result of the first.
 */
export function createQueuePerKey() {
  const lastTaskByKey = new Map<string, Promise<void>>();

  return function* inQueue<Result>(
    key: string,
    work: () => SagaGenerator<Result>,
  ): SagaGenerator<Result> {
    const previous = lastTaskByKey.get(key);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Cancelled work that was still waiting must not let later work overtake earlier work.
    const tail = previous ? previous.then(() => released) : released;
    lastTaskByKey.set(key, tail);
    try {
      if (previous) yield* call(() => previous);
      return yield* work();
    } finally {
      // Released after a cancellation, too, or later jobs would wait forever.
      release();
      if (lastTaskByKey.get(key) === tail) lastTaskByKey.delete(key);
    }
  };
}

export type RunInQueue = ReturnType<typeof createQueuePerKey>;
