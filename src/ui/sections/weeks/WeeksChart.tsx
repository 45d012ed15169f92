import { useMemo } from 'react';

import type { Day } from '../../../features/shared/days';
import { mostTiles } from '../../../features/business/year/tiles';
import { formatCurrencyWhole } from '../../kit/text/format';
import { slotClasses } from '../../theme/slotClasses';
import { GAP, Stack } from '../year/MonthChart';
import { dayMonth } from './weeksText';
import { slotRecipe } from '../../theme/slotRecipe';

/** The media query from which on the days of all weeks fit beside each other. */
const WIDE = '@media (min-width: 70rem), print';

const chartRecipe = slotRecipe({
  base: {
    root: { display: 'block', width: '100%', overflow: 'visible' },
    // The figure of a narrow column is wider than the column.
    column: { overflow: 'visible' },
    chosen: { fill: 'accentSoft' },
    ground: { stroke: 'lineStrong', strokeWidth: '1px', shapeRendering: 'crispEdges' },
    // Beside 'A receber' the columns may be narrow: then only the first, the last and the chosen day are shown.
    label: {
      fill: 'muted',
      fontSize: 'note',
      textAnchor: 'middle',
      '&[data-chosen]': { fill: 'ink', fontWeight: 700 },
      '&[data-spare]': { display: 'none', [WIDE]: { display: 'inline' } },
    },
    figure: {
      fill: 'ink',
      fontSize: 'label',
      textAnchor: 'middle',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&[data-chosen]': { fontWeight: 700 },
      '&[data-below]': { fill: 'danger' },
    },
    line: { fill: 'none', stroke: 'ink', strokeWidth: '1.5px' },
    zero: { stroke: 'lineStrong', strokeWidth: '1px', strokeDasharray: '2 4' },
    point: { fill: 'ink', '&[data-below]': { fill: 'danger' } },
  },
});

const classes = slotClasses(chartRecipe);

/** The heights (px) of the days, of the line of balances, and of the figures. */
const LABEL = 26;
const LINE = 72;
const FIGURE = 26;

/** An amount without its currency, which the caption names. */
const bare = (reais: number): string => formatCurrencyWhole(reais).replace('R$\u00A0', '');

export interface WeekColumn {
  day: Day;
  /** What stands on the line of the days, and what hangs below it, in reais. */
  above: number;
  below: number;
  /** What is left at the end of the week. */
  end: number;
}

interface Props {
  columns: readonly WeekColumn[];
  chosen: number;
  /** The value of a tile in reais. */
  worth: number;
  /** The height of all tiles in px. If it is not given, it follows their number. */
  height?: number;
  /** Whether what is left is drawn as a line with figures. Otherwise only that of the chosen week is written. */
  hasLine?: boolean;
}

/**
 * The weeks as tiles above and below their days. It is plain SVG, because no chart library draws the tiles of our design.
 * Whoever does not see it reads the sentence beside it.
 */
export function WeeksChart({ columns, chosen, worth, height, hasLine = false }: Props) {
  const up = Math.max(1, mostTiles(columns.map(({ above }) => above), worth)); // prettier-ignore
  const down = mostTiles(columns.map(({ below }) => below), worth); // prettier-ignore
  const tile = height === undefined ? 12 : Math.floor(height / Math.max(7, up + down)) - GAP;
  const hanging = down === 0 ? 0 : down * (tile + GAP) + GAP;
  const ground = height === undefined ? up * (tile + GAP) + GAP : height - hanging;
  const lineTop = ground + LABEL + hanging + GAP;
  const bottom = hasLine ? lineTop + LINE + FIGURE : ground + LABEL + hanging;
  const place = useMemo(() => {
    const ends = [0, ...columns.map(({ end }) => end)];
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    // The points keep some room from the borders.
    return (end: number): number => LINE - 8 - ((end - least) / (most - least || 1)) * (LINE - 16);
  }, [columns]);
  const width = 100 / columns.length;
  const last = columns.length - 1;
  return (
    <div translate="no">
      <svg className={classes.root} height={bottom} aria-hidden="true" focusable="false">
        {columns.map(({ day, above, below, end }, index) => {
          const isChosen = index === chosen ? '' : undefined;
          const isBelow = end < 0 ? '' : undefined;
          const isSpare = (index > 0 && index < last) || Math.abs(index - chosen) === 1;
          return (
            <svg
              key={day}
              className={classes.column}
              x={`${(index * width).toString()}%`}
              width={`${width.toString()}%`}
              height={bottom}
            >
              {index === chosen && <rect className={classes.chosen} width="100%" height={bottom} />}
              <Stack
                kind="came"
                amount={above}
                {...{ worth, tile, bottom: ground, x: 22, width: 56 }}
              />
              <Stack
                kind="spent"
                amount={below}
                hangs
                {...{ worth, tile, bottom: ground + LABEL, x: 22, width: 56 }}
              />
              <text
                className={classes.label}
                x="50%"
                y={ground + 17}
                data-chosen={isChosen}
                data-spare={isSpare && isChosen === undefined ? '' : undefined}
              >
                {dayMonth(day)}
              </text>
              {!hasLine && isChosen === '' && (
                <text
                  className={classes.figure}
                  x="50%"
                  y={ground - Math.ceil(Math.max(0, end) / worth) * (tile + GAP) - 6}
                  data-chosen=""
                  data-below={isBelow}
                >
                  {bare(end)}
                </text>
              )}
              {hasLine && (
                <>
                  <rect
                    className={classes.point}
                    x="50%"
                    y={lineTop + place(end) - 3}
                    width="6"
                    height="6"
                    transform="translate(-3 0)"
                    data-below={isBelow}
                  />
                  <text
                    className={classes.figure}
                    x="50%"
                    y={bottom - 8}
                    data-chosen={isChosen}
                    data-below={isBelow}
                  >
                    {bare(end)}
                  </text>
                </>
              )}
            </svg>
          );
        })}
        <line className={classes.ground} x1="0" x2="100%" y1={ground} y2={ground} />
        {down > 0 && (
          <line
            className={classes.ground}
            x1="0"
            x2="100%"
            y1={ground + LABEL}
            y2={ground + LABEL}
          />
        )}
        {hasLine && (
          <svg
            y={lineTop}
            width="100%"
            height={LINE}
            viewBox={`0 0 ${columns.length.toString()} ${LINE.toString()}`}
            preserveAspectRatio="none"
          >
            <line
              className={classes.zero}
              x1="0"
              x2={columns.length}
              y1={place(0)}
              y2={place(0)}
              vectorEffect="non-scaling-stroke"
            />
            <polyline
              className={classes.line}
              vectorEffect="non-scaling-stroke"
              points={columns
                .map(({ end }, index) => `${(index + 0.5).toString()},${place(end).toString()}`)
                .join(' ')}
            />
          </svg>
        )}
      </svg>
    </div>
  );
}
