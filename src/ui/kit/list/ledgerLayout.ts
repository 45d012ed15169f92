import { CARDS, MEDIUM, NARROW } from '../../theme/media';
import type { LedgerColumn, ShownColumn } from './LedgerRow';
import { useMediaQuery } from './useMediaQuery';
import { usePrinted } from './usePrinted';

/** The layout of a table: cards, a table with some or all columns, or paper. */
export type LedgerRoom = 'cards' | 'narrow' | 'medium' | 'wide' | 'paper';

/** The layout for the window's width. Paper never has cards. */
export function useLedgerRoom(): LedgerRoom {
  const isPaper = usePrinted();
  const isCards = useMediaQuery(CARDS);
  const isNarrow = useMediaQuery(NARROW);
  const isMedium = useMediaQuery(MEDIUM);
  if (isPaper) return 'paper';
  if (isCards) return 'cards';
  return isNarrow ? 'narrow' : isMedium ? 'medium' : 'wide';
}

/**
 * The width of columns without their own width: at least a fifth each, because a narrow page would leave
 * none.
 */
function restOnPaper(columns: readonly { width?: string }[]): string {
  const widths = columns.flatMap(({ width }) => width ?? []);
  const rest = ['100cqi', ...widths].join(' - ');
  return `max(20cqi, calc((${rest}) / ${String(columns.length - widths.length)}))`;
}

/** The columns of a layout. Those without room become the second line of another column. */
export function shownColumns<Row>(
  columns: readonly LedgerColumn<Row>[],
  room: LedgerRoom,
): readonly ShownColumn<Row>[] {
  if (room === 'cards' || room === 'wide') return columns;
  const isPaper = room === 'paper';
  const isUnder = ({ under }: LedgerColumn<Row>) =>
    under !== undefined && (room !== 'medium' || under.room === 'medium');
  const wanted = columns.filter(({ actions }) => !(isPaper && actions === true));
  const shown = wanted.filter((column) => !isUnder(column));
  const rest = restOnPaper(shown);
  return shown.map((column) => {
    const second = wanted.find((other) => isUnder(other) && other.under?.column === column.key);
    const { width = isPaper ? rest : undefined } = column;
    // As wide as the wider of the two.
    const both = width && second?.width ? `max(${width}, ${second.width})` : width;
    return { ...column, ...(both !== undefined && { width: both }), second };
  });
}

/** The place of a column on a phone's card. */
export interface CardPlace {
  edge: 'start' | 'end' | 'both';
}

/**
 * The places of all columns, from a card's rows of column keys such as `[['client', 'client'], ['value',
 * 'date'], ['status', 'actions']]`.
 */
export function placeCards(areas: readonly (readonly string[])[]): Map<string, CardPlace> {
  const places = new Map<string, CardPlace>();
  for (const row of areas) {
    for (const key of row) {
      const first = row[0] === key;
      const last = row.at(-1) === key;
      places.set(key, { edge: first && last ? 'both' : last ? 'end' : 'start' });
    }
  }
  return places;
}

/** The same card with its last row in two: more than three buttons have a line of their own. */
export const apart = (areas: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...areas.slice(0, -1),
  ...(areas.at(-1) ?? []).map((key) => [key, key]),
];

/** The same rows as CSS `grid-template-areas`. */
export function templateAreas(areas: readonly (readonly string[])[]): string {
  return areas.map((row) => `"${row.join(' ')}"`).join(' ');
}
