import { expenseProjectsSelectors } from '../../features/expenses/expenseProjectsSlice';
import type { EntityName } from '../../features/workspace/entities';
import type { Root } from './tables';

/** Whether all is there that a list's file says: of expenses, which projects they name. */
export const selectIsExportable = (root: Root, entity: EntityName): boolean =>
  entity !== 'expenses' || expenseProjectsSelectors.selectIsLoaded(root);
