import type { Channel } from 'redux-saga';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { selectSession, sessionActions } from '../features/session/sessionSlice';
import { workspaceActions } from '../features/workspace/workspaceSlice';
import { GatewayError, type SessionEvent } from '../gateway/gateway';
import { failureOf } from './authSaga';
import type { Dependencies } from './dependencies';
import { untilResume } from './loadSaga';

/**
 * A link may bring somebody's session, not only from an e-mail that was asked for. It counts only where
 * nobody is signed in, and only once the user has agreed to the account.
 */
export function* linkSaga(
  events: Channel<SessionEvent>,
  dependencies: Dependencies,
): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  const { status } = yield* select(selectSession);
  if (status !== 'checking') return;
  const { signedOut } = yield* race({
    signedIn: take(sessionActions.signedIn),
    signedOut: take(sessionActions.signedOut),
  });
  const { accepted } = yield* race({
    accepted: call(askWho, signedOut !== undefined, dependencies),
    entered: take([sessionActions.signedIn, sessionActions.signInRequested]),
  });
  if (!accepted) {
    yield* call(gateway.session.discardLink);
    return;
  }
  try {
    const user = yield* call(gateway.session.acceptLink);
    events.put({ type: 'signedIn', user });
  } catch (error) {
    log('Signing in with a link failed', error);
    yield* put(sessionActions.linkFailed(failureOf(error)));
  }
}

/** True once the user has agreed. */
function* askWho(isSignedOut: boolean, { gateway, log }: Dependencies): SagaGenerator<boolean> {
  if (!isSignedOut) return false;
  for (;;) {
    try {
      const email = yield* call(gateway.session.readLink);
      if (email === null) return false;
      yield* put(sessionActions.linkFound({ email }));
      break;
    } catch (error) {
      log('Reading a link failed', error);
      if (!(error instanceof GatewayError)) return false;
      yield* call(untilResume, gateway.onResume);
    }
  }
  const { accepted } = yield* race({
    accepted: take(sessionActions.linkAccepted),
    // Whatever takes the question away.
    cancelled: take([
      workspaceActions.confirmationCancelled,
      workspaceActions.confirmationAsked,
      workspaceActions.modalClosed,
      workspaceActions.wentBack,
      sessionActions.signedOut,
    ]),
  });
  return accepted !== undefined;
}
