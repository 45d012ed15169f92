import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { createRow } from './createRow';
import { deleteRow } from './deleteRow';
import { guarded } from './failures';
import type { Table } from './table';
import { updateRow } from './updateRow';

/**
 * Creates, updates and deletes the rows of one list on behalf of the user interface.
 *
 * A write whose answer got lost may have been committed: the table is then read again, and what
 * it holds decides whether the write is reported as done or as failed.
 */
export function* crudSaga<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
): SagaGenerator<void> {
  const { actions, read, log, inQueue, unconfirmed } = table;
  /** What the forms of new rows have sent that are not stored yet, for all that is known. */
  const tried = new Map<string, readonly Draft[]>();

  yield* takeEvery(
    actions.createRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.createRequested>) =>
      inQueue(payload.id, () => createRow(table, payload, tried)),
    ),
  );
  yield* takeEvery(
    actions.updateRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.updateRequested>) =>
      inQueue(payload.id, () => updateRow(table, payload)),
    ),
  );
  yield* takeEvery(
    actions.deleteRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.deleteRequested>) =>
      inQueue(payload.id, () => deleteRow(table, payload)),
    ),
  );
  yield* takeEvery(
    actions.loaded,
    guarded(log, function* () {
      // Whichever load it was: it was asked for after what it settles. All is settled before the
      // first fact is put: a save that waited for this load goes on in between.
      const settled = [...unconfirmed];
      unconfirmed.clear();
      for (const id of settled) if (!(yield* read(id))) yield* put(actions.deleted({ id }));
    }),
  );
}
