import { formatCurrency } from '../text/format';

/**
 * Returns the width of a column in which the longest amount stays on one line, including the cell's padding. The unit
 * is `ch`, the width of a digit, because signs and points are narrower than digits.
 * @param longest - The longest amount, formatted.
 */
export function amountWidth(longest: string): string {
  const digits = longest.replace(/\D/g, '').length;
  const width = digits + 0.7 * (longest.length - digits);
  return `calc(${Math.ceil(width).toString()}ch + 42px)`;
}

/**
 * Returns a function that computes the width of a column of amounts from its greatest amount.
 * @param of - Returns a row's amount.
 */
export const amountColumnWidth =
  <T>(of: (row: T) => number) =>
  (rows: readonly T[]): string => {
    let greatest = 0;
    for (const row of rows) {
      const amount = of(row);
      if (Math.abs(amount) > Math.abs(greatest)) greatest = amount;
    }
    return `max(${amountWidth(formatCurrency(greatest))}, 15cqi)`;
  };
