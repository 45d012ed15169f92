import { selectSection } from '../../features/workspace/workspaceSlice';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';
import { sectionLabel } from '../records/nouns';

/** The open section's title; that of a year says which. */
export function useSectionTitle(): string {
  const section = useAppSelector(selectSection);
  const year = useAppSelector(({ workspace }) => workspace.year);
  const today = useToday();
  const label = sectionLabel[section];
  return section === 'year' ? `${label} de ${year?.toString() ?? today.slice(0, 4)}` : label;
}
