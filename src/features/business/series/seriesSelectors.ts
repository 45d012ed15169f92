import { createSelector } from '@reduxjs/toolkit';

import type { ListState, Row } from '../../shared/list';
import { seriesOfRows, type SettledNumbers } from './series';
import { seriesSelectors } from './seriesSlice';

/** All series, also those that are paused or ended. */
export const selectAllSeries = createSelector([seriesSelectors.selectAll], seriesOfRows);

/** The lists of what series make. They are built upon this room, so only their ids are known here. */
type Made = Record<'payments' | 'expenses', ListState<Row>>;

/** The numbers that are never offered again. */
export const selectSettledNumbers = createSelector(
  [
    seriesSelectors.selectAll,
    (root: Made) => root.payments.entities,
    (root: Made) => root.expenses.entities,
  ],
  (rows, payments, expenses): SettledNumbers => {
    const settled = new Set([...Object.keys(payments), ...Object.keys(expenses)]);
    for (const { id, outcome } of rows) if (outcome !== null) settled.add(id);
    return settled;
  },
);
