import { call, delay, select, take, type SagaGenerator } from 'typed-redux-saga';

import { selectIsOffline, selectKeepsSnapshots } from '../features/app/device/deviceSlice';
import { figuresOf, type FiguresRoot } from '../features/business/dashboard/figures';
import { ENTITIES } from '../features/app/entities/entities';
import type { User } from '../features/shared/user';
import { localDay } from '../features/shared/days';
import type { SnapshotRows } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { TABLE_NAMES, type SnapshotTables, type TableName, type Tables } from './snapshotTables';

/** The debounce (ms) before a write. It also keeps writes out of the way of the first screen. */
const WRITE_DELAY = 1_500;

/**
 * Writes changed tables into the snapshot shortly after a change. The first write waits until all lists are
 * loaded. A list that still shows an older snapshot is not written.
 */
export function* writeSnapshotSaga(
  user: User,
  { gateway: { snapshots }, now, log }: Pick<Dependencies, 'gateway' | 'now' | 'log'>,
  snapshotTables: SnapshotTables,
  erasure: () => string | null,
): SagaGenerator<never> {
  /** Whether this page has already written the snapshot's time. */
  let isTimeWritten = false;

  /**
   * Writes the changed tables.
   * @returns true if no table had changed.
   */
  function* writeChanged(): SagaGenerator<boolean> {
    if (!(yield* select(selectKeepsSnapshots)) || (yield* select(selectIsOffline))) return true;
    const tables = yield* select((root: Tables & FiguresRoot) => root);
    const isFresh = (table: TableName) => tables[table].loaded && !tables[table].stale;
    if (!ENTITIES.every(isFresh)) return true;
    const changed = TABLE_NAMES.filter(
      (table) => isFresh(table) && tables[table].entities !== snapshotTables.get(table),
    );
    if (changed.length === 0 && isTimeWritten) return true;
    isTimeWritten = true;
    const rows = changed.map((table) => {
      const { ids, entities } = tables[table];
      snapshotTables.set(table, entities);
      return [table, ids.flatMap((id) => entities[id] ?? [])];
    });
    const time = now();
    const written = {
      user,
      at: time.toISOString(),
      rows: Object.fromEntries(rows) as SnapshotRows, // cast: `fromEntries` loses the keys
      figures: figuresOf(tables, localDay(time)),
    };
    yield* call(snapshots.write, written, erasure());
    return false;
  }

  for (let isUpToDate = false; ;) {
    if (isUpToDate) yield* take('*');
    yield* delay(WRITE_DELAY);
    try {
      isUpToDate = yield* writeChanged();
    } catch (error) {
      // The storage of the device is full or refuses writes. The next change writes all tables again.
      snapshotTables.clear();
      log('Keeping the lists on this device failed', error);
      isUpToDate = true;
    }
  }
}
