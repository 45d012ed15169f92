import {
  ENTITIES,
  type EntityName,
  type Lists,
  type SomeRow,
} from '../../features/entities/entities';
import { rowsLosingReference } from '../../features/entities/rowsLosingReference';
import type { RootState } from '../../store/hooks';
import { inWords } from '../kit/text/format';
import { counted, noun } from '../records/nouns';
import { recordName, shortName } from './recordName';
const joinFacts = (...parts: readonly (string | null)[]): string =>
  parts.filter(Boolean).join(' · ');

/** '1 orçamento e 1 projeto ficarão sem cliente'; empty if no record refers to the deleted one. */
export function lostReferencesText(entity: EntityName, left: Lists): string {
  const lists = ENTITIES.filter((list) => left[list].length > 0);
  if (lists.length === 0) return '';
  const all = lists.reduce((sum, list) => sum + left[list].length, 0);
  const [only] = left.projects;
  // A quote has one project as a rule, so that project is named.
  const what =
    entity === 'quotes' && only && all === 1
      ? `o projeto ${shortName(only.name) ?? ''}`
      : inWords(lists.map((list) => counted(left[list].length, list)));
  return `${what} ${all === 1 ? 'ficará' : 'ficarão'} sem ${noun[entity]}`;
}

/** The text under the question before a deletion: the record, and what will lose its reference. */
export function deletionText(root: RootState, entity: EntityName, id: string): string {
  const rows = ENTITIES.map((list) => [list, Object.values(root[list].entities)]);
  const lists = Object.fromEntries(rows) as Lists; // cast: `fromEntries` loses the keys
  const lostReferences = lostReferencesText(entity, rowsLosingReference(lists, entity, id));
  const row = root[entity].entities[id];
  // The record is no longer in its list.
  if (!row) return lostReferences;
  const { name, details } = recordName(root, { entity, row } as SomeRow); // cast: the row is of that entity's list
  return joinFacts(name, ...details, lostReferences);
}
