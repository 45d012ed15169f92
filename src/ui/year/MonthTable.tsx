import type { Sums, YearSums } from '../../features/year/year';
import { slotClasses } from '../theme/slotClasses';
import { formatCurrency } from '../kit/text/format';
import { YearTable, YearRow, yearTableRecipe } from './YearTable';
import { MONTH_NAMES } from './MonthChart';

const classes = slotClasses(yearTableRecipe);

const COLUMNS = ['Mês', 'Receitas', 'Gastos', 'Lucro'];

const isNothing = ({ revenue, expenses }: Sums): boolean => revenue === 0 && expenses === 0;

interface Props {
  year: number;
  sums: YearSums;
  /** 0 for January; null for another year than the current one. */
  present: number | null;
  /** Today's day of the month: 20. */
  day: number;
}

/** A year month by month. A future month has no figures unless something is dated in it. */
export function MonthTable({ year, sums, present, day }: Props) {
  return (
    <YearTable
      label={`${year.toString()}, mês a mês`}
      columns={COLUMNS}
      foot={
        <YearRow
          columns={COLUMNS}
          name={year}
          strong
          cells={[
            { value: formatCurrency(sums.revenue) },
            { value: formatCurrency(sums.expenses) },
            {
              value: <span className={classes.total}>{formatCurrency(sums.profit)}</span>,
              loss: sums.profit < 0,
            },
          ]}
        />
      }
    >
      {sums.months.map((month, index) => {
        const isComing = present !== null && index > present && isNothing(month);
        return (
          <YearRow
            key={index}
            columns={COLUMNS}
            coming={isComing}
            name={
              <>
                {MONTH_NAMES[index]}
                {index === present && ` · até dia ${day.toString()}`}
              </>
            }
            cells={(['revenue', 'expenses', 'profit'] as const).map((kind) => ({
              value: isComing ? '–' : formatCurrency(month[kind]),
              loss: kind === 'profit' && month.profit < 0,
            }))}
          />
        );
      })}
    </YearTable>
  );
}
