import { createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import { emptyList, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { MeiAdjustment, MeiAdjustmentDraft } from './meiAdjustment';

const meiAdjustmentsSlice = createSlice({
  name: 'meiAdjustments',
  initialState: emptyList<MeiAdjustment>,
  reducers: detailsCases<MeiAdjustment>(),
});

export const meiAdjustmentsReducer = meiAdjustmentsSlice.reducer;
export const meiAdjustmentsActions = {
  ...detailsEvents<MeiAdjustment, MeiAdjustmentDraft>('meiAdjustments'),
  ...meiAdjustmentsSlice.actions,
};
export const meiAdjustmentsSelectors = listSelectors(
  (root: { meiAdjustments: ListState<MeiAdjustment> }) => root.meiAdjustments,
);
