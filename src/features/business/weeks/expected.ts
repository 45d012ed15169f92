import type { Expense } from '../expenses/expense';
import type { Receivable } from '../payments/receivable';
import type { Receipt } from '../payments/received';
import type { Profile } from '../profile/profile';
import type { Project } from '../projects/project';
import { blockedBy, offeredSince } from '../series/ready';
import {
  occurrencesBetween,
  type Occurrence,
  type Series,
  type SettledNumbers,
} from '../series/series';
import type { Day } from '../../shared/days';
import { sumMoney } from '../../shared/money';
import { lastDayOfWeeks, type MoneyEntry } from './weeks';

/** What an expected amount comes from. */
export type MoneySource =
  | { of: 'part'; receivable: Receivable }
  /** Money that is noted as received on a day to come. */
  | { of: 'receipt'; receipt: Receipt }
  | { of: 'expense'; expense: Expense }
  /** A number of a series that is not made yet. */
  | { of: 'series'; occurrence: Occurrence };

export type Expected = MoneyEntry<MoneySource>;

/** A text that identifies the source of an expected amount. */
export function expectedKey({ source }: Expected): string {
  switch (source.of) {
    case 'part': {
      const { payment, part } = source.receivable;
      return `${payment.id} ${part.number.toString()}`;
    }
    case 'receipt':
      return `${source.receipt.payment.id} ${source.receipt.number.toString()}`;
    case 'expense':
      return source.expense.id;
    case 'series':
      return source.occurrence.rowId;
  }
}

/**
 * Everything that is expected. What has come or gone until today is in the balance, so it is none of it. Each record is
 * one entry, and so is each part of a payment: while it is open, or if it was received on a day to come.
 */
export function expectedMoney(
  open: readonly Receivable[],
  receipts: readonly Receipt[],
  expenses: readonly Expense[],
  repeated: readonly Expected[],
  today: Day,
): Expected[] {
  const all = open.map((receivable): Expected => {
    const { dueOn: day, amount } = receivable.part;
    return { day, amount: amount ?? 0, kind: 'in', source: { of: 'part', receivable } };
  });
  for (const receipt of receipts) {
    const { day, amount } = receipt;
    if (day !== null && day > today)
      all.push({ day, amount, kind: 'in', source: { of: 'receipt', receipt } });
  }
  for (const expense of expenses) {
    const { date: day, amount } = expense;
    if (day > today) all.push({ day, amount, kind: 'out', source: { of: 'expense', expense } });
  }
  for (const each of repeated) all.push(each);
  return all;
}

/**
 * What comes again until the last week and is not made yet. What fell due before today is late. What cannot be made is left
 * out: a payment whose project waits or is gone, and what is too old to be offered.
 */
export const repeatedMoney = (
  series: readonly Series[],
  settled: SettledNumbers,
  projects: Readonly<Partial<Record<string, Project>>>,
  today: Day,
): Expected[] =>
  occurrencesBetween(series, settled, offeredSince(today), lastDayOfWeeks(today))
    .filter((each) => blockedBy(each, projects[each.project ?? '']) === null)
    .map((occurrence): Expected => ({
      day: occurrence.due,
      amount: occurrence.amount ?? 0,
      kind: occurrence.kind === 'payment' ? 'in' : 'out',
      source: { of: 'series', occurrence },
    }));

/**
 * How much there is in the account today: the balance, and what came and went after its day. Null if no balance is
 * stored.
 */
export function balanceToday(
  profile: Pick<Profile, 'balance' | 'balanceOn'> | null,
  receipts: readonly Receipt[],
  expenses: readonly Expense[],
  today: Day,
): number | null {
  const { balance = null, balanceOn: on = null } = profile ?? {};
  if (balance === null || on === null) return null;
  const isSince = (day: Day | null): boolean => day !== null && day > on && day <= today;
  const came = receipts.filter(({ day }) => isSince(day)).map(({ amount }) => amount);
  const went = expenses.filter(({ date }) => isSince(date)).map(({ amount }) => -amount);
  return sumMoney([balance, ...came, ...went]);
}
