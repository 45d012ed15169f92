import { clientsSelectors } from '../../features/clients/clientsSlice';
import { paymentTotal } from '../../features/payments/payment';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { SomeRow } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { projectName } from '../projects/projectTexts';
import { lookUp } from '../records/useLookup';

/** A name may have 100,000 characters, but the rest of the sentence must stay visible. */
const MAX_NAME = 80;

/** Shortens a name that is too long for a sentence. */
export const shortName = (name: string | null = null): string | null =>
  name !== null && name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()}…` : name;

/** What a sentence calls a record. */
export interface RecordName {
  /** The record's name, or its owner's, or a fallback text; null while the owner is not loaded. */
  name: string | null;
  /** Whose name it is. */
  of: 'itself' | 'owner' | 'nothing';
  /** Facts that tell it apart from others of the same name. */
  details: readonly string[];
}

const ownName = (name: string): RecordName => ({
  name: shortName(name),
  of: 'itself',
  details: [],
});

/**
 * The name of a record without a name of its own. @param owner - the record it belongs to @param name - the
 * owner's name, or the fallback text
 */
const ownersName = (
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
      return ownersName(client, clientName(client), details);
    }
    case 'payments': {
      const { selectEntities, selectIsLoaded } = projectsSelectors;
      const project = lookUp(selectEntities(root), selectIsLoaded(root), row.projectId);
      const total = paymentTotal(row);
      return ownersName(
        project,
        projectName(project),
        total === null ? [] : [formatCurrency(total)],
      );
    }
    default:
      return ownName('name' in row ? row.name : row.description);
  }
}
