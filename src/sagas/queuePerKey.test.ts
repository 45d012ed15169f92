import { runSaga } from 'redux-saga';
import { call } from 'typed-redux-saga';

import { createQueuePerKey } from './queuePerKey';

/** A queue with jobs. A job begins when its turn comes, and ends when the test lets it. */
function startQueue() {
  const inQueue = createQueuePerKey();
  const begun: string[] = [];

  const enqueue = (key: string, name: string) => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const task = runSaga({}, function* () {
      yield* inQueue(key, function* () {
        begun.push(name);
        yield* call(() => ended);
      });
    });
    return {
      end,
      cancel: () => {
        task.cancel();
      },
    };
  };
  return { begun, enqueue };
}

/** Lets the code after resolved promises run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('works of one key wait for each other in their order, other keys for nobody', async () => {
  const { begun, enqueue } = startQueue();
  const first = enqueue('row', 'first');
  const second = enqueue('row', 'second');
  enqueue('row', 'third');
  enqueue('another row', 'elsewhere');
  expect(begun).toEqual(['first', 'elsewhere']);
  first.end();
  await settle();
  expect(begun).toEqual(['first', 'elsewhere', 'second']);
  second.end();
  await settle();
  expect(begun).toEqual(['first', 'elsewhere', 'second', 'third']);
});

test('who comes while the second works waits for it, although the first has ended since', async () => {
  const { begun, enqueue } = startQueue();
  const first = enqueue('row', 'first');
  const second = enqueue('row', 'second');
  first.end();
  await settle();
  enqueue('row', 'third');
  expect(begun).toEqual(['first', 'second']);
  second.end();
  await settle();
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('work that is cancelled while it waits lets the next one through, when it is its turn', async () => {
  const { begun, enqueue } = startQueue();
  const first = enqueue('row', 'first');
  const second = enqueue('row', 'second');
  enqueue('row', 'third');
  second.cancel();
  await settle();
  expect(begun).toEqual(['first']);
  first.end();
  await settle();
  expect(begun).toEqual(['first', 'third']);
});
