import { selectSection, type Section } from '../../features/app/navigation/navigationSlice';
import { useAppSelector } from '../../store/hooks';

/**
 * For a section without a tab of its own, the section from which it is opened. The tab of that section stays
 * active.
 */
const OPENED_FROM: Partial<Record<Section, Section>> = {
  year: 'dashboard',
  mei: 'dashboard',
  weeks: 'dashboard',
  statement: 'payments',
};

export function useActiveTab(): Section {
  const section = useAppSelector(selectSection);
  return OPENED_FROM[section] ?? section;
}
