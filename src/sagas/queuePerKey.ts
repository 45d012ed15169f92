import { call, type SagaGenerator } from 'typed-redux-saga';

/**
 * Makes a queue for each key. The jobs of a key run one at a time, in the order in which they were requested. All
 * writes to a row use such a queue. So answers cannot arrive in the wrong order, and a second save knows the result of
 * the first.
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
    // A job may be cancelled while it waits. Later jobs must still wait for the earlier ones.
    const tail = previous ? previous.then(() => released) : released;
    lastTaskByKey.set(key, tail);
    try {
      if (previous) yield* call(() => previous);
      return yield* work();
    } finally {
      // The queue is also released after a cancellation, because later jobs would otherwise wait forever.
      release();
      if (lastTaskByKey.get(key) === tail) lastTaskByKey.delete(key);
    }
  };
}

export type RunInQueue = ReturnType<typeof createQueuePerKey>;
