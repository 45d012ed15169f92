import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo } from 'react';

import { highestStack, tilesOf, tileWorth } from '../../features/year/tiles';
import type { MoneySums } from '../../features/year/year';
import { slotClasses } from '../theme/slotClasses';
import { tabularDigits } from '../theme/type';

/** January to December. */
export const MONTH_NAMES: readonly string[] =
  'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(
    ' ',
  );
/**
 * Two stacks of tiles for each month: income is filled and expenses are outlined, so that the chart works
 * without colour.
 */
const monthChartRecipe = defineSlotRecipe({
  slots: ['root', 'came', 'spent', 'chosen', 'ground', 'name', 'short', 'letter', 'key'],
  base: {
    root: { display: 'block', width: '100%', overflow: 'visible' },
    came: { fill: 'accent' },
    spent: { fill: 'none', stroke: 'accent', strokeWidth: '1.5px' },
    chosen: { fill: 'accentSoft' },
    ground: { stroke: 'lineStrong', strokeWidth: '1px', shapeRendering: 'crispEdges' },
    name: {
      fill: 'muted',
      fontSize: 'note',
      '&[data-present]': { fill: 'ink', fontWeight: 700 },
    },
    short: { display: { base: 'none', md: 'inline' } },
    letter: { display: { base: 'inline', md: 'none' } },
    key: { display: 'inline-block', width: '14px', height: '10px', marginRight: '8px' },
  },
});

/** The line above the chart: its legend, and the sums of the chosen month. */
export const chartLegendRecipe = defineSlotRecipe({
  className: 'read-out',
  slots: ['root', 'name', 'item', 'value', 'chooser'],
  base: {
    // Three columns on phones, unless the amounts are too long.
    root: {
      display: 'flex',
      justifyContent: { base: 'space-between', md: 'flex-start' },
      flexWrap: 'wrap',
      columnGap: { base: '2', md: '8' },
      rowGap: '1',
      minHeight: { md: '24px' },
      marginBottom: '3',
      fontSize: 'label',
      color: 'muted',
    },
    name: { width: { base: '100%', md: 'auto' }, minWidth: { md: '88px' }, color: 'ink' },
    item: {
      display: { base: 'block', md: 'inline-flex' },
      alignItems: 'center',
      whiteSpace: 'nowrap',
    },
    // On phones the value is below its name.
    value: {
      ...tabularDigits,
      display: { base: 'block', md: 'inline' },
      marginLeft: { md: '2' },
      color: 'ink',
    },
    chooser: { cursor: 'default', touchAction: 'pan-y', borderRadius: 'base' },
  },
});

const classes = slotClasses(monthChartRecipe);

/** The gap between two tiles, in px. */
const GAP = 3;
/** The least height of a stack that is not empty, in px. */
const LEAST = 3;
/** The height below the stacks, for the months' names. */
const FOOT = 30;
/** The least height of the chart in tiles, so that a year with little money is not flat. */
const LEAST_TILES = 4;

export type MoneyKind = 'came' | 'spent';

interface StackProps {
  kind: MoneyKind;
  amount: number;
  worth: number;
  /** The height of a tile and the bottom of the stack, in px. */
  tile: number;
  bottom: number;
}

/** A month's tiles from the bottom up. The last one is cut. */
const Stack = memo(function Stack({ kind, amount, worth, tile, bottom: ground }: StackProps) {
  const { whole, rest } = tilesOf(amount, worth);
  const heights = Array.from({ length: whole }, () => tile);
  if (rest > 0) heights.push(Math.max(LEAST, Math.round(rest * tile)));
  // A line is drawn half on each side of its edge.
  const inset = kind === 'spent' ? 0.75 : 0;
  return heights.map((height, index) => (
    <rect
      key={index}
      className={classes[kind]}
      x={kind === 'came' ? '18%' : '52%'}
      width="30%"
      y={ground - index * (tile + GAP) - GAP - height + inset}
      height={height - 2 * inset}
    />
  ));
});

/** The legend's symbol for income or expenses. */
export function ChartKey({ kind }: { kind: MoneyKind }) {
  const inset = kind === 'spent' ? 0.75 : 0;
  return (
    <svg className={classes.key} aria-hidden="true" focusable="false">
      <rect
        className={classes[kind]}
        x={inset}
        y={inset}
        width={14 - 2 * inset}
        height={10 - 2 * inset}
      />
    </svg>
  );
}

export interface MonthChartProps {
  /** January to December. */
  months: readonly MoneySums[];
  /** 0 for January; null for another year than the current one. */
  present: number | null;
  chosen?: number | null;
  /** The height of a tile in px. */
  tile: number;
}

/** The chart of a year. It is plain SVG, because no chart library draws the tiles of the design. */
export function MonthChart({ months, present, chosen = null, tile }: MonthChartProps) {
  const worth = tileWorth(months);
  const ground = Math.max(LEAST_TILES, highestStack(months, worth)) * (tile + GAP) + GAP;
  const columnWidth = 100 / months.length;
  return (
    <svg
      className={classes.root}
      height={ground + FOOT}
      aria-hidden="true"
      focusable="false"
      data-chart=""
    >
      {months.map(({ revenue, expenses }, month) => (
        <svg
          key={month}
          x={`${(month * columnWidth).toString()}%`}
          width={`${columnWidth.toString()}%`}
          height={ground + FOOT}
        >
          {month === chosen && <rect className={classes.chosen} width="100%" height={ground} />}
          <Stack kind="came" amount={revenue} {...{ worth, tile, bottom: ground }} />
          <Stack kind="spent" amount={expenses} {...{ worth, tile, bottom: ground }} />
          <text
            className={classes.name}
            x="50%"
            y={ground + 22}
            textAnchor="middle"
            data-present={month === present ? '' : undefined}
          >
            <tspan className={classes.short}>{MONTH_NAMES[month]?.slice(0, 3)}</tspan>
            <tspan className={classes.letter}>{MONTH_NAMES[month]?.slice(0, 1)}</tspan>
          </text>
        </svg>
      ))}
      <line className={classes.ground} x1="0" x2="100%" y1={ground} y2={ground} />
    </svg>
  );
}
