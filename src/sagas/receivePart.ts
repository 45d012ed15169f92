import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { Payment, PaymentDraft } from '../features/business/payments/payment';
import {
  partId,
  type PartDraft,
  type PartOfPayment,
  type StoredPart,
} from '../features/business/payments/paymentPart';
import {
  paymentPartsSelectors,
  selectRemovedDay,
} from '../features/business/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import type { Day } from '../features/shared/days';
import { saveDetails, settleUnconfirmedSave } from './detailsSaga';
import { loadTable } from './loadSaga';
import { saveEdits, type EditsOf } from './pendingSaga';
import type { SideTableAccess, Table } from './table';

/*
 * Receiving parts of payments. Each function runs in the queue of the payment. A failure is reported by the fact of its
 * table (`saveFailed` or `flagsFailed`), and the caller reports the outcome.
 */

/** The tables in which receipts are stored. */
export interface ReceiptTables {
  payments: Table<Payment, PaymentDraft>;
  paymentParts: SideTableAccess<StoredPart, PartDraft>;
}

/** How the toggles of a payment are sent and reported. */
export const paymentFlags = ({
  read,
}: ReceiptTables['payments']): EditsOf<Payment, PaymentDraft, boolean> => ({
  saved: paymentsActions.flagsSaved,
  failed: paymentsActions.flagsFailed,
  readBase: read,
  toChanges: (_payment, edits) => edits,
});

/** What was stored of a receipt. */
export interface StoredReceipt {
  /** The day that counts. */
  on: Day;
  /** The amount of the part before the receipt. */
  amount: number | null;
}

/**
 * Receives a part. Whether part 1 was received is the payment's own `paid`, and its side row holds only the day. The day
 * is stored before `paid`, so that a failure in between leaves no paid payment without its day.
 * @returns null if the receipt failed.
 */
export function* receivePart(
  { payments, paymentParts }: ReceiptTables,
  { id, number, on, amount = null }: PartOfPayment & { on: Day; amount?: number | null },
): SagaGenerator<StoredReceipt | null> {
  const row = partId(id, number);
  const receipt = { on, amount: (yield* paymentParts.read(row))?.amount ?? null };
  const changes = { receivedOn: on, ...(number > 1 && { amount }) };
  if (!(yield* saveDetails(paymentParts, { id: row, changes }))) return null;
  if (number > 1) return receipt;
  const flags = { ...paymentFlags(payments), saved: paymentsActions.paidSaved };
  return (yield* saveEdits(payments, flags, id, { paid: true })) && receipt;
}

/**
 * Stores the day of the first part of a payment that a toggle or a bulk change has just marked paid. If the payment has
 * a date of its own, that date counts instead.
 * @returns null if the day could not be stored, or if the payment is no longer paid.
 */
export function* storeDayOfPaid(
  { payments, paymentParts }: ReceiptTables,
  { id, on }: { id: string; on: Day },
): SagaGenerator<StoredReceipt | null> {
  const row = partId(id, 1);
  const amount = (yield* paymentParts.read(row))?.amount ?? null;
  const payment = yield* payments.read(id);
  if (!payment?.paid) return null;
  if (payment.paymentDate !== null) {
    yield* removeDay(paymentParts, { id, number: 1 });
    return { on: payment.paymentDate, amount };
  }
  const saved = yield* saveDetails(paymentParts, { id: row, changes: { receivedOn: on } });
  return saved && { on, amount };
}

/**
 * Loads the parts, and the payments if they are given, unless this page has loaded them. A failure is reported as a
 * failed save of the part.
 */
function* areRead(
  { payments, paymentParts }: Pick<ReceiptTables, 'paymentParts'> & Partial<ReceiptTables>,
  part: string,
): SagaGenerator<boolean> {
  const hasPayments = !payments || (yield* select(paymentsSelectors.selectIsFresh));
  const hasParts = yield* select(paymentPartsSelectors.selectIsFresh);
  if (
    (hasPayments || (yield* loadTable(payments))) &&
    (hasParts || (yield* loadTable(paymentParts)))
  )
    return true;
  yield* put(paymentParts.actions.saveFailed({ id: part, failure: 'unsent' }));
  return false;
}

