import type { Day } from '../shared/days';
import { sumMoney } from '../shared/money';
import { installmentCount, type Payment } from './payment';
import { paymentPlan, type PaymentPart, type PlannedPart } from './plan';

/*
 * What was received, and when. Every figure, list, file and document uses this one definition. A payment that
 * is marked paid counts its `receivedAmount`; with N installments that is one of the N. Its other parts count
 * when they have a day of their own. Where only the payment is stored, this is exactly what the specification
 * counts.
 */

/** Money that was received and its day; null where the day is unknown. */
export interface Receipt {
  payment: Payment;
  part: PlannedPart;
  day: Day | null;
  /** Reais. */
  amount: number;
}

type Rows = readonly PaymentPart[] | undefined;

/** The stored parts of each payment. */
export type PartsByPayment = Readonly<Record<string, readonly PaymentPart[]>>;

/** Every received part of a payment, including parts that its plan no longer has. */
export function receiptsOf(payment: Payment, rows: Rows): readonly Receipt[] {
  const { parts, outside } = paymentPlan(payment, rows);
  return [...parts, ...outside]
    .filter(({ received }) => received)
    .map((part) => ({ payment, part, day: part.receivedOn, amount: part.amount ?? 0 }));
}

/** Every received part of all payments, in the payments' order. */
export const allReceipts = (payments: readonly Payment[], parts: PartsByPayment): Receipt[] =>
  payments.flatMap((payment) => receiptsOf(payment, parts[payment.id]));

/** The sum of receipts, in reais. */
export const receivedSum = (came: readonly Receipt[]): number =>
  sumMoney(came.map(({ amount }) => amount));

/** The receipt with the newest day. On the same day, or without days, the later part of the plan. */
export const lastReceipt = (payment: Payment, rows: Rows): Receipt | null =>
  receiptsOf(payment, rows).reduce<Receipt | null>(
    (last, receipt) => (last === null || (last.day ?? '') <= (receipt.day ?? '') ? receipt : last),
    null,
  );

/** What was received and what is still to be received over all payments' plans, in reais. */
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
  /** How many parts of the plan were received. Without stored parts, 1 if the payment is marked paid. */
  paid: number;
  count: number;
  /** The width of the bar. */
  percent: number;
}

/** The numbers of 'x de N pagas' of a payment. */
export function paymentProgress(payment: Payment, rows: Rows): PaymentProgress {
  const paid = paymentPlan(payment, rows).parts.filter(({ received }) => received).length;
  const count = installmentCount(payment);
  return { paid, count, percent: (100 * paid) / count };
}
