import { createSelector } from '@reduxjs/toolkit';

import { expensesSelectors } from '../expenses/expensesSlice';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { numberOfRow, seriesKey, seriesOfRows, type Series, type SettledNumbers } from './series';
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

/** Finds the series of a payment or an expense, and its number there. */
export const selectFindSeries = createSelector([selectAllSeries], (all) => {
  const byKey = new Map(all.map((series) => [seriesKey(series.id), series]));
  return (rowId: string): { series: Series; number: number } | null => {
    const series = byKey.get(seriesKey(rowId));
    const number = series ? numberOfRow(series.id, rowId) : null;
    return series && number !== null ? { series, number } : null;
  };
});
