import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';

/** What this device stores, and whether the backend can be reached. Times are ISO strings. */
export interface DeviceState {
  /**
   * Whether the lists are stored here between two visits. The choice belongs to the device, whoever is signed
   * in.
   */
  keepsSnapshots: boolean;
  /** When the shown snapshot was written by an earlier visit; null without a snapshot. */
  snapshotAt: string | null;
  /** Set while there is no network. `since`: when the backend last answered this page. */
  lost: { since: string | null } | null;
}

export const initialDevice: DeviceState = { keepsSnapshots: true, snapshotAt: null, lost: null };

const deviceSlice = createSlice({
  name: 'device',
  initialState: initialDevice,
  reducers: {
    /** Intent. */
    keepingChosen(state, { payload }: PayloadAction<{ keeps: boolean }>) {
      state.keepsSnapshots = payload.keeps;
    },
    connectionLost(state, { payload }: PayloadAction<{ since: string | null }>) {
      state.lost = payload;
    },
    connectionBack(state) {
      state.lost = null;
    },
    /** The connection is back, and every table has been loaded again. */
    refreshed(_state) {
      /* The notices tell the user. */
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.dataRecalled, (state, { payload }) => {
        state.snapshotAt = payload.at;
      })
      .addCase(sessionActions.signedOut, (state) => {
        state.snapshotAt = null;
        state.lost = null;
      });
  },
});

export const deviceReducer = deviceSlice.reducer;
export const deviceActions = deviceSlice.actions;

interface Root {
  device: DeviceState;
}

export const selectIsOffline = ({ device }: Root): boolean => device.lost !== null;

export const selectKeepsSnapshots = ({ device }: Root): boolean => device.keepsSnapshots;
