import type { Row } from '../shared/list';

/** The project that an expense was made for. It has the expense's id. */
export interface ExpenseProject extends Row {
  /** Null where the project was deleted or removed from the expense. */
  projectId: string | null;
  updatedAt: string;
}

export type ExpenseProjectDraft = Omit<ExpenseProject, keyof Row | 'updatedAt'>;

export const emptyExpenseProject: ExpenseProjectDraft = { projectId: null };