/**
 * Changes the day of a part that was received. The notice with the day is back right after a reload, when this page may
 * still show rows from before the receipt.
 * @returns the amount of the part; null if the part is open or the day could not be stored.
 */
export function* moveReceipt(
  { payments, paymentParts }: ReceiptTables,
  { id, number, on }: PartOfPayment & { on: Day },
): SagaGenerator<{ amount: number | null } | null> {
  const row = partId(id, number);
  if (!(yield* areRead({ payments, paymentParts }, row))) return null;
  const payment = yield* payments.read(id);
  const part = yield* paymentParts.read(row);
  if (!payment || !(number === 1 ? payment.paid : part?.receivedOn)) return null;
  const isMoved = yield* saveDetails(paymentParts, { id: row, changes: { receivedOn: on } });
  return isMoved && { amount: part?.amount ?? null };
}

/**
 * Compares a part that was received on a day with what is stored, because another device may have changed it since. A
 * later day that this page has sent itself is no difference. A part that differs is loaded. If it could not be read, that
 * is reported as a failed save.
 */
export function* comparePart(
  parts: ReceiptTables['paymentParts'],
  { id, number }: Part,
  on: Day,
): SagaGenerator<'same' | 'changed' | 'unread'> {
  const row = partId(id, number);
  try {
    const stored = yield* call(parts.repository.find, parts.userId, row);
    const known = yield* parts.read(row);
    const own = [on, ...(parts.sent.get(row) ?? []).map(({ receivedOn }) => receivedOn)];
    const day = stored?.receivedOn ?? null;
    if (day !== null && own.includes(day) && stored?.amount === known?.amount) return 'same';
    yield* loadTable(parts);
    return 'changed';
  } catch (error) {
    parts.log('A received part was not read', { id: row, error });
    yield* put(parts.actions.saveFailed({ id: row, failure: 'unsent' }));
    return 'unread';
  }
}

/**
 * Takes a receipt back. The day of part 1 is removed after `paid`, because it must stay if `paid` cannot be saved.
 * @param amount - the amount of the part before the receipt.
 * @returns whether the part is open now.
 */
export function* takeBackPart(
  { payments, paymentParts }: ReceiptTables,
  { id, number, amount }: PartOfPayment & { amount: number | null },
): SagaGenerator<boolean> {
  if (number > 1) return yield* removeDay(paymentParts, { id, number }, { amount });
  const payment = yield* payments.read(id);
  if (!payment?.paid) return true;
  const isOpen = yield* saveEdits(payments, paymentFlags(payments), id, { paid: false });
  return isOpen !== null && (yield* removeDay(paymentParts, { id, number }));
}

/**
 * Removes the day of a part. If no day is stored, nothing is sent. To know that, a page that has just opened loads the
 * parts first.
 * @returns whether no day is stored now.
 */
export function* removeDay(
  parts: ReceiptTables['paymentParts'],
  { id: paymentId, number }: PartOfPayment,
  other: Partial<PartDraft> = {},
): SagaGenerator<boolean> {
  const id = partId(paymentId, number);
  if (!(yield* areRead({ paymentParts: parts }, id))) return false;
  if (!(yield* settleUnconfirmedSave(parts, id))) return false;
  const part = yield* parts.read(id);
  if (!part?.receivedOn) return true;
  const changes = { receivedOn: null, ...other };
  return (yield* saveDetails(parts, { id, changes })) !== null;
}

/** Restores the removed day of part 1. The fact says that it is a restoration, so that no undo is offered. */
export function* restoreDay(
  parts: ReceiptTables['paymentParts'],
  paymentId: string,
): SagaGenerator<void> {
  const id = partId(paymentId, 1);
  const receivedOn = yield* select(selectRemovedDay, id);
  if (receivedOn === undefined) return;
  yield* saveDetails(parts, { id, changes: { receivedOn } }, parts.actions.restored);
}
