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

/** As wide as the greatest of them; the name has the rest. */
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

/** The lines of a quote, to be read. */
export function QuoteItemsTable({ items }: { items: readonly QuoteItem[] }) {
  // Lines have no identity of their own: their place is the one they have.
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
