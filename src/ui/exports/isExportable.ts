import { expenseProjectsSelectors } from '../../features/expenses/expenseProjectsSlice';
import { paymentPartsSelectors } from '../../features/payments/paymentPartsSlice';
import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import type { EntityName } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';

/**
 * What a list's file says besides: of quotes their numbers, of expenses the projects that they name, of
 * payments when they came.
 */
const BESIDE: Partial<Record<EntityName, (root: RootState) => boolean>> = {
  quotes: quoteDetailsSelectors.selectIsLoaded,
  expenses: expenseProjectsSelectors.selectIsLoaded,
  payments: paymentPartsSelectors.selectIsLoaded,
};

/** Whether all is there that a list's file says. */
export const selectIsExportable = (root: RootState, entity: EntityName): boolean =>
  BESIDE[entity]?.(root) ?? true;
