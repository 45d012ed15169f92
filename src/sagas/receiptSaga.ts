import { fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { partId, type PartDraft, type StoredPart } from '../features/payments/paymentPart';
import { paymentPartsSelectors } from '../features/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/payments/paymentsSlice';
import type { Day } from '../features/shared/days';
import { isConfirmed, saveDetails } from './detailsSaga';
import { guarded } from './failures';
import { loadTable } from './loadSaga';
import type { DetailsTable } from './table';

const { receiptRequested, receiptStored, receiptFailed, receiptUndone, paidToggled } =
  paymentsActions;
const { flagsSaved, updated, updatedTogether } = paymentsActions;

/**
 * Stores on which day a part of a payment came. That the first one did is the payment's own `paid`,
 * which `pendingSaga` saves; its part holds the day alone. The day is stored first: no payment is paid
 * on an unknown day because the rest of its receipt failed.
 */
export function* receiptSaga(table: DetailsTable<StoredPart, PartDraft>): SagaGenerator<void> {
  const { actions, log, inQueue, read } = table;
  /** The days that went with a payment's `paid`, by part: set back to paid, it has them again. */
  const forgotten = new Map<string, Day>();

  function* receive({ payload }: ReturnType<typeof receiptRequested>): SagaGenerator<void> {
    const { id, number, on, amount } = payload;
    const changes = { receivedOn: on, ...(number > 1 && { amount }) };
    const before = yield* read(partId(id, number));
    const isStored = yield* saveDetails(table, { id: partId(id, number), changes });
    yield* put(
      isStored
        ? receiptStored({ id, number, amount: before?.amount ?? null })
        : receiptFailed({ id, number }),
    );
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
  // Once it is pending: where that could not be saved, the day stays.
  yield* takeEvery(
    flagsSaved,
    guarded(log, function* ({ payload: { row, sent } }: ReturnType<typeof flagsSaved>) {
      if (sent['paid'] !== false) return;
      yield* inQueue(row.id, () => follow(row.id, false));
    }),
  );
  // In the list: the day of an earlier receipt is none of the next.
  yield* takeEvery(
    paidToggled,
    guarded(log, function* ({ payload: { id, paid } }: ReturnType<typeof paidToggled>) {
      if (paid) yield* inQueue(id, () => forget(id, 1, {}));
    }),
  );
  // Of many at once, whose change can be taken back as a whole.
  yield* takeEvery(
    updatedTogether,
    guarded(log, function* ({ payload }: ReturnType<typeof updatedTogether>) {
      for (const { row, before } of payload.updates) {
        if (row.paid === before.paid || (row.paid && !payload.takesBack)) continue;
        yield* fork(inQueue, row.id, () => follow(row.id, row.paid));
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
