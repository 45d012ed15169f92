/** Where the build puts the service worker. */
export const WORKER_PATH = '/worker.js';

/** A message to a service worker, of a page or of the worker of another build. */
export type WorkerQuestion =
  /** A page asks the waiting worker to take over at once, although pages of an older build are open. */
  | { type: 'takeOver' }
  /**
   * The worker that takes over asks the active one to keep running for a moment. The answer on the message's port says
   * that it runs. The workers of the first builds know only the other questions, and answer this one like `started`,
   * so it brings an empty list of scripts.
   */
  | { type: 'giveWay'; files: readonly [] }
  /**
   * Reports that a page has started with these scripts, and asks whether they are of the worker's build. The worker
   * answers on the message's port.
   */
  | { type: 'started'; files: readonly string[] };

/** The answer to `giveWay` of a worker that knows this question. */
export const GIVES_WAY = 'givesWay';

export interface StartedAnswer {
  isCurrent: boolean;
}
