import { createSlice } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import { emptyList, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import type { Profile, ProfileDraft } from './profile';

/** The user's own profile: one row at most. */
const initialState: ListState<Profile> = emptyList();

const profilesSlice = createSlice({
  name: 'profiles',
  initialState,
  reducers: { ...detailsCases<Profile, ProfileDraft>() },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const profilesReducer = profilesSlice.reducer;
export const profilesActions = profilesSlice.actions;
export const profilesSelectors = listSelectors(
  (root: { profiles: ListState<Profile> }) => root.profiles,
);
