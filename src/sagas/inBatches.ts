import { all, call, type SagaGenerator } from 'typed-redux-saga';

import type { InQueue } from './queuePerKey';

/** Rows that are worked on at the same time. */
export const WIDTH = 6;

/**
 * Works on rows, six at a time, and tells of six at once: a fact a row would keep the page busy. Each
 * row's queue is kept until it is told what has become of it. `goesOn` is asked between two batches.
 */
export function* inBatches<Item extends { id: string }, Result>(
  items: readonly Item[],
  inQueue: InQueue,
  {
    work,
    tell,
    goesOn,
  }: {
    work: (item: Item) => SagaGenerator<Result>;
    tell: (results: Result[]) => SagaGenerator<void>;
    goesOn?: () => SagaGenerator<boolean>;
  },
): SagaGenerator<void> {
  for (let start = 0; start < items.length; start += WIDTH) {
    if (goesOn && !(yield* goesOn())) return;
    const batch = items.slice(start, start + WIDTH);
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
