import { createSelector } from '@reduxjs/toolkit';

import { selectPartsAreMissing, selectPartsByPayment } from './paymentPartsSlice';
import { paymentsSelectors } from './paymentsSlice';
import { allReceipts } from './received';

export const selectReceipts = createSelector(
  [paymentsSelectors.selectAll, selectPartsByPayment],
  allReceipts,
);

/**
 * Whether all receipts are known. The parts are loaded after the lists and may add receipts. If the parts cannot
 * be loaded, the payments alone decide.
 */
export const selectReceiptsAreKnown = createSelector(
  [paymentsSelectors.selectIsLoaded, selectPartsAreMissing, paymentsSelectors.selectAll],
  (areLoaded, arePartsMissing, payments) =>
    areLoaded &&
    !(arePartsMissing && payments.some(({ isInstallment, paid }) => isInstallment || !paid)),
);
