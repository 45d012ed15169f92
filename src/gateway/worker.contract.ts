/** Where the build puts the service worker. */
export const WORKER_PATH = '/worker.js';

/** A message of a page to the service worker. */
export type WorkerQuestion =
  /** Asks the worker to take over at once, although pages of an older build are open. */
  | { type: 'takeOver' }
  /**
   * Reports that a page has started with these scripts, and asks whether they are of the worker's build. The worker
   * answers on the message's port.
   */
  | { type: 'started'; files: readonly string[] };

/** The answer to `started`. */
export interface StartedAnswer {
  isCurrent: boolean;
}
