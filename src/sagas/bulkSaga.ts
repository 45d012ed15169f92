import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import {
  bulkActions,
  type BulkChange,
  type BulkUndo,
  type BulkSetValue,
} from '../features/app/entities/bulk';
import { selectBulkRun } from '../features/app/bulk/markingSlice';
import { hasValues } from '../features/shared/changes';
import type { Row } from '../features/shared/list';
import type { EntityName } from '../features/app/entities/entities';
import { GatewayError } from '../gateway/gateway';
import { tryDelete } from './deleteRow';
import { isAmbiguous, isFailure } from './failures';
import { inBatches } from './inBatches';
import { loadTable } from './loadSaga';
import { rereadRow } from './lostAnswer';
import { RowChangedMeanwhile, sendUpdate } from './sendUpdate';
import type { Table } from './table';
import { watch } from './watch';

/** The result for one row. A row that needed no change has neither `update` nor `deleted`. */
interface Result<T> {
  id: string;
  isDone: boolean;
  update?: { row: T; before: T };
  deleted?: T;
  /** Whether another device had already made the same change. */
  isFound?: boolean;
  /** Whether the change failed without an answer, so that it may have been stored. */
  isUnsure?: boolean;
  /** Whether an undo has left the row alone, because it was changed again since, or deleted. */
  isChanged?: boolean;
}

type SetChange = Extract<BulkChange, { kind: 'set' }>;

