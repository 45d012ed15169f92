import { selectSection } from '../../features/navigation/navigationSlice';
import { useAppSelector } from '../../store/hooks';
import MeiSection from './MeiSection';
import YearSection from './YearSection';

/** The year or the MEI's page. They share nearly all of their parts, and so one chunk. */
export default function YearChunk() {
  const section = useAppSelector(selectSection);
  return section === 'mei' ? <MeiSection /> : <YearSection />;
}
