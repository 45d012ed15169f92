import type { Expense } from '../expenses/expense';
import type { Payment } from '../payments/payment';
import { receiptsOf, type PartsByPayment, type Receipt } from '../payments/received';
import type { Day } from '../shared/days';

/** What came and what was spent in one calendar year. */
export interface YearRows {
  receipts: Receipt[];
  expenses: Expense[];
}

/** All money that moved, by the year in which it did. */
export interface Books {
  years: ReadonlyMap<number, YearRows>;
  /** Came, and nobody said when. */
  undated: Receipt[];
}

/** The calendar year of a day, by its letters alone: no time zone can shift it. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** 0 for January. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;

/**
 * Money counts on the day on which it came, an expense on its date.
 *
 * @param parts - What is stored of the payments' parts, by payment.
 */
export function books(
  payments: readonly Payment[],
  parts: PartsByPayment,
  expenses: readonly Expense[],
): Books {
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
      // What is worth nothing is in no sum, whenever it came.
      if (receipt.amount === 0) continue;
      if (receipt.day === null) undated.push(receipt);
      else rowsOf(receipt.day).receipts.push(receipt);
    }
  }
  for (const expense of expenses) rowsOf(expense.date).expenses.push(expense);
  return { years, undated };
}

/** The years that can be looked at: from the first with an entry to the last, the present one between. */
export function yearRange({ years }: Books, thisYear: number): { first: number; last: number } {
  const all = [thisYear, ...years.keys()];
  return { first: Math.min(...all), last: Math.max(...all) };
}
