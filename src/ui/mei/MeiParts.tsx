import { clientDetailsSelectors } from '../../features/clients/clientDetailsSlice';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Profile } from '../../features/profile/profile';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { Day } from '../../features/shared/days';
import { meiMeter } from '../../features/year/mei';
import { declaration, meiReport } from '../../features/year/meiReport';
import { selectYearRows } from '../../features/year/yearSelectors';
import { useAppSelector } from '../../store/hooks';
import { useIsLoaded } from '../dashboard/useIsLoaded';
import { MeiDeclaration } from './MeiDeclaration';
import { MeiReport } from './MeiReport';

interface Props {
  year: number;
  today: Day;
  /** Reais. */
  revenue: number;
  profile: Profile;
  printAlone: (print: () => void) => void;
}

/** What a MEI hands in: the month's report and the year's declaration. */
export function MeiParts({ year, today, revenue, profile, printAlone }: Props) {
  const { receipts } = useAppSelector((root) => selectYearRows(root, year));
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const documents = useAppSelector(clientDetailsSelectors.selectEntities);
  const knowsDocuments = useAppSelector(clientDetailsSelectors.selectIsLoaded);
  const isLoaded = useIsLoaded('projects', 'clients') && knowsDocuments;
  if (!isLoaded || meiMeter(profile, year, revenue, today) === null) return null;
  const activity = profile.meiActivity ?? 'services';
  const isPresent = today.startsWith(`${year.toString()}-`);
  return (
    <>
      <MeiReport
        key={year}
        year={year}
        profile={profile}
        // The report of a month is due when it is over.
        month={isPresent ? Math.max(0, Number(today.slice(5, 7)) - 2) : 11}
        reportOfMonth={(month) =>
          meiReport(receipts, month, activity, { projects, clients, documents })
        }
        printAlone={printAlone}
      />
      <MeiDeclaration sums={declaration(revenue, activity)} />
    </>
  );
}
