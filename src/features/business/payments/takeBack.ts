import type { UnknownAction } from '@reduxjs/toolkit';

import { toCents } from '../../shared/money';
import { installmentCount, type Payment } from './payment';
import { paymentsActions } from './paymentsSlice';
import type { PaymentPart } from './plan';
import type { PartLine } from './received';
import type { StepBefore } from './receiptSteps';

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
    part: { receivedOn: null, amount: null, discount: null },
    payment: { paid: false, receivedAmount: (toCents(amount) + toCents(discount)) / 100 },
    after: { part: { receivedOn, amount, discount }, payment: { paid, receivedAmount } },
  };
}

/**
 * The intent of 'Desfazer' beside a received line in a payment's view.
 * @param row - the stored row of the line.
 */
export function takeBackOf(
  { id, ...payment }: Payment,
  line: PartLine,
  row: PaymentPart | undefined,
): UnknownAction {
  const { number, of, amount, receivedOn } = line;
  if (number !== of) {
    const after = { part: { amount, receivedOn }, payment: null };
    const before = [{ number, part: null, payment: null, after }];
    return paymentsActions.otherAmountUndone({ id, number: of, before, told: { amount } });
  }
  // The line's amount is without what came of the part in pieces before, which stays.
  const told = { amount };
  const discounted = beforeDiscount({ id, ...payment }, row);
  return discounted
    ? paymentsActions.otherAmountUndone({ id, number, before: [discounted], told })
    : paymentsActions.receiptUndone({ id, number, amount: null, told });
}
