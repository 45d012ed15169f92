import * as z from 'zod/mini';

import {
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseChanges,
  type ExpenseDraft,
} from '../../features/expenses/expense';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import {
  baseColumns,
  finite,
  NEWEST_FIRST,
  nullableText,
  renamed,
  renamedAndStamped,
  type RowCodec,
} from './rowCodec';

const columns = { paymentMethod: 'payment_method' } as const;

export const expenseRow: RowCodec<Expense, ExpenseDraft, ExpenseChanges> = {
  table: 'expenses',
  order: ['date', ...NEWEST_FIRST],
  schema: z.pipe(
    z.object({
      ...baseColumns,
      description: z.string(),
      category: z.enum(EXPENSE_CATEGORIES),
      amount: finite(),
      date: z.string(),
      payment_method: z.nullable(z.enum(PAYMENT_METHODS)),
      notes: nullableText(),
      updated_at: z.string(),
    }),
    z.transform((row): Expense => ({
      id: row.id,
      description: row.description,
      category: row.category,
      amount: row.amount,
      date: row.date,
      paymentMethod: row.payment_method,
      notes: row.notes,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
  ),
  encodeDraft: renamed<ExpenseDraft>(columns),
  encodeChanges: renamedAndStamped<ExpenseDraft>(columns),
};
