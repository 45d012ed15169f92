/** A table of any length, with its head and its body. Its rows are in `TableRow.tsx`. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { useMemo, type CSSProperties } from 'react';
import { tableHeadRecipe, tableRecipe } from '../../theme/recipes/table';
import { Icon } from '../art/Icon';
import { TableRow } from './TableRow';
import { MarkBox, useMarking, type Marking } from './MarkBox';
import { genericMemo } from './genericMemo';
import {
  cardPlacesOf,
  templateAreas,
  shownColumns,
  useTableLayout,
  type CardPlace,
  type ShownColumn,
  type TableColumn,
} from './tableLayout';
import { rowClickHandlers } from './rows';
import { useWindowedRows, MOST_UNWINDOWED } from './useWindowedRows';

interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface TableHeadProps<Row> {
  columns: readonly ShownColumn<Row>[];
  /** Whether all, some or none of the rows are marked; undefined where rows cannot be marked. */
  marks: Marking['marks'] | undefined;
  onMarkAll: Marking['onMarkAll'] | undefined;
  sorting: { sort: TableSort | null; onSort: (column: string) => void } | undefined;
}

// The roles are explicit, because some browsers drop the semantics of a table that is laid out as cards.
const role = { role: 'table' } as const;
const group = { role: 'rowgroup' } as const;

