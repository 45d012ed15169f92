import * as z from 'zod/mini';

import type { Day } from '../shared/days';
import {
  amountText,
  optionalChoice,
  optionalText,
  requiredAmount,
  requiredChoice,
  requiredDay,
  requiredText,
  textValues,
} from '../shared/formFields';
import { PAYMENT_METHODS } from '../shared/paymentMethods';
import { EXPENSE_CATEGORIES, type Expense, type ExpenseDraft } from './expense';

/**
 * The expense form's fields (all texts) and the draft they become.
 * @param edited - The expense as it was when the form opened; null for a new one.
 */
export const expenseFormSchema = (edited: Expense | null) =>
  z.object({
    description: requiredText('Descrição é obrigatória'),
    category: requiredChoice(EXPENSE_CATEGORIES, 'Categoria é obrigatória'),
    amount: requiredAmount({ isStored: (text) => text === amountText(edited?.amount ?? null) }),
    date: requiredDay('Data é obrigatória', edited?.date),
    paymentMethod: optionalChoice(PAYMENT_METHODS),
    notes: optionalText(),
  }) satisfies z.ZodMiniType<ExpenseDraft>;

export type ExpenseFormValues = z.input<ReturnType<typeof expenseFormSchema>>;

/** The form as it opens: empty and dated today, or filled from the expense being edited. */
export const expenseFormValues = (expense: Expense | null, today: Day): ExpenseFormValues => ({
  ...textValues(expense, ['description', 'category', 'paymentMethod', 'notes']),
  amount: amountText(expense?.amount ?? null),
  date: expense?.date ?? today,
});
