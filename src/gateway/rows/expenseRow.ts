import { EXPENSE_CATEGORIES, type Expense } from '../../features/expenses/expense';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import { day, nullable, number, oneOf, text } from './decode';
import { NEWEST_FIRST, rowCodec, rowFields } from './rowCodec';

export const expenseRow = rowCodec<Expense>(
  'expenses',
  {
    ...rowFields,
    description: ['description', text],
    category: ['category', oneOf(EXPENSE_CATEGORIES)],
    amount: ['amount', number],
    date: ['date', day],
    paymentMethod: ['payment_method', nullable(oneOf(PAYMENT_METHODS))],
    notes: ['notes', nullable(text)],
    updatedAt: ['updated_at', text],
  },
  { order: ['date', ...NEWEST_FIRST] },
);
