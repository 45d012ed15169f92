import { ENTITIES, type EntityName, type FieldOf, type Lists } from './entities';

/** Fields that hold another record's id. */
type Reference = Extract<FieldOf<EntityName>, `${string}Id`>;

/** The list that a field points into; the same one wherever there is such a field. */
export const REFERENCES: Readonly<Record<Reference, EntityName>> = {
  clientId: 'clients',
  quoteId: 'quotes',
  projectId: 'projects',
};

/** What a deletion leaves without the record that it points at. */
export function leftBehind(lists: Lists, entity: EntityName, id: string): Lists {
  const fields = Object.entries(REFERENCES).filter(([, target]) => target === entity);
  const isPointing = (row: object) => fields.some(([field]) => Reflect.get(row, field) === id);
  const left = ENTITIES.map((list) => [list, lists[list].filter(isPointing)]);
  return Object.fromEntries(left) as Lists; // the same lists, of fewer rows
}
