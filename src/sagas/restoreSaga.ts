import type { Channel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { selectSession, sessionActions } from '../features/app/session/sessionSlice';
import type { SessionEvent } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { untilResume } from './loadSaga';

const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

/** After this time (ms) the user is told to wait. supabase-js retries for half a minute. */
const LONG_WAIT = 5_000;

/** Restores a stored session. If another tab reports first whether there is a session, that report counts. */
export function* restoreSaga(
  events: Channel<SessionEvent>,
  dependencies: Dependencies,
): SagaGenerator<void> {
  const { status } = yield* select(selectSession);
  if (status !== 'checking') return;
  yield* fork(enterWithSnapshot, events, dependencies);
  yield* race({
    restored: call(restore, events, dependencies),
    settled: call(reportLongWait, dependencies),
  });
}

/**
 * Signs in the user of the stored session as soon as this device's snapshot of that user was read. This happens even if
 * the session has expired and cannot be renewed without a network. The session itself is still being restored, which
 * may sign the user out again.
 */
function* enterWithSnapshot(
  events: Channel<SessionEvent>,
  { kept }: Pick<Dependencies, 'kept'>,
): SagaGenerator<void> {
  const snapshot = kept && (yield* call(() => kept));
  const { status } = yield* select(selectSession);
  if (snapshot && status === 'checking') events.put({ type: 'signedIn', user: snapshot.user });
}

/**
 * Reports that the restoration takes long. It returns when the session is known, from any source. A user who was signed
 * in because of a snapshot is not confirmed yet.
 */
function* reportLongWait({ kept }: Pick<Dependencies, 'kept'>): SagaGenerator<void> {
  const { signedIn, signedOut } = sessionActions;
  const hasSnapshot = kept && (yield* call(() => kept)) !== null;
  const known = () => take(hasSnapshot ? [signedOut] : [signedIn, signedOut]);
  const { long } = yield* race({ known: known(), long: delay(LONG_WAIT) });
  if (!long) return;
  yield* put(sessionActions.restoreDelayed());
  yield* known();
}

/** Restores the stored session. Without a connection, this is retried until there is one. */
function* restore(
  events: Channel<SessionEvent>,
  { gateway, log }: Dependencies,
): SagaGenerator<void> {
  for (let pause = FIRST_RETRY; ; pause = Math.min(pause * 2, LAST_RETRY)) {
    try {
      const user = yield* call(gateway.session.restore);
      events.put(user ? { type: 'signedIn', user } : { type: 'signedOut' });
      return;
    } catch (error) {
      log('Restoring the session failed', error);
      yield* put(sessionActions.restoreDelayed());
      yield* race({ pause: delay(pause), resume: call(untilResume, gateway.onResume) });
    }
  }
}
