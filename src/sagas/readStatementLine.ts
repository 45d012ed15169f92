import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { Payment } from '../features/business/payments/payment';
import {
  partId,
  parsePartId,
  type PartOfPayment,
  type StoredPart,
} from '../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../features/business/payments/paymentPartsSlice';
import { parseIdList, type StoredLine } from '../features/business/statement/storedLine';
import type { LaterContext } from './laterSagas';

/** The payments and parts as the page showed them when the user confirmed. */
export interface ShownRows {
  payments: Readonly<Record<string, Payment>>;
  parts: Readonly<Record<string, StoredPart>>;
}

/** Whether a part is still open as it was shown, was received, or was changed by another device. */
export type PartState = 'open' | 'received' | 'changed';

/** Reads and shows what another device has noted in part. Returns whether some of it came of this part. */
function* hasCameElsewhere(
  { paymentParts, nextPieceNumber }: LaterContext,
  payment: Payment,
  number: number,
): SagaGenerator<boolean> {
  for (let isOfPart = false; ;) {
    const rows = (yield* select(selectPartsByPayment))[payment.id];
    const next = nextPieceNumber(payment, rows);
    const row =
      next === null
        ? null
        : yield* call(paymentParts.repository.find, paymentParts.userId, partId(payment.id, next));
    if (!row) return isOfPart;
    yield* put(paymentParts.actions.recordRead(row));
    isOfPart ||= row.within === number;
  }
}

function* read(
  context: LaterContext,
  { id: paymentId, number }: PartOfPayment,
  shown: ShownRows,
): SagaGenerator<PartState> {
  const { payments, paymentParts, loadTable } = context;
  const known = shown.payments[paymentId];
  const payment = yield* call(payments.repository.find, payments.userId, paymentId);
  if (!payment) {
    // The load removes the payment from the list.
    yield* loadTable(payments);
    return 'changed';
  }
  const isChanged =
    known?.receivedAmount !== payment.receivedAmount ||
    known.totalAmount !== payment.totalAmount ||
    known.isInstallment !== payment.isInstallment ||
    (yield* hasCameElsewhere(context, payment, number));
  if (isChanged || payment.paid) yield* put(payments.actions.recordRead(payment));
  if (number === 1 && payment.paid) return 'received';
  // The row of the first part says an amount only if there are installments.
  if (number === 1 && !payment.isInstallment) return isChanged ? 'changed' : 'open';
  const id = partId(paymentId, number);
  const part = yield* call(paymentParts.repository.find, paymentParts.userId, id);
  const isReceived = number > 1 && Boolean(part?.receivedOn);
  const isOther = (part?.amount ?? null) !== (shown.parts[id]?.amount ?? null);
  if (part && (isReceived || isOther)) yield* put(paymentParts.actions.recordRead(part));
  if (isReceived) return 'received';
  return isChanged || isOther ? 'changed' : 'open';
}

/**
 * Reads a part from the database and shows it. Another device may have received the part or changed its amount since
 * this page read it.
 */
export const readPart = (
  context: LaterContext,
  part: PartOfPayment,
  shown: ShownRows,
): SagaGenerator<PartState> => context.payments.inQueue(part.id, () => read(context, part, shown));

/** Reads a line from the database and shows it. It also returns whether another tab or device has used the line. */
export function* readLine(
  context: LaterContext,
  id: string,
  shown: ShownRows,
): SagaGenerator<{ before: StoredLine | null; isUsed: boolean }> {
  const { expenses, statementLines } = context;
  const before = yield* call(statementLines.repository.find, statementLines.userId, id);
  if (!before) return { before, isUsed: false };
  yield* put(statementLines.actions.recordRead(before));
  for (const part of parseIdList(before.partIds)) {
    if ((yield* readPart(context, parsePartId(part), shown)) === 'received')
      return { before, isUsed: true };
  }
  const { expenseId } = before;
  const expense = expenseId && (yield* call(expenses.repository.find, expenses.userId, expenseId));
  return { before, isUsed: Boolean(expense) };
}
