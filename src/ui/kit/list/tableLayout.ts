import type { ReactNode } from 'react';

import { CARDS_QUERY, MEDIUM_QUERY, NARROW_QUERY } from '../../theme/media';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePrinted } from './usePrinted';

export interface TableColumn<Row> {
  /** The key of the column. It is also the name of a grid area on a phone's card, so it may contain only letters. */
  key: string;
  header: string;
  /** Renders the cell. It must be the same function at every render, because the rows are memoised. */
  cell: (row: Row) => ReactNode;
  /** A second text under the cell's content; null where there is none. */
  note?: (row: Row) => ReactNode;
  /** `end` is for money, which is aligned right and has tabular digits. */
  align?: 'end';
  /** Whether the next column follows closely, because it begins with a box, not with a text. */
  snug?: boolean;
  /** Any CSS width. Columns without a width share the remaining space. */
  width?: string;
  /** Whether the column contains the record's name, which is semibold. */
  strong?: boolean;
  /** Whether the column contains secondary information, which is muted. */
  quiet?: boolean;
  /** Whether the column contains dates, which have tabular digits and are never wrapped. */
  figures?: boolean;
  /** Whether the column contains badges, which are not wrapped in a table. */
  nowrap?: boolean;
  /** Whether the column contains a user's text. It is cut after a few lines, and its title shows the whole text. */
  text?: boolean;
  /** Whether the column contains icon buttons. They are on the right and not printed. */
  actions?: boolean;
  /** Whether the value explains itself, so that a phone's card shows it without its label. */
  selfEvident?: boolean;
  /** Whether the list can be sorted by this column. The header is then a button. */
  sorts?: boolean;
  /**
   * In a narrow table, this column's value becomes a second line under the value of another column. `layout` is the
   * widest layout in which it does.
   */
  under?: { column: string; layout: 'medium' | 'narrow' };
}

/** A column, and the column whose value is shown as its muted second line. */
export interface ShownColumn<Row> extends TableColumn<Row> {
  second?: TableColumn<Row> | undefined;
}

/**
 * The layout of a table. On phones it is `cards`. `narrow` and `medium` show some of the columns, `wide` shows all of
 * them, and `paper` is for printing.
 */
export type TableLayout = 'cards' | 'narrow' | 'medium' | 'wide' | 'paper';

/** Returns the layout for the width of the window. A printed table never has cards. */
export function useTableLayout(): TableLayout {
  const isPaper = usePrinted();
  const isCards = useMediaQuery(CARDS_QUERY);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const isMedium = useMediaQuery(MEDIUM_QUERY);
  if (isPaper) return 'paper';
  if (isCards) return 'cards';
  return isNarrow ? 'narrow' : isMedium ? 'medium' : 'wide';
}

/**
 * Returns the width of columns that set no width. On paper such a column gets at least a fifth of the page, because a
 * narrow page would otherwise leave it no width.
 */
function restOnPaper(columns: readonly { width?: string }[]): string {
  const widths = columns.flatMap(({ width }) => width ?? []);
  const rest = ['100cqi', ...widths].join(' - ');
  return `max(20cqi, calc((${rest}) / ${String(columns.length - widths.length)}))`;
}

/** Returns the columns of a layout. A column without room becomes the second line of another column. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
): readonly ShownColumn<Row>[] {
  if (layout === 'cards' || layout === 'wide') return columns;
  const isPaper = layout === 'paper';
  const isUnder = ({ under }: TableColumn<Row>) =>
    under !== undefined && (layout !== 'medium' || under.layout === 'medium');
  const wanted = columns.filter(({ actions }) => !(isPaper && actions === true));
  const shown = wanted.filter((column) => !isUnder(column));
  const rest = restOnPaper(shown);
  return shown.map((column) => {
    const second = wanted.find((other) => isUnder(other) && other.under?.column === column.key);
    const { width = isPaper ? rest : undefined } = column;
    // The column gets the greater width of the two columns that it combines.
    const both = width && second?.width ? `max(${width}, ${second.width})` : width;
    return { ...column, ...(both !== undefined && { width: both }), second };
  });
}

/** Whether a column is at the start or the end of its line on a phone's card. */
export interface CardPlace {
  edge: 'start' | 'end' | 'both';
}

/**
 * Returns the place of each column on a card.
 * @param areas - The lines of the card as keys of columns, such as `[['client', 'client'], ['value', 'date'],
 *   ['status', 'actions']]`.
 */
export function cardPlacesOf(areas: readonly (readonly string[])[]): Map<string, CardPlace> {
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

/** Returns the lines of a card as the value of CSS `grid-template-areas`. */
export function templateAreas(areas: readonly (readonly string[])[]): string {
  return areas.map((row) => `"${row.join(' ')}"`).join(' ');
}
