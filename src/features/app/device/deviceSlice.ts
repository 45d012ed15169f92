import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';

/** What this device stores, and whether the backend can be reached. Times are ISO strings. */
export interface DeviceState {
  /**
   * Whether this device stores the lists between two visits. The setting belongs to the device and applies to all
   * users.
   */
  keepsSnapshots: boolean;
  /** When an earlier visit wrote the snapshot that is shown; null if no snapshot is shown. */
  snapshotAt: string | null;
  /** Null while there is a network. Otherwise `since` is the instant at which the backend last answered this page. */
  lost: { since: string | null } | null;
}

export const initialDevice: DeviceState = { keepsSnapshots: true, snapshotAt: null, lost: null };

const deviceSlice = createSlice({
  name: 'device',
  initialState: initialDevice,
  reducers: {
    /** Intent: store or do not store snapshots on this device. */
    keepingChosen(state, { payload }: PayloadAction<{ keeps: boolean }>) {
      state.keepsSnapshots = payload.keeps;
    },
    connectionLost(state, { payload }: PayloadAction<{ since: string | null }>) {
      state.lost = payload;
    },
    connectionBack(state) {
      state.lost = null;
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
export const deviceActions = {
  ...deviceSlice.actions,
  /** Fact: the connection is back, and every table has been loaded again. The notices slice shows a notice. */
  refreshed: createAction('device/refreshed'),
};

interface Root {
  device: DeviceState;
}

export const selectIsOffline = ({ device }: Root): boolean => device.lost !== null;

export const selectKeepsSnapshots = ({ device }: Root): boolean => device.keepsSnapshots;
