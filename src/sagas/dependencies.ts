import type { Gateway, Log, Snapshot } from '../gateway/gateway';

/** What sagas need from outside. Tests pass fakes. */
export interface Dependencies {
  gateway: Gateway;
  log: Log;
  /** The clock. */
  now: () => Date;
  /** A random UUID. */
  newId: () => string;
  /** What this device has kept of the last visit; it is being read. */
  kept?: Promise<Snapshot | null>;
}
