import { del, delMany, get, keys, set } from 'idb-keyval';

import type { Snapshot } from './gateway';
import { partKeys, SNAPSHOT_VERSION, snapshotStore, type SnapshotHead } from './snapshotStore';

/** How many rows are copied in one task, so that each task is short. */
const PART_SIZE = 250;

/**
 * How long (ms) to wait at most until the browser is idle. On a slow machine Chromium reports no idle time for long
 * after a press. With a longer wait, a large account's snapshot would be incomplete for minutes.
 */
const IDLE_TIMEOUT = 100;

/** Waits until the browser is idle, or until the timeout. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, 50);
  });

/** Runs one write at a time across all tabs, because each write deletes the parts that its own head does not name. */
const withLock = (work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('oficio.snapshots', work) : work();

/**
 * Writes tables into the snapshot.
 * @param isWanted - Checked before and after each step. It is false after a sign-out or an erasure, in any tab. The
 *   write then ends and deletes what its last step has stored.
 */
export async function writeSnapshot(
  { user, at, rows, figures }: Snapshot,
  isWanted: () => boolean,
): Promise<void> {
  await withLock(async () => {
    const store = snapshotStore();
    const earlierHead = isWanted() ? await get<SnapshotHead>(user.id, store) : undefined;
    const tables = earlierHead?.version === SNAPSHOT_VERSION ? { ...earlierHead.tables } : {};
    for (const [table, all] of Object.entries<readonly object[]>(rows)) {
      const name = `${table} ${crypto.randomUUID()}`;
      const parts = Math.ceil(all.length / PART_SIZE);
      for (let part = 0; part < parts; part += 1) {
        await untilIdle();
        if (!isWanted()) return;
        const key = [user.id, name, part];
        await set(key, all.slice(part * PART_SIZE, (part + 1) * PART_SIZE), store);
        if (!isWanted()) return del(key, store);
      }
      tables[table] = { name, parts };
    }
    await untilIdle();
    if (!isWanted()) return;
    const head: SnapshotHead = { version: SNAPSHOT_VERSION, user, at, tables, figures };
    await set(user.id, head, store);
    if (!isWanted()) return del(user.id, store);
    // All other parts are of an older snapshot of this user, or of another account.
    const namedKeys = new Set(
      Object.values(tables).flatMap((table) =>
        partKeys(user.id, table).map((key) => JSON.stringify(key)),
      ),
    );
    const unnamedKeys = (await keys(store)).filter(
      (key) => key !== user.id && !namedKeys.has(JSON.stringify(key)),
    );
    await delMany(unnamedKeys, store);
  });
}
