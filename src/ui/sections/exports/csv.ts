import { toCents } from '../../../features/shared/money';

/** The value of a cell: a text, an amount in reais, or nothing. */
export type Cell = string | number | null;

/** The content of one CSV file. */
export interface CsvTable {
  /** The file's name without its extension. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** An amount in Brazilian spreadsheet format: '1234,56', '-20,50'. */
function amountField(reais: number): string {
  const cents = toCents(reais);
  const digits = Math.abs(cents).toString().padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Characters that a spreadsheet skips at the start of a cell. */
const BLANK = /^[\s\p{C}]+/u;

/** Whether a spreadsheet would execute the text as a formula. The wide character `＝` counts as `=`. */
function isFormula(text: string): boolean {
  const first = text.replace(BLANK, '').charAt(0).normalize('NFKC');
  return /^[\t\r]/.test(text) || /[=+\-@]/.test(first);
}

function textField(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  // A comma separates the cells for programs that do not ask, or guess wrongly.
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const field = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? amountField(cell) : textField(cell);

/**
 * Returns the text of a CSV file that Brazilian spreadsheets open with a double click. It has semicolons, decimal
 * commas, and a UTF-8 byte order mark.
 */
export const csvOf = ({ columns, rows }: CsvTable): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(field).join(';')}\r\n`).join('')}`;
