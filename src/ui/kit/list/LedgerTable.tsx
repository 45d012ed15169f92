import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { useMemo, type CSSProperties } from 'react';
import { tableRecipe } from '../../theme/recipes/table';
import { placeCards, templateAreas } from './ledgerLayout';
import { LedgerBody } from './LedgerBody';
import type { LedgerColumn } from './LedgerRow';
import { shownColumns, useLedgerRoom } from './ledgerRoom';

export interface LedgerTableProps<Row extends { id: string }> {
  /** The table's name: 'Orçamentos'. */
  label: string;
  columns: readonly LedgerColumn<Row>[];
  rows: readonly Row[];
  /** A phone's card as rows of column keys; the last row stands under a rule. */
  cardAreas: readonly (readonly string[])[];
  /** Expected heights in px, before a row is measured. */
  rowHeight?: number;
  cardHeight?: number;
  /** All rows at once, all of each name: where the list is a record's own view, in a box that scrolls. */
  whole?: boolean;
}

/** Up to this many rows are all there, and the browser's own search finds them. */
const ALL_UP_TO = 300;

// Written out: a table that is laid out as cards would lose its meaning in some browsers.
const roles = { table: { role: 'table' }, group: { role: 'rowgroup' } } as const;

/**
 * A ledger of any length: Chakra's table, on phones a card a row; its head stays in sight in a
 * `ListSection`. Rows and cells are plain elements,
 * and of a very long list only those in sight: Chakra's cost 22 to 59 µs each.
 */
export function LedgerTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  cardAreas,
  rowHeight = 62,
  cardHeight = 200,
  whole = false,
}: LedgerTableProps<Row>) {
  const room = useLedgerRoom();
  const cards = room === 'cards';
  const shown = useMemo(() => shownColumns(columns, room), [columns, room]);
  const places = useMemo(() => (cards ? placeCards(cardAreas) : null), [cards, cardAreas]);
  const areas = { '--areas': templateAreas(cardAreas) } as CSSProperties; // custom property
  const variant = cards ? 'outline' : 'line';
  const { frame, secondHeader } = useSlotRecipe({ recipe: tableRecipe })({ variant });
  return (
    <chakra.div css={frame}>
      <Table.Root
        native
        recipe={tableRecipe}
        variant={variant}
        {...roles.table}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={areas}
      >
        <colgroup>
          {shown.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead {...roles.group}>
          <tr role="row" aria-rowindex={1}>
            {shown.map(({ key, header, align, actions, second }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-align={actions === true ? 'end' : align}
              >
                {header}
                {second && <chakra.span css={secondHeader}>{second.header}</chakra.span>}
              </th>
            ))}
          </tr>
        </thead>
        <LedgerBody
          columns={shown}
          rows={rows}
          places={places}
          estimate={cards ? cardHeight : rowHeight}
          gap={cards ? 14 : 0}
          allUpTo={whole ? Infinity : ALL_UP_TO}
        />
      </Table.Root>
    </chakra.div>
  );
}
