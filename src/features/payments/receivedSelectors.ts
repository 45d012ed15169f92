import { createSelector } from '@reduxjs/toolkit';

import { selectPartsAreMissing, selectPartsByPayment } from './paymentPartsSlice';
import { paymentsSelectors } from './paymentsSlice';
import { receipts } from './received';

/** All money that came in. */
export const selectReceipts = createSelector(
  [paymentsSelectors.selectAll, selectPartsByPayment],
  receipts,
);

/**
 * Whether what came in is known. What is stored of the parts may say more of installments, and is read after
 * the lists; where it cannot be read, the payments alone say what came in.
 */
export const selectReceiptsAreKnown = createSelector(
  [paymentsSelectors.selectIsLoaded, selectPartsAreMissing, paymentsSelectors.selectAll],
  (areLoaded, arePartsMissing, payments) =>
    areLoaded && !(arePartsMissing && payments.some(({ isInstallment }) => isInstallment)),
);
