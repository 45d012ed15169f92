import type { Day } from '../shared/days';
import { sumMoney } from '../shared/money';
import { installmentCount, type Payment } from './payment';
import { paymentPlan, type PaymentPart, type PlannedPart } from './plan';

/*
 * What came in, and when: the one definition that every figure, list, file and document takes it from.
 *
 * A payment that is marked paid has brought its `receivedAmount`, which of installments is one of N. The
 * other parts of its plan have come in when they have a day of their own. Where nothing but the payment is
 * stored, this is exactly what the specification counts.
 */

/** Money that came, and on which day; null where nobody said. */
export interface Receipt {
  payment: Payment;
  part: PlannedPart;
  day: Day | null;
  /** Reais. */
  amount: number;
}

type Rows = readonly PaymentPart[] | undefined;

/** What is stored of the payments' parts, by payment. */
export type PartsByPayment = Readonly<Record<string, readonly PaymentPart[]>>;

/** Every part of a payment that came in, also those that its plan no longer has. */
export function receiptsOf(payment: Payment, rows: Rows): readonly Receipt[] {
  const { parts, outside } = paymentPlan(payment, rows);
  return [...parts, ...outside]
    .filter(({ received }) => received)
    .map((part) => ({ payment, part, day: part.receivedOn, amount: part.amount ?? 0 }));
}

/** Every part that came in, of all payments, in their order. */
export const receipts = (payments: readonly Payment[], parts: PartsByPayment): Receipt[] =>
  payments.flatMap((payment) => receiptsOf(payment, parts[payment.id]));

/** What came in, in reais. */
export const receivedSum = (came: readonly Receipt[]): number =>
  sumMoney(came.map(({ amount }) => amount));

/** The newest part that came in; of two on one day, or on none, the later one of the plan. */
export const lastReceipt = (payment: Payment, rows: Rows): Receipt | null =>
  receiptsOf(payment, rows).reduce<Receipt | null>(
    (last, receipt) => (last === null || (last.day ?? '') <= (receipt.day ?? '') ? receipt : last),
    null,
  );

/** What came and what is still to come of all payments, by the plan of each. Reais. */
export const paymentSums = (
  payments: readonly Payment[],
  parts: PartsByPayment,
): { received: number; open: number } => ({
  received: receivedSum(receipts(payments, parts)),
  open: sumMoney(
    payments.flatMap((payment) =>
      paymentPlan(payment, parts[payment.id]).parts.map(({ received, amount }) =>
        received ? 0 : amount,
      ),
    ),
  ),
});

export interface Progress {
  /** How many parts of the plan came in; where nothing is stored of them, 1 if the payment is marked paid. */
  paid: number;
  count: number;
  /** Width of the bar. */
  percent: number;
}

/** The 'x de N pagas' of a payment. */
export function paymentProgress(payment: Payment, rows: Rows): Progress {
  const paid = paymentPlan(payment, rows).parts.filter(({ received }) => received).length;
  const count = installmentCount(payment);
  return { paid, count, percent: (100 * paid) / count };
}
