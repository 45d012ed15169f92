import { EXPENSE_CATEGORIES, type Expense } from '../../features/expenses/expense';
import { amountText, rowTexts } from '../../features/finding/rowTexts';
import { formatDay } from '../kit/text/format';
import { paymentMethodLabel } from '../payments/paymentMethodLabels';
import type { Finder } from '../records/find/controls';
import { amountOrders, dayOrders, textOrders } from '../records/find/orders';
import { CategoryFilter } from './CategoryFilter';

const methodLabel = ({ paymentMethod }: Expense): string | null =>
  paymentMethod && paymentMethodLabel[paymentMethod];

const texts = rowTexts<Expense>((expense) => [
  expense.description,
  expense.category,
  amountText(-expense.amount),
  formatDay(expense.date),
  methodLabel(expense) ?? 'Não informado',
]);

/** How expenses are found. */
export const expenseFinder: Finder<Expense> = {
  findable: {
    texts: (expense) => [texts(expense)],
    sorts: {
      description: { kind: 'text', first: 'ascending', of: ({ description }) => description },
      category: { kind: 'text', first: 'ascending', of: ({ category }) => category },
      // An amount is shown negative; the largest is the one of which most was spent.
      value: { kind: 'value', first: 'descending', of: ({ amount }) => amount },
      date: { kind: 'value', first: 'descending', of: ({ date }) => date },
      payment: { kind: 'text', first: 'ascending', of: methodLabel },
    },
    facets: { category: ({ category }) => category },
    counted: [],
    day: ({ date }) => date,
  },
  controls: {
    bulk: {
      select: {
        label: 'Mudar categoria',
        field: 'category',
        choices: EXPENSE_CATEGORIES.map((category) => ({ value: category, label: category })),
      },
    },
    strip: [],
    selects: [{ facet: 'category', label: 'Categoria', Control: CategoryFilter }],
    period: 'Data',
    ownOrder: { label: 'Mais recente', words: 'do mais recente ao mais antigo' },
    orders: [
      ...dayOrders('date', 'Mais recente', 'Mais antigo').slice(1),
      ...amountOrders('value'),
      ...textOrders('description', 'Descrição'),
      ...textOrders('category', 'Categoria'),
      ...textOrders('payment', 'Pagamento'),
    ],
    amount: ({ amount }) => -amount,
  },
};
