import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { genericMemo } from './genericMemo';
import { MarkBox, useMarking, type Marking } from './MarkBox';
import { rowClickHandlers } from './rows';
import { slotClasses } from '../../theme/slotClasses';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePrinted } from './usePrinted';
import { MOST_UNWINDOWED, useWindowedRows } from './useWindowedRows';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The window widths from which on two or three cards stand side by side. At some widths the sidebar leaves no room for
 * three cards.
 */
const TWO = '(min-width: 48rem)';
const THREE = '(min-width: 80rem)';
const FOUR = '(min-width: 105rem)';

// The grid consists of plain elements, because it is rendered at every step of scrolling.
const gridRecipe = slotRecipe({
  base: {
    // The list keeps its visible rows in place by itself, so the browser's scroll anchoring is switched off.
    root: { overflowAnchor: 'none' },
    item: {
      position: 'relative',
      '&:hover > article': { borderColor: 'lineStrong' },
      '&[data-marked] > article': { borderColor: 'accent' },
      '&[data-pressed-opens]': { cursor: 'pointer' },
    },
    mark: {
      position: 'absolute',
      top: { base: '0.5', md: 0 },
      right: { base: '1', md: 0 },
      // As long as the checkbox is hidden, what lies below it takes the press.
      pointerEvents: 'none',
    },
    line: {
      display: 'grid',
      gap: { base: '2', md: '3' },
      gridTemplateColumns: 'repeat(var(--across), minmax(0, 1fr))',
      // A card is not split between two printed pages.
      breakInside: 'avoid',
      '&:not(:last-of-type)': { marginBottom: { base: '2', md: '3' } },
    },
  },
});
const classes = slotClasses(gridRecipe);

export interface CardGridProps<Row extends { id: string }> {
  /** The grid's accessible name: 'Projetos'. */
  label: string;
  rows: readonly Row[];
  /** Renders the `Card` of a row. */
  card: (row: Row) => ReactNode;
  /** The accessible name of a row's checkbox. */
  nameOf: (row: Row) => string;
  /**
   * Opens the record of a card that was clicked outside of its controls. The title is a button, so that screen readers
   * find the action.
   */
  onOpen?: (id: string) => void;
  /** The expected height of a card in px. */
  cardHeight?: number;
  /** A value that decides which cards are listed. While it stays the same, all cards of a short list are rendered. */
  view?: unknown;
}

interface CardItemProps<Row extends { id: string }> extends Pick<
  CardGridProps<Row>,
  'card' | 'nameOf'
> {
  row: Row;
  /** The index of the card in the list. */
  place: number;
  count: number;
  /** Whether the row is marked; undefined in a list whose rows cannot be marked. */
  marked: boolean | undefined;
  /** Whether a click on the card opens its record. */
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
  // The content is memoised, so that marking a row does not render it again.
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
            onToggle={(on, extend) => onMark(row.id, on, extend)}
          />
        </span>
      )}
    </div>
  );
}

const CardItem = genericMemo(PlainItem);

interface CardLinesProps<Row extends { id: string }> extends CardGridProps<Row> {
  cardHeight: number;
  columnCount: number;
  /** The gap between lines in px. */
  gap: number;
}

/**
 * The rendered lines of cards. Only this component is rendered at every step of scrolling, so it consists of plain
 * elements.
 */
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
    allUpTo: Math.ceil(MOST_UNWINDOWED / across),
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
      {...rowClickHandlers(onOpen)}
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

/** A list of cards in one to four columns. Only the cards near the window are rendered. */
function PlainGrid<Row extends { id: string }>({ cardHeight = 170, ...list }: CardGridProps<Row>) {
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
      gap={two ? 12 : 8}
    />
  );
}

export const CardGrid = genericMemo(PlainGrid);
