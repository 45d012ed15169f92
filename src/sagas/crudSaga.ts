import { put, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { createRow } from './createRow';
import { deleteAndReport } from './deleteRow';
import { forgetOverwrittenChanges } from './sendUpdate';
import type { Table } from './table';
import { updateRow } from './updateRow';
import { watch } from './watch';

/**
 * Creates, updates and deletes the rows of one list at the user's request. A write whose answer was lost may have been
 * committed. Then the table is read again. What it contains decides whether the write is reported as done or as failed.
 */
export function* crudSaga<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
): SagaGenerator<void> {
  const { actions, read, inQueue, sent, unconfirmed } = table;

  yield* watch(actions.createRequested, ({ payload }) =>
    inQueue(payload.id, () => createRow(table, payload)),
  );
  yield* watch(actions.updateRequested, ({ payload }) =>
    inQueue(payload.id, () => updateRow(table, payload)),
  );
  yield* watch(actions.deleteRequested, ({ payload }) =>
    inQueue(payload.id, () => deleteAndReport(table, payload)),
  );
  yield* watch(actions.loaded, function* () {
    // This load began after these writes, so its answer settles them. All of them are settled before the first fact
    // is dispatched, because a save that waits for this load continues at that fact.
    const settled = [...unconfirmed];
    unconfirmed.clear();
    for (const id of settled) {
      const row = yield* read(id);
      if (row) forgetOverwrittenChanges<T, Draft>(sent, row);
    }
    for (const id of settled) if (!(yield* read(id))) yield* put(actions.deleted({ id }));
  });
}
