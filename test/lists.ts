import type { Lists } from '../src/features/workspace/leftBehind';
import { ENTITIES } from '../src/features/workspace/workspace';

/** The records of every list: none where none are given. */
export function listsOf(some: Partial<Lists>): Lists {
  const empty = Object.fromEntries(ENTITIES.map((list) => [list, []])) as unknown as Lists;
  return { ...empty, ...some };
}
