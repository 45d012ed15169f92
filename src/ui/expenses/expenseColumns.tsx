import type { Expense } from '../../features/expenses/expense';
import { Absent } from '../kit/text/Absent';
import { formatCurrency, formatDay } from '../kit/text/format';
import { amountWidth } from '../kit/list/amountWidth';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { paymentMethodLabel } from '../payments/paymentMethodLabels';
import { RecordActions } from '../records/RecordActions';
import type { FindNamed } from './useNamedProject';

/**
 * The expenses' columns; an amount spent is shown negative.
 * @param greatest The greatest amount: its column is as wide.
 */
export const expenseColumns = (
  greatest: number,
  findNamed: FindNamed,
): readonly LedgerColumn<Expense>[] => [
  {
    key: 'description',
    header: 'Descrição',
    sorts: true,
    strong: true,
    cell: ({ description }) => description,
    note: (expense) => findNamed(expense)?.name ?? null,
  },
  {
    key: 'category',
    header: 'Categoria',
    sorts: true,
    width: 'max(124px, 15cqi)',
    under: { column: 'description', room: 'narrow' },
    cell: ({ category }) => category,
  },
  {
    key: 'value',
    header: 'Valor',
    sorts: true,
    align: 'end',
    width: `max(${amountWidth(formatCurrency(-greatest))}, 15cqi)`,
    cell: ({ amount }) => formatCurrency(-amount),
  },
  {
    key: 'date',
    header: 'Data',
    sorts: true,
    figures: true,
    width: 'max(calc(9.2ch + 24px), 12cqi)',
    cell: ({ date }) => formatDay(date),
  },
  {
    key: 'payment',
    header: 'Pagamento',
    sorts: true,
    width: 'max(calc(12ch + 24px), 15cqi)',
    cell: ({ paymentMethod }) =>
      paymentMethod === null ? <Absent>Não informado</Absent> : paymentMethodLabel[paymentMethod],
  },
  {
    key: 'actions',
    header: 'Ações',
    actions: true,
    width: 'max(104px, 11cqi)',
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
