import { selectReceiptsAreKnown } from '../payments/receivedSelectors';
import type { Day } from '../../shared/days';
import {
  selectProjectCounts,
  selectRecentTransactions,
  selectTotals,
  type ProjectCounts,
  type Totals,
  type Transaction,
} from './dashboard';
import { selectAreFirstStepsDue } from './firstSteps';
import { selectTodayShown, type TodayShown } from './today';

/** What the first cards of the dashboard show. */
export interface Figures {
  totals: Totals;
  projects: ProjectCounts;
  transactions: readonly Transaction[];
  today: TodayShown;
}

export type FiguresRoot = Parameters<typeof selectTotals>[0] &
  Parameters<typeof selectRecentTransactions>[0] &
  Parameters<typeof selectTodayShown>[0] &
  Parameters<typeof selectReceiptsAreKnown>[0];

/** Whether something is shown that is not stored yet. */
const hasPendingEdits = ({ payments, projects }: FiguresRoot): boolean =>
  [payments.pending, payments.receipts, projects.pending].some(
    (edits) => Object.keys(edits).length > 0,
  );

/**
 * Returns the figures as the lists have them. Null if they are not certain, or if the dashboard shows the cards of a
 * new user.
 */
export const figuresOf = (root: FiguresRoot, today: Day): Figures | null =>
  hasPendingEdits(root) || !selectReceiptsAreKnown(root) || selectAreFirstStepsDue(root)
    ? null
    : {
        totals: selectTotals(root),
        projects: selectProjectCounts(root),
        transactions: selectRecentTransactions(root),
        today: selectTodayShown(root, today),
      };
