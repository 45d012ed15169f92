import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';

import type { MoneySums, YearSums } from '../../../features/business/year/year';
import { formatCurrency } from '../../kit/text/format';
import { ChartKey, MonthChart, chartLegendRecipe, MONTH_NAMES } from './MonthChart';
const LAST = 11;

/** The month to which a key moves, starting at a month or at the whole year (null). Undefined for other keys. */
function monthAfter(key: string, month: number | null): number | null | undefined {
  const current = month ?? -1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(LAST, current + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return current <= 0 ? null : current - 1;
    case 'End':
      return LAST;
    case 'Home':
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}

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

  const onPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width === 0) return;
    choose(Math.min(LAST, Math.max(0, Math.floor(((clientX - left) / width) * 12))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = monthAfter(event.key, chosen);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
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
      <chakra.div
        css={styles.chooser}
        role="slider"
        tabIndex={0}
        aria-label={`Mês de ${year.toString()}`}
        aria-valuemin={0}
        aria-valuemax={LAST + 1}
        aria-valuenow={chosen === null ? 0 : chosen + 1}
        aria-valuetext={readOut(name, shown)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ pointerType }) => {
          // A touch always ends with this event, so the month that was chosen by touch is kept.
          if (pointerType !== 'touch') choose(null);
        }}
        onKeyDown={onKeyDown}
      >
        <MonthChart months={sums.months} present={present} chosen={chosen} tile={15} />
      </chakra.div>
    </>
  );
}
