import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';

/** What this device keeps, and whether it reaches the backend. Instants are ISO texts. */
export interface DeviceState {
  /** The lists are kept here between two visits. A choice of the device, whoever is signed in. */
  keeps: boolean;
  /** When the rows were kept that an earlier visit has left; null where there were none. */
  recalledAt: string | null;
  /** There is no network; `since`: the last instant at which the backend has answered this page. */
  lost: { since: string | null } | null;
}

export const initialDevice: DeviceState = { keeps: true, recalledAt: null, lost: null };

const deviceSlice = createSlice({
  name: 'device',
  initialState: initialDevice,
  reducers: {
    /** Intent. */
    keepingChosen(state, { payload }: PayloadAction<{ keeps: boolean }>) {
      state.keeps = payload.keeps;
    },
    connectionLost(state, { payload }: PayloadAction<{ since: string | null }>) {
      state.lost = payload;
    },
    connectionBack(state) {
      state.lost = null;
    },
    /** The connection is back, and every table has been read again. */
    refreshed(_state) {
      /* told by the notices */
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.dataRecalled, (state, { payload }) => {
        state.recalledAt = payload.at;
      })
      .addCase(sessionActions.signedOut, (state) => {
        state.recalledAt = null;
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

export const selectKeeps = ({ device }: Root): boolean => device.keeps;
