/** Where the build puts the service worker. */
export const WORKER_PATH = '/worker.js';

/** What pages tell the service worker. */
export type WorkerQuestion =
  /** Be the one that answers, although pages of an older build are open. */
  | { type: 'takeOver' }
  /** A page has started with these scripts: are they this build's? Answered on the port. */
  | { type: 'started'; files: readonly string[] };

/** The answer to `started`. */
export interface StartedAnswer {
  isCurrent: boolean;
}
