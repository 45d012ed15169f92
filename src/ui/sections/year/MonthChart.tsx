import { memo } from 'react';

import { highestStack, tilesOf, tileWorth } from '../../../features/business/year/tiles';
import type { MoneySums } from '../../../features/business/year/year';
import { slotClasses } from '../../theme/slotClasses';
import { slotRecipe } from '../../theme/slotRecipe';

export const MONTH_NAMES: readonly string[] =
  'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(
    ' ',
  );
/**
 * The look of the chart, with two stacks of tiles for each month. Income is filled and expenses are outlined, so
 * that the chart can be read without colours.
 */
const monthChartRecipe = slotRecipe({
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

/** The look of the line above the chart, with the legend and the sums of the chosen month. */
export const chartLegendRecipe = slotRecipe({
  className: 'read-out',

  base: {
    // On phones the line has three columns, unless the amounts are too long.
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
    // On phones the value stands below its name.
    value: {
      textStyle: 'digits',
      display: { base: 'block', md: 'inline' },
      marginLeft: { md: '2' },
      color: 'ink',
    },
  },
});

const classes = slotClasses(monthChartRecipe);

/** The gap between two tiles, in px. */
export const GAP = 3;
/** The least height (px) of a stack that is not empty. */
const LEAST = 3;
/** The height (px) below the stacks for the names of the months. */
const FOOT = 30;
/** The least height of the chart in tiles, so that a year with little money does not look flat. */
const LEAST_TILES = 4;

export type MoneyKind = 'came' | 'spent';

interface StackProps {
  kind: MoneyKind;
  amount: number;
  worth: number;
  /** The height of a tile, and the position of the stack's bottom, in px. */
  tile: number;
  bottom: number;
  /** Where the stack begins, and how wide it is, in percent. */
  x?: number;
  width?: number;
  /** Whether the stack hangs down from its ground. */
  hangs?: boolean;
}

/** The tiles of one stack, from the ground on. The last tile is cut. */
export const Stack = memo(function Stack({
  kind,
  amount,
  worth,
  tile,
  bottom: ground,
  x = kind === 'came' ? 18 : 52,
  width = 30,
  hangs = false,
}: StackProps) {
  const { whole, rest } = tilesOf(amount, worth);
  const heights = Array.from({ length: whole }, () => tile);
  if (rest > 0) heights.push(Math.max(LEAST, Math.round(rest * tile)));
  // An outline is drawn half inside and half outside of its rectangle, so the rectangle is made smaller.
  const inset = kind === 'spent' ? 0.75 : 0;
  return heights.map((height, index) => (
    <rect
      key={index}
      className={classes[kind]}
      x={`${x.toString()}%`}
      width={`${width.toString()}%`}
      y={
        (hangs
          ? ground + index * (tile + GAP) + GAP
          : ground - (index + 1) * GAP - index * tile - height) + inset
      }
      height={height - 2 * inset}
    />
  ));
});

/** The symbol of income or expenses in the legend. */
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
  /** The sums of the months, from January to December. */
  months: readonly MoneySums[];
  /** The current month (0 for January); null if the year is not the current one. */
  present: number | null;
  chosen?: number | null;
  /** The height of a tile in px. */
  tile: number;
}

/**
 * The chart of a year. It is plain SVG, because no chart library draws the tiles of our design. It is not translated,
 * because SVG shows none of the elements that browsers put in the place of texts.
 */
export function MonthChart({ months, present, chosen = null, tile }: MonthChartProps) {
  const worth = tileWorth(months);
  const ground = Math.max(LEAST_TILES, highestStack(months, worth)) * (tile + GAP) + GAP;
  const columnWidth = 100 / months.length;
  return (
    <div translate="no">
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
    </div>
  );
}
