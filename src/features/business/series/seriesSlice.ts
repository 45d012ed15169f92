import { createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import { emptyList, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { SeriesRow, SeriesRowDraft } from './seriesRow';

const seriesSlice = createSlice({
  name: 'series',
  initialState: emptyList<SeriesRow>,
  reducers: detailsCases<SeriesRow>(),
});

export const seriesReducer = seriesSlice.reducer;
export const seriesActions = {
  ...detailsEvents<SeriesRow, SeriesRowDraft>('series'),
  ...seriesSlice.actions,
};
export const seriesSelectors = listSelectors(
  (root: { series: ListState<SeriesRow> }) => root.series,
);
