import type { Payment } from '../payments/payment';
import type { Project } from '../projects/project';
import type { Quote } from '../quotes/quote';
import type { EntityName } from './workspace';

/** Records that point at others. */
export interface LeftBehind {
  quotes: readonly Quote[];
  projects: readonly Project[];
  payments: readonly Payment[];
}

const NOTHING: LeftBehind = { quotes: [], projects: [], payments: [] };

/** What a deletion leaves without the record that it points at. */
export function leftBehind(lists: LeftBehind, entity: EntityName, id: string): LeftBehind {
  switch (entity) {
    case 'clients':
      return {
        ...NOTHING,
        quotes: lists.quotes.filter(({ clientId }) => clientId === id),
        projects: lists.projects.filter(({ clientId }) => clientId === id),
      };
    case 'quotes':
      return { ...NOTHING, projects: lists.projects.filter(({ quoteId }) => quoteId === id) };
    case 'projects':
      return { ...NOTHING, payments: lists.payments.filter(({ projectId }) => projectId === id) };
    case 'payments':
    case 'expenses':
      return NOTHING;
  }
}
