import { createSelector } from '@reduxjs/toolkit';

import type { Expense } from '../expenses/expense';
import { expenseProjectsSelectors } from '../expenses/expenseProjectsSlice';
import { expensesSelectors } from '../expenses/expensesSlice';
import type { Payment } from '../payments/payment';
import { paymentPartsSelectors, selectPartsByPayment } from '../payments/paymentPartsSlice';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { allReceipts, receivedSum } from '../payments/received';
import type { Project } from '../projects/project';
import { quotesSelectors } from '../quotes/quotesSlice';
import { sumMoney } from '../../shared/money';

/** The money of a project in reais, over all years. An amount is null while its data is not loaded. */
export interface ProjectMoney {
  /** The total of the quote; `gone` if the quote was deleted. */
  quoted: number | 'gone' | null;
  received: number | null;
  spent: number | null;
}

const amounts = (rows: readonly { amount: number }[]): number =>
  sumMoney(rows.map(({ amount }) => amount));

const selectReceived = createSelector(
  [
    paymentsSelectors.selectAll,
    selectPartsByPayment,
    (_root: object, { id }: Project): string => id,
  ],
  (payments, parts, id) =>
    receivedSum(
      allReceipts(
        payments.filter(({ projectId }: Payment) => projectId === id),
        parts,
      ),
    ),
);

const selectSpent = createSelector(
  [
    expensesSelectors.selectAll,
    expenseProjectsSelectors.selectEntities,
    (_root: object, { id }: Project): string => id,
  ],
  (expenses, named, id) =>
    amounts(expenses.filter((expense: Expense) => named[expense.id]?.projectId === id)),
);

type Root = Parameters<typeof selectReceived>[0] &
  Parameters<typeof selectSpent>[0] &
  Parameters<typeof quotesSelectors.selectIsLoaded>[0];

function quotedOf(root: Root, { quoteId }: Project): ProjectMoney['quoted'] {
  const quote = quotesSelectors.selectById(root, quoteId);
  if (quote) return quote.totalValue;
  return quoteId === null || quotesSelectors.selectIsLoaded(root) ? 'gone' : null;
}

/** The money of a project: its quote's total, what was received with each receipt, and what was spent. */
export function selectProjectMoney(root: Root, project: Project): ProjectMoney {
  const isReceivedKnown =
    paymentsSelectors.selectIsLoaded(root) && paymentPartsSelectors.selectIsLoaded(root);
  const isSpentKnown =
    expensesSelectors.selectIsLoaded(root) && expenseProjectsSelectors.selectIsLoaded(root);
  return {
    quoted: quotedOf(root, project),
    received: isReceivedKnown ? selectReceived(root, project) : null,
    spent: isSpentKnown ? selectSpent(root, project) : null,
  };
}
