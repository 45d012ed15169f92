import { formatCurrency } from '../kit/text/format';
import { MONTH_NAMES } from './MonthChart';
import { YearPart } from './YearPart';
import { YearRow, YearTable } from './YearTable';

const COLUMNS = ['Mês', 'Recebido', 'No relatório'];

interface Props {
  year: number;
  /** For each month, what was received, and what its report says with the adjustments. Reais. */
  reports: readonly { received: number; reported: number }[];
  /** 0 for January; null for another year than the current one. */
  present: number | null;
}

/** A MEI's year month by month. A future month has no figures unless something is dated in it. */
export function MeiMonths({ year, reports, present }: Props) {
  return (
    <YearPart title="Mês a mês" width="narrow">
      <YearTable label={`MEI em ${year.toString()}, mês a mês`} columns={COLUMNS}>
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
