import type { Channel } from 'redux-saga';
import { call, put, race, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';

import type { AuthFailure } from '../features/app/session/authFailure';
import { sessionActions } from '../features/app/session/sessionSlice';
import { AuthError, type SessionEvent } from '../gateway/gateway';
import type { Dependencies } from './dependencies';

/**
 * Returns the failure of a sign-in or sign-up. An error that is not a refusal by the backend is unexpected, and the
 * user sees it as a problem with the connection.
 */
export const failureOf = (error: unknown): AuthFailure =>
  error instanceof AuthError ? error.failure : 'network';

/** The number in the backend's message, which is the length of a password or the seconds to wait. */
const errorNumber = (error: unknown): number | null =>
  error instanceof AuthError ? error.number : null;

/** Handles the user's sign-in, sign-up and sign-out. Their results arrive as events of the session. */
export function* authSaga(
  events: Channel<SessionEvent>,
  { gateway, log }: Dependencies,
): SagaGenerator<void> {
  yield* takeLeading(sessionActions.signInRequested, function* ({ payload }) {
    try {
      const user = yield* call(gateway.session.signIn, payload);
      events.put({ type: 'signedIn', user });
    } catch (error) {
      // Only the error is logged, not the payload, which contains the password.
      log('Signing in failed', error);
      yield* put(sessionActions.signInFailed(failureOf(error), errorNumber(error)));
    }
  });

  yield* takeLeading(sessionActions.signUpRequested, function* ({ payload }) {
    try {
      const outcome = yield* call(gateway.session.signUp, payload);
      yield* put(sessionActions.signedUp({ email: payload.email, outcome }));
    } catch (error) {
      log('Signing up failed', error);
      yield* put(sessionActions.signUpFailed(failureOf(error), errorNumber(error)));
    }
  });

  yield* takeLeading(sessionActions.signOutRequested, function* () {
    try {
      const { announced } = yield* race({
        answered: call(gateway.session.signOut),
        announced: take(sessionActions.signedOut),
      });
      // Another user may have signed in before the answer arrived.
      if (announced) return;
    } catch (error) {
      log('Signing out failed', error);
    }
    events.put({ type: 'signedOut' });
  });
}
