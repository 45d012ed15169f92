import { chakra } from '@chakra-ui/react/styled-system';

import { itemSubtotal, type QuoteItem } from '../../features/quotes/quote';
import { formatCurrency } from '../kit/text/format';
import { amountWidth } from '../kit/list/amountWidth';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { LedgerTable } from '../kit/list/LedgerTable';

const Description = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'label', overflowWrap: 'anywhere' },
});

type Line = QuoteItem & { id: string };

/** A column as wide as its greatest amount; the name takes the rest. */
const amounts = (of: readonly number[]) =>
  `max(118px, ${amountWidth(formatCurrency(Math.max(0, ...of)))})`;

const columnsOf = (lines: readonly Line[]): LedgerColumn<Line>[] => [
  {
    key: 'name',
    header: 'Nome',
    cell: ({ name, description }) => (
      <>
        <strong>{name}</strong>
        {description !== null && <Description>{description}</Description>}
      </>
    ),
  },
  {
    key: 'quantity',
    header: 'Quantidade',
    align: 'end',
    width: 'calc(9ch + 38px)',
    cell: ({ quantity }) => quantity.toLocaleString('pt-BR'),
  },
  {
    key: 'price',
    header: 'Preço',
    align: 'end',
    width: amounts(lines.map(({ price }) => price)),
    cell: ({ price }) => formatCurrency(price),
  },
  {
    key: 'subtotal',
    header: 'Subtotal',
    align: 'end',
    width: amounts(lines.map(itemSubtotal)),
    cell: (line) => formatCurrency(itemSubtotal(line)),
  },
];

const CARD = [
  ['name', 'name'],
  ['quantity', 'price'],
  ['subtotal', 'subtotal'],
];

/** The items of a quote, read-only. */
export function QuoteItemsTable({ items }: { items: readonly QuoteItem[] }) {
  // Items have no ids, so their index identifies them.
  const lines = items.map((item, index): Line => ({ ...item, id: String(index) }));
  return (
    <LedgerTable
      label="Itens do orçamento"
      columns={columnsOf(lines)}
      rows={lines}
      cardAreas={CARD}
      whole
    />
  );
}
