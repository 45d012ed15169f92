import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { partId } from '../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../features/business/payments/paymentPartsSlice';
import { occurrenceExpense } from '../features/business/expenses/seriesExpense';
import { occurrencePayment } from '../features/business/payments/seriesPayment';
import { nextNumber } from '../features/business/series/ready';
import { heldAt, occurrence, type Occurrence } from '../features/business/series/series';
import { seriesConflict } from '../features/business/series/seriesConflict';
import { selectFindSeries } from '../features/business/series/seriesMembers';
import {
  emptySeriesRow,
  seriesNumberId,
  type SeriesRowDraft,
} from '../features/business/series/seriesRow';
import {
  selectAllSeries,
  selectSettledNumbers,
  selectUnmarked,
  type Made,
} from '../features/business/series/seriesSelectors';
import {
  seriesActions,
  type ChangedSeriesRow,
  type SeriesChange,
} from '../features/business/series/seriesSlice';
import {
  selectSeriesWork,
  seriesWorkActions,
  type Decision,
  type FailedDecision,
} from '../features/business/series/seriesWorkSlice';
import { selectIsOffline } from '../features/app/device/deviceSlice';
import { changedFields, hasValues } from '../features/shared/changes';
import type { ListState, Row } from '../features/shared/list';
import type { Dismissals } from '../gateway/gateway';
import { workInBatches } from './inBatches';
import { insertOnce } from './insertOnce';
import type { LaterContext } from './laterSagas';
import type { Table } from './table';
import { watch } from './watch';

/** What became of the making or the leaving out of one number. `elsewhere`: another device had decided before. */
type WorkEnd = 'done' | 'elsewhere' | 'failed';

/** What became of the undo of one row. */
type UndoEnd = 'done' | 'changed' | 'failed';

const { changeRequested } = seriesWorkActions;

/** The values that a row has for the fields of a change. */
const pick = (row: SeriesRowDraft, changes: Partial<SeriesRowDraft>): Partial<SeriesRowDraft> =>
  Object.fromEntries(
    (Object.keys(changes) as (keyof SeriesRowDraft)[]).map((field) => [field, row[field]]),
  );

/** Begins the name under which this browser remembers the day on which nobody is to be asked again. */
const HIDDEN = 'series-';

/**
 * Makes the payments and expenses of series when the user asks for them, and keeps what became of each number. The id of a
 * record follows from its series and number, so of all devices that make it one succeeds, and the others find it.
 */
