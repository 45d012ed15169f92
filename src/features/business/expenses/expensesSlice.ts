import { createSelector, createSlice } from '@reduxjs/toolkit';

import type { Day } from '../../shared/days';
import { emptyList, type ListState } from '../../shared/list';
import { listCases, listEvents } from '../../shared/listCases';
import { listSelectors } from '../../shared/listSelectors';
import { newestDateFirst, summarizeExpenses, type Expense, type ExpenseDraft } from './expense';

export const expensesSlice = createSlice({
  name: 'expenses',
  initialState: emptyList<Expense>,
  reducers: listCases<Expense>(),
});

interface Root {
  expenses: ListState<Expense>;
}

export const expensesActions = {
  ...listEvents<Expense, ExpenseDraft>('expenses'),
  ...expensesSlice.actions,
};
export const expensesSelectors = listSelectors((root: Root) => root.expenses, newestDateFirst);

/** The figures of the summary cards. The current day is an argument, so that the selector is pure. */
export const selectExpenseSummary = createSelector(
  [expensesSelectors.selectAll, (_root: Root, today: Day) => today],
  summarizeExpenses,
);
