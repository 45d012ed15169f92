import type { Middleware } from '@reduxjs/toolkit';

import { sessionActions } from '../features/session/sessionSlice';

const REDACTED = '[redacted]';

/**
 * Takes passwords out of actions before reducers and the DevTools see them. It stands after the
 * saga middleware, which hands the original action to the sagas; an `actionSanitizer` of the
 * DevTools would still leak it in an exported log.
 */
export const redactSecrets: Middleware = () => (next) => (action) => {
  const { signInRequested, signUpRequested } = sessionActions;
  if (signInRequested.match(action) || signUpRequested.match(action)) {
    return next({ ...action, payload: { ...action.payload, password: REDACTED } });
  }
  return next(action);
};