/** Runs bulk changes of one list, and their undo. */
export function* bulkSaga<T extends Row, Draft extends Partial<T>>(
  entity: EntityName,
  table: Table<T, Draft>,
): SagaGenerator<void> {
  const { userId, actions, repository, read, unconfirmed, log, inQueue } = table;

  let isChanging = false;

  const valueOf = (row: T, field: SetChange['field']) =>
    Reflect.get(row, field) as BulkSetValue['from'];

  /**
   * Returns the result for a row whose change may have been stored. The row is marked as unconfirmed, and the next load
   * shows whether it was changed.
   */
  function unsureResult(id: string): Result<T> {
    unconfirmed.add(id);
    return { id, isDone: false, isUnsure: true };
  }

  /**
   * Sets a field of a row.
   * @param only - If it is set, the field is changed only if the stored row still has this value.
   */
  function* setField(
    id: string,
    { field, value }: Pick<SetChange, 'field' | 'value'>,
    only?: BulkSetValue['to'],
  ): SagaGenerator<Result<T>> {
    const known = yield* read(id);
    const before = yield* call(repository.find, userId, id);
    if (!before) throw new GatewayError('gone', `No ${id}`);
    const change = { [field]: value } as Partial<T & Draft>; // cast: callers pass fields of this list only
    const isThere = hasValues<Partial<T>>(before, change);
    const isChanged = !isThere && only !== undefined && valueOf(before, field) !== only;
    if (isThere || isChanged) {
      const isFound = isThere && known !== null && !hasValues<Partial<T>>(known, change);
      return { id, isDone: true, isFound, isChanged, update: { row: before, before } };
    }
    try {
      const row = yield* sendUpdate(table, before, change);
      return { id, isDone: true, update: { row, before } };
    } catch (error) {
      if (error instanceof RowChangedMeanwhile) return yield* setField(id, { field, value }, only);
      const found = yield* rereadRow(table, bulkActions.requested, id, error);
      if (!found && isAmbiguous(error)) return unsureResult(id);
      if (!found) throw error;
      if (!found.row || !hasValues<Partial<T>>(found.row, change)) throw error;
      return { id, isDone: true, update: { row: found.row, before } };
    }
  }

  function* remove(id: string): SagaGenerator<Result<T>> {
    const removal = yield* tryDelete(table, bulkActions.requested, id);
    if (removal.failure !== null) {
      return { id, isDone: false, isUnsure: removal.failure === 'network' };
    }
    return { id, isDone: true, ...(removal.row && { deleted: removal.row }) };
  }

  /** Runs the work for a row. A failure becomes the result of the row, so that the other rows are still changed. */
  function* resultOf(id: string, work: SagaGenerator<Result<T>>): SagaGenerator<Result<T>> {
    try {
      return yield* work;
    } catch (error) {
      log(`${bulkActions.requested.type} failed`, { id, error });
      return { id, isDone: false };
    }
  }

  function* reportUpdates(results: Result<T>[], takesBack: boolean): SagaGenerator<void> {
    const updates = results.flatMap(({ update }) => update ?? []);
    if (updates.length > 0) yield* put(actions.updatedTogether({ updates, takesBack }));
  }

  function* changeAll({
    payload: { ids, change },
  }: ReturnType<typeof bulkActions.requested>): SagaGenerator<void> {
    const all: Result<T>[] = [];
    yield* inBatches(
      [...new Set(ids)].map((id) => ({ id })),
      inQueue,
      {
        *work({ id }) {
          const result = yield* resultOf(
            id,
            change.kind === 'delete' ? remove(id) : setField(id, change),
          );
          // That it is in doubt is told at once, because the next load decides it, and may come before the batch ends.
          if (result.isUnsure)
            yield* put(bulkActions.advanced({ entity, done: [], failed: [id], unsure: [id] }));
          return result;
        },
        *tell(results) {
          all.push(...results);
          yield* reportUpdates(results, false);
          const done = results.filter(({ isDone }) => isDone).map(({ id }) => id);
          // The actions do not contain the deleted rows, because the undo of all of them is offered once, at the end.
          if (change.kind === 'delete') for (const id of done) yield* put(actions.deleted({ id }));
          const failed = results.filter(({ isDone, isUnsure }) => !isDone && !isUnsure);
          const failedIds = failed.map(({ id }) => id);
          yield* put(bulkActions.advanced({ entity, done, failed: failedIds, unsure: [] }));
        },
        *shouldContinue() {
          return (yield* select(selectBulkRun))?.cancelled === false;
        },
      },
    );
    yield* put(
      bulkActions.ended({
        entity,
        change,
        deleted: all.flatMap(({ deleted }) => deleted ?? []),
        set: all.flatMap(({ id, update }) => {
          if (change.kind === 'delete' || !update) return [];
          const from = valueOf(update.before, change.field);
          return from === change.value ? [] : { id, from, to: change.value };
        }),
        found: all.filter(({ isFound }) => isFound).map(({ id }) => id),
        failed: all.filter(({ isDone }) => !isDone).map(({ id }) => id),
        unsure: all.filter(({ isUnsure }) => isUnsure).map(({ id }) => id),
      }),
    );
  }

  /** Sets a row back, unless it was changed again since, or deleted. */
  function* setBack(
    { id, from, to }: BulkSetValue,
    field: SetChange['field'],
  ): SagaGenerator<Result<T>> {
    try {
      return yield* setField(id, { field, value: from }, to);
    } catch (error) {
      if (!isFailure(error, 'gone')) throw error;
      // This page still shows the row that another device has deleted.
      if (yield* read(id)) yield* loadTable(table);
      return { id, isDone: true, isChanged: true };
    }
  }

  function* undoBulkChange({ payload }: { payload: BulkUndo }): SagaGenerator<void> {
    const { field, set } = payload;
    const failed = new Set<string>();
    const unsure: string[] = [];
    let changed = 0;
    yield* inBatches(set, inQueue, {
      work: (each) => resultOf(each.id, setBack(each, field)),
      *tell(results) {
        for (const { id, isDone, isUnsure, isChanged } of results) {
          const isGone = !isDone && !(yield* read(id));
          if (isChanged || isGone) changed += 1;
          if (isDone || isGone) continue;
          failed.add(id);
          if (isUnsure) unsure.push(id);
        }
        yield* reportUpdates(results, true);
      },
    });
    const left = set.filter(({ id }) => failed.has(id));
    yield* put(bulkActions.setBackEnded({ ...payload, failed: left, unsure, changed }));
  }

  /** Runs one bulk change at a time. Two changes that share rows would otherwise wait for each other forever. */
  const inTurn = (work: () => SagaGenerator<void>) => inQueue(`many ${entity}`, work);

  yield* watch(bulkActions.requested, function* (action) {
    const run = yield* select(selectBulkRun);
    // A bulk change is ignored while another one is running.
    if (action.payload.entity !== entity || run?.entity !== entity || isChanging) return;
    isChanging = true;
    try {
      yield* inTurn(() => changeAll(action));
    } finally {
      isChanging = false;
    }
  });
  yield* watch(bulkActions.setBackRequested, function* (action) {
    if (action.payload.entity === entity) yield* inTurn(() => undoBulkChange(action));
  });
}
