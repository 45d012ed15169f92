import type { EntityName } from '../../features/entities/entities';
import { orderOf, type FindControls } from './find/controls';
import type { FoundRows } from './find/useFound';
import { counted } from './nouns';

/** Over a list: '1 projeto', '6 projetos, do mais novo ao mais antigo'; nothing over an empty one. */
export function countLead(
  entity: EntityName,
  { all, sought }: Pick<FoundRows<unknown>, 'all' | 'sought'>,
  controls: Pick<FindControls<never>, 'orders' | 'ownOrder'>,
): string | undefined {
  if (all === 0) return undefined;
  const { words } = orderOf(controls, sought.sort) ?? controls.ownOrder;
  return all === 1 ? counted(1, entity) : `${counted(all, entity)}, ${words}`;
}
