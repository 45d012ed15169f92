import { ENTITIES, type Lists } from '../src/features/app/entities/entities';

/** The rows of all lists. A list that is not given is empty. */
export function listsOf(some: Partial<Lists>): Lists {
  const empty = Object.fromEntries(ENTITIES.map((list) => [list, []])) as unknown as Lists;
  return { ...empty, ...some };
}
