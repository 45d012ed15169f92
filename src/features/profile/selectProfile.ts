import { selectUser } from '../session/sessionSlice';
import type { Profile } from './profile';
import { profilesSelectors } from './profilesSlice';

/** The user's own profile; null while it is not loaded, and where there is none. */
export const selectProfile = (
  root: Parameters<typeof selectUser>[0] & Parameters<typeof profilesSelectors.selectAll>[0],
): Profile | null => profilesSelectors.selectById(root, selectUser(root)?.id ?? null);
