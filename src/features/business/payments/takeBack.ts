import type { UnknownAction } from '@reduxjs/toolkit';

import { toCents } from '../../shared/money';
import { installmentCount, type Payment } from './payment';
import { paymentsActions } from './paymentsSlice';
import type { PaymentPart } from './plan';
import type { PartLine } from './received';
import { NOTHING_CAME, receivedStep, type StepBefore } from './receiptSteps';

/**
 * What a single payment was before it was received with a discount or with more; null if it was not, or if its amount
 * was changed since.
 */
function beforeDiscount(payment: Payment, row: PaymentPart | undefined): StepBefore | null {
  const { paid, receivedAmount } = payment;
  const { receivedOn = null, amount = null, discount = null } = row ?? {};
  if (installmentCount(payment) > 1 || !discount || amount === null || amount !== receivedAmount)
    return null;
  return {
    number: 1,
    part: NOTHING_CAME,
    payment: { paid: false, receivedAmount: (toCents(amount) + toCents(discount)) / 100 },
    after: { part: { receivedOn, amount, discount }, payment: { paid, receivedAmount } },
  };
}

/** What the row of a received line was before, as far as it tells. */
function stepBefore(payment: Payment, line: PartLine, row: PaymentPart | undefined): StepBefore {
  const { number, of, amount, receivedOn } = line;
  // The row of what came in part has nothing else to say.
  if (number !== of) {
    const came = { within: of, amount, receivedOn, dueOn: row?.dueOn ?? null };
    return { number, part: null, payment: null, after: { part: came, payment: null } };
  }
  if (number === 1) return beforeDiscount(payment, row) ?? receivedStep(1, receivedOn, null);
  const came = { receivedOn, amount: row?.amount ?? null, discount: row?.discount ?? null };
  return { number, part: NOTHING_CAME, payment: null, after: { part: came, payment: null } };
}

/**
 * The intent of 'Desfazer' beside a received line in a payment's view. What is told is the line's amount: what came of its
 * part in pieces before stays.
 * @param row - the stored row of the line.
 */
export const takeBackOf = (
  payment: Payment,
  line: PartLine,
  row: PaymentPart | undefined,
): UnknownAction =>
  paymentsActions.receiptUndone({
    id: payment.id,
    number: line.of,
    before: [stepBefore(payment, line, row)],
    told: { amount: line.amount },
  });
