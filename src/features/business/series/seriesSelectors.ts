import { createSelector } from '@reduxjs/toolkit';

import { expensesSelectors } from '../expenses/expensesSlice';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { seriesOfRows, type SettledNumbers } from './series';
import { seriesSelectors } from './seriesSlice';

/** All series, also those that are paused or ended. */
export const selectAllSeries = createSelector([seriesSelectors.selectAll], seriesOfRows);

/** The numbers that are never offered again. */
export const selectSettledNumbers = createSelector(
  [seriesSelectors.selectAll, paymentsSelectors.selectEntities, expensesSelectors.selectEntities],
  (rows, payments, expenses): SettledNumbers => {
    const settled = new Set([...Object.keys(payments), ...Object.keys(expenses)]);
    for (const { id, outcome } of rows) if (outcome !== null) settled.add(id);
    return settled;
  },
);
