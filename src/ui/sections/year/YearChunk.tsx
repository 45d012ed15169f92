import { selectSection } from '../../../features/app/navigation/navigationSlice';
import { useAppSelector } from '../../../store/hooks';
import MeiSection from './MeiSection';
import YearSection from './YearSection';

/**
 * The section of the year or the MEI page. Both are in one chunk, because they share nearly all of their
 * components.
 */
export default function YearChunk() {
  const section = useAppSelector(selectSection);
  return section === 'mei' ? <MeiSection /> : <YearSection />;
}
