import { createSelector } from '@reduxjs/toolkit';

import { clientsSelectors } from '../clients/clientsSlice';
import type { Client } from '../clients/client';
import type { Expense } from '../expenses/expense';
import { expensesSelectors } from '../expenses/expensesSlice';
import type { Payment } from '../payments/payment';
import { selectReceipts } from '../payments/receivedSelectors';
import { receivedSum, type Receipt } from '../payments/received';
import { paymentsSelectors } from '../payments/paymentsSlice';
import type { Project } from '../projects/project';
import { projectsSelectors } from '../projects/projectsSlice';
import type { Quote } from '../quotes/quote';
import { quotesSelectors } from '../quotes/quotesSlice';
import type { Row } from '../../shared/list';
import { compareText, newestFirst } from '../../shared/listSelectors';
import { subtractMoney, sumMoney } from '../../shared/money';

/** Money totals in reais. */
export interface Totals {
  /** All money received, over all years. */
  revenue: number;
  expenses: number;
  /** Revenue minus expenses. */
  profit: number;
}

export function totals(came: readonly Receipt[], expenses: readonly Expense[]): Totals {
  const revenue = receivedSum(came);
  const spent = sumMoney(expenses.map(({ amount }) => amount));
  return { revenue, expenses: spent, profit: subtractMoney(revenue, spent) };
}

export interface ProjectCounts {
  /** The number of projects with the status in-progress. */
  active: number;
  completed: number;
  all: number;
}

export const projectCounts = (projects: readonly Project[]): ProjectCounts => ({
  active: projects.filter(({ status }) => status === 'in-progress').length,
  completed: projects.filter(({ status }) => status === 'completed').length,
  all: projects.length,
});

export interface ApprovalRate {
  approved: number;
  all: number;
  /** The percentage of all quotes that are approved, rounded; 0 if there are no quotes. */
  percent: number;
}

export function approvalRate(quotes: readonly Quote[]): ApprovalRate {
  const approved = quotes.filter(({ status }) => status === 'approved').length;
  const percent = quotes.length === 0 ? 0 : Math.round((approved * 100) / quotes.length);
  return { approved, all: quotes.length, percent };
}

/** One line of 'Transações Recentes'. `subject` is null where the record that it names was deleted. */
export interface Transaction {
  kind: 'quote' | 'payment' | 'expense';
  id: string;
  createdAt: string;
  /** The name of a quote's client, the name of a payment's project, or the description of an expense. */
  subject: string | null;
  /**
   * The amount in reais, zero or more. `sign` says whether the money came in or went out. Null for a payment
   * without an amount.
   */
  amount: number | null;
  sign: '+' | '-';
}

interface Records {
  quotes: readonly Quote[];
  payments: readonly Payment[];
  expenses: readonly Expense[];
  clients: Record<string, Client>;
  projects: Record<string, Project>;
}

/** The `count` rows that were created last. They are found without sorting the whole list. */
function newest<T extends Row>(rows: readonly T[], count: number): T[] {
  const top: T[] = [];
  for (const row of rows) {
    const last = top[top.length - 1];
    if (top.length === count && last && newestFirst(last, row) < 0) continue;
    top.push(row);
    top.sort(newestFirst);
    top.length = Math.min(top.length, count);
  }
  return top;
}

/** The six newest transactions, by creation, among the last 3 quotes, 3 payments and 2 expenses. */
export function recentTransactions(records: Records): Transaction[] {
  const { quotes, payments, expenses, clients, projects } = records;
  const lines: Transaction[] = [
    ...newest(quotes, 3).map((quote) => ({
      kind: 'quote' as const,
      id: quote.id,
      createdAt: quote.createdAt,
      subject: (quote.clientId && clients[quote.clientId]?.name) ?? null,
      amount: quote.totalValue,
      sign: quote.status === 'approved' ? ('+' as const) : ('-' as const),
    })),
    ...newest(payments, 3).map((payment) => ({
      kind: 'payment' as const,
      id: payment.id,
      createdAt: payment.createdAt,
      subject: (payment.projectId && projects[payment.projectId]?.name) ?? null,
      amount: payment.receivedAmount,
      sign: payment.paid ? ('+' as const) : ('-' as const),
    })),
    ...newest(expenses, 2).map((expense) => ({
      kind: 'expense' as const,
      id: expense.id,
      createdAt: expense.createdAt,
      subject: expense.description,
      amount: expense.amount,
      sign: '-' as const,
    })),
  ];
  return lines
    .sort((a, b) => compareText(b.createdAt, a.createdAt) || compareText(b.id, a.id))
    .slice(0, 6);
}

export const selectTotals = createSelector([selectReceipts, expensesSelectors.selectAll], totals);

export const selectProjectCounts = createSelector([projectsSelectors.selectAll], projectCounts);

export const selectApprovalRate = createSelector([quotesSelectors.selectAll], approvalRate);

export const selectRecentTransactions = createSelector(
  [
    quotesSelectors.selectAll,
    paymentsSelectors.selectAll,
    expensesSelectors.selectAll,
    clientsSelectors.selectEntities,
    projectsSelectors.selectEntities,
  ],
  (quotes, payments, expenses, clients, projects) =>
    recentTransactions({ quotes, payments, expenses, clients, projects }),
);
