import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { deviceActions } from '../features/app/device/deviceSlice';
import { ENTITIES, entityActions } from '../features/app/entities/entities';
import { perSideTable, sideTables } from '../features/app/entities/sideTables';
import { sessionActions } from '../features/app/session/sessionSlice';
import type { User } from '../features/shared/user';
import type { Row } from '../features/shared/list';
import type { Dependencies } from './dependencies';
import { loadUntilRead, type LoadTable } from './loadSaga';
import { TABLE_NAMES, type SnapshotTables, type TableName, type Tables } from './snapshotTables';
import type { ListActions } from './table';
import { watch } from './watch';

/* The actions of each table. The rows are not examined here, so their types do not matter. */
const facts = {
  ...entityActions,
  ...perSideTable((name) => sideTables[name].actions),
} as unknown as Record<TableName, Pick<ListActions<Row, object>, 'recalled'>>;

/**
 * The fact of the slice of 'Apagar meus dados'. That slice is in a chunk of its own, for which the first screen does not
 * wait.
 */
const accountErased = createAction('ownData/erased');

/**
 * Handles the snapshot of the signed-in user on this device. The snapshot is shown until the backend has answered, and
 * written again after each change. It is erased with the account's data, and when the user chooses to store nothing on
 * this device.
 * @param loads - The functions that load each table.
 */
export function* snapshotSaga(
  user: User,
  dependencies: Dependencies,
  loads: () => readonly LoadTable[],
): SagaGenerator<void> {
  const { gateway, log, kept, firstScreen } = dependencies;
  const { snapshots } = gateway;
  const tables: SnapshotTables = new Map();
  /** When the account's data was last erased, at the time when this page loaded its rows. */
  let erasure = snapshots.lastErasure();

  /** Shows the snapshot. It does not replace a table that is already loaded. */
  function* showSnapshot(): SagaGenerator<void> {
    const snapshot = kept && (yield* call(() => kept));
    if (snapshot?.user.id !== user.id) return;
    // If the snapshot has figures, the first screen shows them first, because reading many rows takes longer than
    // everything else.
    if (snapshot.figures && firstScreen) yield* call(() => firstScreen);
    const rows = yield* call(snapshot.readRows);
    if (!rows || ENTITIES.some((list) => !rows[list])) return;
    for (const table of TABLE_NAMES) {
      const rowsOfTable = rows[table];
      if (!rowsOfTable) continue;
      yield* put(facts[table].recalled(rowsOfTable));
      const { entities, stale } = yield* select((root: Tables) => root[table]);
      // If the backend answers with the same rows, they are not written again.
      if (stale) tables.set(table, entities);
    }
    yield* put(sessionActions.dataRecalled({ at: snapshot.at }));
  }

  /** Writes snapshots. The code for that is loaded after the first screen. */
  function* writeSnapshots(): SagaGenerator<void> {
    yield* take(sessionActions.dataReady);
    for (;;) {
      try {
        const { writeSnapshotSaga } = yield* call(
          () => import(/* webpackChunkName: "later" */ './writeSnapshotSaga'),
        );
        yield* call(writeSnapshotSaga, user, dependencies, tables, () => erasure);
      } catch (error) {
        log('Keeping snapshots failed', error);
        yield* take(deviceActions.connectionBack);
      }
    }
  }

  function* eraseSnapshot(): SagaGenerator<void> {
    tables.clear();
    yield* call(snapshots.erase);
  }

  /**
   * Follows erasures of the account's data by other tabs. After an erasure, this page loads everything again. Until
   * then it stores nothing.
   */
  function* followErasures(): SagaGenerator<void> {
    const erasures = yield* call(() =>
      eventChannel<true>((emit) => snapshots.onErasure(() => emit(true))),
    );
    try {
      for (;;) {
        yield* take(erasures);
        const latest = snapshots.lastErasure();
        yield* call(loadUntilRead, loads());
        // After an erasure, every table must be written again, even if its rows have not changed.
        tables.clear();
        erasure = latest;
      }
    } finally {
      erasures.close();
    }
  }

  yield* fork(showSnapshot);
  yield* fork(writeSnapshots);
  yield* fork(followErasures);
  yield* watch(deviceActions.keepingChosen, function* ({ payload }) {
    snapshots.setEnabled(payload.keeps);
    if (!payload.keeps) yield* eraseSnapshot();
  });
  yield* watch(accountErased, function* () {
    snapshots.noteErasure();
    erasure = snapshots.lastErasure();
    yield* eraseSnapshot();
  });
}
