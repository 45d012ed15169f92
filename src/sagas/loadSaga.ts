import { eventChannel } from 'redux-saga';
import { all, call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { retryRequested } from '../features/shared/loadCases';
import type { Gateway } from '../gateway/gateway';
import type { LoadableTable } from './table';

const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

/**
 * Loads a whole table once. A failure is logged and leaves the list unchanged. The loads of a table run one after
 * another, so a load that is requested after a write never returns rows from before the write.
 * @returns whether the load succeeded.
 */
export function loadTable<T extends Row, Draft>(
  table: LoadableTable<T, Draft>,
): SagaGenerator<boolean> {
  const { userId, actions, repository, log, inQueue } = table;
  return inQueue(`load ${actions.loaded.type}`, function* () {
    yield* put(actions.loadStarted());
    try {
      yield* put(actions.loaded(yield* call(repository.list, userId)));
      return true;
    } catch (error) {
      log(`Loading failed: ${actions.loaded.type}`, error);
      yield* put(actions.loadFailed());
      return false;
    }
  });
}

/** Loads one table and returns whether that succeeded. */
export type LoadTable = () => SagaGenerator<boolean>;

/** The pauses (ms) between two attempts to load a table. */
const FIRST_PAUSE = 2_000;
const LAST_PAUSE = 10_000;

/**
 * Loads tables until each of them was loaded once. Then it returns true.
 * @param isOver - Called after each attempt. If it returns true, no further attempt is made.
 */
export function* loadUntilRead(
  tables: readonly LoadTable[],
  isOver: () => boolean = () => false,
): SagaGenerator<boolean> {
  let unread = tables;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LAST_PAUSE)) {
    const read = yield* all(unread.map((load) => call(load)));
    if (isOver()) return false;
    unread = unread.filter((_load, index) => !read[index]);
    if (unread.length === 0) return true;
    yield* delay(pause);
    if (isOver()) return false;
  }
}

/**
 * Retries a failed load until it succeeds. A retry follows a pause, which grows with each attempt. It comes earlier if
 * a connection may be back or if the user requests it.
 */
export function* reloadSaga<T extends Row, Draft>(
  table: LoadableTable<T, Draft>,
  onResume: Gateway['onResume'],
): SagaGenerator<void> {
  for (;;) {
    yield* take(table.actions.loadFailed);
    let pause = FIRST_RETRY;
    do {
      const { loaded } = yield* race({
        pause: delay(pause),
        resume: call(untilResume, onResume),
        asked: take(retryRequested),
        loaded: take(table.actions.loaded),
      });
      if (loaded) break;
      pause = Math.min(pause * 2, LAST_RETRY);
    } while (!(yield* loadTable(table)));
  }
}

/** Waits until a connection may be back. */
export function* untilResume(onResume: Gateway['onResume']): SagaGenerator<void> {
  const channel = eventChannel<true>((emit) => onResume(() => emit(true)));
  try {
    yield* take(channel);
  } finally {
    // This also runs if the pause ends first and cancels the saga.
    channel.close();
  }
}
