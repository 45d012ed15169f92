import { clientsSelectors } from '../../features/clients/clientsSlice';
import { expensesSelectors } from '../../features/expenses/expensesSlice';
import { paymentTotal } from '../../features/payments/payment';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { leftBehind, type LeftBehind } from '../../features/workspace/leftBehind';
import type { EntityName } from '../../features/workspace/workspace';
import type { useAppSelector } from '../../store/hooks';
import { formatCurrency, formatInstantDay } from '../kit/text/format';

type Root = Parameters<Parameters<typeof useAppSelector>[0]>[0];

/** Names may have 100,000 characters; what is lost stands behind them. */
const MAX_NAME = 80;

const short = (name: string): string =>
  name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()}…` : name;

const named = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** A record as its question names it; '' for one that is not in its list (any more). */
function recordName(root: Root, entity: EntityName, id: string): string {
  const clientOf = (clientId: string | null) =>
    short(clientsSelectors.selectById(root, clientId)?.name ?? 'Cliente não encontrado');
  switch (entity) {
    case 'clients':
      return short(clientsSelectors.selectById(root, id)?.name ?? '');
    case 'quotes': {
      const quote = quotesSelectors.selectById(root, id);
      if (!quote) return '';
      const { clientId, totalValue, createdAt } = quote;
      return named(clientOf(clientId), formatCurrency(totalValue), formatInstantDay(createdAt));
    }
    case 'projects':
      return short(projectsSelectors.selectById(root, id)?.name ?? '');
    case 'payments': {
      const payment = paymentsSelectors.selectById(root, id);
      if (!payment) return '';
      const project = projectsSelectors.selectById(root, payment.projectId);
      const total = paymentTotal(payment);
      return named(
        short(project?.name ?? 'Projeto não encontrado'),
        total === null ? null : formatCurrency(total),
      );
    }
    case 'expenses':
      return short(expensesSelectors.selectById(root, id)?.description ?? '');
  }
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${many}`];

const without: Record<EntityName, string> = {
  clients: 'cliente',
  quotes: 'orçamento',
  projects: 'projeto',
  payments: '',
  expenses: '',
};

/** '1 orçamento e 1 projeto ficarão sem cliente'; '' where nothing is left behind. */
export function lossText(entity: EntityName, { quotes, projects, payments }: LeftBehind): string {
  const parts = [
    ...counted(quotes.length, 'orçamento', 'orçamentos'),
    ...counted(projects.length, 'projeto', 'projetos'),
    ...counted(payments.length, 'pagamento', 'pagamentos'),
  ];
  if (parts.length === 0) return '';
  const all = quotes.length + projects.length + payments.length;
  const [only] = projects;
  // Of a quote there is one project as a rule, which has a name.
  const what =
    entity === 'quotes' && only && all === 1 ? `o projeto ${short(only.name)}` : parts.join(' e ');
  return `${what} ${all === 1 ? 'ficará' : 'ficarão'} sem ${without[entity]}`;
}

/** Under the question before a deletion: the record, and what will be left without it. */
export function deletionText(root: Root, entity: EntityName, id: string): string {
  const lists = {
    quotes: quotesSelectors.selectAll(root),
    projects: projectsSelectors.selectAll(root),
    payments: paymentsSelectors.selectAll(root),
  };
  return named(recordName(root, entity, id), lossText(entity, leftBehind(lists, entity, id)));
}
