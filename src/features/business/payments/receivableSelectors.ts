import { createSelector } from '@reduxjs/toolkit';

import type { Day } from '../../shared/days';
import { selectPartsByPayment } from './paymentPartsSlice';
import { paymentsSelectors } from './paymentsSlice';
import { receivables } from './receivable';

type Root = Parameters<typeof paymentsSelectors.selectAll>[0] &
  Parameters<typeof selectPartsByPayment>[0];

/**
 * Everything that is still to be received, as seen on a day. The result is cached while payments and parts do not
 * change.
 */
export const selectReceivables = createSelector(
  [paymentsSelectors.selectAll, selectPartsByPayment, (_root: Root, today: Day) => today],
  receivables,
);
