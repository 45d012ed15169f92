import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { failureAfter, reread } from './lostAnswer';
import type { Table } from './table';

/** Deletes a row; `unconfirmed` takes its id if nobody can tell whether it is gone. */
export function* deleteRow<T extends Row, Draft>(
  table: Table<T, Draft>,
  { id }: { id: string },
  unconfirmed: Set<string>,
): SagaGenerator<void> {
  const { userId, actions, repository, read } = table;
  const known = yield* read(id);
  /** With the row, so that it can be put back. */
  const deleted = (row: T | null) => put(actions.deleted({ id, ...(row && { row }) }));
  try {
    yield* deleted(yield* call(repository.remove, userId, id));
  } catch (error) {
    const found = yield* reread(table, actions.deleteRequested, id, error);
    // The lost answer held the row as it was: the page's own may be behind.
    if (found && !found.row) yield* deleted(known);
    else {
      const failure = failureAfter(found, error);
      if (failure === 'network') unconfirmed.add(id);
      yield* put(actions.deleteFailed({ id, failure }));
    }
  }
}
