import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Day } from '../../shared/days';
import type { Held, Occurrence } from './series';
import type { SeriesChange } from './seriesSlice';

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

/** A change of one series from a number on. `from` is what was shown to hold, and `to` has the same fields. */
interface ChangeRequest {
  how: Exclude<SeriesChange['how'], 'decided'>;
  seriesId: string;
  number: number;
  from: Partial<Held>;
  to: Partial<Held>;
}

/** How such a change has ended. `conflict` are the fields that other devices have changed, too. Nothing was sent then. */
interface ChangeEnd {
  seriesId: string;
  isDone: boolean;
  conflict: string[];
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
  /** What is asked in that dialog: what should change, or whether the series should end. */
  asks: 'change' | 'end' | null;
  isChanging: boolean;
  /** The fields of the last change that other devices have changed, too. */
  conflict: string[];
}

const initialState: SeriesWorkState = {
  isBusy: false,
  failed: null,
  elsewhere: 0,
  takenBack: [],
  isInSight: false,
  hiddenOn: null,
  viewed: null,
  asks: null,
  isChanging: false,
  conflict: [],
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
      {
        payload: { failed, elsewhere },
      }: PayloadAction<{ failed: FailedDecision; elsewhere: number }>,
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
    /** The dialog of a series asks, or asks nothing any more (null). */
    asked(state, { payload }: PayloadAction<SeriesWorkState['asks']>) {
      state.asks = payload;
      state.conflict = [];
    },
    /** Intent: change a series from a number on. The answer is `changeEnded`. */
    changeRequested(state, _action: PayloadAction<ChangeRequest>) {
      state.isChanging = true;
      state.conflict = [];
    },
    /** Fact: the change has ended. A form stays open with what was typed, unless it is done. */
    changeEnded(state, { payload }: PayloadAction<ChangeEnd>) {
      state.isChanging = false;
      // Meanwhile another series may be shown.
      if (state.viewed !== payload.seriesId) return;
      state.conflict = payload.conflict;
      if (payload.isDone) state.asks = null;
    },
    /** Intent: close the conflict, because the user has chosen which version the form shows. */
    conflictSettled(state) {
      state.conflict = [];
    },
    /** The user does not want to be asked on this day. */
    hidden(state, { payload }: PayloadAction<Day>) {
      state.hiddenOn = payload;
    },
    /** The dialog of a series was opened, or closed (null). */
    viewed(state, { payload }: PayloadAction<string | null>) {
      state.viewed = payload;
      state.asks = null;
      state.conflict = [];
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
