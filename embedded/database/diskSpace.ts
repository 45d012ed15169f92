import { statfsSync } from 'node:fs';

/**
 * Below this many free bytes nothing more is written. PostgreSQL needs space to finish what it has begun (a
 * new WAL file has 16 MB) and crashes without it.
 */
export const RESERVED_SPACE = 48 * 1024 * 1024;

/** How long a measurement is reused (ms). */
const FRESH = 250;

/** The bytes of a folder's disk that this user may fill. */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Returns a check of whether a folder's disk is nearly full. It asks the system a few times a second at most.
 */
export function diskFullCheck(folder: string): () => boolean {
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
