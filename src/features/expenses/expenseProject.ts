import type { Row } from '../shared/list';

/** Which project an expense was for, under the expense's id. */
export interface ExpenseProject extends Row {
  /** Null where none is named any more. */
  projectId: string | null;
  updatedAt: string;
}

export type ExpenseProjectDraft = Omit<ExpenseProject, keyof Row | 'updatedAt'>;

export const emptyExpenseProject: ExpenseProjectDraft = { projectId: null };
