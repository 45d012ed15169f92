import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import { emptyList, setAside, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import { partOf, type PartDraft, type StoredPart } from './paymentPart';
import { paymentsActions } from './paymentsSlice';
import type { PaymentPart } from './plan';

export interface PartsState extends ListState<StoredPart> {
  /** The last load failed, and none has succeeded. */
  unavailable: boolean;
}

const initialState: PartsState = { ...emptyList(), unavailable: false };

const cases = detailsCases<StoredPart, PartDraft>();

const paymentPartsSlice = createSlice({
  name: 'paymentParts',
  initialState,
  reducers: {
    ...cases,
    loaded(state, action: PayloadAction<StoredPart[]>) {
      cases.loaded(state, action);
      state.unavailable = false;
    },
    loadFailed(state) {
      state.unavailable = !state.loaded;
    },
  },
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

interface Root {
  paymentParts: PartsState;
}

export const paymentPartsReducer = paymentPartsSlice.reducer;
export const paymentPartsActions = paymentPartsSlice.actions;
export const paymentPartsSelectors = listSelectors((root: Root) => root.paymentParts);

/** Whether they are still being loaded for the first time. */
export const selectPartsAreMissing = ({ paymentParts }: Root): boolean =>
  !paymentParts.loaded && !paymentParts.unavailable;

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
