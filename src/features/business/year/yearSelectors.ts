import { createSelector } from '@reduxjs/toolkit';

import { clientsSelectors } from '../clients/clientsSlice';
import { expenseProjectsSelectors } from '../expenses/expenseProjectsSlice';
import { expensesSelectors } from '../expenses/expensesSlice';
import { paymentPartsSelectors, selectPartsByPayment } from '../payments/paymentPartsSlice';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { projectsSelectors } from '../projects/projectsSlice';
import { quotesSelectors } from '../quotes/quotesSlice';
import { moneyByYear } from './moneyByYear';
import { expensesByCategory, projectFigures, revenueByClient, yearSums } from './year';

export const selectMoneyByYear = createSelector(
  [paymentsSelectors.selectAll, selectPartsByPayment, expensesSelectors.selectAll],
  moneyByYear,
);

type BooksRoot = Parameters<typeof selectMoneyByYear>[0];

/**
 * Whether everything is loaded from which the money of a year is computed. The parts decide in which year money
 * was received.
 */
export const selectIsMoneyLoaded = (root: BooksRoot): boolean =>
  paymentsSelectors.selectIsLoaded(root) &&
  paymentPartsSelectors.selectIsLoaded(root) &&
  expensesSelectors.selectIsLoaded(root);

/** Whether there are neither payments nor expenses. */
export const selectHasNoMoney = (root: BooksRoot): boolean =>
  paymentsSelectors.selectAll(root).length === 0 && expensesSelectors.selectAll(root).length === 0;

/** The receipts and expenses of one year. */
export const selectYearRows = createSelector(
  [selectMoneyByYear, (_root: BooksRoot, year: number) => year],
  ({ years }, year) => years.get(year) ?? { receipts: [], expenses: [] },
);

export const selectYearSums = createSelector([selectYearRows], (rows) => yearSums(rows));

export const selectExpensesByCategory = createSelector([selectYearRows], ({ expenses }) =>
  expensesByCategory(expenses),
);

export const selectRevenueByClient = createSelector(
  [selectYearRows, projectsSelectors.selectEntities, clientsSelectors.selectEntities],
  ({ receipts }, projects, clients) => revenueByClient(receipts, projects, clients),
);

export const selectProjectFigures = createSelector(
  [
    selectYearRows,
    expenseProjectsSelectors.selectEntities,
    projectsSelectors.selectEntities,
    quotesSelectors.selectEntities,
  ],
  projectFigures,
);
