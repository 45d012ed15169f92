import type { Expense } from '../../features/expenses/expense';
import { Absent } from '../kit/text/Absent';
import { formatCurrency, formatDay } from '../kit/text/format';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { paymentMethodLabel } from '../payments/paymentMethodLabels';
import { RecordActions } from '../records/RecordActions';

/** The expenses' columns; an amount spent is shown negative. */
export const expenseColumns: readonly LedgerColumn<Expense>[] = [
  {
    key: 'description',
    header: 'Descrição',
    strong: true,
    cell: ({ description }) => description,
  },
  {
    key: 'category',
    header: 'Categoria',
    width: 'clamp(114px, 11.5vw, 166px)',
    cell: ({ category }) => category,
  },
  {
    key: 'value',
    header: 'Valor',
    align: 'end',
    width: 'clamp(154px, 14vw, 200px)',
    cell: ({ amount }) => formatCurrency(-amount),
  },
  {
    key: 'date',
    header: 'Data',
    figures: true,
    width: 'clamp(98px, 9.5vw, 138px)',
    cell: ({ date }) => formatDay(date),
  },
  {
    key: 'payment',
    header: 'Pagamento',
    width: 'clamp(112px, 12.5vw, 180px)',
    cell: ({ paymentMethod }) =>
      paymentMethod === null ? <Absent>Não informado</Absent> : paymentMethodLabel[paymentMethod],
  },
  {
    key: 'actions',
    header: 'Ações',
    actions: true,
    width: '112px',
    cell: ({ id, description }) => (
      <RecordActions entity="expenses" id={id} subject={`o gasto ${description}`} />
    ),
  },
];

/** On phones: what for, how much and when, of what kind, then how and what can be done. */
export const expenseCardAreas = [
  ['description', 'description'],
  ['value', 'date'],
  ['category', 'category'],
  ['payment', 'actions'],
] as const;

/** Where a card is wide: what for and of what kind on the left, how much and when on the right. */
export const expenseWideCardAreas = [
  ['description', 'value'],
  ['category', 'date'],
  ['payment', 'actions'],
] as const;
