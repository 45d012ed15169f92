import { call, delay, select, take, type SagaGenerator } from 'typed-redux-saga';

import { selectIsOffline, selectKeeps } from '../features/device/deviceSlice';
import { ENTITIES } from '../features/entities/entities';
import type { User } from '../features/session/user';
import type { SnapshotRows } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { TABLES, type KeptTables, type TableName, type Tables } from './keptTables';

/** How long a snapshot may be behind (ms). A page that has just opened has other things to do. */
const QUIET = 1_500;

/**
 * Writes the tables that have changed into the snapshot, shortly after a change. The first write comes once all
 * lists have been loaded; a list that still shows an earlier snapshot is not written.
 */
export function* keepSaga(
  user: User,
  { gateway: { snapshots }, now, log }: Pick<Dependencies, 'gateway' | 'now' | 'log'>,
  kept: KeptTables,
): SagaGenerator<never> {
  /** Whether this page has written the time of the snapshot. */
  let isDated = false;

  /** Writes what has changed; true if there was nothing to write. */
  function* keep(): SagaGenerator<boolean> {
    if (!(yield* select(selectKeeps)) || (yield* select(selectIsOffline))) return true;
    const tables = yield* select((root: Tables) => root);
    const isFresh = (table: TableName) => tables[table].loaded && !tables[table].stale;
    if (!ENTITIES.every(isFresh)) return true;
    const changed = TABLES.filter(
      (table) => isFresh(table) && tables[table].entities !== kept.get(table),
    );
    if (changed.length === 0 && isDated) return true;
    isDated = true;
    const rows = changed.map((table) => {
      const { ids, entities } = tables[table];
      kept.set(table, entities);
      return [table, ids.flatMap((id) => entities[id] ?? [])];
    });
    const snapshot = { user, at: now().toISOString() };
    yield* call(snapshots.write, { ...snapshot, rows: Object.fromEntries(rows) as SnapshotRows }); // of these tables
    return false;
  }

  for (let isKept = false; ;) {
    if (isKept) yield* take('*');
    yield* delay(QUIET);
    try {
      isKept = yield* keep();
    } catch (error) {
      // The device has no room, or refuses: the next change may fare better.
      kept.clear();
      log('Keeping the lists on this device failed', error);
      isKept = true;
    }
  }
}
