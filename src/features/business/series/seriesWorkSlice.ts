import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Day } from '../../shared/days';
import type { Occurrence } from './series';
import type { ChangedSeriesRow, SeriesChange } from './seriesSlice';

/** What the user has decided about numbers that are ready. */
export interface Decision {
  make: Occurrence[];
  skip: Occurrence[];
}

/** What of a decision could not be done. */
export interface FailedDecision extends Decision {
  /** Whether nothing of it was sent. */
  isUnsent?: true;
}

/** A change of one series from a number on. */
interface ChangeRequest extends ChangedSeriesRow {
  how: Exclude<SeriesChange['how'], 'decided'>;
}

/** How far the making of what comes again is, and which series is shown. It is added after the first screen. */
export interface SeriesWorkState {
  isBusy: boolean;
  /** What of the last decision could not be done; null if nothing. */
  failed: FailedDecision | null;
  /** How many numbers of the last decision another device had decided before. */
  elsewhere: number;
  /** The ids of made records that an undo has taken back. They were not deleted, so their numbers are offered again. */
  takenBack: string[];
  /** Whether what is ready is in sight. Its button is then the main one. */
  isInSight: boolean;
  /** The day on which nobody is to be asked again; null if there is none. */
  hiddenOn: Day | null;
  /** The id of the series in the dialog; null if it is closed. */
  viewed: string | null;
}

const initialState: SeriesWorkState = {
  isBusy: false,
  failed: null,
  elsewhere: 0,
  takenBack: [],
  isInSight: false,
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
      state.failed = null;
      state.elsewhere = 0;
    },
    /** Fact: what was decided is done, except what has failed, and what another device had decided before. */
    ended(
      state,
      { payload: { failed, elsewhere } }: PayloadAction<{ failed: FailedDecision; elsewhere: number }>,
    ) {
      state.isBusy = false;
      state.failed = failed.make.length + failed.skip.length > 0 ? failed : null;
      state.elsewhere = elsewhere;
    },
    /** Fact: the undo of its creation has removed this record. */
    tookBack(state, { payload: rowId }: PayloadAction<string>) {
      state.takenBack.push(rowId);
    },
    /** What is ready has come into sight, or has left it. */
    sighted(state, { payload }: PayloadAction<boolean>) {
      state.isInSight = payload;
    },
    failureClosed(state) {
      state.failed = null;
      state.elsewhere = 0;
    },
    /** Intent: change a series from a number on. A fact of the series says that it is done. */
    changeRequested(_state, _action: PayloadAction<ChangeRequest>) {
      // The saga does it.
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
