import { isDayLike } from './writtenDays';

/*
 * Mends the quotes of a CSV file. Some banks put cells in quotes, but do not double the quotes within them. Only rows that
 * are not well formed are changed.
 */

/** Whether a line begins with a day, and is thus the beginning of a row. */
export const beginsWithDay = (line: string): boolean =>
  isDayLike((/^"?([^";,|\t]{6,24})["\s]*[;,|\t]/.exec(line) ?? [])[1] ?? '');

/** Whether a cell is the rest of one that a quote beside a separator has closed: `"LOJA BOM", PRECO"`. */
export const isRest = (cell: string): boolean => /^\s[^"]*"\s*$/.test(cell);

/**
 * A well-formed row at the place where the search begins. A cell in quotes may go on in the next line. A cell without quotes
 * is not the rest of one that was closed (`isRest`).
 */
function rowPattern(delimiter: string): RegExp {
  const inCell = `[^${delimiter}\\n]`;
  const rest = `(?=${inCell})\\s[^"${delimiter}\\n]*"(?:(?=${inCell})\\s)*(?!${inCell})`;
  const cell = `(?:"[^"]*(?:""[^"]*)*"|(?!"|${rest})${inCell}*)`;
  return new RegExp(`${cell}(?:[${delimiter}]${cell})*(?![^\\n])`, 'y');
}

/** The most characters of a well-formed row. */
const LONGEST = 10_000;

/** The index of the end of the well-formed row that begins at an index; -1 if the row is not well formed. */
function endOfRow(content: string, start: number, pattern: RegExp): number {
  pattern.lastIndex = start;
  const [row] = pattern.exec(content) ?? [];
  // A line that begins with a day is a row of its own, not the rest of a cell that was never closed.
  const isRow =
    row !== undefined && row.length <= LONGEST && !row.split('\n').slice(1).some(beginsWithDay);
  return isRow ? start + row.length : -1;
}

/**
 * The index of the quote that closes the cell that begins at an index; -1 if none does. It stands before a separator or at
 * the end of the line.
 */
function closingQuote(line: string, start: number, delimiter: string): number {
  for (let at = line.indexOf('"', start + 1); at !== -1; at = line.indexOf('"', at + 1)) {
    const rest = line.slice(at + 1).trimEnd();
    if (rest === '') return at;
    // A space behind the separator belongs to a sentence: `LOJA "BOM", MERCADO`.
    if (rest.startsWith(delimiter) && !/^[^\S\t]/.test(rest.slice(1))) return at;
    // Another cell begins before this one was closed.
    const isOpening = line.charAt(at - 1) === delimiter && line.charAt(at + 1) !== ' ';
    if (at > start + 1 && isOpening) return -1;
  }
  return -1;
}

const quoted = (text: string): string => `"${text.replaceAll('""', '"').replaceAll('"', '""')}"`;

/** A line whose cells are all in quotes, with the quotes within them doubled. */
function mendLine(line: string, delimiter: string): string {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    const close = line.charAt(at) === '"' ? closingQuote(line, at, delimiter) : -1;
    const next = line.indexOf(delimiter, close === -1 ? at : close);
    const end = next === -1 ? line.length : next;
    cells.push(quoted(close === -1 ? line.slice(at, end) : line.slice(at + 1, close)));
    at = end + 1;
  }
  return cells.join(delimiter);
}

/** A content, whose lines end with a line feed, with the quotes of all rows well formed. */
export function mendQuotes(content: string, delimiter: string): string {
  const rows: string[] = [];
  const pattern = rowPattern(delimiter);
  for (let at = 0; at < content.length;) {
    const end = endOfRow(content, at, pattern);
    if (end !== -1) {
      rows.push(content.slice(at, end));
      at = end + 1;
      continue;
    }
    const line = content.indexOf('\n', at);
    const lineEnd = line === -1 ? content.length : line;
    rows.push(mendLine(content.slice(at, lineEnd), delimiter));
    at = lineEnd + 1;
  }
  return `${rows.join('\n')}${content.endsWith('\n') ? '\n' : ''}`;
}
