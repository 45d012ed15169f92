import type { Expense } from '../expenses/expense';
import type { Payment } from '../payments/payment';
import { receiptsOf, type PartsByPayment, type Receipt } from '../payments/received';
import type { Day } from '../../shared/days';

/** The receipts and expenses of one calendar year. */
export interface YearRows {
  receipts: Receipt[];
  expenses: Expense[];
}

/** All receipts and expenses, by year. */
export interface MoneyByYear {
  years: ReadonlyMap<number, YearRows>;
  /** The receipts whose day is unknown. */
  undated: Receipt[];
}

/** The calendar year of a day. It is read from the text, so that no time zone can shift it. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The month of a day; 0 for January. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;

/**
 * Groups receipts and expenses by year and sorts them: receipts by the day on which they came, expenses by their
 * date.
 * @param parts - the stored parts of the payments.
 */
export function moneyByYear(
  payments: readonly Payment[],
  parts: PartsByPayment,
  expenses: readonly Expense[],
): MoneyByYear {
  const years = new Map<number, YearRows>();
  const undated: Receipt[] = [];
  const rowsOf = (day: Day): YearRows => {
    const year = yearOf(day);
    const rows = years.get(year) ?? { receipts: [], expenses: [] };
    years.set(year, rows);
    return rows;
  };
  for (const payment of payments) {
    for (const receipt of receiptsOf(payment, parts[payment.id])) {
      // A receipt of zero is left out.
      if (receipt.amount === 0) continue;
      if (receipt.day === null) undated.push(receipt);
      else rowsOf(receipt.day).receipts.push(receipt);
    }
  }
  for (const expense of expenses) rowsOf(expense.date).expenses.push(expense);
  return { years, undated };
}

/**
 * The first and the last year that can be shown. The range contains all years with an entry, and the current year.
 */
export function yearRange(
  { years }: MoneyByYear,
  thisYear: number,
): { first: number; last: number } {
  const all = [thisYear, ...years.keys()];
  return { first: Math.min(...all), last: Math.max(...all) };
}
