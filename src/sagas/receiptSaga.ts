import { fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { partId, type PartDraft, type StoredPart } from '../features/business/payments/paymentPart';
import { paymentPartsSelectors } from '../features/business/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { localDay, type Day } from '../features/shared/days';
import type { Dependencies } from './dependencies';
import { settleUnconfirmedSave, saveDetails } from './detailsSaga';
import { loadTable } from './loadSaga';
import type { SideTableAccess } from './table';
import { watch } from './watch';

const {
  receiptRequested,
  receiptStored,
  receiptFailed,
  receiptUndone,
  receiptMoved,
  receiptDated,
} = paymentsActions;
const { paidToggled, flagsSaved, flagsFailed, updated, updatedTogether } = paymentsActions;

/**
 * Stores the day on which a part of a payment was received.
 *
 * The side row of part 1 holds only the day. Whether part 1 was received is the payment's own `paid`, which
 * `pendingSaga` saves. Receiving a part in a dialog stores the day before `paid`, so that a failure in between leaves
 * no paid payment without its day. The toggle in the list stores `paid` first, as specified, and then the day of the
 * click.
 */
export function* receiptSaga(
  table: SideTableAccess<StoredPart, PartDraft>,
  { now }: Pick<Dependencies, 'now'>,
): SagaGenerator<void> {
  const { actions, inQueue, read } = table;
  /**
   * The days that were removed when `paid` was removed, by the part's id. If `paid` is set again, they are restored.
   */
  const removedDays = new Map<string, Day>();
  /** The day of a toggle to paid that is still being saved, by the payment's id. */
  const toggledDays = new Map<string, Day>();

  function* receive({ payload }: ReturnType<typeof receiptRequested>): SagaGenerator<void> {
    const { id, number, on, amount, together = false } = payload;
    const changes = { receivedOn: on, ...(number > 1 && { amount }) };
    const before = yield* read(partId(id, number));
    const isStored = yield* saveDetails(table, { id: partId(id, number), changes });
    yield* put(
      isStored
        ? receiptStored({
            id,
            number,
            on,
            amount: before?.amount ?? null,
            ...(together && { together }),
          })
        : receiptFailed({ id, number }),
    );
  }

  /**
   * Stores the day of a payment that was marked paid, unless a day is already stored.
   * @returns the day that is stored now.
   */
  function* storeDay(paymentId: string, on: Day): SagaGenerator<Day | null> {
    const payment = yield* select(paymentsSelectors.selectStored, paymentId);
    if (!payment?.paid) return null;
    if (payment.paymentDate !== null) {
      yield* removeDay(paymentId, 1, {});
      return payment.paymentDate;
    }
    const changes = { receivedOn: on };
    return (yield* saveDetails(table, { id: partId(paymentId, 1), changes })) ? on : null;
  }

  function* storeToggledDay(id: string, on: Day): SagaGenerator<void> {
    const day = yield* storeDay(id, on);
    const payment = yield* select(paymentsSelectors.selectById, id);
    // The payment was set back to pending meanwhile, so there is nothing to report.
    if (day === null || !payment?.paid) return;
    const part = yield* read(partId(id, 1));
    yield* put(receiptStored({ id, number: 1, on: day, amount: part?.amount ?? null }));
  }

  /** Changes the day on which a part was received. */
  function* moveReceipt({ payload }: ReturnType<typeof receiptMoved>): SagaGenerator<void> {
    const { id, number, on } = payload;
    const rowId = partId(id, number);
    const payment = yield* select(paymentsSelectors.selectStored, id);
    const part = yield* read(rowId);
    if (!payment || !(number === 1 ? payment.paid : part?.receivedOn)) return;
    if (!(yield* saveDetails(table, { id: rowId, changes: { receivedOn: on } }))) return;
    yield* put(receiptStored({ id, number, on, amount: part?.amount ?? null }));
  }

  /**
   * Removes the day of a part. If no day is stored, nothing is sent. To know that, a page that has just opened loads
   * the parts first.
   */
  function* removeDay(paymentId: string, number: number, other: Partial<PartDraft>) {
    const id = partId(paymentId, number);
    const areRead = yield* select(paymentPartsSelectors.selectIsFresh);
    if (!areRead && !(yield* loadTable(table))) {
      yield* put(actions.saveFailed({ id, failure: 'unsent' }));
      return;
    }
    if (!(yield* settleUnconfirmedSave(table, id))) return;
    const part = yield* read(id);
    if (!part?.receivedOn) return;
    removedDays.set(id, part.receivedOn);
    yield* saveDetails(table, { id, changes: { receivedOn: null, ...other } });
  }

  /** Restores the removed day. The fact says that it is a restoration, so that no undo is offered. */
  function* restoreDay(paymentId: string): SagaGenerator<void> {
    const id = partId(paymentId, 1);
    const receivedOn = removedDays.get(id);
    if (receivedOn === undefined) return;
    yield* saveDetails(table, { id, changes: { receivedOn } }, actions.restored);
  }

  /**
   * Updates the day of the first part after `paid` was saved. If a later click has changed `paid` again, nothing is
   * updated.
   */
  function* syncDayWithPaid(paymentId: string, paid: boolean): SagaGenerator<void> {
    const payment = yield* select(paymentsSelectors.selectById, paymentId);
    if (payment?.paid !== paid) return;
    yield* paid ? restoreDay(paymentId) : removeDay(paymentId, 1, {});
  }

  yield* watch(receiptRequested, (action) => inQueue(action.payload.id, () => receive(action)));
  yield* watch(receiptUndone, function* ({ payload }) {
    const { id, number, amount } = payload;
    if (number > 1) yield* inQueue(id, () => removeDay(id, number, { amount }));
  });
  yield* watch(receiptMoved, (action) => inQueue(action.payload.id, () => moveReceipt(action)));
  // After a toggle in the list, the day is that of the click, even if an earlier receipt had another day.
  yield* watch(paidToggled, function* ({ payload: { id, paid } }) {
    toggledDays.delete(id);
    if (!paid) return;
    const on = localDay(now());
    toggledDays.set(id, on);
    const payment = yield* select(paymentsSelectors.selectById, id);
    if (payment?.paymentDate === null) yield* put(receiptDated({ id, on }));
  });
  yield* takeEvery(
    [receiptRequested, flagsFailed],
    ({ payload }: ReturnType<typeof receiptRequested> | ReturnType<typeof flagsFailed>) => {
      const isAboutPaid = 'sent' in payload ? 'paid' in payload.sent : payload.number === 1;
      if (isAboutPaid) toggledDays.delete(payload.id);
    },
  );
  // The day is removed only after `paid` was saved, because the day must stay if that save fails.
  yield* watch(flagsSaved, function* ({ payload: { row, sent } }) {
    const on = toggledDays.get(row.id);
    if (sent['paid'] === false) yield* inQueue(row.id, () => syncDayWithPaid(row.id, false));
    if (sent['paid'] !== true || on === undefined) return;
    toggledDays.delete(row.id);
    yield* inQueue(row.id, () => storeToggledDay(row.id, on));
  });
  // A bulk change has a single notice for all rows, so no receipt is reported for each payment. The undo of that notice
  // also removes the days.
  yield* watch(updatedTogether, function* ({ payload }) {
    for (const { row, before } of payload.updates) {
      if (row.paid === before.paid) continue;
      const isNew = row.paid && !payload.takesBack;
      const on = localDay(now());
      yield* fork(inQueue, row.id, function* () {
        if (isNew) yield* storeDay(row.id, on);
        else yield* syncDayWithPaid(row.id, row.paid);
      });
    }
  });
  // The form edits the payment's own date. If it has changed that date or `paid`, the day that is stored in the first
  // part is out of date and is removed.
  yield* watch(updated, function* ({ payload: { row, before } }) {
    const isOther = row.paid !== before.paid || row.paymentDate !== before.paymentDate;
    if (isOther) yield* inQueue(row.id, () => removeDay(row.id, 1, {}));
  });
}
