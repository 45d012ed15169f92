import type { Day } from '../../shared/days';
import { sumMoney } from '../../shared/money';
import { installmentCount, type Payment } from './payment';
import { paymentPlan, type PaymentPart, type PlannedPart } from './plan';

/*
 * The definition of what was received, and when. All figures, lists, files and documents use it. If a payment is marked
 * paid, its `receivedAmount` counts. With N installments this is one of the N. The other parts count if they have a day
 * of receipt. If only the payment itself is stored, the result is what the specification counts.
 */

/** Money that was received, with its day; null if the day is unknown. */
export interface Receipt {
  payment: Payment;
  part: PlannedPart;
  day: Day | null;
  /** The amount in reais. */
  amount: number;
}

type Rows = readonly PaymentPart[] | undefined;

/** For each payment, by its id, its stored parts. */
export type PartsByPayment = Readonly<Record<string, readonly PaymentPart[]>>;

/** Every received part of a payment, including parts that the plan no longer contains. */
export function receiptsOf(payment: Payment, rows: Rows): readonly Receipt[] {
  const { parts, outside } = paymentPlan(payment, rows);
  return [...parts, ...outside]
    .filter(({ received }) => received)
    .map((part) => ({ payment, part, day: part.receivedOn, amount: part.amount ?? 0 }));
}

/** Every received part of all payments, in the order of the payments. */
export const allReceipts = (payments: readonly Payment[], parts: PartsByPayment): Receipt[] =>
  payments.flatMap((payment) => receiptsOf(payment, parts[payment.id]));

/** The sum of receipts, in reais. */
export const receivedSum = (came: readonly Receipt[]): number =>
  sumMoney(came.map(({ amount }) => amount));

/** The receipt with the newest day. On the same day, or without days, the one of the later part. */
export const lastReceipt = (payment: Payment, rows: Rows): Receipt | null =>
  receiptsOf(payment, rows).reduce<Receipt | null>(
    (last, receipt) => (last === null || (last.day ?? '') <= (receipt.day ?? '') ? receipt : last),
    null,
  );

/** The sums, over all payments, of what was received and of what is still to be received, in reais. */
export const paymentSums = (
  payments: readonly Payment[],
  parts: PartsByPayment,
): { received: number; open: number } => ({
  received: receivedSum(allReceipts(payments, parts)),
  open: sumMoney(
    payments.flatMap((payment) =>
      paymentPlan(payment, parts[payment.id]).parts.map(({ received, amount }) =>
        received ? 0 : amount,
      ),
    ),
  ),
});

export interface PaymentProgress {
  /** How many parts of the plan were received. Without stored parts, it is 1 if the payment is marked paid. */
  paid: number;
  count: number;
  /** The percentage that a progress bar shows. */
  percent: number;
}

/** How many parts of a payment were received: the numbers in 'x de N pagas'. */
export function paymentProgress(payment: Payment, rows: Rows): PaymentProgress {
  const paid = paymentPlan(payment, rows).parts.filter(({ received }) => received).length;
  const count = installmentCount(payment);
  return { paid, count, percent: (100 * paid) / count };
}
