import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { Row, WriteFailure } from '../features/shared/list';
import { failureAfterReread, rereadRow } from './lostAnswer';
import type { Table } from './table';

/** The result of a deletion. It is either the deleted row (null if the row is unknown) or the failure. */
type Removal<T> = { row: T | null; failure: null } | { failure: WriteFailure };

/**
 * Deletes a row and returns the result. If the answer was lost (`network`), the table is loaded again, which shows
 * whether the row was deleted.
 */
export function* tryDelete<T extends Row, Draft>(
  table: Table<T, Draft>,
  request: { type: string },
  id: string,
): SagaGenerator<Removal<T>> {
  const { userId, repository, read, unconfirmed } = table;
  const known = yield* read(id);
  try {
    return { row: yield* call(repository.remove, userId, id), failure: null };
  } catch (error) {
    const found = yield* rereadRow(table, request, id, error);
    // The row was deleted, but the answer with its last state was lost. So the row that this page knows is returned,
    // although it may be stale.
    if (found && !found.row) return { row: known, failure: null };
    const failure = failureAfterReread(found, error);
    if (failure === 'network') unconfirmed.add(id);
    return { failure };
  }
}

export function* deleteAndReport<T extends Row, Draft>(
  table: Table<T, Draft>,
  { id }: { id: string },
): SagaGenerator<void> {
  const { actions } = table;
  const removal = yield* tryDelete(table, actions.deleteRequested, id);
  if (removal.failure !== null) yield* put(actions.deleteFailed({ id, ...removal }));
  // The fact contains the row, so that the row can be restored.
  else yield* put(actions.deleted({ id, ...(removal.row && { row: removal.row }) }));
}
