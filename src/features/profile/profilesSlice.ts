import { createSlice } from '@reduxjs/toolkit';

import { detailsCases } from '../shared/detailsCases';
import { emptyList, type ListState } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import type { Profile, ProfileDraft } from './profile';

/** The user's own profile: one row at most. */
const profilesSlice = createSlice({
  name: 'profiles',
  initialState: emptyList<Profile>,
  reducers: detailsCases<Profile, ProfileDraft>(),
});

export const profilesReducer = profilesSlice.reducer;
export const profilesActions = profilesSlice.actions;
export const profilesSelectors = listSelectors(
  (root: { profiles: ListState<Profile> }) => root.profiles,
);
