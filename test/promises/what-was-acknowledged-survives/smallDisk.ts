import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small file system, which can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk until this many bytes are left. */
  fill(left: number): void;
  /** Frees the space that `fill` has taken. */
  empty(): void;
  readOnly(yes: boolean): void;
  unmount(): void;
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/**
 * Mounts a small file system in memory.
 * @returns null, after printing why, if the machine does not allow that
 */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-disk-'));
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    process.stderr.write(
      '\nSKIPPED: this machine allows no tmpfs mount (it takes root), so no full and no read-only disk.\n\n',
    );
    return null;
  }
  const ballast = path.join(folder, '.ballast');
  return {
    folder,
    fill: (left) => {
      // The disk is filled in small pieces, because the server may be writing at the same time.
      for (;;) {
        const { bavail, bsize } = statfsSync(folder);
        const missing = Math.min(bavail * bsize - left, 1024 * 1024);
        if (missing <= 0) return;
        try {
          appendFileSync(ballast, Buffer.alloc(missing, 1));
        } catch {
          return;
        }
      }
    },
    empty: () => {
      rmSync(ballast, { force: true });
    },
    readOnly: (yes) => {
      if (!run('mount', '-o', `remount,${yes ? 'ro' : 'rw'}`, folder)) {
        throw new Error('Cannot remount');
      }
    },
    unmount: () => {
      run('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
