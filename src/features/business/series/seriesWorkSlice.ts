import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Day } from '../../shared/days';
import type { Occurrence } from './series';

/** What the user has decided about numbers that are ready. */
interface Decision {
  make: Occurrence[];
  skip: Occurrence[];
}

/** What became of a decision. */
export interface SeriesResult {
  made: Occurrence[];
  skipped: Occurrence[];
  failed: Occurrence[];
}

/** How far the making of what comes again is, and which series is shown. It is added after the first screen. */
export interface SeriesWorkState {
  isBusy: boolean;
  /** The last result, which can be undone; null if there is none. */
  result: SeriesResult | null;
  /** The day on which nobody is to be asked again; null if there is none. */
  hiddenOn: Day | null;
  /** The id of the series in the dialog; null if it is closed. */
  viewed: string | null;
}

const initialState: SeriesWorkState = {
  isBusy: false,
  result: null,
  hiddenOn: null,
  viewed: null,
};

const seriesWorkSlice = createSlice({
  name: 'seriesWork',
  initialState,
  reducers: {
    /** Intent: make and skip numbers. The answer is `ended`. */
    decided(state, _action: PayloadAction<Decision>) {
      state.isBusy = true;
      state.result = null;
    },
    /** Fact: what was decided is done, as far as it could be. */
    ended(state, { payload }: PayloadAction<SeriesResult>) {
      state.isBusy = false;
      state.result = payload;
    },
    /** Intent: undo the last result. The answer is `ended` with what is left of it. */
    undoRequested(state, _action: PayloadAction<SeriesResult>) {
      state.isBusy = true;
    },
    resultClosed(state) {
      state.result = null;
    },
    /** The user does not want to be asked on this day. */
    hidden(state, { payload }: PayloadAction<Day>) {
      state.hiddenOn = payload;
    },
    /** The dialog of a series was opened, or closed (null). */
    viewed(state, { payload }: PayloadAction<string | null>) {
      state.viewed = payload;
    },
  },
});

interface Root {
  seriesWork?: SeriesWorkState;
}

export const seriesWorkReducer = seriesWorkSlice.reducer;
export const seriesWorkActions = seriesWorkSlice.actions;
export const selectSeriesWork = ({ seriesWork }: Root): SeriesWorkState =>
  seriesWork ?? initialState;
