import { formatCurrency } from '../text/format';

/**
 * The width of a column in which the longest amount stays on one line, including the cell's padding. In `ch`,
 * the width of a digit; signs and points are narrower.
 * @param longest - The longest amount as it is formatted.
 */
export function amountWidth(longest: string): string {
  const digits = longest.replace(/\D/g, '').length;
  const width = digits + 0.7 * (longest.length - digits);
  return `calc(${Math.ceil(width).toString()}ch + 38px)`;
}

/** The width of a column of amounts, for its greatest amount. @param of - formats a row's amount. */
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
