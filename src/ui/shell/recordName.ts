import { clientsSelectors } from '../../features/clients/clientsSlice';
import { paymentTotal } from '../../features/payments/payment';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { SomeRow } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { projectName } from '../projects/projectName';
import { lookUp } from '../records/useLookup';
import { shortName } from './noticeTexts';

/** How a record is called in a sentence. */
export interface RecordName {
  /** Its name, or that of what it belongs to, or what stands for that; null while it cannot be told. */
  name: string | null;
  /** Whose name that is. */
  of: 'itself' | 'owner' | 'nothing';
  /** What else tells it apart. */
  details: readonly string[];
}

const own = (name: string): RecordName => ({ name: shortName(name), of: 'itself', details: [] });

/** @param owner - what it belongs to. @param name - that one's, or what stands for it. */
const borrowed = (
  owner: object | null | undefined,
  name: string | null,
  details: readonly string[],
): RecordName => ({ name: shortName(name), of: owner ? 'owner' : 'nothing', details });

export function recordName(root: RootState, { entity, row }: SomeRow): RecordName {
  switch (entity) {
    case 'quotes': {
      const { selectEntities, selectIsLoaded } = clientsSelectors;
      const client = lookUp(selectEntities(root), selectIsLoaded(root), row.clientId);
      const details = [formatCurrency(row.totalValue), formatInstantDay(row.createdAt)];
      return borrowed(client, clientName(client), details);
    }
    case 'payments': {
      const { selectEntities, selectIsLoaded } = projectsSelectors;
      const project = lookUp(selectEntities(root), selectIsLoaded(root), row.projectId);
      const total = paymentTotal(row);
      return borrowed(project, projectName(project), total === null ? [] : [formatCurrency(total)]);
    }
    default:
      return own('name' in row ? row.name : row.description);
  }
}
