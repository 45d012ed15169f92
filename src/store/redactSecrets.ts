import type { Middleware } from '@reduxjs/toolkit';

import { sessionActions } from '../features/app/session/sessionSlice';

const REDACTED = '[redacted]';

/**
 * Removes passwords from actions before the reducers and the Redux DevTools see them. This middleware comes after the
 * saga middleware, which passes the original action to the sagas. An `actionSanitizer` of the DevTools would not be
 * enough, because exported logs would still contain the password.
 */
export const redactSecrets: Middleware = () => (next) => (action) => {
  const { signInRequested, signUpRequested } = sessionActions;
  if (signInRequested.match(action) || signUpRequested.match(action)) {
    return next({ ...action, payload: { ...action.payload, password: REDACTED } });
  }
  return next(action);
};
