import type { Gateway, Log, Snapshot } from '../gateway/gateway';

/** What sagas need from outside. Tests pass fakes. */
export interface Dependencies {
  gateway: Gateway;
  log: Log;
  /** The clock. */
  now: () => Date;
  /** A random UUID. */
  newId: () => string;
  /** The snapshot on this device, which is still being read; absent if there is no stored session. */
  kept?: Promise<Snapshot | null>;
  /** Resolves when the first screen stands; absent where nothing is rendered. */
  firstScreen?: Promise<void>;
}
