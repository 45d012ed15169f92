/** A table of any length: its head, its body, and the table. A row has a file of its own. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { useMemo, type CSSProperties } from 'react';
import { tableHeadRecipe, tableRecipe } from '../../theme/recipes/table';
import { Icon } from '../art/Icon';
import { LedgerRow, type LedgerColumn, type ShownColumn } from './LedgerRow';
import { MarkBox, useMarking, type Marking } from './MarkBox';
import { genericMemo } from './genericMemo';
import {
  apart,
  placeCards,
  templateAreas,
  shownColumns,
  useLedgerRoom,
  type CardPlace,
} from './ledgerLayout';
import { rowPress } from './rows';
import { useWindowedRows, ALL_UP_TO } from './useWindowedRows';

interface LedgerSort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface LedgerHeadProps<Row> {
  columns: readonly ShownColumn<Row>[];
  /** Which of the rows are marked; undefined where rows cannot be marked. */
  marks: Marking['marks'] | undefined;
  onMarkAll: Marking['onMarkAll'] | undefined;
  sorting: { sort: LedgerSort | null; onSort: (column: string) => void } | undefined;
}

// Roles are explicit, because some browsers drop the semantics of a table that is laid out as cards.
const role = { role: 'table' } as const;
const group = { role: 'rowgroup' } as const;

/** The column headers. Sortable ones are buttons, and the sorted one shows its direction. */
function PlainHead<Row>({ columns, marks, onMarkAll, sorting }: LedgerHeadProps<Row>) {
  const styles = useSlotRecipe({ recipe: tableHeadRecipe })();
  const sortOf = ({ key, second }: ShownColumn<Row>) =>
    [key, second?.key].includes(sorting?.sort?.column) ? sorting?.sort?.direction : undefined;
  const label = ({ key, header, align, figures, sorts }: LedgerColumn<Row>) => {
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
        onClick={() => {
          sorting.onSort(key);
        }}
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
            // The checkbox beside it is not part of its name.
            {...(onMarkAll && index === 0 && { 'aria-label': column.header, 'data-mark': '' })}
            role="columnheader"
            scope="col"
            aria-sort={sortOf(column)}
            data-align={column.actions === true ? 'end' : column.align}
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

const LedgerHead = genericMemo(PlainHead);

interface LedgerBodyProps<Row extends { id: string }> {
  columns: readonly ShownColumn<Row>[];
  /** Null where rows cannot be marked. */
  marking: Marking | null;
  rows: readonly Row[];
  /** On phones: the place of each column. */
  places: Map<string, CardPlace> | null;
  /** The expected height of a row and the gap in px. */
  estimate: number;
  gap: number;
  /** A list of at most this many rows is rendered completely. */
  allUpTo: number;
  view?: unknown;
  /** A click on a row opens its record. */
  opens: boolean;
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // Hidden, so that the browser does not take it for a row that moved.
    <tr aria-hidden="true" style={{ visibility: 'hidden' }}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** The rendered rows. Only this part is rendered at every scroll step, so it is made of plain elements. */
function LedgerBody<Row extends { id: string }>({
  columns,
  marking,
  rows,
  places,
  estimate,
  gap,
  allUpTo,
  view,
  opens,
}: LedgerBodyProps<Row>) {
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
            <LedgerRow
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

export interface LedgerTableProps<Row extends { id: string }> {
  /** The table's accessible name: 'Orçamentos'. */
  label: string;
  columns: readonly LedgerColumn<Row>[];
  rows: readonly Row[];
  /** A phone's card as rows of column keys. */
  cardAreas: readonly (readonly string[])[];
  /** The expected heights in px, before a row is measured. */
  rowHeight?: number;
  cardHeight?: number;
  /** The current sorting, and the handler for a press on a header. Without it no header is a button. */
  sorting?: { sort: LedgerSort | null; onSort: (column: string) => void };
  /** What decides which rows are listed. While it is the same, all rows of a short list are rendered. */
  view?: unknown;
  /** It is inside a surface with a border of its own. */
  bare?: boolean;
  /** All rows at once with uncut names, for a list inside a record's view, which scrolls. */
  whole?: boolean;
  /** Opens a row that was clicked outside of its controls. It must be a constant. */
  onOpen?: (id: string) => void;
}

/**
 * A table of any length. On phones each row is a card. Its header stays visible in a `ListSection`. Rows and
 * cells are plain elements, because Chakra's cost 22 to 59 µs each, and of a very long list only the visible
 * rows are rendered.
 */
function PlainTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  cardAreas,
  rowHeight = 62,
  cardHeight = 120,
  sorting,
  view,
  bare = false,
  whole = false,
  onOpen,
}: LedgerTableProps<Row>) {
  const room = useLedgerRoom();
  const cards = room === 'cards';
  const opens = onOpen !== undefined && room !== 'paper';
  const markable = useMarking();
  const marking = room === 'paper' ? null : markable;
  const shown = useMemo(() => shownColumns(columns, room), [columns, room]);
  const places = useMemo(() => (cards ? placeCards(cardAreas) : null), [cards, cardAreas]);
  const areas = {
    '--areas': templateAreas(cardAreas),
    '--areas-apart': templateAreas(apart(cardAreas)),
  } as CSSProperties; // cast: custom properties
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
        {...rowPress(opens ? onOpen : undefined)}
      >
        <colgroup>
          {shown.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <LedgerHead
          columns={shown}
          marks={marking?.marks}
          onMarkAll={cards ? undefined : marking?.onMarkAll}
          sorting={cards ? undefined : sorting}
        />
        <LedgerBody
          marking={marking}
          columns={shown}
          rows={rows}
          places={places}
          estimate={cards ? cardHeight : rowHeight}
          gap={cards ? 10 : 0}
          view={view}
          opens={opens}
          allUpTo={whole ? Infinity : ALL_UP_TO}
        />
      </Table.Root>
    </chakra.div>
  );
}

export const LedgerTable = genericMemo(PlainTable);
