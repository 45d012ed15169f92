import { createSelector } from '@reduxjs/toolkit';

import { selectPartsAreMissing, selectPartsByPayment } from './paymentPartsSlice';
import { paymentsSelectors } from './paymentsSlice';
import { allReceipts } from './received';

/** Every receipt. */
export const selectReceipts = createSelector(
  [paymentsSelectors.selectAll, selectPartsByPayment],
  allReceipts,
);

/**
 * Whether the receipts are complete. The parts are loaded after the lists and may add receipts. If they
 * cannot be loaded, the payments alone decide.
 */
export const selectReceiptsAreKnown = createSelector(
  [paymentsSelectors.selectIsLoaded, selectPartsAreMissing, paymentsSelectors.selectAll],
  (areLoaded, arePartsMissing, payments) =>
    areLoaded && !(arePartsMissing && payments.some(({ isInstallment }) => isInstallment)),
);
