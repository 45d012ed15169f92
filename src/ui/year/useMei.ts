import { profilesSelectors } from '../../features/profile/profilesSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { Day } from '../../features/shared/days';
import { meiMeter, type MeiMeter } from '../../features/year/mei';
import { selectYearSums } from '../../features/year/yearSelectors';
import { useAppSelector } from '../../store/hooks';

/** The user's own profile; null while it is not loaded, and where there is none. */
export const useProfile = () =>
  useAppSelector((root) => profilesSelectors.selectById(root, selectUser(root)?.id ?? null));

/** A year compared with the MEI's cap; null for a freelancer who is no MEI, or was not one in that year. */
export function useMeiMeter(year: number, today: Day): MeiMeter | null {
  const profile = useProfile();
  const { revenue } = useAppSelector((root) => selectYearSums(root, year));
  return meiMeter(profile, year, revenue, today);
}
