import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { Row, WriteFailure } from '../features/shared/list';
import { failureAfter, reread } from './lostAnswer';
import type { Table } from './table';

/** What has become of a deletion: the row as it was, where it is known, or why it is still there. */
type Removal<T> = { row: T | null; failure: null } | { failure: WriteFailure };

/**
 * Removes a row for `request`. Where nobody can tell whether it is gone (`network`), the next load does.
 */
export function* removeRow<T extends Row, Draft>(
  table: Table<T, Draft>,
  request: { type: string },
  id: string,
): SagaGenerator<Removal<T>> {
  const { userId, repository, read, unconfirmed } = table;
  const known = yield* read(id);
  try {
    return { row: yield* call(repository.remove, userId, id), failure: null };
  } catch (error) {
    const found = yield* reread(table, request, id, error);
    // The lost answer held the row as it was: the page's own may be behind.
    if (found && !found.row) return { row: known, failure: null };
    const failure = failureAfter(found, error);
    if (failure === 'network') unconfirmed.add(id);
    return { failure };
  }
}

/** Deletes a row. */
export function* deleteRow<T extends Row, Draft>(
  table: Table<T, Draft>,
  { id }: { id: string },
): SagaGenerator<void> {
  const { actions } = table;
  const removal = yield* removeRow(table, actions.deleteRequested, id);
  if (removal.failure !== null) yield* put(actions.deleteFailed({ id, ...removal }));
  // With the row, so that it can be put back.
  else yield* put(actions.deleted({ id, ...(removal.row && { row: removal.row }) }));
}
