import type { Middleware } from '@reduxjs/toolkit';

import { sessionActions } from '../features/session/sessionSlice';

const REDACTED = '[redacted]';

/**
 * Removes passwords from actions before reducers and the DevTools see them. It comes after the saga
 * middleware, which passes the original action to the sagas. An `actionSanitizer` of the DevTools would still
 * leak it in an exported log.
 */
export const redactSecrets: Middleware = () => (next) => (action) => {
  const { signInRequested, signUpRequested } = sessionActions;
  if (signInRequested.match(action) || signUpRequested.match(action)) {
    return next({ ...action, payload: { ...action.payload, password: REDACTED } });
  }
  return next(action);
};
