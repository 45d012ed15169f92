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
