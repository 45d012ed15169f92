import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { deviceActions, selectIsOffline } from '../features/app/device/deviceSlice';
import type { Row } from '../features/shared/list';
import { GatewayError, type ConnectionSign, type Repository } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { eachWrite } from './eachWrite';
import { loadUntilRead, untilResume, type LoadTable } from './loadSaga';

/**
 * The shortest time (ms) between two failed requests after which the connection counts as lost. No request may succeed
 * in between.
 */
const MIN_TIME_BETWEEN_FAILURES = 1_000;

/** How long (ms) a save waits for the connection to come back. */
const PROBE_TIMEOUT = 2_000;

/** The pauses (ms) between two attempts to reach the backend. */
const FIRST_PAUSE = 2_000;
const LAST_PAUSE = 10_000;

/**
 * Makes a guard that refuses writes while the connection is lost.
 * @param probe - Sends a small request. Its result shows whether the backend answers.
 */
export function createConnectionGuard(probe: () => Promise<unknown>) {
  let isLost = false;

  /**
   * Resolves if there is a connection, and rejects otherwise. A connection that counts as lost is probed again first,
   * because it may be back although no event has reported it.
   */
  async function requireConnection(): Promise<void> {
    if (!isLost) return;
    const timeout = new Promise((resolve) => setTimeout(resolve, PROBE_TIMEOUT, 'late'));
    const outcome = await Promise.race([probe().catch(() => 'failed'), timeout]);
    if (outcome === 'late' || outcome === 'failed')
      throw new GatewayError('unsent', 'There is no connection');
  }

  return {
    probe,

    setLost(lost: boolean) {
      isLost = lost;
    },

    /**
     * Returns the same repository with guarded writes, which fail at once while the connection is lost. So do the reads of
     * few rows, on which a write depends. The list is not guarded, because its read shows when the connection is back.
     */
    guarded: <T extends Row, Draft>(repository: Repository<T, Draft>): Repository<T, Draft> => ({
      ...eachWrite(repository, (_userId, send) => requireConnection().then(send)),
      find: (userId, id) => requireConnection().then(() => repository.find(userId, id)),
      findWith: (userId, values) =>
        requireConnection().then(() => repository.findWith(userId, values)),
    }),
  };
}

export type ConnectionGuard = ReturnType<typeof createConnectionGuard>;

/**
 * Follows whether the backend can be reached. When it can be reached again, everything is loaded again.
 * @param tables - The functions that load each table.
 */
export function* connectionSaga(
  connection: ConnectionGuard,
  { gateway, now }: Pick<Dependencies, 'gateway' | 'now'>,
  tables: () => readonly LoadTable[],
): SagaGenerator<never> {
  const signs = yield* call(() => eventChannel<ConnectionSign>(gateway.onConnectionSign));
  let since: string | null = null;
  let unansweredAt: number | null = null;
  /**
   * The number of times that the connection was lost or came back. Running work compares it with the number at its
   * start, and stops if it has changed.
   */
  let changeCount = 0;

  function* probe(): SagaGenerator<void> {
    // The result does not matter, because the request itself gives a sign of the connection.
    yield* call(() => connection.probe().catch(() => undefined));
  }

  /** Probes the connection regularly. The loads are retried too rarely to show soon that the backend is back. */
  function* probeUntilBack(): SagaGenerator<void> {
    const countAtStart = changeCount;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LAST_PAUSE)) {
      yield* race({ pause: delay(pause), resume: call(untilResume, gateway.onResume) });
      if (countAtStart !== changeCount) return;
      yield* fork(probe);
    }
  }

  /**
   * Loads all tables again. A backend that has just started may refuse some loads, so loading is retried until it has
   * succeeded for all tables.
   */
  function* refresh(): SagaGenerator<void> {
    const countAtStart = changeCount;
    const isOver = () => countAtStart !== changeCount;
    if (yield* call(loadUntilRead, tables(), isOver)) yield* put(deviceActions.refreshed());
  }

  function* reportLost(): SagaGenerator<void> {
    changeCount += 1;
    connection.setLost(true);
    yield* put(deviceActions.connectionLost({ since }));
    yield* fork(probeUntilBack);
  }

  function* reportBack(): SagaGenerator<void> {
    changeCount += 1;
    connection.setLost(false);
    yield* put(deviceActions.connectionBack());
    yield* fork(refresh);
  }

  try {
    for (;;) {
      const sign = yield* take(signs);
      const isLost = yield* select(selectIsOffline);
      const instant = now();
      if (sign === 'answered') {
        since = instant.toISOString();
        unansweredAt = null;
        if (isLost) yield* reportBack();
      } else if (isLost) continue;
      else if (sign === 'doubtful') yield* fork(probe);
      else if (sign === 'offline') yield* reportLost();
      else {
        unansweredAt ??= instant.getTime();
        if (instant.getTime() - unansweredAt >= MIN_TIME_BETWEEN_FAILURES) yield* reportLost();
      }
    }
  } finally {
    signs.close();
  }
}
