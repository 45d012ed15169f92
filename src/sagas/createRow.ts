import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { changedFields, hasValues } from '../features/shared/changes';
import type { Row } from '../features/shared/list';
import { isFailure } from './failures';
import { failureAfterReread, rereadRow } from './lostAnswer';
import type { Table } from './table';

/**
 * Inserts a row. If a row with this id exists, an earlier save of the same form was committed. Another device may have
 * changed that row, so only the fields that the user has changed since are applied to it.
 */
function* insertOnce<T extends Row, Draft extends Partial<T>>(
  { userId, repository, fieldsToSend }: Table<T, Draft>,
  id: string,
  draft: Draft,
  earlier: readonly Draft[],
): SagaGenerator<T> {
  try {
    return yield* call(repository.insert, userId, id, draft);
  } catch (error) {
    if (!isFailure(error, 'conflict')) throw error;
    const stored = yield* call(repository.find, userId, id);
    if (!stored) throw error; // the id belongs to another account
    // Any of the form's earlier saves may be the one that was stored.
    const all = earlier.map((sent) => changedFields<Draft, Draft>(sent, draft));
    const changes: Partial<Draft> =
      earlier.length > 0 ? (Object.assign({}, ...all) as Partial<Draft>) : draft;
    if (hasValues<Partial<T>>(stored, changes)) return stored;
    return yield* call(repository.update, userId, id, fieldsToSend(stored, changes));
  }
}

/** Stores a new row. */
export function* createRow<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
  { id, draft }: { id: string; draft: Draft },
): SagaGenerator<void> {
  const { actions, read, sentDrafts } = table;
  const known = yield* read(id);
  if (known && hasValues<Partial<T>>(known, draft)) {
    // An earlier request has created the row. If other devices have changed it since, their changes are kept.
    yield* put(actions.created(known));
    return;
  }
  const earlier = sentDrafts.get(id) ?? [];
  sentDrafts.set(id, [...earlier, draft]);
  try {
    yield* put(actions.created(yield* insertOnce(table, id, draft, earlier)));
    sentDrafts.delete(id);
  } catch (error) {
    const found = yield* rereadRow(table, actions.createRequested, id, error);
    const isThere = found?.row && (earlier.length === 0 || hasValues<Partial<T>>(found.row, draft));
    if (found?.row && isThere) yield* put(actions.created(found.row));
    else yield* put(actions.createFailed({ id, failure: failureAfterReread(found, error) }));
  }
}
