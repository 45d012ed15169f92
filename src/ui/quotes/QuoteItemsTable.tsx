import { itemSubtotal, type QuoteItem } from '../../features/quotes/quote';
import { formatCurrency } from '../kit/text/format';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { LedgerTable } from '../kit/list/LedgerTable';

type Line = QuoteItem & { id: string };

const COLUMNS: LedgerColumn<Line>[] = [
  { key: 'name', header: 'Nome', strong: true, cell: ({ name }) => name },
  {
    key: 'description',
    header: 'Descrição',
    width: '25%',
    cell: ({ description }) => description ?? '—',
  },
  {
    key: 'quantity',
    header: 'Quantidade',
    align: 'end',
    width: '104px',
    cell: ({ quantity }) => quantity.toLocaleString('pt-BR'),
  },
  {
    key: 'price',
    header: 'Preço',
    align: 'end',
    width: 'clamp(118px, 17.5cqi, 152px)',
    cell: ({ price }) => formatCurrency(price),
  },
  {
    key: 'subtotal',
    header: 'Subtotal',
    align: 'end',
    width: 'clamp(124px, 18.5cqi, 160px)',
    cell: (line) => formatCurrency(itemSubtotal(line)),
  },
];

const CARD = [
  ['name', 'name'],
  ['description', 'description'],
  ['quantity', 'price'],
  ['subtotal', 'subtotal'],
];

/** The lines of a quote, to be read. */
export function QuoteItemsTable({ items }: { items: readonly QuoteItem[] }) {
  // Lines have no identity of their own: their place is the one they have.
  const lines = items.map((item, index): Line => ({ ...item, id: String(index) }));
  return (
    <LedgerTable label="Itens do orçamento" columns={COLUMNS} rows={lines} cardAreas={CARD} whole />
  );
}
