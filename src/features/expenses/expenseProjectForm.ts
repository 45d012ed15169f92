import * as z from 'zod/mini';

import type { Day } from '../shared/days';
import { optionalText } from '../shared/formFields';
import type { Expense } from './expense';
import { expenseFormSchema, expenseFormValues } from './expenseForm';
import type { ExpenseProject, ExpenseProjectDraft } from './expenseProject';

/** The schema of the expense's form. It includes the project once the side table is loaded. */
export const expenseModalSchema = (edited: Expense | null) =>
  z.extend(expenseFormSchema(edited), { projectId: z.optional(optionalText()) });

export type ExpenseModalValues = z.input<ReturnType<typeof expenseModalSchema>>;

/** The form's opening values. `named`: null where no project is stored, undefined while it is not loaded. */
export const expenseModalValues = (
  expense: Expense | null,
  today: Day,
  named: ExpenseProject | null | undefined,
): ExpenseModalValues => ({
  ...expenseFormValues(expense, today),
  ...(named !== undefined && { projectId: named?.projectId ?? '' }),
});

/** The project as the user changed it; null where it is unchanged. */
export const expenseProjectChanges = (
  opened: ExpenseProject | null | undefined,
  projectId: string | null | undefined,
): ExpenseProjectDraft | null =>
  projectId === undefined || projectId === (opened?.projectId ?? null) ? null : { projectId };
