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
  const { userId, actions, repository } = table;
  try {
    yield* call(repository.remove, userId, id);
    yield* put(actions.deleted({ id }));
  } catch (error) {
    const found = yield* reread(table, actions.deleteRequested, id, error);
    if (found && !found.row) yield* put(actions.deleted({ id }));
    else {
      const failure = failureAfter(found, error);
      if (failure === 'network') unconfirmed.add(id);
      yield* put(actions.deleteFailed({ id, failure }));
    }
  }
}
