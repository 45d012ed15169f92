import { createSlice } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import { emptyList, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { Profile, ProfileDraft } from './profile';

/** The user's own profile: one row at most. */
const profilesSlice = createSlice({
  name: 'profiles',
  initialState: emptyList<Profile>,
  reducers: detailsCases<Profile>(),
});

export const profilesReducer = profilesSlice.reducer;
export const profilesActions = {
  ...detailsEvents<Profile, ProfileDraft>('profiles'),
  ...profilesSlice.actions,
};
export const profilesSelectors = listSelectors(
  (root: { profiles: ListState<Profile> }) => root.profiles,
);
