import type { Row } from '../../shared/list';

/** The side row with the project for which an expense was made. It has the expense's id. */
export interface ExpenseProject extends Row {
  /** The project; null where it was deleted or removed from the expense. */
  projectId: string | null;
  updatedAt: string;
}

export type ExpenseProjectDraft = Omit<ExpenseProject, keyof Row | 'updatedAt'>;

export const emptyExpenseProject: ExpenseProjectDraft = { projectId: null };
