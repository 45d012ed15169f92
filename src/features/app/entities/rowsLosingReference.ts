import { ENTITIES, type EntityName, type FieldOf, type Lists } from './entities';

/** The names of fields that contain the id of another record. */
type Reference = Extract<FieldOf<EntityName>, `${string}Id`>;

/** The list to which each reference field refers. A field with the same name refers to the same list everywhere. */
export const REFERENCES: Readonly<Record<Reference, EntityName>> = {
  clientId: 'clients',
  quoteId: 'quotes',
  projectId: 'projects',
};

/** Returns, for each list, the rows that will lose their reference when this row is deleted. */
export function rowsLosingReference(lists: Lists, entity: EntityName, id: string): Lists {
  const fields = Object.entries(REFERENCES).filter(([, target]) => target === entity);
  const isPointing = (row: object) => fields.some(([field]) => Reflect.get(row, field) === id);
  const left = ENTITIES.map((list) => [list, lists[list].filter(isPointing)]);
  return Object.fromEntries(left) as Lists; // cast: `fromEntries` loses the keys
}
