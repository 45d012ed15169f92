import { clientDetailsSelectors } from '../../../features/business/clients/clientDetailsSlice';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import type { Profile } from '../../../features/business/profile/profile';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import type { Day } from '../../../features/shared/days';
import { adjustmentId } from '../../../features/business/year/meiAdjustment';
import { meiAdjustmentsSelectors } from '../../../features/business/year/meiAdjustmentsSlice';
import {
  adjustedReport,
  adjustedDeclaration,
  yearlyDeclaration,
  type Declaration,
  meiReport,
  reportTotal,
} from '../../../features/business/year/meiReport';
import { selectYearRows } from '../../../features/business/year/yearSelectors';
import { useAppSelector } from '../../../store/hooks';
import { CopyLine } from '../../documents/CopyLine';
import { Ledger } from '../../kit/list/Ledger';
import { formatCurrency } from '../../kit/text/format';
import { useIsLoaded } from '../../records/useLookup';
import { MeiReport } from './MeiReport';
import { presentMonth, YearPart } from './YearPart';
import { MONTH_NAMES } from './MonthChart';
import { YearRow, YearTable } from './YearTable';

/** From this amount on (reais), two amounts do not fit side by side on a phone. */
const LONG = 1_000_000_000;

const COLUMNS = ['Mês', 'Recebido', 'No relatório'];

interface MeiMonthsProps {
  year: number;
  /** For each month, the received amount and the amount in the report with its adjustments, in reais. */
  reports: readonly { received: number; reported: number }[];
  /** The current month (0 for January); null if the year is not the current one. */
  present: number | null;
}

/** The table of a MEI's months in a year. A future month has no figures unless something is dated in it. */
function MeiMonths({ year, reports, present }: MeiMonthsProps) {
  return (
    <YearPart title="Mês a mês" width="narrow">
      <YearTable
        label={`MEI em ${year.toString()}, mês a mês`}
        columns={COLUMNS}
        isCompact={Math.max(...reports.map(({ reported }) => reported)) < LONG}
      >
        {reports.map(({ received, reported }, month) => {
          const isComing = present !== null && month > present && received === 0 && reported === 0;
          return (
            <YearRow
              key={month}
              columns={COLUMNS}
              name={MONTH_NAMES[month]}
              coming={isComing}
              cells={[received, reported].map((amount) => ({
                value: isComing ? '–' : formatCurrency(amount),
              }))}
            />
          );
        })}
      </YearTable>
    </YearPart>
  );
}

const LINES = [
  ['goods', 'Comércio e indústria'],
  ['services', 'Prestação de serviços'],
  ['total', 'Receita bruta total'],
] as const;

/** The sums for the yearly declaration (DASN-SIMEI), which the user copies into it. */
function MeiDeclaration({ sums, isAdjusted }: { sums: Declaration; isAdjusted: boolean }) {
  return (
    <YearPart
      title="Declaração anual"
      note={`DASN-SIMEI: só os valores${isAdjusted ? ', com os ajustes dos relatórios mensais' : ''}; nenhum imposto é calculado`}
    >
      <Ledger.Root oneAction>
        {LINES.map(([kind, label]) => (
          <CopyLine key={kind} label={label} value={sums[kind]} />
        ))}
      </Ledger.Root>
    </YearPart>
  );
}

/** The months of a year, by their numbers (0 for January). */
const MONTHS = Array.from({ length: 12 }, (_, index) => index);

interface Props {
  year: number;
  today: Day;
  /** The revenue of the year in reais. */
  revenue: number;
  profile: Profile;
  printAlone: (print: () => void) => void;
}

/** The months of a MEI's year, the monthly report and the yearly declaration. */
export function MeiYear({ year, today, revenue, profile, printAlone }: Props) {
  const { receipts } = useAppSelector((root) => selectYearRows(root, year));
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const documents = useAppSelector(clientDetailsSelectors.selectEntities);
  const parts = useAppSelector(selectPartsByPayment);
  const adjustments = useAppSelector(meiAdjustmentsSelectors.selectEntities);
  const isLoaded = useIsLoaded('projects', 'clients', 'clientDetails', 'meiAdjustments');
  if (!isLoaded) return null;
  const activity = profile.meiActivity ?? 'services';
  const receivedIn = (month: number) =>
    meiReport(receipts, month, activity, { projects, clients, documents, parts });
  const months = MONTHS.map((month) => {
    const received = receivedIn(month);
    const stored = adjustments[adjustmentId(profile.id, year, month)] ?? null;
    return { received, adjusted: adjustedReport(received, stored) };
  });
  const reports = months.map(({ received, adjusted: reported }) => ({
    received: reportTotal(received),
    reported: reportTotal(reported),
  }));
  const present = presentMonth(year, today);
  return (
    <>
      <MeiMonths year={year} reports={reports} present={present} />
      <MeiReport
        key={year}
        year={year}
        profile={profile}
        // The report that is shown first is that of the last month, because a month's report is due when the month
        // is over.
        month={present === null ? 11 : Math.max(0, present - 1)}
        receivedIn={receivedIn}
        adjustments={adjustments}
        printAlone={printAlone}
      />
      <MeiDeclaration
        sums={adjustedDeclaration(yearlyDeclaration(revenue, activity), months)}
        isAdjusted={reports.some(({ received, reported }) => received !== reported)}
      />
    </>
  );
}