/** The column headers. The headers of sortable columns are buttons, and the sorted one shows the direction. */
function PlainHead<Row>({ columns, marks, onMarkAll, sorting }: TableHeadProps<Row>) {
  const styles = useSlotRecipe({ recipe: tableHeadRecipe })();
  const sortOf = ({ key, second }: ShownColumn<Row>) =>
    [key, second?.key].includes(sorting?.sort?.column) ? sorting?.sort?.direction : undefined;
  const label = ({ key, header, align, figures, sorts }: TableColumn<Row>) => {
    if (!sorting || sorts !== true) return header;
    const direction = sorting.sort?.column === key ? sorting.sort.direction : undefined;
    const isDown =
      direction === undefined ? align === 'end' || figures : direction === 'descending';
    return (
      <chakra.button
        type="button"
        css={styles.button}
        data-sorted={direction}
        data-align={align}
        onClick={() => sorting.onSort(key)}
      >
        {header}
        <chakra.span css={styles.arrow}>
          <Icon name={isDown ? 'arrowDown' : 'arrowUp'} size={14} />
        </chakra.span>
      </chakra.button>
    );
  };
  return (
    <thead {...group}>
      <tr role="row" aria-rowindex={1}>
        {columns.map((column, index) => (
          <th
            key={column.key}
            // The checkbox in the header is not part of the header's name.
            {...(onMarkAll && index === 0 && { 'aria-label': column.header, 'data-mark': '' })}
            role="columnheader"
            scope="col"
            aria-sort={sortOf(column)}
            data-align={column.actions === true ? 'end' : column.align}
            data-snug={column.snug === true ? '' : undefined}
          >
            {onMarkAll && index === 0 && (
              <MarkBox
                label="Marcar todos"
                checked={marks === 'all'}
                mixed={marks === 'some'}
                onToggle={onMarkAll}
              />
            )}
            {label(column)}
            {column.second && <chakra.span css={styles.second}>{label(column.second)}</chakra.span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const TableHead = genericMemo(PlainHead);

interface TableBodyProps<Row extends { id: string }> {
  columns: readonly ShownColumn<Row>[];
  /** The marking of the list; null where rows cannot be marked. */
  marking: Marking | null;
  rows: readonly Row[];
  /** The places of the columns on a phone's card; null in a table. */
  places: Map<string, CardPlace> | null;
  /** The expected height of a row, and the gap between rows, in px. */
  estimate: number;
  gap: number;
  /** A list of at most this many rows is rendered completely. */
  allUpTo: number;
  view?: unknown;
  /** Whether a click on a row opens its record. */
  opens: boolean;
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // The empty row is hidden, so that the browser's scroll anchoring does not take it for a row that moved.
    <tr aria-hidden="true" style={{ visibility: 'hidden' }}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/**
 * The rendered rows. Only this component is rendered at every step of scrolling, so it consists of plain elements.
 */
function TableBody<Row extends { id: string }>({
  columns,
  marking,
  rows,
  places,
  estimate,
  gap,
  allUpTo,
  view,
  opens,
}: TableBodyProps<Row>) {
  const { rootRef, indexes, before, after } = useWindowedRows<HTMLTableSectionElement>({
    count: rows.length,
    estimate,
    gap,
    allUpTo,
    view,
  });
  return (
    <tbody {...group} ref={rootRef}>
      <Spacer height={before} columns={columns.length} />
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              cardPlaces={places}
              marked={marking ? row.id in marking.marked : undefined}
              onMark={marking?.onMark}
              whole={allUpTo === Infinity}
              opens={opens}
            />
          )
        );
      })}
      <Spacer height={after} columns={columns.length} />
    </tbody>
  );
}

export interface DataTableProps<Row extends { id: string }> {
  /** The table's accessible name: 'Orçamentos'. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The layout of a phone's card, as rows of column keys. */
  cardAreas: readonly (readonly string[])[];
  /** The expected heights of a row and of a card in px, until they are measured. */
  rowHeight?: number;
  cardHeight?: number;
  /** The current sorting, and the handler for a press on a header. If it is undefined, the headers are no buttons. */
  sorting?: { sort: TableSort | null; onSort: (column: string) => void };
  /** A value that decides which rows are listed. While it stays the same, all rows of a short list are rendered. */
  view?: unknown;
  /** Whether the table is inside a surface that has a border of its own. */
  bare?: boolean;
  /**
   * Whether all rows are rendered at once and names are not cut. This is for a list inside a record's view, because the
   * view scrolls itself.
   */
  whole?: boolean;
  /**
   * Opens the record of a row that was clicked outside of its controls. It must be the same function at every
   * render.
   */
  onOpen?: (id: string) => void;
}

/**
 * A table of any length. Of a very long list, only the rows near the window are rendered. On phones each row is a card.
 * In a `ListSection` the table's header stays visible. Rows and cells are plain elements, because each of Chakra's
 * elements takes 22 to 59 µs to render.
 */
function PlainTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  cardAreas,
  rowHeight = 49,
  cardHeight = 97,
  sorting,
  view,
  bare = false,
  whole = false,
  onOpen,
}: DataTableProps<Row>) {
  const layout = useTableLayout();
  const cards = layout === 'cards';
  const opens = onOpen !== undefined && layout !== 'paper';
  const markable = useMarking();
  const marking = layout === 'paper' ? null : markable;
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const places = useMemo(() => (cards ? cardPlacesOf(cardAreas) : null), [cards, cardAreas]);
  const areas = { '--areas': templateAreas(cardAreas) } as CSSProperties; // cast: a custom property
  const variant = cards ? 'outline' : 'line';
  const { frame } = useSlotRecipe({ recipe: tableRecipe })({ variant });
  return (
    <chakra.div css={frame} data-bare={bare ? '' : undefined}>
      <Table.Root
        native
        recipe={tableRecipe}
        variant={variant}
        {...role}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={areas}
        {...rowClickHandlers(opens ? onOpen : undefined)}
      >
        <colgroup>
          {shown.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <TableHead
          columns={shown}
          marks={marking?.marks}
          onMarkAll={cards ? undefined : marking?.onMarkAll}
          sorting={cards ? undefined : sorting}
        />
        <TableBody
          marking={marking}
          columns={shown}
          rows={rows}
          places={places}
          estimate={cards ? cardHeight : rowHeight}
          gap={0}
          view={view}
          opens={opens}
          allUpTo={whole ? Infinity : MOST_UNWINDOWED}
        />
      </Table.Root>
    </chakra.div>
  );
}

export const DataTable = genericMemo(PlainTable);
