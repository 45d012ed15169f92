import { daysBetween, type Day } from '../../shared/days';
import { compareText } from '../../shared/listSelectors';
import { sumMoney } from '../../shared/money';
import type { Payment } from './payment';
import { isPartOpen, paymentPlan, type PaymentPart, type PlannedPart } from './plan';
import type { PartsByPayment } from './received';

/** The groups of open parts: overdue, due today or within seven days, due later, and without a due day. */
export const RECEIVABLE_GROUPS = ['late', 'soon', 'later', 'undated'] as const;
export type ReceivableGroup = (typeof RECEIVABLE_GROUPS)[number];

/** One part that is still to be received. */
export interface Receivable {
  payment: Payment;
  part: PlannedPart;
  /** How many parts the plan has: the 6 of '2/6'. */
  count: number;
  group: ReceivableGroup;
  /** The number of days from today to the due day. Negative if the part is overdue, null without a due day. */
  days: number | null;
}

/** A part that is due within this many days is due soon. */
const SOON = 7;

function groupOf(days: number | null): ReceivableGroup {
  if (days === null) return 'undated';
  if (days < 0) return 'late';
  return days <= SOON ? 'soon' : 'later';
}

/** A number of days that is greater than any real one, so that it is sorted last. */
const NEVER = 1e9;

const byDay = (a: Receivable, b: Receivable): number =>
  (a.days ?? NEVER) - (b.days ?? NEVER) ||
  compareText(a.payment.createdAt, b.payment.createdAt) ||
  compareText(a.payment.id, b.payment.id) ||
  a.part.number - b.part.number;

/** Everything that is still to be received, sorted by due date. Parts with the amount zero are left out. */
export function receivables(
  payments: readonly Payment[],
  parts: PartsByPayment,
  today: Day,
): Receivable[] {
  // Many parts have the same due day, so the distance of each day is computed once.
  const known = new Map<Day, number>();
  const daysTo = (day: Day): number => {
    const days = known.get(day) ?? daysBetween(today, day);
    known.set(day, days);
    return days;
  };
  const open = payments.flatMap((payment) => {
    // A paid payment with a single part, as most are, has nothing open.
    if (payment.paid && !payment.isInstallment) return [];
    const plan = paymentPlan(payment, parts[payment.id]);
    return plan.parts.filter(isPartOpen).map((part): Receivable => {
      const days = part.dueOn === null ? null : daysTo(part.dueOn);
      return { payment, part, count: plan.parts.length, group: groupOf(days), days };
    });
  });
  return open.sort(byDay);
}

/** The group of the payment's part that is due first; null if everything was received. */
export function receivableGroup(
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
  today: Day,
): ReceivableGroup | null {
  if (payment.paid && !payment.isInstallment) return null;
  const open = paymentPlan(payment, rows).parts.filter(isPartOpen);
  if (open.length === 0) return null;
  const days = open.flatMap(({ dueOn }) => (dueOn === null ? [] : daysBetween(today, dueOn)));
  return groupOf(days.length === 0 ? null : Math.min(...days));
}

/** The sum of open parts in reais. Parts without an amount count as zero. */
export const receivableSum = (open: readonly Receivable[]): number =>
  sumMoney(open.map(({ part }) => part.amount));
