import { createSelector } from '@reduxjs/toolkit';
import type { Project } from '../projects/project';
import type { Day } from '../../shared/days';
import { subtractMoney, sumMoney } from '../../shared/money';
import { paymentTotal, type Payment } from './payment';
import { selectPartsByPayment } from './paymentPartsSlice';
import { paymentsSelectors } from './paymentsSlice';
import { receivables, receivableSum } from './receivable';
import { paymentSums, type PartsByPayment } from './received';

/** The sums of some payments, in reais. */
export interface Money {
  received: number;
  /** What is still to be received, the late part of it included. */
  open: number;
  late: number;
  /** What was charged, before discounts. */
  charged: number;
  /** How many payments there are. */
  count: number;
}

export const NO_MONEY: Money = { received: 0, open: 0, late: 0, charged: 0, count: 0 };

const moneyOf = (payments: readonly Payment[], parts: PartsByPayment, today: Day): Money => ({
  ...paymentSums(payments, parts),
  late: receivableSum(receivables(payments, parts, today).filter(({ group }) => group === 'late')),
  charged: sumMoney(payments.map(paymentTotal)),
  count: payments.length,
});

/** By project, the sums of its payments. */
export type MoneyByProject = ReadonlyMap<string, Money>;

/** The sums of each project that has payments. */
export function moneyByProject(
  payments: readonly Payment[],
  parts: PartsByPayment,
  today: Day,
): MoneyByProject {
  const ofProject = new Map<string, Payment[]>();
  for (const payment of payments) {
    if (payment.projectId === null) continue;
    const others = ofProject.get(payment.projectId);
    if (others) others.push(payment);
    else ofProject.set(payment.projectId, [payment]);
  }
  return new Map([...ofProject].map(([id, some]) => [id, moneyOf(some, parts, today)]));
}

const add = (a: Money, b: Money): Money => ({
  received: sumMoney([a.received, b.received]),
  open: sumMoney([a.open, b.open]),
  late: sumMoney([a.late, b.late]),
  charged: sumMoney([a.charged, b.charged]),
  count: a.count + b.count,
});

/** The sums of each client whose projects have payments. */
export function moneyByClient(
  projects: readonly Project[],
  money: MoneyByProject,
): ReadonlyMap<string, Money> {
  const ofClient = new Map<string, Money>();
  for (const { id, clientId } of projects) {
    const own = money.get(id);
    if (own && clientId !== null)
      ofClient.set(clientId, add(ofClient.get(clientId) ?? NO_MONEY, own));
  }
  return ofClient;
}

/** What a project brings, in reais. */
export interface Balance {
  received: number;
  /** What was received and what is missing: the quote's total, or what was charged if that is other. */
  total: number;
  missing: number;
  /** The late part of what is missing. */
  late: number;
  /** The part of what is missing for which there is no payment yet. */
  uncharged: number;
}

/** The balance of a project. `quoted` is the total of its quote, and 0 if the quote was deleted. */
export function projectBalance({ received, open, late, charged }: Money, quoted: number): Balance {
  const uncharged = Math.max(0, subtractMoney(quoted, charged));
  const missing = sumMoney([open, uncharged]);
  return { received, total: sumMoney([received, missing]), missing, late, uncharged };
}

type Root = Parameters<typeof paymentsSelectors.selectAll>[0] &
  Parameters<typeof selectPartsByPayment>[0];

/** The sums of each project, as seen on a day. */
export const selectMoneyByProject = createSelector(
  [paymentsSelectors.selectAll, selectPartsByPayment, (_root: Root, today: Day) => today],
  moneyByProject,
);
