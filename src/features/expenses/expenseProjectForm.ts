import * as z from 'zod/mini';

import type { Day } from '../shared/days';
import { optionalText } from '../shared/formFields';
import type { Expense } from './expense';
import { expenseFormSchema, expenseFormValues } from './expenseForm';
import type { ExpenseProject, ExpenseProjectDraft } from './expenseProject';

/** The expense's form with the project that it names; without, until that is known. */
export const expenseModalSchema = (edited: Expense | null) =>
  z.extend(expenseFormSchema(edited), { projectId: z.optional(optionalText()) });

export type ExpenseModalValues = z.input<ReturnType<typeof expenseModalSchema>>;

/** The form as it opens. `named`: null where no project ever was, undefined while that is not known. */
export const expenseModalValues = (
  expense: Expense | null,
  today: Day,
  named: ExpenseProject | null | undefined,
): ExpenseModalValues => ({
  ...expenseFormValues(expense, today),
  ...(named !== undefined && { projectId: named?.projectId ?? '' }),
});

/** The project that is named from now on, or none; null where that is as it was. */
export const expenseProjectChanges = (
  opened: ExpenseProject | null | undefined,
  projectId: string | null | undefined,
): ExpenseProjectDraft | null =>
  projectId === undefined || projectId === (opened?.projectId ?? null) ? null : { projectId };
