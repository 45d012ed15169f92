import { selectProfile } from '../../../features/app/session/selectProfile';
import type { Day } from '../../../features/shared/days';
import { meiMeter, type MeiMeter } from '../../../features/business/year/mei';
import { selectYearSums } from '../../../features/business/year/yearSelectors';
import { useAppSelector } from '../../../store/hooks';

/**
 * The revenue of a year compared with the MEI cap. Null for a freelancer who is no MEI, or was no MEI in that
 * year.
 */
export function useMeiMeter(year: number, today: Day): MeiMeter | null {
  const profile = useAppSelector(selectProfile);
  const { revenue } = useAppSelector((root) => selectYearSums(root, year));
  return meiMeter(profile, year, revenue, today);
}
