import { call, put, type SagaGenerator } from 'typed-redux-saga';

import {
  conflictingFields,
  fieldsAlreadyChanged,
  type Baseline,
} from '../features/shared/baseline';
import { hasValues } from '../features/shared/changes';
import type { Row } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { isAmbiguous, isFailure } from './failures';
import { loadTable } from './loadSaga';
import { failureAfterReread, rereadRow } from './lostAnswer';
import { forgetSentChange, RowChangedMeanwhile, sendUpdate } from './sendUpdate';
import type { Table } from './table';

interface UpdateRequest<T, Draft> {
  id: string;
  changes: Partial<Draft>;
  baseline: Baseline<T>;
}

/** Reads the stored row. A row that is not in this page's list is not updated. */
function* findStored<T extends Row, Draft>(
  { userId, repository, read }: Table<T, Draft>,
  id: string,
): SagaGenerator<T> {
  const known = yield* read(id);
  const stored = known && (yield* call(repository.find, userId, id));
  if (!stored) throw new GatewayError('gone', `No ${id}`);
  return stored;
}

/** Finds out whether a failed write was committed, by reading the stored row. */
function* settle<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
  { id, changes }: UpdateRequest<T, Draft>,
  { known, before, error }: { known: T | null; before: T | null; error: unknown },
): SagaGenerator<void> {
  const { actions, sent, unconfirmed } = table;
  const found = yield* rereadRow(table, actions.updateRequested, id, error);
  if (found?.row && hasValues<Partial<T>>(found.row, changes)) {
    yield* put(actions.updated({ row: found.row, before: before ?? found.row }));
    return;
  }
  if (found) forgetSentChange(sent, id, changes);
  const failure = failureAfterReread(found, error);
  const isKnown = failure === 'refused' || failure === 'outdated' || failure === 'unsent';
  if (known && !isKnown) unconfirmed.add(id);
  yield* put(actions.updateFailed({ id, failure, changes, before }));
  // Another device has deleted the row. The next load removes it from the list.
  if (known && failure === 'gone') yield* loadTable(table);
}

/**
 * Saves the user's changes to the stored row. Fields that the user did not change keep their stored values. A
 * comparison with the stored row shows whether the change is an approval.
 */
export function* updateRow<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
  request: UpdateRequest<T, Draft>,
): SagaGenerator<void> {
  const { actions, read, sent, together, unconfirmed, log } = table;
  const { id, changes, baseline } = request;

  if (unconfirmed.has(id)) yield* loadTable(table);
  const known = yield* read(id);
  if (unconfirmed.has(id)) {
    // `before: null` means that nothing was sent. If a later load shows an approval, another page has made it.
    yield* put(actions.updateFailed({ id, failure: 'network', changes, before: null }));
    return;
  }
  if (known && Object.keys(changes).length === 0) {
    // Nothing was changed, or only the side row was: the form closes as after every save.
    yield* put(actions.updated({ row: known, before: known }));
    return;
  }
  let before: T | null = null;
  try {
    before = yield* findStored(table, id);
    const own = sent.get(id);
    const fields = conflictingFields<Partial<T>>(before, changes, baseline, own, together);
    if (fields.length > 0) {
      yield* put(actions.updateConflicted({ row: before, fields }));
      return;
    }
    const found = fieldsAlreadyChanged<Partial<T>>(before, changes, baseline, own);
    const row = hasValues<Partial<T>>(before, changes)
      ? before
      : yield* sendUpdate(table, before, changes);
    yield* put(actions.updated({ row, before, ...(found.length > 0 && { found }) }));
  } catch (error) {
    if (error instanceof RowChangedMeanwhile) yield* updateRow(table, request);
    else if (before || !(isAmbiguous(error) || isFailure(error, 'unsent'))) {
      yield* settle(table, request, { known, before, error });
    } else {
      log(`${actions.updateRequested.type} failed`, { id, error });
      yield* put(actions.updateFailed({ id, failure: 'unsent', changes, before }));
    }
  }
}
