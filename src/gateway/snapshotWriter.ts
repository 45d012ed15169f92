import { del, delMany, get, keys, set } from 'idb-keyval';

import type { Snapshot } from './gateway';
import { partKeys, SNAPSHOT_VERSION, snapshotStore, type SnapshotHead } from './snapshotStore';

/** How many rows are copied in one task, so that each task is short. */
const PART_SIZE = 250;

/**
 * How long (ms) to wait for an idle browser at most. On a slow machine Chromium calls none back for a long time
 * after a press, and a longer wait would keep a large account's snapshot from being complete for minutes.
 */
const IDLE_TIMEOUT = 100;

/** Waits until the browser is idle, or for a short while. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: IDLE_TIMEOUT },
      );
    else setTimeout(resolve, 50);
  });

/** Runs one write at a time across all tabs: each write deletes the parts that its own head does not name. */
const withLock = (work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('oficio.snapshots', work) : work();

/**
 * @param isWanted - Checked before and after each step: a sign-out or an erasure, here or in another tab, ends
 *   the write. What was written in between is deleted again.
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
    // Other parts are an older snapshot of this user, or belong to another account.
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
