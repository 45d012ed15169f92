import * as z from 'zod/mini';

import type { Day } from '../../shared/days';
import { optionalText } from '../../shared/formFields';
import type { Expense } from './expense';
import { noRepeat, repeatSchema } from '../series/repeatForm';
import { expenseFormSchema, expenseFormValues } from './expenseForm';
import type { ExpenseProject, ExpenseProjectDraft } from './expenseProject';

/** The schema of the expense's form, with how often it comes again. Once the side table is loaded, it includes the project. */
export const expenseModalSchema = (edited: Expense | null) =>
  z.extend(expenseFormSchema(edited), {
    projectId: z.optional(optionalText()),
    repeat: z.optional(repeatSchema),
  });

export type ExpenseModalValues = z.input<ReturnType<typeof expenseModalSchema>>;

/**
 * The form's opening values. `named` is the expense's project: null where none is stored, undefined while the side
 * table is not loaded.
 */
export const expenseModalValues = (
  expense: Expense | null,
  today: Day,
  named: ExpenseProject | null | undefined,
): ExpenseModalValues => ({
  ...expenseFormValues(expense, today),
  repeat: noRepeat,
  ...(named !== undefined && { projectId: named?.projectId ?? '' }),
});

/** The project as a change of the side row; null if the user did not change it. */
export const expenseProjectChanges = (
  opened: ExpenseProject | null | undefined,
  projectId: string | null | undefined,
): ExpenseProjectDraft | null =>
  projectId === undefined || projectId === (opened?.projectId ?? null) ? null : { projectId };
