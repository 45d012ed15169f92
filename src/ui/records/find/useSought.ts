import type { Sought } from '../../../features/finding/sought';
import type { EntityName } from '../../../features/entities/entities';
import { selectSought } from '../../../features/workspace/workspaceSlice';
import { useAppSelector } from '../../../store/hooks';

/** What is sought in a list at this moment: the list itself may be a key behind. */
export const useSought = (entity: EntityName): Sought =>
  useAppSelector((root) => selectSought(root, entity));
