import { ENTITIES, type EntityName, type FieldOf, type Lists } from './entities';

/** Fields that hold another record's id. */
type Reference = Extract<FieldOf<EntityName>, `${string}Id`>;

/** The list that each reference field points into. A field name means the same list everywhere. */
export const REFERENCES: Readonly<Record<Reference, EntityName>> = {
  clientId: 'clients',
  quoteId: 'quotes',
  projectId: 'projects',
};

/** The lists reduced to the rows that will lose their reference when this row is deleted. */
export function rowsLosingReference(lists: Lists, entity: EntityName, id: string): Lists {
  const fields = Object.entries(REFERENCES).filter(([, target]) => target === entity);
  const isPointing = (row: object) => fields.some(([field]) => Reflect.get(row, field) === id);
  const left = ENTITIES.map((list) => [list, lists[list].filter(isPointing)]);
  return Object.fromEntries(left) as Lists; // cast: `fromEntries` loses the keys
}
