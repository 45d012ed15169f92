import { EXPENSE_CATEGORIES, type Expense } from '../../features/expenses/expense';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import { day, nullable, number, oneOf, text, textOrNull } from '../../features/shared/decode';
import { NEWEST_FIRST, rowCodec } from './rowCodec';

const category = oneOf(EXPENSE_CATEGORIES);
const methodOrNull = nullable(oneOf(PAYMENT_METHODS));

export const expenseRow = rowCodec<Expense>(
  'expenses',
  (row) => ({
    description: text(row['description']),
    category: category(row['category']),
    amount: number(row['amount']),
    date: day(row['date']),
    paymentMethod: methodOrNull(row['payment_method']),
    notes: textOrNull(row['notes']),
  }),
  { order: ['date', ...NEWEST_FIRST] },
);
