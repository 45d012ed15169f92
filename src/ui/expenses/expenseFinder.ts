import { EXPENSE_CATEGORIES, type Expense } from '../../features/expenses/expense';
import { rowTexts, searchedAmount } from '../../features/finding/rowTexts';
import { formatDay } from '../kit/text/format';
import { paymentMethodLabel } from '../payments/paymentMethodLabels';
import { projectText } from '../projects/projectText';
import type { FindControls, Finder } from '../records/find/controls';
import { amountOrders, dayOrders, textOrders } from '../records/find/orders';
import { CategoryFilter } from './CategoryFilter';
import { ProjectFilter } from './ProjectFilter';
import { NO_PROJECT, type FindNamed } from './useNamedProject';

const methodLabel = ({ paymentMethod }: Expense): string | null =>
  paymentMethod && paymentMethodLabel[paymentMethod];

const texts = rowTexts<Expense>((expense) => [
  expense.description,
  expense.category,
  searchedAmount(-expense.amount),
  formatDay(expense.date),
  methodLabel(expense) ?? 'Não informado',
]);

const controls: FindControls<Expense> = {
  bulk: {
    select: {
      label: 'Mudar categoria',
      field: 'category',
      choices: EXPENSE_CATEGORIES.map((category) => ({ value: category, label: category })),
    },
  },
  strip: [],
  selects: [
    { facet: 'category', label: 'Categoria', Control: CategoryFilter },
    { facet: 'project', label: 'Projeto', Control: ProjectFilter },
  ],
  period: 'Data',
  ownOrder: { label: 'Mais recente', words: 'do mais recente ao mais antigo' },
  orders: [
    ...dayOrders(
      'date',
      ['Mais recente', 'do mais recente ao mais antigo'],
      ['Mais antigo', 'do mais antigo ao mais recente'],
    ).slice(1),
    ...amountOrders('value'),
    ...textOrders('description', 'Descrição'),
    ...textOrders('category', 'Categoria'),
    ...textOrders('payment', 'Pagamento'),
  ],
  amount: ({ amount }) => -amount,
};

/** How expenses are found: by what a row shows, the project that it names among it. */
export const expenseFinder = (findNamed: FindNamed): Finder<Expense> => ({
  findable: {
    texts: (expense) => {
      const project = findNamed(expense);
      return project ? [texts(expense), projectText(project)] : [texts(expense)];
    },
    sorts: {
      description: { kind: 'text', first: 'ascending', of: ({ description }) => description },
      category: { kind: 'text', first: 'ascending', of: ({ category }) => category },
      // An amount is shown negative; the largest is the one of which most was spent.
      value: { kind: 'value', first: 'descending', of: ({ amount }) => amount },
      date: { kind: 'value', first: 'descending', of: ({ date }) => date },
      payment: { kind: 'text', first: 'ascending', of: methodLabel },
    },
    facets: {
      category: ({ category }) => category,
      project: (expense) => findNamed(expense)?.id ?? NO_PROJECT.value,
    },
    counted: [],
    day: ({ date }) => date,
  },
  controls,
});
