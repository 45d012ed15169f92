import { clientsSelectors } from '../../features/clients/clientsSlice';
import { expensesSelectors } from '../../features/expenses/expensesSlice';
import { paymentTotal } from '../../features/payments/payment';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { leftBehind, type Lists } from '../../features/workspace/leftBehind';
import { ENTITIES, type EntityName } from '../../features/workspace/workspace';
import type { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { projectName } from '../projects/projectName';
import { counted, noun } from '../records/nouns';
import { findIn } from '../records/useFind';
import { shortName } from './shortName';

type Root = Parameters<Parameters<typeof useAppSelector>[0]>[0];

const named = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** A record as its question names it; '' for one that is not in its list (any more). */
function recordName(root: Root, entity: EntityName, id: string): string {
  switch (entity) {
    case 'clients':
      return named(shortName(clientsSelectors.selectById(root, id)?.name));
    case 'quotes': {
      const quote = quotesSelectors.selectById(root, id);
      if (!quote) return '';
      const { selectEntities, selectIsLoaded } = clientsSelectors;
      const client = findIn(selectEntities(root), selectIsLoaded(root), quote.clientId);
      const value = formatCurrency(quote.totalValue);
      return named(shortName(clientName(client)), value, formatInstantDay(quote.createdAt));
    }
    case 'projects':
      return named(shortName(projectsSelectors.selectById(root, id)?.name));
    case 'payments': {
      const payment = paymentsSelectors.selectById(root, id);
      if (!payment) return '';
      const { selectEntities, selectIsLoaded } = projectsSelectors;
      const project = findIn(selectEntities(root), selectIsLoaded(root), payment.projectId);
      const total = paymentTotal(payment);
      return named(shortName(projectName(project)), total === null ? null : formatCurrency(total));
    }
    case 'expenses':
      return named(shortName(expensesSelectors.selectById(root, id)?.description));
  }
}

/** '1 orçamento e 1 projeto ficarão sem cliente'; '' where nothing is left behind. */
export function lossText(entity: EntityName, left: Lists): string {
  const lists = ENTITIES.filter((list) => left[list].length > 0);
  if (lists.length === 0) return '';
  const all = lists.reduce((sum, list) => sum + left[list].length, 0);
  const [only] = left.projects;
  // Of a quote there is one project as a rule, which has a name.
  const what =
    entity === 'quotes' && only && all === 1
      ? `o projeto ${shortName(only.name) ?? ''}`
      : lists.map((list) => counted(left[list].length, list)).join(' e ');
  return `${what} ${all === 1 ? 'ficará' : 'ficarão'} sem ${noun[entity]}`;
}

/** Under the question before a deletion: the record, and what will be left without it. */
export function deletionText(root: Root, entity: EntityName, id: string): string {
  const rows = ENTITIES.map((list) => [list, Object.values(root[list].entities)]);
  const lists = Object.fromEntries(rows) as Lists; // each list's own rows
  return named(recordName(root, entity, id), lossText(entity, leftBehind(lists, entity, id)));
}
