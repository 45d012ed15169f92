import { toCents } from '../../features/shared/money';

/** Text, reais, or nothing. */
export type Cell = string | number | null;

/** What becomes one file. */
export interface CsvTable {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Reais as Brazilian spreadsheets read them: '1234,56', '-20,50'. */
function amountField(reais: number): string {
  const cents = toCents(reais);
  const digits = Math.abs(cents).toString().padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Spreadsheets leave out what stands before it. */
const BLANK = /^[\s\p{C}]+/u;

/** What a spreadsheet would take for a formula and run; `＝` is read as `=` is. */
function isFormula(text: string): boolean {
  const first = text.replace(BLANK, '').charAt(0).normalize('NFKC');
  return /^[\t\r]/.test(text) || /[=+\-@]/.test(first);
}

function textField(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const field = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? amountField(cell) : textField(cell);

/**
 * A file as spreadsheets set to Brazil open it with two clicks: semicolons, comma decimals, and the mark that
 * says UTF-8.
 */
export const csvOf = ({ columns, rows }: CsvTable): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(field).join(';')}\r\n`).join('')}`;
