import { daysBetween, type Day } from '../shared/days';
import { compareText } from '../shared/listSelectors';
import { sumMoney } from '../shared/money';
import type { Payment } from './payment';
import { paymentPlan, type PaymentPart, type PlannedPart } from './plan';
import type { PartsByPayment } from './received';

/** Where an open part stands: late, due today or within seven days, later, or without a day. */
export const RECEIVABLE_GROUPS = ['late', 'soon', 'later', 'undated'] as const;
export type ReceivableGroup = (typeof RECEIVABLE_GROUPS)[number];

/** One part that is still to be received. */
export interface Receivable {
  payment: Payment;
  part: PlannedPart;
  /** Parts of the whole plan: 6 of '2/6'. */
  count: number;
  group: ReceivableGroup;
  /** Days from today to the day it is due, negative where it is late; null without a day. */
  days: number | null;
}

/** Days from today on that count as soon. */
const SOON = 7;

function groupOf(days: number | null): ReceivableGroup {
  if (days === null) return 'undated';
  if (days < 0) return 'late';
  return days <= SOON ? 'soon' : 'later';
}

/** What is still to be received; a part worth nothing is not. */
const isOpen = ({ received, amount }: PlannedPart): boolean => !received && amount !== 0;

/** Later than any day of the calendar. */
const NEVER = 1e9;

const byDay = (a: Receivable, b: Receivable): number =>
  (a.days ?? NEVER) - (b.days ?? NEVER) ||
  compareText(a.payment.createdAt, b.payment.createdAt) ||
  compareText(a.payment.id, b.payment.id) ||
  a.part.number - b.part.number;

/** Everything that is still to be received, what is due first at the top; a part worth nothing is not. */
export function receivables(
  payments: readonly Payment[],
  parts: PartsByPayment,
  today: Day,
): Receivable[] {
  // Many parts are due on the same few days: each is reckoned once.
  const known = new Map<Day, number>();
  const daysTo = (day: Day): number => {
    const days = known.get(day) ?? daysBetween(today, day);
    known.set(day, days);
    return days;
  };
  const open = payments.flatMap((payment) => {
    // Most are paid at once, and have nothing open.
    if (payment.paid && !payment.isInstallment) return [];
    const plan = paymentPlan(payment, parts[payment.id]);
    return plan.parts.filter(isOpen).map((part): Receivable => {
      const days = part.dueOn === null ? null : daysTo(part.dueOn);
      return { payment, part, count: plan.parts.length, group: groupOf(days), days };
    });
  });
  return open.sort(byDay);
}

/** Where a payment stands by what is due first of it; null where everything came. */
export function receivableGroup(
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
  today: Day,
): ReceivableGroup | null {
  if (payment.paid && !payment.isInstallment) return null;
  const open = paymentPlan(payment, rows).parts.filter(isOpen);
  if (open.length === 0) return null;
  const days = open.flatMap(({ dueOn }) => (dueOn === null ? [] : daysBetween(today, dueOn)));
  return groupOf(days.length === 0 ? null : Math.min(...days));
}

/** Reais; parts without an amount count for nothing. */
export const receivableSum = (open: readonly Receivable[]): number =>
  sumMoney(open.map(({ part }) => part.amount));
