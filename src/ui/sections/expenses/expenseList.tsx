import { createSelector } from '@reduxjs/toolkit';
import { EXPENSE_CATEGORIES } from '../../../features/shared/expenseCategories';
import type { Expense } from '../../../features/business/expenses/expense';
import { expenseProjectsSelectors } from '../../../features/business/expenses/expenseProjectsSlice';
import { expensesSelectors } from '../../../features/business/expenses/expensesSlice';
import { amountSearchText } from '../../../features/app/finding/rowTexts';
import type { Project } from '../../../features/business/projects/project';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { sumMoney } from '../../../features/shared/money';
import type { RootState } from '../../../store/hooks';
import { amountColumnWidth } from '../../kit/list/amountWidth';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { paymentMethodLabel } from '../../../features/business/payments/paymentWords';
import { selectRepeat } from '../series/seriesTexts';
import { projectList, projectText } from '../projects/projectList';
import { NO_PROJECT, PROJECT_NOT_FOUND } from '../../records/texts/projectTexts';
import { describeList, offerOf } from '../../records/describeList';
import { actionsField, amountOrders, sortedTextField, textOrders } from '../../records/listFields';

const selectProjectsWithExpenses = createSelector(
  [projectsSelectors.selectAll, expenseProjectsSelectors.selectAll],
  (projects, named) => {
    const ids = new Set(named.map(({ projectId }) => projectId));
    return projects.filter(({ id }) => ids.has(id));
  },
);

/** The filter by one project to which expenses belong, or by expenses without a project. */
const byProject = {
  all: 'Todos os projetos',
  records: {
    offer: offerOf(projectList, selectProjectsWithExpenses),
    none: NO_PROJECT,
    nameOf: (root: RootState, id: string) =>
      id === NO_PROJECT.value
        ? NO_PROJECT.label
        : (projectsSelectors.selectById(root, id)?.name ?? PROJECT_NOT_FOUND),
  },
};

const context = createSelector(
  [expenseProjectsSelectors.selectEntities, projectsSelectors.selectEntities, selectRepeat],
  (named, projects, repeatOf) => ({
    /** How often an expense comes again; null if it does not. */
    repeatOf: ({ id }: Expense) => repeatOf(id),
    /** The project of an expense; null if it has none, and while the project is unknown. */
    projectOf: ({ id }: Expense): Project | null => projects[named[id]?.projectId ?? ''] ?? null,
    namesProject: ({ id }: Expense): boolean => (named[id]?.projectId ?? null) !== null,
  }),
);

const methodLabel = ({ paymentMethod }: Expense): string | null =>
  paymentMethod && paymentMethodLabel[paymentMethod];

const categories = EXPENSE_CATEGORIES.map((value) => ({ value, label: value }));

/** The expenses. The search includes the project's name. */
export const expenseList = describeList({
  entity: 'expenses',
  selectAll: expensesSelectors.selectAll,
  context,
  isWhole: expenseProjectsSelectors.selectIsLoaded,
  subject: ({ description }) => description,
  fields: {
    description: {
      ...sortedTextField('description', 'Descrição'),
      column: { strong: true, selfEvident: true },
      note: (expense, { projectOf }) => projectOf(expense)?.name ?? null,
    },
    category: {
      ...sortedTextField('category', 'Categoria'),
      column: {
        selfEvident: true,
        width: 'max(124px, 15cqi)',
        under: { column: 'description', layout: 'narrow' },
      },
      facet: { of: ({ category }) => category, all: 'Todas as categorias', choices: categories },
    },
    value: {
      header: 'Valor',
      // Expenses are shown as negative amounts.
      text: ({ amount }) => formatCurrency(-amount),
      column: {
        align: 'end',
        width: amountColumnWidth(({ amount }) => -amount),
        selfEvident: true,
      },
      searched: ({ amount }) => amountSearchText(-amount),
      sort: {
        kind: 'value',
        first: 'descending',
        // The amount is sorted as positive: 'Maior' means the most money spent.
        of: ({ amount }) => amount,
        orders: amountOrders,
      },
      csv: { of: ({ amount }) => -amount },
    },
    date: {
      header: 'Data',
      text: ({ date }) => formatDay(date),
      column: { figures: true, selfEvident: true, width: 'max(calc(9.2ch + 24px), 12cqi)' },
      searched: ({ date }) => formatDay(date),
      sort: {
        kind: 'value',
        first: 'descending',
        of: ({ date }) => date,
        orders: [
          {
            direction: 'ascending',
            label: 'Mais antigo',
            words: 'do mais antigo ao mais recente',
          },
        ],
      },
      csv: true,
    },
    payment: {
      header: 'Pagamento',
      text: methodLabel,
      column: { absent: 'Não informado', width: 'max(calc(12ch + 24px), 15cqi)' },
      searched: (expense) => methodLabel(expense) ?? 'Não informado',
      sort: { kind: 'text', of: methodLabel, orders: textOrders('Pagamento') },
      csv: { header: 'Forma de pagamento' },
    },
    project: {
      header: 'Projeto',
      searchedIn: (expense, { projectOf }) => {
        const project = projectOf(expense);
        return project ? projectText(project) : '';
      },
      facet: {
        of: (expense, { projectOf }) => projectOf(expense)?.id ?? NO_PROJECT.value,
        ...byProject,
      },
      csv: {
        of: (expense, { projectOf, namesProject }) =>
          namesProject(expense) ? (projectOf(expense)?.name ?? PROJECT_NOT_FOUND) : null,
      },
    },
    notes: { header: 'Observações', csv: { of: ({ notes }) => notes } },
    actions: actionsField(),
  },
  ownOrder: { label: 'Mais recente', words: 'do mais recente ao mais antigo' },
  orders: ['date', 'value', 'description', 'category', 'payment'],
  period: { label: 'Data', day: ({ date }) => date },
  sums: (expenses) => [formatCurrency(-sumMoney(expenses.map(({ amount }) => amount)))],
  bulk: { select: { label: 'Mudar categoria', field: 'category', choices: categories } },
  palette: {
    shown: ({ description, category, date, amount }) => ({
      name: description,
      details: [category, formatDay(date)],
      end: formatCurrency(-amount),
    }),
  },
});
