import type { Channel } from 'redux-saga';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';

import { sessionActions } from '../features/app/session/sessionSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { formsActions } from '../features/app/forms/formsSlice';
import { GatewayError, type OpeningLink, type SessionEvent } from '../gateway/gateway';
import { failureOf } from './authSaga';
import type { Dependencies } from './dependencies';
import { untilResume } from './loadSaga';

/**
 * Handles a link that carries tokens. The link may be anybody's session, because it need not come from an e-mail that
 * the user requested. So it is used only while nobody is signed in, and only after the user has agreed. The outcome is
 * always shown.
 */
export function* linkSaga(
  link: OpeningLink,
  { isSignedOut, events }: { isSignedOut: boolean; events: Channel<SessionEvent> },
  dependencies: Dependencies,
): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  if (link.kind !== 'session') {
    yield* call(gateway.session.discardLink);
    const failure = link.kind === 'spent' ? 'linkSpent' : 'linkRefused';
    yield* put(
      isSignedOut
        ? sessionActions.linkFailed(failure)
        : sessionActions.linkEnded({ end: link.kind }),
    );
    return;
  }
  const { purpose } = link;
  const { accepted } = yield* race({
    accepted: call(askToSignIn, isSignedOut, dependencies),
    entered: take([sessionActions.signedIn, sessionActions.signInRequested]),
  });
  if (!accepted) {
    yield* call(gateway.session.discardLink);
    if (!isSignedOut) yield* put(sessionActions.linkEnded({ end: 'unused', purpose }));
    return;
  }
  try {
    const user = yield* call(gateway.session.acceptLink);
    events.put({ type: 'signedIn', user });
    yield* put(sessionActions.linkEnded({ end: 'entered', purpose }));
  } catch (error) {
    log('Signing in with a link failed', error);
    yield* put(sessionActions.linkFailed(failureOf(error)));
  }
}

/**
 * Asks the user whether to sign in.
 * @returns true if the user has agreed.
 */
function* askToSignIn(
  isSignedOut: boolean,
  { gateway, log }: Dependencies,
): SagaGenerator<boolean> {
  if (!isSignedOut) return false;
  for (;;) {
    try {
      const email = yield* call(gateway.session.readLink);
      if (email === null) {
        // The token has expired or is invalid.
        yield* put(sessionActions.linkFailed('linkSpent'));
        return false;
      }
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
    // The actions that make the question obsolete.
    cancelled: take([
      formsActions.confirmationCancelled,
      workspaceActions.confirmationAsked,
      workspaceActions.modalClosed,
      workspaceActions.wentBack,
      sessionActions.signedOut,
    ]),
  });
  return accepted !== undefined;
}
