import { formatCurrency } from '../text/format';

/**
 * The width of a column of amounts, so that the longest of them stays on one line; with what the cell
 * leaves free on both sides. In `ch`, the width of a figure; signs and points are narrower.
 * @param longest The longest amount as it is written.
 */
export function amountWidth(longest: string): string {
  const digits = longest.replace(/\D/g, '').length;
  const width = digits + 0.7 * (longest.length - digits);
  return `calc(${Math.ceil(width).toString()}ch + 38px)`;
}

/** The width of a column of amounts that has room for the greatest of all. @param of - as it is shown. */
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
