import { selectUser } from './sessionSlice';
import type { Profile } from '../../business/profile/profile';
import { profilesSelectors } from '../../business/profile/profilesSlice';

/** The user's own profile; null if there is none or if it is not loaded. */
export const selectProfile = (
  root: Parameters<typeof selectUser>[0] & Parameters<typeof profilesSelectors.selectAll>[0],
): Profile | null => profilesSelectors.selectById(root, selectUser(root)?.id ?? null);
