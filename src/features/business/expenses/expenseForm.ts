import * as z from 'zod/mini';

import type { Day } from '../../shared/days';
import {
  amountText,
  optionalChoice,
  optionalText,
  requiredAmount,
  requiredChoice,
  requiredDay,
  requiredText,
  textValues,
} from '../../shared/formFields';
import { PAYMENT_METHODS } from '../../shared/paymentMethods';
import { EXPENSE_CATEGORIES } from '../../shared/expenseCategories';
import type { Expense, ExpenseDraft } from './expense';

/**
 * The schema of the expense's form. The fields are texts, and the result is a draft.
 * @param edited - the expense as it was when the form opened; null for a new expense.
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

/** The form's opening values: empty and dated today for a new expense, otherwise those of the edited expense. */
export const expenseFormValues = (expense: Expense | null, today: Day): ExpenseFormValues => ({
  ...textValues(expense, ['description', 'category', 'paymentMethod', 'notes']),
  amount: amountText(expense?.amount ?? null),
  date: expense?.date ?? today,
});
