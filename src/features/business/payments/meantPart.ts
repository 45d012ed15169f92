import { toCents } from '../../shared/money';
import type { Payment } from './payment';
import { paymentPlan, piecesCents, type PaymentPart, type PlannedPart } from './plan';
import { lastReceipt } from './received';

/** The whole of a part, also where some of it came before. In reais; null where the payment has no amount. */
export const wholeAmount = (part: PlannedPart): number | null =>
  part.amount === null || part.received
    ? part.amount
    : (toCents(part.amount) + piecesCents(part)) / 100;

/**
 * The amount of one installment, which a line about the whole payment says. As specified it is the stored amount per
 * installment. Where the stored parts have amounts of their own, it is that of the next part that is open, or of the one
 * that came last.
 */
export function meantAmount(payment: Payment, rows: readonly PaymentPart[] = []): number {
  const stored = payment.receivedAmount ?? 0;
  if (rows.every(({ amount }) => amount === null)) return stored;
  const open = paymentPlan(payment, rows).parts.find(
    ({ received, amount, pieces }) => !received && (amount !== 0 || pieces.length === 0),
  );
  const meant = open ?? lastReceipt(payment, rows)?.part;
  return (meant && wholeAmount(meant)) ?? stored;
}
