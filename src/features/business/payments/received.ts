import type { Day } from '../../shared/days';
import { sumMoney } from '../../shared/money';
import { installmentCount, type Payment } from './payment';
import {
  closingAmount,
  isPartOpen,
  paymentPlan,
  type PaymentPart,
  type PaymentPlan,
  type PlannedPart,
} from './plan';

/*
 * The definition of what was received, and when. All figures, lists, files and documents use it. If a payment is marked
 * paid, its `receivedAmount` counts. With N installments this is one of the N. The other parts count if they have a day
 * of receipt. If only the payment itself is stored, the result is what the specification counts.
 */

/** Money that was received, with its day; null if the day is unknown. */
export interface Receipt {
  payment: Payment;
  part: PlannedPart;
  /** The number of the row that says it: of the part, or of what came of the part before. */
  number: number;
  day: Day | null;
  /** The amount in reais. */
  amount: number;
}

type Rows = readonly PaymentPart[] | undefined;

/** A part, or what came of one: the lines of all parts add up to the total. */
export interface PartLine extends PlannedPart {
  /** The number of the part. `number` is that of the row. */
  of: number;
}

/** What came of a part in pieces, and then the part itself with what was or is left of it. */
export function partLines(part: PlannedPart): PartLine[] {
  const pieces = part.pieces.map(({ number, amount, on }): PartLine => ({
    ...part,
    ...{ number, of: part.number, amount, dueOn: null, received: true, receivedOn: on, note: null },
  }));
  const amount = closingAmount(part);
  // Nothing was left of a part if all of it came in pieces.
  const isLeft = pieces.length === 0 || (part.received ? amount !== 0 : isPartOpen(part));
  return isLeft ? [...pieces, { ...part, of: part.number, amount }] : pieces;
}

/** For each payment, by its id, its stored parts. */
export type PartsByPayment = Readonly<Record<string, readonly PaymentPart[]>>;

/** Caches the receipts of a payment as long as its plan, which is cached, too. So a toggle computes one payment anew. */
const receiptsByPlan = new WeakMap<PaymentPlan, readonly Receipt[]>();

/**
 * Everything that was received of a payment: what came of its parts in pieces, and what was left of those that were
 * received as a whole. Parts that the plan no longer contains are included.
 */
export function receiptsOf(payment: Payment, rows: Rows): readonly Receipt[] {
  const plan = paymentPlan(payment, rows);
  const known = receiptsByPlan.get(plan);
  if (known) return known;
  const receipts = [...plan.parts, ...plan.outside].flatMap((part) =>
    partLines(part)
      .filter(({ received }) => received)
      .map(({ number, receivedOn: day, amount }) => ({
        payment,
        part,
        number,
        day,
        amount: amount ?? 0,
      })),
  );
  receiptsByPlan.set(plan, receipts);
  return receipts;
}

/** Every receipt of all payments, in the order of the payments. */
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
  const paid = paymentPlan(payment, rows).parts.filter(
    (part) => part.received || (part.pieces.length > 0 && !isPartOpen(part)),
  ).length;
  const count = installmentCount(payment);
  return { paid, count, percent: (100 * paid) / count };
}

/** Whether nothing of a payment has come, a part of it, or everything that was to come. */
export type PaymentState = 'open' | 'partly' | 'received';

/** Where a payment stands. The tabs of the list, its toggle and the palette take it from here. */
export function paymentState(payment: Payment, rows: Rows): PaymentState {
  if (receiptsOf(payment, rows).length === 0) return 'open';
  return paymentPlan(payment, rows).parts.some(isPartOpen) ? 'partly' : 'received';
}
