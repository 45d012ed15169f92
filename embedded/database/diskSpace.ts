import { statfsSync } from 'node:fs';

/**
 * The free bytes that are kept on the disk. If fewer are free, nothing more is written. PostgreSQL needs space to
 * finish what has begun (a new WAL file has 16 MB), and it crashes without space.
 */
export const RESERVED_SPACE = 48 * 1024 * 1024;

/** How long (ms) a measurement is used again. */
const REUSE_TIME = 250;

/** Returns how many bytes of a folder's disk this user may still fill. */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Returns a function that checks whether a folder's disk is nearly full. It asks the system only a few times a second.
 */
export function diskFullCheck(folder: string): () => boolean {
  let askedAt = -Infinity;
  let full = false;
  return () => {
    const now = performance.now();
    if (now - askedAt > REUSE_TIME) {
      askedAt = now;
      full = freeSpace(folder) < RESERVED_SPACE;
    }
    return full;
  };
}
