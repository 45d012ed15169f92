import type { EntityName } from '../../features/workspace/workspace';

/** One record of a list, in a sentence. */
export const noun: Record<EntityName, string> = {
  clients: 'cliente',
  quotes: 'orçamento',
  projects: 'projeto',
  payments: 'pagamento',
  expenses: 'gasto',
};

/** The record of a modal was deleted elsewhere. */
export const goneText = (entity: EntityName): string => `Este ${noun[entity]} não existe mais.`;
