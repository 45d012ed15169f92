import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { useMemo, type CSSProperties } from 'react';
import { tableRecipe } from '../../theme/recipes/table';
import { genericMemo } from './genericMemo';
import { apart, placeCards, templateAreas, shownColumns, useLedgerRoom } from './ledgerLayout';
import { LedgerBody } from './LedgerBody';
import { LedgerHead, type LedgerSort } from './LedgerHead';
import type { LedgerColumn } from './LedgerRow';
import { useMarking } from './marking';
import { ALL_UP_TO } from './useWindowedRows';
import { rowPress } from './rowPress';

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

// Explicit, because some browsers drop the semantics of a table that is laid out as cards.
const role = { role: 'table' } as const;

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
