import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { deviceActions, selectIsOffline } from '../features/device/deviceSlice';
import type { Row } from '../features/shared/list';
import { GatewayError, type ConnectionSign, type Repository } from '../gateway/gateway';
import type { Dependencies } from './dependencies';

/** Two requests without an answer this far apart (ms), and none with one between: there is no connection. */
const APART = 1_000;

/** How long somebody who saves waits for a sign that the connection is back (ms). */
const PATIENCE = 2_000;

/** Whether there is a connection, for what is about to send something. */
export function createConnection(probe: () => Promise<unknown>) {
  let isLost = false;

  /** Asked again before anything is given up: it may be back, and the browser need not know. */
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
     * The same repository: while there is no connection, nothing is sent, and whoever asked is told at once.
     * Reading lists goes on, for it tells when the connection is back.
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
 * Follows whether the backend is reached, and reads everything again once it is.
 * @param probe - A reading that tells.
 * @param refresh - Reads all tables again; true if all were read.
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
