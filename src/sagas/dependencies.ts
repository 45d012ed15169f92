import type { Gateway, Log, Snapshot } from '../gateway/gateway';

/** What sagas need from outside the store. Tests pass fakes. */
export interface Dependencies {
  gateway: Gateway;
  log: Log;
  /** The clock. */
  now: () => Date;
  /** A random UUID. */
  newId: () => string;
  /** The snapshot on this device, which is still being read; absent if there is no stored session. */
  kept?: Promise<Snapshot | null>;
  /** Resolves when the first screen is rendered; absent if nothing is rendered. */
  firstScreen?: Promise<void>;
}
