/** The names of records in sentences, and the text under the question before a deletion. */
import { clientsSelectors } from '../../features/business/clients/clientsSlice';
import {
  ENTITIES,
  type SomeRow,
  type EntityName,
  type Lists,
} from '../../features/app/entities/entities';
import { rowsLosingReference } from '../../features/app/entities/rowsLosingReference';
import { paymentTotal } from '../../features/business/payments/payment';
import { projectsSelectors } from '../../features/business/projects/projectsSlice';
import type { RootState } from '../../store/hooks';
import { clientName } from '../records/texts/clientName';
import { formatCurrency, formatInstantDay, joinWithAnd } from '../kit/text/format';
import { projectName } from '../records/texts/projectTexts';
import { countText, nounOfOne } from '../records/nouns';
import { lookUp } from '../records/useLookup';

/**
 * The most characters of a name in a sentence. A name may have 100,000 characters, but the rest of the sentence
 * must stay visible.
 */
const MAX_NAME = 80;

/** Shortens a name that is too long for a sentence. */
export const shortName = (name: string | null = null): string | null =>
  name !== null && name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()}…` : name;

/** The name by which a sentence calls a record. */
export interface RecordName {
  /** The record's own name, its owner's name, or a fallback text. It is null while the owner is not loaded. */
  name: string | null;
  /** Whose name it is: the record's own, its owner's, or nobody's. */
  of: 'itself' | 'owner' | 'nothing';
  /** Facts that distinguish the record from others with the same name. */
  details: readonly string[];
}

const ownName = (name: string): RecordName => ({
  name: shortName(name),
  of: 'itself',
  details: [],
});

/**
 * The name of a record that has no name of its own.
 * @param owner - the record to which it belongs.
 * @param name - the owner's name, or the fallback text.
 */
const ownersName = (
  owner: object | null | undefined,
  name: string | null,
  details: readonly string[],
): RecordName => ({ name: shortName(name), of: owner ? 'owner' : 'nothing', details });

export function recordName(root: RootState, { entity, row }: SomeRow): RecordName {
  switch (entity) {
    case 'quotes': {
      const client = lookUp(root, clientsSelectors, row.clientId);
      const details = [formatCurrency(row.totalValue), formatInstantDay(row.createdAt)];
      return ownersName(client, clientName(client), details);
    }
    case 'payments': {
      const project = lookUp(root, projectsSelectors, row.projectId);
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

const joinFacts = (...parts: readonly (string | null)[]): string =>
  parts.filter(Boolean).join(' · ');

/**
 * The records that lose their reference by a deletion: '1 orçamento e 1 projeto ficarão sem cliente'. Empty if no
 * record refers to the deleted one.
 */
export function lostReferencesText(entity: EntityName, left: Lists): string {
  const lists = ENTITIES.filter((list) => left[list].length > 0);
  if (lists.length === 0) return '';
  const all = lists.reduce((sum, list) => sum + left[list].length, 0);
  const [only] = left.projects;
  // A quote usually has a single project, so the project is named.
  const what =
    entity === 'quotes' && only && all === 1
      ? `o projeto ${shortName(only.name) ?? ''}`
      : joinWithAnd(lists.map((list) => countText(left[list].length, list)));
  return `${what} ${all === 1 ? 'ficará' : 'ficarão'} sem ${nounOfOne[entity]}`;
}

/**
 * Returns the text under the question before a deletion. It names the record, and the records that will lose their
 * reference to it.
 */
export function deletionText(root: RootState, entity: EntityName, id: string): string {
  const rows = ENTITIES.map((list) => [list, Object.values(root[list].entities)]);
  const lists = Object.fromEntries(rows) as Lists; // cast: `fromEntries` loses the keys
  const lostReferences = lostReferencesText(entity, rowsLosingReference(lists, entity, id));
  const row = root[entity].entities[id];
  // The record was deleted elsewhere, so it is no longer in its list.
  if (!row) return lostReferences;
  // cast: the row is of that entity's list
  const { name, details } = recordName(root, { entity, row } as SomeRow);
  return joinFacts(name, ...details, lostReferences);
}
