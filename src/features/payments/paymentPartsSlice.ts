import { createSelector, createSlice } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import { emptyList, setAside, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import { partOf, type PartDraft, type StoredPart } from './paymentPart';
import { paymentsActions } from './paymentsSlice';
import type { PaymentPart } from './plan';

const initialState: ListState<StoredPart> = emptyList();

const paymentPartsSlice = createSlice({
  name: 'paymentParts',
  initialState,
  reducers: { ...detailsCases<StoredPart, PartDraft>() },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(paymentsActions.deleted, (state, { payload }) => {
        for (const id of [...state.ids]) {
          if (partOf(id).paymentId === payload.id) setAside(state, id);
        }
      });
  },
});

export const paymentPartsReducer = paymentPartsSlice.reducer;
export const paymentPartsActions = paymentPartsSlice.actions;
export const paymentPartsSelectors = listSelectors(
  (root: { paymentParts: ListState<StoredPart> }) => root.paymentParts,
);

/** What is stored of the payments' parts, by payment. */
export const selectPartsByPayment = createSelector(
  paymentPartsSelectors.selectEntities,
  (rows): Record<string, PaymentPart[]> => {
    const parts: Record<string, PaymentPart[]> = {};
    for (const row of Object.values(rows)) {
      const part = { ...row, ...partOf(row.id) };
      (parts[part.paymentId] ??= []).push(part);
    }
    return parts;
  },
);
