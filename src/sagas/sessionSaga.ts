import { channel, type Channel, type Task } from 'redux-saga';
import {
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';

import { selectSession, sessionActions } from '../features/session/sessionSlice';
import type { AuthFailure } from '../features/session/authFailure';
import type { User } from '../features/session/user';
import { AuthError, type SessionEvent } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { untilResume } from './loadSaga';
import { userSaga } from './userSaga';

const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

/** Whatever is not the backend's own refusal is an unexpected error: check the connection. */
const failureOf = (error: unknown): AuthFailure =>
  error instanceof AuthError ? error.failure : 'network';

/**
 * The session from the first check to the last sign-out. All that happens to it, here or in
 * another tab, arrives on one channel and is handled in order.
 */
export function* sessionSaga(dependencies: Dependencies): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  const events = yield* call(() => channel<SessionEvent>());
  gateway.session.subscribe((event) => {
    events.put(event);
  });
  /** 'Sair' was confirmed here: the sign-out that follows was wished for. */
  const leaving = { requested: false };

  yield* takeLeading(sessionActions.signInRequested, function* ({ payload }) {
    try {
      const user = yield* call(gateway.session.signIn, payload);
      events.put({ type: 'signedIn', user });
    } catch (error) {
      // Without the payload: it holds the password.
      log('Signing in failed', error);
      yield* put(sessionActions.signInFailed(failureOf(error)));
    }
  });

  yield* takeLeading(sessionActions.signUpRequested, function* ({ payload }) {
    try {
      yield* call(gateway.session.signUp, payload);
      yield* put(sessionActions.signedUp({ email: payload.email }));
    } catch (error) {
      log('Signing up failed', error);
      yield* put(sessionActions.signUpFailed(failureOf(error)));
    }
  });

  yield* takeLeading(sessionActions.signOutRequested, function* () {
    leaving.requested = true;
    try {
      yield* call(gateway.session.signOut);
    } catch (error) {
      log('Signing out failed', error);
    }
    events.put({ type: 'signedOut' });
  });

  yield* fork(restore, events, dependencies);
  yield* followSession(events, leaving, dependencies);
}

/** Brings back a stored session; without a connection it is tried again until there is one. */
function* restore(
  events: Channel<SessionEvent>,
  { gateway, log }: Dependencies,
): SagaGenerator<void> {
  const { status } = yield* select(selectSession);
  if (status !== 'checking') return;
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

interface Current {
  user: User;
  task: Task;
}

const isUnchanged = (a: User, b: User): boolean => a.email === b.email && a.fullName === b.fullName;

function* followSession(
  events: Channel<SessionEvent>,
  leaving: { requested: boolean },
  dependencies: Dependencies,
): SagaGenerator<never> {
  let current: Current | null = null;

  for (;;) {
    const event: SessionEvent = yield* take(events);
    if (event.type === 'signedOut') {
      yield* leave(current, leaving.requested);
      current = null;
    } else if (current?.user.id === event.user.id) {
      // supabase-js says SIGNED_IN again whenever a tab regains the focus.
      if (!isUnchanged(event.user, current.user)) {
        yield* put(sessionActions.userRefreshed(event.user));
      }
      current = { user: event.user, task: current.task };
    } else if (event.type === 'signedIn') {
      if (current) yield* leave(current, false);
      current = yield* enter(event.user, dependencies);
    }
    leaving.requested = false;
  }
}

function* enter(user: User, dependencies: Dependencies): SagaGenerator<Current> {
  yield* put(sessionActions.signedIn(user));
  return { user, task: yield* fork(safeUserSaga, user.id, dependencies) };
}

/** Ends what goes on for the user, and only then tells the lists to empty themselves. */
function* leave(current: Current | null, requested: boolean): SagaGenerator<void> {
  if (current) yield* cancel(current.task);
  const { status } = yield* select(selectSession);
  if (status !== 'signedOut') yield* put(sessionActions.signedOut({ lost: !requested }));
}

/** An unexpected exception is logged and does not take the session loop down. */
function* safeUserSaga(userId: string, dependencies: Dependencies): SagaGenerator<void> {
  try {
    yield* call(userSaga, userId, dependencies);
  } catch (error) {
    dependencies.log('The sagas of the signed-in user stopped', error);
  }
}
