import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, type CSSProperties } from 'react';
import { placeCards, templateAreas } from './ledgerLayout';
import { LedgerBody } from './LedgerBody';
import type { LedgerColumn } from './LedgerRow';
import { ledgerCards, ledgerTable } from './ledgerStyles';
import { useMediaQuery } from './useMediaQuery';

const Root = chakra('div', {
  variants: { layout: { table: ledgerTable, cards: ledgerCards } },
});

export interface LedgerTableProps<Row extends { id: string }> {
  /** The table's name: 'Orçamentos'. */
  label: string;
  columns: readonly LedgerColumn<Row>[];
  rows: readonly Row[];
  /** A phone's card as rows of column keys; the last row stands under a rule. */
  cardAreas: readonly (readonly string[])[];
  /** Width in px under which rows become cards; 768 unless told. */
  cardsBelow?: number;
  /** Expected heights in px, before a row is measured. */
  rowHeight?: number;
  cardHeight?: number;
  /** All rows at once: where the list scrolls in a box of its own, such as a modal. */
  whole?: boolean;
}

// Said aloud, because a table that is laid out as cards would lose its meaning in some browsers.
const roles = { table: { role: 'table' }, group: { role: 'rowgroup' } } as const;

/** A ledger of any length: a table, on phones a card a row, with only the rows in sight rendered. */
export function LedgerTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  cardAreas,
  cardsBelow = 768,
  rowHeight = 62,
  cardHeight = 200,
  whole = false,
}: LedgerTableProps<Row>) {
  const cards = useMediaQuery(`(max-width: ${(cardsBelow - 0.02).toString()}px)`);
  const places = useMemo(() => (cards ? placeCards(cardAreas) : null), [cards, cardAreas]);
  const areas = { '--areas': templateAreas(cardAreas) } as CSSProperties; // custom property
  return (
    <Root layout={cards ? 'cards' : 'table'}>
      <table {...roles.table} aria-label={label} aria-rowcount={rows.length + 1} style={areas}>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead {...roles.group}>
          <tr role="row" aria-rowindex={1}>
            {columns.map(({ key, header, align, actions }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-align={actions === true ? 'end' : align}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <LedgerBody
          columns={columns}
          rows={rows}
          places={places}
          estimate={cards ? cardHeight : rowHeight}
          gap={cards ? 14 : 0}
          allUpTo={whole ? Infinity : 40}
        />
      </table>
    </Root>
  );
}
