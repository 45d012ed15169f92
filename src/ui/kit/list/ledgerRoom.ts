import { CARDS, MEDIUM, NARROW } from '../../theme/media';
import type { LedgerColumn, ShownColumn } from './LedgerRow';
import { useMediaQuery } from './useMediaQuery';
import { usePrinted } from './usePrinted';

/** How a ledger stands: as cards, as a table with room for all its columns or for some, on paper. */
export type LedgerRoom = 'cards' | 'narrow' | 'medium' | 'wide' | 'paper';

/** The room in the window; there are never cards on paper. */
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
 * What is left for columns without a width of their own; a fifth each at least, since a narrow page
 * would leave none of them otherwise.
 */
function restOnPaper(columns: readonly { width?: string }[]): string {
  const widths = columns.flatMap(({ width }) => width ?? []);
  const rest = ['100cqi', ...widths].join(' - ');
  return `max(20cqi, calc((${rest}) / ${String(columns.length - widths.length)}))`;
}

/** The columns of a table in a room: those that have no place of their own are another's second line. */
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
