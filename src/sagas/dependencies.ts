import type { Gateway, KeptSnapshot, Log } from '../gateway/gateway';
import type { LaterSagas } from './laterSagas';

/** What the sagas need from outside of the store. Tests pass fakes. */
export interface Dependencies {
  gateway: Gateway;
  log: Log;
  /** Returns the current time. */
  now: () => Date;
  /** Makes a random UUID. */
  newId: () => string;
  /** The sagas of sections that are loaded after the first screen. */
  later: LaterSagas;
  /** The snapshot of this device, which may still be being read. Absent if no session is stored. */
  kept?: Promise<KeptSnapshot | null>;
  /** Resolves when the first screen is rendered. Absent if nothing is rendered. */
  firstScreen?: Promise<void>;
}
