import { isSameMonth, type Day } from '../../shared/days';
import type { ExpenseCategory } from '../../shared/expenseCategories';
import type { Row } from '../../shared/list';
import { compareText, newestFirst } from '../../shared/listSelectors';
import { divideMoney, sumMoney } from '../../shared/money';
import type { PaymentMethod } from '../../shared/paymentMethods';

/** Money spent. `amount` is in reais and positive; the table shows it negative. */
export interface Expense extends Row {
  description: string;
  category: ExpenseCategory;
  amount: number;
  date: Day;
  paymentMethod: PaymentMethod | null;
  notes: string | null;
  updatedAt: string;
}

export type ExpenseDraft = Omit<Expense, keyof Row | 'updatedAt'>;

/** Compares two expenses. The newest date comes first. On the same day, the newest record comes first. */
export const newestDateFirst = (a: Expense, b: Expense): number =>
  compareText(b.date, a.date) || newestFirst(a, b);

export interface ExpenseSummary {
  /** The total in reais, exact to the cent. */
  total: number;
  /** The total of the month and of the year that contain `today`. */
  month: number;
  /** The average amount of an expense, rounded to cents; 0 if there are no expenses. */
  average: number;
}

/** The figures of the three summary cards. `today` is the user's local day. */
export function summarizeExpenses(expenses: readonly Expense[], today: Day): ExpenseSummary {
  const total = sumMoney(expenses.map((expense) => expense.amount));
  const month = sumMoney(
    expenses.filter((expense) => isSameMonth(expense.date, today)).map((expense) => expense.amount),
  );
  const average = expenses.length === 0 ? 0 : divideMoney(total, expenses.length);
  return { total, month, average };
}
