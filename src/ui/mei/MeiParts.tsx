import { clientDetailsSelectors } from '../../features/clients/clientDetailsSlice';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Profile } from '../../features/profile/profile';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { Day } from '../../features/shared/days';
import { meiMeter } from '../../features/year/mei';
import { adjustmentId } from '../../features/year/meiAdjustment';
import { meiAdjustmentsSelectors } from '../../features/year/meiAdjustmentsSlice';
import {
  adjusted,
  adjustedDeclaration,
  declaration,
  meiReport,
  reportTotal,
} from '../../features/year/meiReport';
import { selectYearRows } from '../../features/year/yearSelectors';
import { useAppSelector } from '../../store/hooks';
import { useIsLoaded } from '../dashboard/useIsLoaded';
import { MeiDeclaration } from './MeiDeclaration';
import { MeiReport } from './MeiReport';

/** 0 for January. */
const MONTHS = Array.from({ length: 12 }, (_, index) => index);

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
  const adjustments = useAppSelector(meiAdjustmentsSelectors.selectEntities);
  const knowsAdjustments = useAppSelector(meiAdjustmentsSelectors.selectIsLoaded);
  const isLoaded = useIsLoaded('projects', 'clients') && knowsDocuments && knowsAdjustments;
  if (!isLoaded || meiMeter(profile, year, revenue, today) === null) return null;
  const activity = profile.meiActivity ?? 'services';
  const receivedIn = (month: number) =>
    meiReport(receipts, month, activity, { projects, clients, documents });
  const adjustedMonths = MONTHS.flatMap((month) => {
    const adjustment = adjustments[adjustmentId(profile.id, year, month)];
    if (!adjustment) return [];
    const received = receivedIn(month);
    return [{ received, adjusted: adjusted(received, adjustment) }];
  });
  const isAdjusted = adjustedMonths.some(
    ({ received, adjusted: said }) => reportTotal(said) !== reportTotal(received),
  );
  const isPresent = today.startsWith(`${year.toString()}-`);
  return (
    <>
      <MeiReport
        key={year}
        year={year}
        profile={profile}
        // The report of a month is due when it is over.
        month={isPresent ? Math.max(0, Number(today.slice(5, 7)) - 2) : 11}
        receivedIn={receivedIn}
        adjustments={adjustments}
        printAlone={printAlone}
      />
      <MeiDeclaration
        sums={adjustedDeclaration(declaration(revenue, activity), adjustedMonths)}
        isAdjusted={isAdjusted}
      />
    </>
  );
}
