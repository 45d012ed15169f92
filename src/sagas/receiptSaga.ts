import { fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { partId, type PartDraft, type StoredPart } from '../features/payments/paymentPart';
import { paymentPartsSelectors } from '../features/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/payments/paymentsSlice';
import { localDay, type Day } from '../features/shared/days';
import type { Dependencies } from './dependencies';
import { isConfirmed, saveDetails } from './detailsSaga';
import { guarded } from './failures';
import { loadTable } from './loadSaga';
import type { DetailsTable } from './table';

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
 * Stores on which day a part of a payment came. That the first one did is the payment's own `paid`,
 * which `pendingSaga` saves; its part holds the day alone.
 *
 * A part that is marked as received has its day stored first: no payment is paid on an unknown day because
 * the rest of its receipt failed. The toggle of the list is saved first and by itself, as specified, and the
 * day of the click is noted after it.
 */
export function* receiptSaga(
  table: DetailsTable<StoredPart, PartDraft>,
  { now }: Pick<Dependencies, 'now'>,
): SagaGenerator<void> {
  const { actions, log, inQueue, read } = table;
  /** The days that went with a payment's `paid`, by part: set back to paid, it has them again. */
  const forgotten = new Map<string, Day>();
  /** When payments were toggled to paid whose `paid` is still being saved, by payment. */
  const toggled = new Map<string, Day>();

  function* receive({ payload }: ReturnType<typeof receiptRequested>): SagaGenerator<void> {
    const { id, number, on, amount } = payload;
    const changes = { receivedOn: on, ...(number > 1 && { amount }) };
    const before = yield* read(partId(id, number));
    const isStored = yield* saveDetails(table, { id: partId(id, number), changes });
    yield* put(
      isStored
        ? receiptStored({ id, number, on, amount: before?.amount ?? null })
        : receiptFailed({ id, number }),
    );
  }

  /** Notes when a payment came that was marked paid, unless it says so itself; tells the day that holds. */
  function* note(paymentId: string, on: Day): SagaGenerator<Day | null> {
    const payment = yield* select(paymentsSelectors.selectStored, paymentId);
    if (!payment?.paid) return null;
    if (payment.paymentDate !== null) {
      yield* forget(paymentId, 1, {});
      return payment.paymentDate;
    }
    const changes = { receivedOn: on };
    return (yield* saveDetails(table, { id: partId(paymentId, 1), changes })) ? on : null;
  }

  function* noteToggled(id: string, on: Day): SagaGenerator<void> {
    const day = yield* note(id, on);
    const payment = yield* select(paymentsSelectors.selectById, id);
    // Set back meanwhile: there is nothing left to tell.
    if (day === null || !payment?.paid) return;
    const part = yield* read(partId(id, 1));
    yield* put(receiptStored({ id, number: 1, on: day, amount: part?.amount ?? null }));
  }

  /** A part that is still received came on another day. */
  function* move({ payload }: ReturnType<typeof receiptMoved>): SagaGenerator<void> {
    const { id, number, on } = payload;
    const row = partId(id, number);
    const payment = yield* select(paymentsSelectors.selectStored, id);
    const part = yield* read(row);
    if (!payment || !(number === 1 ? payment.paid : part?.receivedOn)) return;
    if (!(yield* saveDetails(table, { id: row, changes: { receivedOn: on } }))) return;
    yield* put(receiptStored({ id, number, on, amount: part?.amount ?? null }));
  }

  /** Nothing is sent of a part that holds no day; which it holds, a page that just opened has to read. */
  function* forget(paymentId: string, number: number, other: Partial<PartDraft>) {
    const id = partId(paymentId, number);
    const areRead = yield* select(paymentPartsSelectors.selectIsLoaded);
    if (!areRead && !(yield* loadTable(table))) {
      yield* put(actions.saveFailed({ id, failure: 'network' }));
      return;
    }
    if (!(yield* isConfirmed(table, id))) return;
    const part = yield* read(id);
    if (!part?.receivedOn) return;
    forgotten.set(id, part.receivedOn);
    yield* saveDetails(table, { id, changes: { receivedOn: null, ...other } });
  }

  /** Told as put back: nothing came that could be taken back in turn. */
  function* remember(paymentId: string): SagaGenerator<void> {
    const id = partId(paymentId, 1);
    const receivedOn = forgotten.get(id);
    if (receivedOn === undefined) return;
    yield* saveDetails(table, { id, changes: { receivedOn } }, actions.restored);
  }

  /** What `paid` comes to for the first part's day, unless a later click has said something else. */
  function* follow(paymentId: string, paid: boolean): SagaGenerator<void> {
    const payment = yield* select(paymentsSelectors.selectById, paymentId);
    if (payment?.paid !== paid) return;
    yield* paid ? remember(paymentId) : forget(paymentId, 1, {});
  }

  yield* takeEvery(
    receiptRequested,
    guarded(log, (action: ReturnType<typeof receiptRequested>) =>
      inQueue(action.payload.id, () => receive(action)),
    ),
  );
  yield* takeEvery(
    receiptUndone,
    guarded(log, function* ({ payload }: ReturnType<typeof receiptUndone>) {
      const { id, number, amount } = payload;
      if (number > 1) yield* inQueue(id, () => forget(id, number, { amount }));
    }),
  );
  yield* takeEvery(
    receiptMoved,
    guarded(log, (action: ReturnType<typeof receiptMoved>) =>
      inQueue(action.payload.id, () => move(action)),
    ),
  );
  // In the list: the day of the click, whatever becomes of an earlier receipt.
  yield* takeEvery(
    paidToggled,
    guarded(log, function* ({ payload: { id, paid } }: ReturnType<typeof paidToggled>) {
      toggled.delete(id);
      if (!paid) return;
      const on = localDay(now());
      toggled.set(id, on);
      const payment = yield* select(paymentsSelectors.selectById, id);
      if (payment?.paymentDate === null) yield* put(receiptDated({ id, on }));
    }),
  );
  yield* takeEvery(
    [receiptRequested, flagsFailed],
    ({ payload }: ReturnType<typeof receiptRequested> | ReturnType<typeof flagsFailed>) => {
      const isAboutPaid = 'sent' in payload ? 'paid' in payload.sent : payload.number === 1;
      if (isAboutPaid) toggled.delete(payload.id);
    },
  );
  // Once it is stored: where it is set back to pending and that could not be saved, the day stays.
  yield* takeEvery(
    flagsSaved,
    guarded(log, function* ({ payload: { row, sent } }: ReturnType<typeof flagsSaved>) {
      const on = toggled.get(row.id);
      if (sent['paid'] === false) yield* inQueue(row.id, () => follow(row.id, false));
      if (sent['paid'] !== true || on === undefined) return;
      toggled.delete(row.id);
      yield* inQueue(row.id, () => noteToggled(row.id, on));
    }),
  );
  // Of many at once, whose change can be taken back as a whole.
  yield* takeEvery(
    updatedTogether,
    guarded(log, function* ({ payload }: ReturnType<typeof updatedTogether>) {
      for (const { row, before } of payload.updates) {
        if (row.paid === before.paid) continue;
        const isNew = row.paid && !payload.takesBack;
        const on = localDay(now());
        yield* fork(inQueue, row.id, function* () {
          if (isNew) yield* note(row.id, on);
          else yield* follow(row.id, row.paid);
        });
      }
    }),
  );
  // In the form, where the day of the first part is the payment's own: what it says by now holds.
  yield* takeEvery(
    updated,
    guarded(log, function* ({ payload: { row, before } }: ReturnType<typeof updated>) {
      const isOther = row.paid !== before.paid || row.paymentDate !== before.paymentDate;
      if (isOther) yield* inQueue(row.id, () => forget(row.id, 1, {}));
    }),
  );
}
