import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import type { MoneySums, YearSums } from '../../../features/business/year/year';
import { ColumnChooser } from '../../kit/figures/ColumnChooser';
import { formatCurrency } from '../../kit/text/format';
import { ChartKey, MonthChart, chartLegendRecipe, MONTH_NAMES } from './MonthChart';

const readOut = (name: string, { revenue, expenses, profit }: MoneySums): string =>
  `${name}: receitas ${formatCurrency(revenue)}, gastos ${formatCurrency(expenses)}, lucro ${formatCurrency(profit)}`;

interface Props {
  year: number;
  sums: YearSums;
  /** The current month (0 for January); null if the year is not the current one. */
  present: number | null;
}

/**
 * The chart of a year, and a line with the sums of one month. It is the month under the pointer, or the month that was
 * chosen by touch or by a key.
 */
export function YearChart({ year, sums, present }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const styles = useSlotRecipe({ recipe: chartLegendRecipe })();
  const month = chosen === null ? undefined : sums.months[chosen];
  const shown: MoneySums = month ?? sums;
  const name = chosen === null ? year.toString() : (MONTH_NAMES[chosen] ?? '');

  return (
    <>
      <chakra.p css={styles.root}>
        <chakra.b css={styles.name}>{name}</chakra.b>
        <chakra.span css={styles.item}>
          <ChartKey kind="came" />
          Receitas <chakra.span css={styles.value}>{formatCurrency(shown.revenue)}</chakra.span>
        </chakra.span>
        <chakra.span css={styles.item}>
          <ChartKey kind="spent" />
          Gastos <chakra.span css={styles.value}>{formatCurrency(shown.expenses)}</chakra.span>
        </chakra.span>
        <chakra.span css={styles.item}>
          Lucro <chakra.span css={styles.value}>{formatCurrency(shown.profit)}</chakra.span>
        </chakra.span>
      </chakra.p>
      <ColumnChooser
        label={`Mês de ${year.toString()}`}
        valueText={readOut(name, shown)}
        count={sums.months.length}
        chosen={chosen}
        hasNone
        onChoose={choose}
      >
        <MonthChart months={sums.months} present={present} chosen={chosen} tile={15} />
      </ColumnChooser>
    </>
  );
}
