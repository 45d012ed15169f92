import { clientsSelectors } from '../../features/clients/clientsSlice';
import { expenseProjectsSelectors } from '../../features/expenses/expenseProjectsSlice';
import { expensesSelectors } from '../../features/expenses/expensesSlice';
import { installmentCount, paymentTotal } from '../../features/payments/payment';
import { selectPartsByPayment } from '../../features/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { paymentPlan } from '../../features/payments/plan';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { progressPercent } from '../../features/projects/project';
import { itemSubtotal } from '../../features/quotes/quote';
import type { EntityName } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { CLIENT_NOT_FOUND } from '../clients/clientName';
import { formatDay, formatInstantDay } from '../kit/text/format';
import { deliveredLabel, paidLabel } from '../payments/flagLabels';
import { knownDay } from '../payments/paymentDay';
import { paymentMethodLabel } from '../payments/paymentMethodLabels';
import { PROJECT_NOT_FOUND } from '../projects/projectName';
import { projectStatusLooks } from '../projects/ProjectStatusBadge';
import { quoteStatusLooks } from '../quotes/QuoteStatusBadge';
import type { Cell, CsvTable } from './csv';

const day = (of: string | null): string | null => (of === null ? null : formatDay(of));

const method = (of: keyof typeof paymentMethodLabel | null): string | null =>
  of === null ? null : paymentMethodLabel[of];

/** Names of what rows point at, as the lists show them. */
export function namesIn(root: RootState) {
  const client = (id: string | null): string =>
    clientsSelectors.selectById(root, id)?.name ?? CLIENT_NOT_FOUND;
  return {
    client,
    project: (id: string | null): string =>
      projectsSelectors.selectById(root, id)?.name ?? PROJECT_NOT_FOUND,
    clientOfProject: (id: string | null): string =>
      client(projectsSelectors.selectById(root, id)?.clientId ?? null),
  };
}

/** The rows of these ids that are there. */
const pick = <T, R>(
  rows: Readonly<Record<string, T>>,
  ids: readonly string[],
  of: (row: T) => R,
): R[] =>
  ids.flatMap((id) => {
    const row = rows[id];
    return row === undefined ? [] : [of(row)];
  });

type ListTable = (root: RootState, ids: readonly string[]) => Pick<CsvTable, 'columns' | 'rows'>;

const clients: ListTable = (root, ids) => ({
  columns: ['Nome', 'Empresa', 'Telefone', 'Email', 'Observações', 'Cadastrado em'],
  rows: pick(clientsSelectors.selectEntities(root), ids, (row): Cell[] => [
    row.name,
    row.company,
    row.phone,
    row.email,
    row.observations,
    formatInstantDay(row.createdAt),
  ]),
});

const quotes: ListTable = (root, ids) => ({
  columns: ['Cliente', 'Valor', 'Status', 'Data', 'Número', 'Itens', 'Observações'],
  rows: pick(quotesSelectors.selectEntities(root), ids, (row): Cell[] => [
    namesIn(root).client(row.clientId),
    row.totalValue,
    quoteStatusLooks[row.status].label,
    formatInstantDay(row.createdAt),
    quoteDetailsSelectors.selectById(root, row.id)?.number ?? null,
    row.items.map(({ name }) => name).join(', '),
    row.observations,
  ]),
});

const projects: ListTable = (root, ids) => ({
  columns: ['Projeto', 'Cliente', 'Status', 'Progresso (%)', 'Início', 'Prazo', 'Responsável'],
  rows: pick(projectsSelectors.selectEntities(root), ids, (row): Cell[] => [
    row.name,
    namesIn(root).client(row.clientId),
    projectStatusLooks[row.status].label,
    progressPercent(row.stages).toString(),
    day(row.startDate),
    day(row.deadline),
    row.responsible,
  ]),
});

const payments: ListTable = (root, ids) => ({
  columns: [
    ...['Projeto', 'Cliente', 'Valor', 'Parcelas', 'Valor da parcela', 'Pagamento', 'Entrega'],
    ...['Data do pagamento', 'Forma de pagamento', 'Observações'],
  ],
  rows: pick(paymentsSelectors.selectEntities(root), ids, (row): Cell[] => [
    namesIn(root).project(row.projectId),
    namesIn(root).clientOfProject(row.projectId),
    paymentTotal(row),
    installmentCount(row).toString(),
    row.receivedAmount,
    paidLabel(row.paid),
    deliveredLabel(row.delivered),
    day(knownDay(row, selectPartsByPayment(root)[row.id])),
    method(row.paymentMethod),
    row.notes,
  ]),
});

/** The project that an expense names; null for none. */
export const projectNamed = (root: RootState, expenseId: string): string | null => {
  const id = expenseProjectsSelectors.selectById(root, expenseId)?.projectId ?? null;
  return id === null ? null : namesIn(root).project(id);
};

const expenses: ListTable = (root, ids) => ({
  columns: [
    ...['Descrição', 'Categoria', 'Valor', 'Data', 'Forma de pagamento', 'Projeto'],
    'Observações',
  ],
  rows: pick(expensesSelectors.selectEntities(root), ids, (row): Cell[] => [
    row.description,
    row.category,
    -row.amount,
    day(row.date),
    method(row.paymentMethod),
    projectNamed(root, row.id),
    row.notes,
  ]),
});

const LISTS: Record<EntityName, { name: string; table: ListTable }> = {
  clients: { name: 'clientes', table: clients },
  quotes: { name: 'orcamentos', table: quotes },
  projects: { name: 'projetos', table: projects },
  payments: { name: 'pagamentos', table: payments },
  expenses: { name: 'gastos', table: expenses },
};

/** A list as it is shown: these rows in this order. */
export const listTable = (
  root: RootState,
  entity: EntityName,
  ids: readonly string[],
): CsvTable => ({
  name: LISTS[entity].name,
  ...LISTS[entity].table(root, ids),
});

/** Every item of every quote. */
export const itemsTable = (root: RootState): CsvTable => ({
  name: 'itens-de-orcamentos',
  columns: ['Cliente', 'Data', 'Item', 'Descrição', 'Quantidade', 'Preço', 'Subtotal'],
  rows: quotesSelectors
    .selectAll(root)
    .flatMap((quote) =>
      quote.items.map((item): Cell[] => [
        namesIn(root).client(quote.clientId),
        formatInstantDay(quote.createdAt),
        item.name,
        item.description,
        item.quantity.toString(),
        item.price,
        itemSubtotal(item),
      ]),
    ),
});

/** Every part of every payment. */
export function partsTable(root: RootState): CsvTable {
  const stored = selectPartsByPayment(root);
  return {
    name: 'parcelas',
    columns: ['Projeto', 'Cliente', 'Parcela', 'Valor', 'Vencimento', 'Recebida em', 'Situação'],
    rows: paymentsSelectors.selectAll(root).flatMap((payment) => {
      const plan = paymentPlan(payment, stored[payment.id]);
      return [...plan.parts, ...plan.outside].map((part): Cell[] => [
        namesIn(root).project(payment.projectId),
        namesIn(root).clientOfProject(payment.projectId),
        `${part.number.toString()} de ${plan.parts.length.toString()}`,
        part.amount,
        day(part.dueOn),
        day(part.receivedOn),
        part.received ? 'Recebida' : 'Em aberto',
      ]);
    }),
  };
}
