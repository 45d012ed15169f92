import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { dontInherit } from '../../theme/recipes/table';
import { genericMemo } from './genericMemo';
import { MarkBox, useMarking, type Marking } from './MarkBox';
import { rowPress } from './rows';
import { slotClasses } from '../../theme/slotClasses';
import { useMediaQuery } from './useMediaQuery';
import { usePrinted } from './usePrinted';
import { ALL_UP_TO, useWindowedRows } from './useWindowedRows';

/** Where cards stand side by side. In the second range, the sidebar leaves no room for three. */
const TWO = '(min-width: 48rem)';
const THREE = '(min-width: 80rem)';
const FOUR = '(min-width: 105rem)';

// Plain elements, because they are rendered at every scroll step.
const gridRecipe = defineSlotRecipe({
  slots: ['root', 'line', 'item', 'mark'],
  base: {
    // The list itself keeps its visible rows in place, so the browser must not.
    root: { ...dontInherit, overflowAnchor: 'none' },
    item: {
      position: 'relative',
      '&[data-marked] > article': { borderColor: 'accent' },
      '&[data-pressed-opens]': { cursor: 'pointer' },
    },
    mark: { position: 'absolute', top: { base: 0, md: '8px' }, right: { base: '6px', md: '8px' } },
    line: {
      display: 'grid',
      gap: { base: '10px', md: '6' },
      gridTemplateColumns: 'repeat(var(--across), minmax(0, 1fr))',
      // No card is split between two printed pages.
      breakInside: 'avoid',
      '&:not(:last-of-type)': { marginBottom: { base: '10px', md: '6' } },
    },
  },
});
const classes = slotClasses(gridRecipe);

export interface CardGridProps<Row extends { id: string }> {
  /** The grid's name: 'Projetos'. */
  label: string;
  rows: readonly Row[];
  /** Renders one `Card`. */
  card: (row: Row) => ReactNode;
  /** The name of a row's checkbox. */
  nameOf: (row: Row) => string;
  /**
   * Opens a record, after a click on its card outside of a control. The title's button says so to screen
   * readers.
   */
  onOpen?: (id: string) => void;
  /** The expected height of a card in px. */
  cardHeight?: number;
  /** What decides which cards are listed. While it is the same, all cards of a short list are rendered. */
  view?: unknown;
}

interface CardItemProps<Row extends { id: string }> extends Pick<
  CardGridProps<Row>,
  'card' | 'nameOf'
> {
  row: Row;
  /** The card's index. */
  place: number;
  count: number;
  /** Undefined where rows cannot be marked. */
  marked: boolean | undefined;
  /** A click on the card opens its record. */
  opens: boolean;
  onMark: Marking['onMark'] | undefined;
}

function PlainItem<Row extends { id: string }>({
  row,
  card,
  nameOf,
  place,
  count,
  marked,
  onMark,
  opens,
}: CardItemProps<Row>) {
  // Marking does not render the card's content again.
  const content = useMemo(() => card(row), [card, row]);
  return (
    <div
      role="listitem"
      tabIndex={-1}
      data-record={row.id}
      aria-setsize={count}
      aria-posinset={place}
      className={classes.item}
      data-marked={marked === true ? '' : undefined}
      data-pressed-opens={opens ? '' : undefined}
    >
      {content}
      {onMark && (
        <span className={classes.mark}>
          <MarkBox
            label={`Marcar ${nameOf(row)}`}
            checked={marked === true}
            onToggle={(on, extend) => {
              onMark(row.id, on, extend);
            }}
          />
        </span>
      )}
    </div>
  );
}

const CardItem = genericMemo(PlainItem);

interface CardLinesProps<Row extends { id: string }> extends CardGridProps<Row> {
  cardHeight: number;
  /** The number of columns. */
  columnCount: number;
  /** The gap between lines in px. */
  gap: number;
}

/** The rendered lines. Only this part is rendered at every scroll step, so it is made of plain elements. */
function CardLines<Row extends { id: string }>({
  label,
  rows,
  card,
  nameOf,
  cardHeight,
  view,
  onOpen,
  columnCount: across,
  gap,
}: CardLinesProps<Row>) {
  const marking = useMarking();
  const lines = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / across) }, (_, index) =>
        rows.slice(index * across, (index + 1) * across),
      ),
    [rows, across],
  );
  const { rootRef, indexes, before, after } = useWindowedRows<HTMLDivElement>({
    count: lines.length,
    estimate: cardHeight,
    gap,
    allUpTo: Math.ceil(ALL_UP_TO / across),
    view,
  });
  const style = { '--across': across } as CSSProperties; // cast: a custom property
  return (
    <div
      ref={rootRef}
      className={classes.root}
      style={style}
      role="list"
      aria-label={label}
      {...rowPress(onOpen)}
    >
      <span style={{ display: 'block', height: before }} />
      {indexes.map((index) => (
        <div key={index} data-index={index} className={classes.line}>
          {lines[index]?.map((row, place) => (
            <CardItem
              key={row.id}
              row={row}
              card={card}
              nameOf={nameOf}
              place={index * across + place + 1}
              count={rows.length}
              marked={marking ? row.id in marking.marked : undefined}
              onMark={marking?.onMark}
              opens={onOpen !== undefined}
            />
          ))}
        </div>
      ))}
      <span style={{ display: 'block', height: after }} />
    </div>
  );
}

/** Cards in one to four columns. Only those near the window are rendered. */
function PlainGrid<Row extends { id: string }>({ cardHeight = 300, ...list }: CardGridProps<Row>) {
  const two = useMediaQuery(TWO);
  const three = useMediaQuery(THREE);
  const four = useMediaQuery(FOUR);
  const isPrinted = usePrinted();
  const onScreen = four ? 4 : three ? 3 : two ? 2 : 1;
  return (
    <CardLines
      {...list}
      cardHeight={cardHeight}
      columnCount={isPrinted ? 2 : onScreen}
      gap={two ? 24 : 10}
    />
  );
}

export const CardGrid = genericMemo(PlainGrid);
