import { takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { partId, type PartDraft, type StoredPart } from '../features/payments/paymentPart';
import { paymentsActions } from '../features/payments/paymentsSlice';
import { isConfirmed, saveDetails } from './detailsSaga';
import { guarded } from './failures';
import type { DetailsTable } from './table';

const { receiptRequested, receiptUndone, paidToggled, updated } = paymentsActions;

/**
 * Stores on which day a part of a payment came. That the first one did is the payment's own `paid`,
 * which `pendingSaga` saves; its part holds the day alone.
 */
export function* receiptSaga(table: DetailsTable<StoredPart, PartDraft>): SagaGenerator<void> {
  const { log, inQueue, read } = table;

  function* receive({ payload }: ReturnType<typeof receiptRequested>): SagaGenerator<void> {
    const { id, number, on, amount } = payload;
    const changes = { receivedOn: on, ...(number > 1 && { amount }) };
    yield* saveDetails(table, { id: partId(id, number), changes });
  }

  /** Nothing is sent of a part that holds no day. */
  function* forget(paymentId: string, number: number, other: Partial<PartDraft>) {
    const id = partId(paymentId, number);
    if (!(yield* isConfirmed(table, id))) return;
    const part = yield* read(id);
    if (!part?.receivedOn) return;
    yield* saveDetails(table, { id, changes: { receivedOn: null, ...other } });
  }

  yield* takeEvery(
    receiptRequested,
    guarded(log, (action: ReturnType<typeof receiptRequested>) =>
      inQueue(action.payload.id, () => receive(action)),
    ),
  );
  yield* takeEvery(
    receiptUndone,
    guarded(log, ({ payload: { id, number, amount } }: ReturnType<typeof receiptUndone>) =>
      inQueue(id, () => forget(id, number, number > 1 ? { amount } : {})),
    ),
  );
  // In the list: the day of an earlier receipt is none of the next.
  yield* takeEvery(
    paidToggled,
    guarded(log, ({ payload: { id } }: ReturnType<typeof paidToggled>) =>
      inQueue(id, () => forget(id, 1, {})),
    ),
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
