import { createSlice } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import { emptyList, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import type { MeiAdjustment, MeiAdjustmentDraft } from './meiAdjustment';

const initialState: ListState<MeiAdjustment> = emptyList();

const meiAdjustmentsSlice = createSlice({
  name: 'meiAdjustments',
  initialState,
  reducers: { ...detailsCases<MeiAdjustment, MeiAdjustmentDraft>() },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const meiAdjustmentsReducer = meiAdjustmentsSlice.reducer;
export const meiAdjustmentsActions = meiAdjustmentsSlice.actions;
export const meiAdjustmentsSelectors = listSelectors(
  (root: { meiAdjustments: ListState<MeiAdjustment> }) => root.meiAdjustments,
);
