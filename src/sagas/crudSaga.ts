import { put, takeEvery, call, type SagaGenerator } from 'typed-redux-saga';

import { holds } from '../features/shared/changes';
import type { Row, WriteFailure } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { guarded, isAmbiguous, writeFailure } from './failures';
import { loadTable } from './loadSaga';
import type { Table } from './table';

/** What has been read again is no longer uncertain. */
const failureAfter = (reread: object | null, error: unknown): WriteFailure =>
  reread ? 'refused' : writeFailure(error);

/**
 * Creates, updates and deletes the rows of one list on behalf of the user interface.
 *
 * A write whose answer got lost may have been committed: the table is then read again, and what
 * it holds decides whether the write is reported as done or as failed.
 */
export function* crudSaga<T extends Row, Draft extends Changes, Changes extends Partial<T>>(
  table: Table<T, Draft, Changes>,
): SagaGenerator<void> {
  const { userId, actions, repository, read, log, exclusively } = table;

  /** Rows whose last update or deletion may have been committed or not: the next load tells. */
  const doubtful = new Set<string>();

  /** The row as it stands after a failed write that may have been committed; null if unknown. */
  function* reread(
    request: { type: string },
    id: string,
    error: unknown,
  ): SagaGenerator<{ row: T | null } | null> {
    log(`${request.type} failed`, { id, error });
    if (!isAmbiguous(error) || !(yield* loadTable(table))) return null;
    return { row: yield* read(id) };
  }

  /** An id that exists already is an earlier try of the same form that got through. */
  function* insertOnce(id: string, draft: Draft): SagaGenerator<T> {
    try {
      return yield* call(repository.insert, userId, id, draft);
    } catch (error) {
      if (!(error instanceof GatewayError && error.failure === 'conflict')) throw error;
      return yield* call(repository.update, userId, id, draft);
    }
  }

  function* create(id: string, draft: Draft): SagaGenerator<void> {
    try {
      yield* put(actions.created(yield* insertOnce(id, draft)));
    } catch (error) {
      const found = yield* reread(actions.createRequested, id, error);
      if (found?.row && holds<Partial<T>>(found.row, draft)) yield* put(actions.created(found.row));
      else yield* put(actions.createFailed({ id, failure: failureAfter(found, error) }));
    }
  }

  function* update(id: string, changes: Changes): SagaGenerator<void> {
    // What is in doubt is read before it is overwritten: an approval must know what it changes.
    if (doubtful.has(id)) yield* loadTable(table);
    const before = yield* read(id);
    if (doubtful.has(id)) {
      yield* put(actions.updateFailed({ id, failure: 'network', changes, before }));
      return;
    }
    try {
      // A row that is unknown here is not sent: what it would overwrite cannot be told.
      if (!before) throw new GatewayError('gone', `No ${id} in the list`);
      // Saved unchanged: nothing to send, and what another device wrote meanwhile is not undone.
      const row = holds<Partial<T>>(before, changes)
        ? before
        : yield* call(repository.update, userId, id, changes);
      yield* put(actions.updated({ row, before }));
    } catch (error) {
      const found = yield* reread(actions.updateRequested, id, error);
      if (found?.row && holds<Partial<T>>(found.row, changes)) {
        yield* put(actions.updated({ row: found.row, before }));
      } else {
        const failure = failureAfter(found, error);
        if (before && failure !== 'refused') doubtful.add(id);
        yield* put(actions.updateFailed({ id, failure, changes, before }));
        // Another device deleted it: the list tells so, and what the user does next can follow it.
        if (before && failure === 'gone') yield* loadTable(table);
      }
    }
  }

  function* remove(id: string): SagaGenerator<void> {
    try {
      yield* call(repository.remove, userId, id);
      yield* put(actions.deleted({ id }));
    } catch (error) {
      const found = yield* reread(actions.deleteRequested, id, error);
      if (found && !found.row) yield* put(actions.deleted({ id }));
      else {
        const failure = failureAfter(found, error);
        if (failure === 'network') doubtful.add(id);
        yield* put(actions.deleteFailed({ id, failure }));
      }
    }
  }

  yield* takeEvery(
    actions.createRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.createRequested>) =>
      exclusively(payload.id, () => create(payload.id, payload.draft)),
    ),
  );
  yield* takeEvery(
    actions.updateRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.updateRequested>) =>
      exclusively(payload.id, () => update(payload.id, payload.changes)),
    ),
  );
  yield* takeEvery(
    actions.deleteRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.deleteRequested>) =>
      exclusively(payload.id, () => remove(payload.id)),
    ),
  );
  yield* takeEvery(
    actions.loaded,
    guarded(log, function* () {
      // Whichever load it was: it was asked for after what it settles. All is settled before the
      // first fact is put: a save that waited for this load goes on in between.
      const settled = [...doubtful];
      doubtful.clear();
      for (const id of settled) if (!(yield* read(id))) yield* put(actions.deleted({ id }));
    }),
  );
}
