import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { holds } from '../features/shared/changes';
import type { Row } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { failureAfter, reread } from './lostAnswer';
import type { Table } from './table';

/** An id that exists already is an earlier try of the same form that got through. */
function* insertOnce<T extends Row, Draft>(
  { userId, repository }: Table<T, Draft>,
  id: string,
  draft: Draft,
): SagaGenerator<T> {
  try {
    return yield* call(repository.insert, userId, id, draft);
  } catch (error) {
    if (!(error instanceof GatewayError && error.failure === 'conflict')) throw error;
    return yield* call(repository.update, userId, id, draft);
  }
}

/** Stores a new row. */
export function* createRow<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
  { id, draft }: { id: string; draft: Draft },
): SagaGenerator<void> {
  const { actions, read } = table;
  const known = yield* read(id);
  if (known && holds<Partial<T>>(known, draft)) {
    // Asked for twice: what another device has changed since the first time stays as it is.
    yield* put(actions.created(known));
    return;
  }
  try {
    yield* put(actions.created(yield* insertOnce(table, id, draft)));
  } catch (error) {
    const found = yield* reread(table, actions.createRequested, id, error);
    if (found?.row && holds<Partial<T>>(found.row, draft)) yield* put(actions.created(found.row));
    else yield* put(actions.createFailed({ id, failure: failureAfter(found, error) }));
  }
}
