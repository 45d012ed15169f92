import { createAction, createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import { emptyList, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { SeriesKind, SeriesRow, SeriesRowDraft } from './seriesRow';

/** The fields of a row of a series that were changed. */
export interface ChangedSeriesRow {
  id: string;
  from: Partial<SeriesRowDraft>;
  to: Partial<SeriesRowDraft>;
}

/** What was done with what comes again. It can be undone. */
export interface SeriesChange {
  /** What was ready was `decided`; the others are changes of one series. */
  how: 'decided' | 'changed' | 'paused' | 'resumed' | 'ended';
  /** The records that were made. */
  made: { kind: SeriesKind; rowId: string }[];
  rows: ChangedSeriesRow[];
}

const changeEvents = {
  /** Fact: this was done. */
  changed: createAction<SeriesChange>('series/changed'),
  /** Intent: undo it. The answer is `changeUndoEnded`. */
  changeUndone: createAction<SeriesChange>('series/changeUndone'),
  /** Fact: the undo has ended. `left` is what could not be undone. `changed` counts what somebody has changed since. */
  changeUndoEnded: createAction<{ left: SeriesChange; changed: number }>('series/changeUndoEnded'),
};

const seriesSlice = createSlice({
  name: 'series',
  initialState: emptyList<SeriesRow>,
  reducers: detailsCases<SeriesRow>(),
});

export const seriesReducer = seriesSlice.reducer;
export const seriesActions = {
  ...detailsEvents<SeriesRow, SeriesRowDraft>('series'),
  ...changeEvents,
  ...seriesSlice.actions,
};
export const seriesSelectors = listSelectors(
  (root: { series: ListState<SeriesRow> }) => root.series,
);
