import type { Expense } from '../expenses/expense';
import type { Payment } from '../payments/payment';
import { receiptsOf, type PartsByPayment, type Receipt } from '../payments/received';
import type { Day } from '../shared/days';

/** Receipts and expenses of one calendar year. */
export interface YearRows {
  receipts: Receipt[];
  expenses: Expense[];
}

/** All receipts and expenses by year. */
export interface MoneyByYear {
  years: ReadonlyMap<number, YearRows>;
  /** Receipts without a day. */
  undated: Receipt[];
}

/** The calendar year of a day. It is read from the text, so no time zone can shift it. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** 0 for January. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;

/**
 * Sorts receipts by the day they came and expenses by their date.
 * @param parts - The stored parts of the payments.
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
      // Receipts of zero are left out.
      if (receipt.amount === 0) continue;
      if (receipt.day === null) undated.push(receipt);
      else rowsOf(receipt.day).receipts.push(receipt);
    }
  }
  for (const expense of expenses) rowsOf(expense.date).expenses.push(expense);
  return { years, undated };
}

/** The years that can be shown: from the first to the last with an entry, and the current one. */
export function yearRange(
  { years }: MoneyByYear,
  thisYear: number,
): { first: number; last: number } {
  const all = [thisYear, ...years.keys()];
  return { first: Math.min(...all), last: Math.max(...all) };
}
