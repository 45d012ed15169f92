import { eventChannel } from 'redux-saga';
import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import type { Gateway } from '../gateway/gateway';
import type { Loadable } from './table';

const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

/**
 * Reads the whole table once; true on success. A failure is logged and leaves the list as it
 * was. Loads of one table follow one another, so that a load asked for after a write never
 * answers with what an earlier one saw.
 */
export function loadTable<T extends Row, Draft>(table: Loadable<T, Draft>): SagaGenerator<boolean> {
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

/** After a failed load, tries again until one succeeds: with growing pauses, and as soon as a connection may be back. */
export function* reloadSaga<T extends Row, Draft>(
  table: Loadable<T, Draft>,
  onResume: Gateway['onResume'],
): SagaGenerator<void> {
  for (;;) {
    yield* take(table.actions.loadFailed);
    let pause = FIRST_RETRY;
    do {
      yield* race({ pause: delay(pause), resume: call(untilResume, onResume) });
      pause = Math.min(pause * 2, LAST_RETRY);
    } while (!(yield* loadTable(table)));
  }
}

/** Waits until a connection may be back. */
export function* untilResume(onResume: Gateway['onResume']): SagaGenerator<void> {
  const channel = eventChannel<true>((emit) =>
    onResume(() => {
      emit(true);
    }),
  );
  try {
    yield* take(channel);
  } finally {
    // Also when the pause was over first.
    channel.close();
  }
}
