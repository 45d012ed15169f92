import type { Channel } from 'redux-saga';
import { call, put, race, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';

import type { AuthFailure } from '../features/session/authFailure';
import { sessionActions } from '../features/session/sessionSlice';
import { AuthError, type SessionEvent } from '../gateway/gateway';
import type { Dependencies } from './dependencies';

/** Whatever is not the backend's own refusal is an unexpected error: check the connection. */
export const failureOf = (error: unknown): AuthFailure =>
  error instanceof AuthError ? error.failure : 'network';

/** What the backend names with it: a length, seconds. */
const numberOf = (error: unknown): number | null =>
  error instanceof AuthError ? error.number : null;

/** Signing in, up and out as the user asks for it; the outcome arrives among the session's events. */
export function* authSaga(
  events: Channel<SessionEvent>,
  { gateway, log }: Dependencies,
): SagaGenerator<void> {
  yield* takeLeading(sessionActions.signInRequested, function* ({ payload }) {
    try {
      const user = yield* call(gateway.session.signIn, payload);
      events.put({ type: 'signedIn', user });
    } catch (error) {
      // Without the payload: it holds the password.
      log('Signing in failed', error);
      yield* put(sessionActions.signInFailed(failureOf(error), numberOf(error)));
    }
  });

  yield* takeLeading(sessionActions.signUpRequested, function* ({ payload }) {
    try {
      const outcome = yield* call(gateway.session.signUp, payload);
      yield* put(sessionActions.signedUp({ email: payload.email, outcome }));
    } catch (error) {
      log('Signing up failed', error);
      yield* put(sessionActions.signUpFailed(failureOf(error), numberOf(error)));
    }
  });

  yield* takeLeading(sessionActions.signOutRequested, function* () {
    try {
      const { announced } = yield* race({
        answered: call(gateway.session.signOut),
        announced: take(sessionActions.signedOut),
      });
      // By the time the answer comes the next user may be there.
      if (announced) return;
    } catch (error) {
      log('Signing out failed', error);
    }
    events.put({ type: 'signedOut' });
  });
}