export function* seriesSaga(context: LaterContext, dismissals: Dismissals): SagaGenerator<void> {
  const { payments, expenses, expenseProjects, paymentParts, series } = context;
  const { loadTable, saveDetails, tryDelete } = context;
  const { userId, inQueue, log } = series;
  const tables = { series, payments, expenses, paymentParts };

  const tableOf = (kind: Made['kind']) => (kind === 'payment' ? payments : expenses);

  const setOutcome = (id: string, outcome: 'made' | 'skipped' | 'deleted' | null) =>
    inQueue(series.rowOf(id), () => saveDetails(series, { id, changes: { outcome } }));

  /** Reads what became of a number, which another device may have decided. */
  function* readOutcome(id: string) {
    const stored = yield* call(series.repository.find, userId, id);
    if (stored?.outcome) yield* put(series.actions.recordRead(stored));
    return stored?.outcome ?? null;
  }

  /** Stores the day on which a payment is due, unless its part has a row already: the user may have cleared the day. */
  function* setDue(paymentId: string, dueOn: string): SagaGenerator<boolean> {
    const id = partId(paymentId, 1);
    return yield* inQueue(paymentId, function* () {
      const part = yield* call(paymentParts.repository.find, userId, id);
      if (part) yield* put(paymentParts.actions.recordRead(part));
      return (
        part !== null || (yield* saveDetails(paymentParts, { id, changes: { dueOn } })) !== null
      );
    });
  }

  /**
   * Completes a record that exists: the day on which it is due comes first and the mark of its number last, so a record
   * without a mark is incomplete.
   */
  function* complete({ kind, rowId, seriesId, number, due }: Made): SagaGenerator<boolean> {
    if (kind === 'payment' && due !== null && !(yield* setDue(rowId, due))) return false;
    return (yield* setOutcome(seriesNumberId(seriesId, number), 'made')) !== null;
  }

  /** Reads a record into the list, and completes it. A record that exists is made, whatever its number's mark says. */
  function* completeStored<T extends Row, Draft>(
    { repository, actions }: Table<T, Draft>,
    each: Occurrence,
  ): SagaGenerator<'completed' | 'missing' | 'failed'> {
    const row = yield* call(repository.find, userId, each.rowId);
    if (!row) return 'missing';
    yield* put(actions.recordRead(row));
    return (yield* complete(each)) ? 'completed' : 'failed';
  }

  function* makeIn<T extends Row, Draft extends Partial<T>>(
    table: Table<T, Draft>,
    each: Occurrence,
    draft: Draft,
  ): SagaGenerator<WorkEnd> {
    const { rowId } = each;
    const { repository, actions } = table;
    const id = seriesNumberId(each.seriesId, each.number);
    if (yield* readOutcome(id)) {
      // Another device may have made it.
      const end = yield* completeStored(table, each);
      return end === 'completed' ? 'done' : end === 'missing' ? 'elsewhere' : 'failed';
    }
    const request = seriesWorkActions.decided;
    const made = yield* inQueue(rowId, () =>
      insertOnce(table, context, request, { id: rowId, draft }),
    );
    if (!made.row) return 'failed';
    // Meanwhile another device may have made and deleted it. Then the record goes again. If it is marked as made, another
    // device has completed this very record. If another device has left it out, the record stays, and its mark follows.
    const outcome = yield* readOutcome(id);
    if (made.origin === 'inserted' && outcome === 'deleted') {
      yield* call(repository.remove, userId, rowId);
      return 'elsewhere';
    }
    yield* put(actions.created(made.row));
    const isComplete = outcome === 'made' || outcome === 'deleted' || (yield* complete(each));
    return isComplete ? 'done' : 'failed';
  }

  function* make(each: Occurrence): SagaGenerator<WorkEnd> {
    try {
      return each.kind === 'payment'
        ? yield* makeIn(payments, each, occurrencePayment(each))
        : yield* makeIn(expenses, each, occurrenceExpense(each));
    } catch (error) {
      log(`${seriesWorkActions.decided.type} failed`, { id: each.rowId, error });
      return 'failed';
    }
  }

  /**
   * Leaves one number out. Whoever makes it inserts its record before reading the mark, and here the mark is written before
   * the record is read. So one of both sees the other, and the record stays.
   */
  function* skip(each: Occurrence): SagaGenerator<WorkEnd> {
    const id = seriesNumberId(each.seriesId, each.number);
    try {
      const outcome = yield* readOutcome(id);
      if (outcome === null && !(yield* setOutcome(id, 'skipped'))) return 'failed';
      const end = yield* each.kind === 'payment'
        ? completeStored(payments, each)
        : completeStored(expenses, each);
      if (end === 'failed') return 'failed';
      return end === 'missing' && outcome !== 'deleted' ? 'done' : 'elsewhere';
    } catch (error) {
      log(`${seriesWorkActions.decided.type} failed`, { id: each.rowId, error });
      return 'failed';
    }
  }

  const areLoaded = (root: Record<keyof typeof tables, ListState<Row>>) =>
    [root.series, root.payments, root.expenses, root.paymentParts].every(
      ({ loaded, stale }) => loaded && !stale,
    );

  /** Waits until what is known of series and their records comes from the backend. */
  function* untilLoaded(): SagaGenerator<void> {
    while (!(yield* select(areLoaded)))
      yield* take(Object.values(tables).map(({ actions }) => actions.loaded.type));
  }

  /** Marks the number of a record that was deleted or put back. */
  const note = (outcome: 'deleted' | 'made') =>
    function* ({ payload: { id, takesBack } }: { payload: { id: string; takesBack?: boolean } }) {
      if (takesBack) return;
      let found = (yield* select(selectFindSeries))(id);
      if (!found) {
        yield* untilLoaded();
        found = (yield* select(selectFindSeries))(id);
      }
      if (!found) return;
      const mark = seriesNumberId(found.id, found.number);
      // An undo has removed the record, which a load tells if the answer was lost. Its number has no mark since.
      const { takenBack } = yield* select(selectSeriesWork);
      const isUndone = takenBack.includes(id) && !(yield* series.read(mark))?.outcome;
      if (outcome === 'made' || !isUndone) yield* setOutcome(mark, outcome);
    };

  /**
   * Does what is left of earlier work: completes records whose device was closed or cut off, and marks the numbers of
   * records that were deleted before this saga was loaded, or whose mark could not be stored.
   */
  function* catchUp(): SagaGenerator<void> {
    const { present, gone } = yield* select(selectUnmarked);
    for (const { seriesId, number } of gone)
      yield* setOutcome(seriesNumberId(seriesId, number), 'deleted');
    yield* workInBatches(present, function* (made) {
      try {
        const { repository } = tableOf(made.kind);
        const isThere = (yield* call(repository.find, userId, made.rowId)) !== null;
        const outcome = yield* readOutcome(seriesNumberId(made.seriesId, made.number));
        if (isThere && (outcome === null || outcome === 'skipped')) yield* complete(made);
      } catch (error) {
        log('Completing what a series has made failed', { id: made.rowId, error });
      }
    });
  }

  /** Sets a row back to what it had, unless somebody has changed it since. */
  function* setBack({ id, from, to }: ChangedSeriesRow): SagaGenerator<UndoEnd> {
    try {
      const stored = yield* call(series.repository.find, userId, id);
      if (!hasValues<object>(stored ?? emptySeriesRow, to)) return 'changed';
    } catch (error) {
      log(`${seriesActions.changeUndone.type} failed`, { id, error });
      return 'failed';
    }
    const back = yield* inQueue(series.rowOf(id), () => saveDetails(series, { id, changes: from }));
    return back ? 'done' : 'failed';
  }

  /**
   * Takes a made record back that nobody has changed since, so that its number is offered again. The mark goes before the
   * record: a record without a mark is completed, but a mark without a record would settle the number for good.
   */
  function* takeBack({ kind, rowId }: SeriesChange['made'][number]): SagaGenerator<UndoEnd> {
    const table = tableOf(kind);
    let mark: string;
    try {
      const stored = yield* call(table.repository.find, userId, rowId);
      const found = (yield* select(selectFindSeries))(rowId);
      // Somebody has deleted it, or an undo whose answer was lost.
      if (!stored || !found) {
        yield* put(table.actions.deleted({ id: rowId, takesBack: true }));
        return 'done';
      }
      mark = seriesNumberId(found.id, found.number);
      const parts = (yield* select(selectPartsByPayment))[rowId] ?? [];
      const first = yield* paymentParts.read(partId(rowId, 1));
      const project = (yield* expenseProjects.read(rowId))?.projectId ?? null;
      const isChanged = [stored, first].some((row) => row && row.updatedAt !== row.createdAt);
      if (isChanged || parts.length > 1 || project !== null) return 'changed';
    } catch (error) {
      log(`${seriesActions.changeUndone.type} failed`, { id: rowId, error });
      return 'failed';
    }
    if (!(yield* setOutcome(mark, null))) return 'failed';
    yield* put(seriesWorkActions.tookBack(rowId));
    const { failure } = yield* kind === 'payment'
      ? tryDelete(payments, seriesActions.changeUndone, rowId)
      : tryDelete(expenses, seriesActions.changeUndone, rowId);
    if (failure !== null) return 'failed';
    yield* put(table.actions.deleted({ id: rowId, takesBack: true }));
    try {
      // Meanwhile another device may have completed the record that had no mark.
      const isMarked = (yield* readOutcome(mark)) === 'made';
      return isMarked && !(yield* setOutcome(mark, null)) ? 'failed' : 'done';
    } catch (error) {
      log(`${seriesActions.changeUndone.type} failed`, { id: rowId, error });
      return 'done';
    }
  }

  /** Whether the connection is lost still, so that nothing is sent. */
  function* isCutOff([first]: readonly Occurrence[]): SagaGenerator<boolean> {
    if (!first || !(yield* select(selectIsOffline))) return false;
    try {
      const id = seriesNumberId(first.seriesId, first.number);
      yield* call(series.repository.find, userId, id);
      return false;
    } catch (error) {
      return context.isFailure(error, 'unsent');
    }
  }

  function* decide({ make: wanted, skip: unwanted }: Decision) {
    if (yield* isCutOff([...wanted, ...unwanted])) {
      const failed: FailedDecision = { make: wanted, skip: unwanted, isUnsent: true };
      yield* put(seriesWorkActions.ended({ failed, elsewhere: 0 }));
      return;
    }
    if (yield* select(areLoaded)) yield* catchUp();
    const made = yield* workInBatches(wanted, make);
    const skipped = yield* workInBatches(unwanted, skip);
    const of = (ends: typeof made, wanted: WorkEnd) =>
      ends.flatMap(([item, end]) => (end === wanted ? item : []));
    const change: SeriesChange = {
      how: 'decided',
      made: of(made, 'done').map(({ kind, rowId }) => ({ kind, rowId })),
      rows: of(skipped, 'done').map(({ seriesId, number }) => ({
        id: seriesNumberId(seriesId, number),
        from: { outcome: null },
        to: { outcome: 'skipped' },
      })),
    };
    if (change.made.length + change.rows.length > 0) yield* put(seriesActions.changed(change));
    const failed = { make: of(made, 'failed'), skip: of(skipped, 'failed') };
    const elsewhere = of([...made, ...skipped], 'elsewhere').length;
    yield* put(seriesWorkActions.ended({ failed, elsewhere }));
  }

  /**
   * Changes a series from its next number on, unless somebody else has changed the same since it was shown. What others have
   * changed beside it is kept.
   */
  function* change({ how, seriesId, ...asked }: ReturnType<typeof changeRequested>['payload']) {
    const end = (isDone: boolean, conflict: string[] = []) =>
      put(seriesWorkActions.changeEnded({ seriesId, isDone, conflict }));
    if (!(yield* loadTable(series))) {
      const id = seriesNumberId(seriesId, asked.number);
      yield* put(seriesActions.saveFailed({ id, failure: 'unsent' }));
      yield* end(false);
      return;
    }
    const now = (yield* select(selectAllSeries)).find(({ id }) => id === seriesId);
    // Another device may have made the number that was the next one.
    const next = now ? nextNumber(now, yield* select(selectSettledNumbers)) : 0;
    const number = Math.max(asked.number, next);
    if (!now || !occurrence(now, number)) {
      yield* end(how === 'ended', how === 'ended' ? [] : ['course']);
      return;
    }
    const held = heldAt(now, number);
    const conflict = seriesConflict(asked.from, asked.to, held);
    if (conflict.length > 0) {
      yield* end(false, conflict);
      return;
    }
    const own = changedFields(asked.from, asked.to);
    const { course: _course, ...terms } = held;
    // A row has either all terms or none.
    const changes = how === 'changed' ? { ...terms, ...own } : asked.to;
    const id = seriesNumberId(seriesId, number);
    const row = yield* inQueue(series.rowOf(id), function* () {
      const known = yield* series.read(id);
      const from = pick(known ?? emptySeriesRow, changes);
      // A row that another device inserts in this moment is not overwritten.
      const saved = yield* saveDetails(series, { id, changes, isNew: !known });
      return saved && { id, from, to: changes };
    });
    if (row) yield* put(seriesActions.changed({ how, made: [], rows: [row] }));
    yield* end(row !== null);
  }

  function* undo({ how, made, rows }: SeriesChange) {
    // What somebody has added to a record may stand in the rows beside it alone.
    const areKnown =
      made.length === 0 ||
      ((yield* loadTable(paymentParts)) && (yield* loadTable(expenseProjects)));
    const ends = {
      made: areKnown
        ? yield* workInBatches(made, takeBack)
        : made.map((item) => [item, 'failed'] as const),
      rows: yield* workInBatches(rows, setBack),
    };
    const ofEnd = <Item>(all: (readonly [Item, UndoEnd])[], wanted: UndoEnd) =>
      all.flatMap(([item, end]) => (end === wanted ? item : []));
    const left = { how, made: ofEnd(ends.made, 'failed'), rows: ofEnd(ends.rows, 'failed') };
    const changed = ofEnd(ends.made, 'changed').length + ofEnd(ends.rows, 'changed').length;
    yield* put(seriesActions.changeUndoEnded({ left, changed }));
  }

  yield* watch(payments.actions.deleted, note('deleted'));
  yield* watch(expenses.actions.deleted, note('deleted'));
  // A record that was put back stands for its number again.
  yield* watch(payments.actions.restored, note('made'));
  yield* watch(expenses.actions.restored, note('made'));
  const hiddenDay = dismissals.read(userId).findLast((name) => name.startsWith(HIDDEN));
  if (hiddenDay) yield* put(seriesWorkActions.hidden(hiddenDay.slice(HIDDEN.length)));
  yield* watch(seriesWorkActions.hidden, function* ({ payload }) {
    yield* call(dismissals.add, userId, [`${HIDDEN}${payload}`]);
  });
  // One after another, so that an undo meets what is made.
  yield* watch(seriesWorkActions.decided, ({ payload }) =>
    inQueue('series', () => decide(payload)),
  );
  yield* watch(changeRequested, ({ payload }) => inQueue('series', () => change(payload)));
  yield* watch(seriesActions.changeUndone, ({ payload }) => inQueue('series', () => undo(payload)));
  yield* fork(function* () {
    yield* untilLoaded();
    try {
      yield* inQueue('series', catchUp);
    } catch (error) {
      log('Completing what series have made failed', { error });
    }
  });
}
