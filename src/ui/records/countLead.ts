import type { FoundRows } from './find/useFound';
import { orderOf } from './list';
import { counted } from './nouns';

/** Over a list: '1 projeto', '6 projetos, do mais novo ao mais antigo'; nothing over an empty one. */
export function countLead<T>({ all, sought, list }: FoundRows<T>): string | undefined {
  const count = all.length;
  if (count === 0) return undefined;
  const { words } = orderOf(list.controls, sought.sort) ?? list.controls.ownOrder;
  return count === 1 ? counted(1, list.entity) : `${counted(count, list.entity)}, ${words}`;
}
