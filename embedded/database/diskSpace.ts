import { statfsSync } from 'node:fs';

/**
 * Below this (bytes) nothing more is written: PostgreSQL needs room to finish what it has
 * begun (a new file of its log of changes has 16 MB), and dies where it finds none.
 */
export const RESERVED_SPACE = 48 * 1024 * 1024;

/** How long an answer holds, in milliseconds. */
const FRESH = 250;

/** Space on a folder's disk that this user may fill, in bytes. */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether a folder's disk is nearly full; asks the system a few times a second at most. */
export function diskWatch(folder: string): () => boolean {
  let askedAt = -Infinity;
  let full = false;
  return () => {
    const now = performance.now();
    if (now - askedAt > FRESH) {
      askedAt = now;
      full = freeSpace(folder) < RESERVED_SPACE;
    }
    return full;
  };
}
