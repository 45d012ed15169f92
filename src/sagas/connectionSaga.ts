import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { deviceActions, selectIsOffline } from '../features/device/deviceSlice';
import type { Row } from '../features/shared/list';
import { GatewayError, type ConnectionSign, type Repository } from '../gateway/gateway';
import type { Dependencies } from './dependencies';

/** Two requests fail at least this far apart (ms), and none succeeds in between: the connection is lost. */
const APART = 1_000;

/** How long (ms) a save waits for the connection to come back. */
const PATIENCE = 2_000;

/** Refuses requests while the connection is lost. */
export function createConnection(probe: () => Promise<unknown>) {
  let isLost = false;

  /** Probes the connection again before it refuses: the connection may be back without an event. */
  async function untilThere(): Promise<void> {
    if (!isLost) return;
    const late = new Promise((resolve) => {
      setTimeout(resolve, PATIENCE, 'late');
    });
    const outcome = await Promise.race([probe().catch(() => 'failed'), late]);
    if (outcome === 'late' || outcome === 'failed')
      throw new GatewayError('unsent', 'There is no connection');
  }

  return {
    setLost(lost: boolean) {
      isLost = lost;
    },

    /**
     * The same repository, but while the connection is lost it sends nothing and fails at once. Lists can
     * still be read, because that shows when the connection is back.
     */
    guarded: <T extends Row, Draft>(repository: Repository<T, Draft>): Repository<T, Draft> => ({
      ...repository,
      find: (userId, id) => untilThere().then(() => repository.find(userId, id)),
      insert: (userId, id, draft) => untilThere().then(() => repository.insert(userId, id, draft)),
      update: (userId, id, changes, held) =>
        untilThere().then(() => repository.update(userId, id, changes, held)),
      remove: (userId, id) => untilThere().then(() => repository.remove(userId, id)),
      restore: (userId, row) => untilThere().then(() => repository.restore(userId, row)),
    }),
  };
}

export type Connection = ReturnType<typeof createConnection>;

/**
 * Follows whether the backend can be reached, and loads everything again once it can.
 * @param probe - A request whose result shows whether the backend answers.
 * @param refresh - Loads all tables again; true if all were loaded.
 */
export function* connectionSaga(
  connection: Connection,
  { gateway, now }: Pick<Dependencies, 'gateway' | 'now'>,
  {
    probe,
    refresh,
  }: { probe: () => SagaGenerator<unknown>; refresh: () => SagaGenerator<boolean> },
): SagaGenerator<never> {
  const signs = yield* call(() => eventChannel<ConnectionSign>(gateway.onConnectionSign));
  let since: string | null = null;
  let unansweredAt: number | null = null;

  function* lose(): SagaGenerator<void> {
    connection.setLost(true);
    yield* put(deviceActions.connectionLost({ since }));
  }

  function* comeBack(): SagaGenerator<void> {
    connection.setLost(false);
    yield* put(deviceActions.connectionBack());
    yield* fork(function* () {
      if (yield* refresh()) yield* put(deviceActions.refreshed());
    });
  }

  try {
    for (;;) {
      const sign = yield* take(signs);
      const isLost = yield* select(selectIsOffline);
      const instant = now();
      if (sign === 'answered') {
        since = instant.toISOString();
        unansweredAt = null;
        if (isLost) yield* comeBack();
      } else if (isLost) continue;
      else if (sign === 'doubtful') yield* fork(probe);
      else if (sign === 'offline') yield* lose();
      else {
        unansweredAt ??= instant.getTime();
        if (instant.getTime() - unansweredAt >= APART) yield* lose();
      }
    }
  } finally {
    signs.close();
  }
}
