import { put, takeEvery, call, type SagaGenerator } from 'typed-redux-saga';

import { conflictingFields, type Baseline } from '../features/shared/baseline';
import { holds } from '../features/shared/changes';
import type { Row, WriteFailure } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { guarded, isAmbiguous, writeFailure } from './failures';
import { loadTable } from './loadSaga';
import type { Table } from './table';

interface UpdateRequest<T, Draft> {
  id: string;
  changes: Partial<Draft>;
  baseline: Baseline<T>;
}

/** What has been read again is no longer uncertain. */
const failureAfter = (reread: object | null, error: unknown): WriteFailure =>
  reread ? 'refused' : writeFailure(error);

/**
 * Creates, updates and deletes the rows of one list on behalf of the user interface.
 *
 * A write whose answer got lost may have been committed: the table is then read again, and what
 * it holds decides whether the write is reported as done or as failed.
 */
export function* crudSaga<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
): SagaGenerator<void> {
  const { userId, actions, repository, read, toSent, log, inQueue } = table;

  /** Rows whose last update or deletion may have been committed or not: the next load tells. */
  const doubtful = new Set<string>();

  /** By row, the fields that this page itself has sent: nobody else's changes. */
  const sent = new Map<string, Partial<Draft>>();

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

  /** The row as the backend holds it. A row that is unknown here is not sent. */
  function* findStored(id: string): SagaGenerator<T> {
    const known = yield* read(id);
    const stored = known && (yield* call(repository.find, userId, id));
    if (!stored) throw new GatewayError('gone', `No ${id}`);
    return stored;
  }

  function* send(id: string, stored: T, changes: Partial<Draft>): SagaGenerator<T> {
    sent.set(id, { ...sent.get(id), ...changes });
    return yield* call(repository.update, userId, id, toSent(stored, changes));
  }

  /**
   * Saves what the user changed over the row as the backend holds it: what they left alone follows
   * it, and an approval is told from what it changes.
   */
  function* update({ id, changes, baseline }: UpdateRequest<T, Draft>): SagaGenerator<void> {
    if (doubtful.has(id)) yield* loadTable(table);
    const known = yield* read(id);
    if (doubtful.has(id)) {
      yield* put(actions.updateFailed({ id, failure: 'network', changes, before: known }));
      return;
    }
    if (known && Object.keys(changes).length === 0) {
      yield* put(actions.updated({ row: known, before: known }));
      return;
    }
    let before: T | null = null;
    try {
      before = yield* findStored(id);
      const fields = conflictingFields<Partial<T>>(before, changes, baseline, sent.get(id));
      if (fields.length > 0) {
        yield* put(actions.updateConflicted({ row: before, fields }));
        return;
      }
      const row = holds<Partial<T>>(before, changes) ? before : yield* send(id, before, changes);
      yield* put(actions.updated({ row, before }));
    } catch (error) {
      if (!before && isAmbiguous(error)) {
        log(`${actions.updateRequested.type} failed`, { id, error });
        yield* put(actions.updateFailed({ id, failure: 'unsent', changes, before }));
        return;
      }
      const found = yield* reread(actions.updateRequested, id, error);
      if (found?.row && holds<Partial<T>>(found.row, changes)) {
        yield* put(actions.updated({ row: found.row, before: before ?? found.row }));
      } else {
        const failure = failureAfter(found, error);
        if (known && failure !== 'refused') doubtful.add(id);
        yield* put(actions.updateFailed({ id, failure, changes, before }));
        // Another device deleted it: the list tells so, and what the user does next can follow it.
        if (known && failure === 'gone') yield* loadTable(table);
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
      inQueue(payload.id, () => create(payload.id, payload.draft)),
    ),
  );
  yield* takeEvery(
    actions.updateRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.updateRequested>) =>
      inQueue(payload.id, () => update(payload)),
    ),
  );
  yield* takeEvery(
    actions.deleteRequested,
    guarded(log, ({ payload }: ReturnType<typeof actions.deleteRequested>) =>
      inQueue(payload.id, () => remove(payload.id)),
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
