import type { UnknownAction } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { conflictingFields } from '../features/shared/baseline';
import { hasValues } from '../features/shared/changes';
import type { Row } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { isAmbiguous, isFailure, writeFailureOf } from './failures';
import { loadTable } from './loadSaga';
import { failureAfterReread, rereadRow } from './lostAnswer';
import { forgetOverwrittenChanges, forgetSentChange } from './sendUpdate';
import type { SideTableAccess } from './table';
import { watch } from './watch';

/**
 * Stores changes of a side row. They are applied to the existing row, or a new row is inserted. Another device may have
 * created or deleted the row meanwhile.
 * @param isNew - Whether the row must be a new one, so that a row of another device is not changed.
 * @param held - Values that an existing row must still hold, so that what another device has stored since is not changed.
 * @throws GatewayError, with `conflict` if another row already has a value that must be unique.
 */
export function* writeSideRow<T extends Row, Draft extends Partial<T>>(
  { userId, repository, read, empty, sent }: SideTableAccess<T, Draft>,
  id: string,
  changes: Partial<Draft>,
  { isNew = false, held }: { isNew?: boolean; held?: Partial<T> | undefined } = {},
): SagaGenerator<T> {
  const known = yield* read(id);
  if (known && hasValues<Partial<T>>(known, changes)) return known;
  if (known && isNew) throw new GatewayError('conflict', `${id} is another row`);
  // The changes are remembered before they are sent, so that a value that is read later is recognised as this page's
  // own. For each field, the last two sent values are kept.
  const [earlier = {}, last = {}] = sent.get(id)?.slice(-2) ?? [];
  sent.set(id, [{ ...earlier, ...last }, changes]);
  const update = () => call(repository.update, userId, id, changes, held);
  const insert = () => call(repository.insert, userId, id, { ...empty, ...changes });
  try {
    return yield* known ? update() : insert();
  } catch (error) {
    if (known && isFailure(error, 'gone')) return yield* insert();
    const isThere =
      !known && isFailure(error, 'conflict') && (yield* call(repository.find, userId, id)) !== null;
    if (!isThere || isNew) throw error;
    return yield* update();
  }
}

/**
 * Settles the last save of a row if its answer was lost, by loading the table again. If that load fails, the save is
 * reported as failed.
 * @returns whether the row that this page knows is confirmed now.
 */
export function* settleUnconfirmedSave<T extends Row, Draft>(
  table: SideTableAccess<T, Draft>,
  id: string,
): SagaGenerator<boolean> {
  const { actions, unconfirmed } = table;
  if (!unconfirmed.has(id) || (yield* loadTable(table))) return true;
  yield* put(actions.saveFailed({ id, failure: 'network' }));
  return false;
}

/**
 * Reads the stored row and checks whether another device has changed the same fields since the user saw them. If the
 * row cannot be read, the save is reported as failed.
 * @returns whether the save may continue.
 */
function* isUncontested<T extends Row, Draft extends Partial<T>>(
  { userId, actions, repository, empty, sent, log }: SideTableAccess<T, Draft>,
  { id, changes, baseline }: { id: string; changes: Partial<Draft>; baseline: T | null },
): SagaGenerator<boolean> {
  try {
    const row = yield* call(repository.find, userId, id);
    if (!row) return true;
    const seen: Partial<T> = baseline ?? empty;
    const own = sent.get(id) ?? [];
    const opened = { shown: seen, stored: seen };
    const fields = conflictingFields<Partial<T>>(row, changes, opened, own);
    if (fields.length === 0) return true;
    yield* put(actions.saveConflicted({ row, fields }));
  } catch (error) {
    log(`${actions.saveRequested.type} failed`, { id, error });
    // Only a read has failed.
    const failure = isAmbiguous(error) ? 'unsent' : writeFailureOf(error);
    yield* put(actions.saveFailed({ id, failure }));
  }
  return false;
}

/**
 * Saves changes of a side row and dispatches the result. If the answer was lost, the row is read again. `isNew` and `held`
 * are those of `writeSideRow`.
 * @param told - Makes the fact for a saved row.
 * @returns the saved row; null if the save failed.
 */
export function* saveDetails<T extends Row, Draft extends Partial<T>>(
  table: SideTableAccess<T, Draft>,
  {
    id,
    changes,
    ...only
  }: { id: string; changes: Partial<Draft>; isNew?: boolean; held?: Partial<T> | undefined },
  told = (row: T, before: T | null): UnknownAction => table.actions.saved({ row, before }),
): SagaGenerator<T | null> {
  const { actions, read, sent, unconfirmed } = table;
  if (!(yield* settleUnconfirmedSave(table, id))) return null;
  const before = yield* read(id);
  try {
    const row = yield* writeSideRow(table, id, changes, only);
    yield* put(told(row, before));
    return row;
  } catch (error) {
    const found = yield* rereadRow(table, actions.saveRequested, id, error);
    const isUnknown = isAmbiguous(error) && !found;
    if (isUnknown) unconfirmed.add(id);
    if (found?.row && hasValues<Partial<T>>(found.row, changes)) {
      yield* put(told(found.row, before));
      return found.row;
    }
    if (!isUnknown) forgetSentChange(sent, id, changes);
    const failure = failureAfterReread(found, error);
    yield* put(actions.saveFailed({ id, failure, ...(failure === 'network' && { changes }) }));
    return null;
  }
}

/**
 * Saves the side rows of a list at the user's request. A save waits in the queue of its main row, so that it follows
 * the earlier requests for that row, such as its creation.
 */
export function* detailsSaga<T extends Row, Draft extends Partial<T>>(
  table: SideTableAccess<T, Draft>,
): SagaGenerator<void> {
  const { actions, read, inQueue, rowOf, sent, unconfirmed } = table;
  yield* watch(actions.loaded, function* () {
    // This load began after these saves were sent, so it shows whether they were stored.
    const settled = [...unconfirmed];
    unconfirmed.clear();
    for (const id of settled) {
      const row = yield* read(id);
      if (row) forgetOverwrittenChanges<T, Draft>(sent, row);
    }
  });
  yield* watch(actions.saveRequested, ({ payload }) =>
    inQueue(rowOf(payload.id), function* () {
      const { baseline } = payload;
      if (baseline !== undefined && !(yield* isUncontested(table, { ...payload, baseline })))
        return;
      yield* saveDetails(table, payload);
    }),
  );
}
