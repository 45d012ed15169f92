import { profilesSelectors } from '../../features/profile/profilesSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { Day } from '../../features/shared/days';
import { meiMeter, type MeiMeter } from '../../features/year/mei';
import { selectYearSums } from '../../features/year/yearSelectors';
import { useAppSelector } from '../../store/hooks';

/** The user's own profile. Null while it is not loaded, and if there is none. */
export const useProfile = () =>
  useAppSelector((root) => profilesSelectors.selectById(root, selectUser(root)?.id ?? null));

/**
 * The revenue of a year compared with the MEI cap. Null for a freelancer who is no MEI, or was no MEI in that
 * year.
 */
export function useMeiMeter(year: number, today: Day): MeiMeter | null {
  const profile = useProfile();
  const { revenue } = useAppSelector((root) => selectYearSums(root, year));
  return meiMeter(profile, year, revenue, today);
}
