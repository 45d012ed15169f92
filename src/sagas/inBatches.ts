import { all, call, type SagaGenerator } from 'typed-redux-saga';

import type { RunInQueue } from './queuePerKey';

/** How many rows are processed at the same time. */
const BATCH_SIZE = 6;

/** Works on several items at a time. Returns each item with its result, in the order of the items. */
export function* workInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => SagaGenerator<Result>,
): SagaGenerator<(readonly [Item, Result])[]> {
  const done: (readonly [Item, Result])[] = [];
  function* workOn(item: Item): SagaGenerator<readonly [Item, Result]> {
    return [item, yield* work(item)];
  }
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const batch = items.slice(start, start + BATCH_SIZE);
    done.push(...(yield* all(batch.map((item) => call(workOn, item)))));
  }
  return done;
}

/**
 * Processes rows in batches of six. One action reports a whole batch, because one action for each row would keep the
 * page busy. A row's queue is held until the row's result is reported.
 * @param shouldContinue - Called before each batch. If it returns false, no further batch is processed.
 */
export function* inBatches<Item extends { id: string }, Result>(
  items: readonly Item[],
  inQueue: RunInQueue,
  {
    work,
    tell,
    shouldContinue,
  }: {
    work: (item: Item) => SagaGenerator<Result>;
    tell: (results: Result[]) => SagaGenerator<void>;
    shouldContinue?: () => SagaGenerator<boolean>;
  },
): SagaGenerator<void> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    if (shouldContinue && !(yield* shouldContinue())) return;
    const batch = items.slice(start, start + BATCH_SIZE);
    const results: Result[] = [];
    let release: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      release = resolve;
    });
    const workOn = (item: Item) =>
      inQueue(item.id, function* () {
        results.push(yield* work(item));
        if (results.length < batch.length) {
          yield* call(() => told);
          return;
        }
        yield* tell(results);
        release();
      });
    yield* all(batch.map((item) => call(workOn, item)));
  }
}
