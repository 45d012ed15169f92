import type { Gateway, Log } from '../gateway/gateway';

/** What sagas need from outside. Tests pass fakes. */
export interface Dependencies {
  gateway: Gateway;
  log: Log;
  /** The clock. */
  now: () => Date;
  /** A random UUID. */
  newId: () => string;
}
