import Papa from 'papaparse';

import type { Day } from '../../shared/days';
import { bankHead, guessColumns, headName, namedHead, titleOf, type Head } from './csvColumns';
import { readRows } from './csvRows';
import type { FileContent } from './fileBytes';
import { beginsWithDay, isRest, mendQuotes } from './mendQuotes';
import {
  areColumnsEnough,
  type ColumnsUnknown,
  type ColumnUse,
  type FileReading,
  type FileRefused,
  type KnownColumns,
} from './statementLine';
import { amountReader, isBalance, isTotal, plainLine } from './values';
import { isDayLike, orderOfDays } from './writtenDays';

const DELIMITERS = [';', ',', '\t', '|'] as const;

/** The most rows that may stand above the head. */
const PREAMBLE = 40;

/** The number of characters after which progress is reported again. */
const STEP = 256 * 1024;

/** Whether a cell contains a further row, because it was opened by a stray quote. */
const isSwallowing = (cell: string): boolean =>
  cell.includes('\n') && cell.split('\n').slice(1).some(beginsWithDay);

/** Splits a content whose lines end with a line feed into cells. `onPart` gets how much is done, from 0 to 1. */
function parse(
  { content, decode }: FileContent,
  delimiter: string,
  { preview = 0, onPart }: { preview?: number; onPart?: (part: number) => void } = {},
): string[][] {
  const split = (text: string): { rows: string[][]; isStray: boolean } => {
    const rows: string[][] = [];
    let isStray = false;
    let reportAt = STEP;
    Papa.parse<string[]>(text, {
      delimiter,
      preview,
      newline: '\n',
      skipEmptyLines: 'greedy',
      step({ data: row, errors, meta: { cursor } }, parser) {
        if (
          errors.some(({ type }) => type === 'Quotes') ||
          row.some((cell) => isSwallowing(cell) || isRest(cell))
        ) {
          isStray = true;
          parser.abort();
        }
        // The library returns one row here, although its type says rows.
        rows.push(row);
        if (cursor < reportAt) return;
        onPart?.(cursor / text.length);
        reportAt = cursor + STEP;
      },
    });
    return { rows, isStray };
  };
  // A stray quote must not swallow lines, so it is doubled first.
  const first = split(content);
  const { rows } = first.isStray ? split(mendQuotes(content, delimiter)) : first;
  return rows.map((row) => row.map((cell) => decode(cell)));
}

interface FoundHead {
  delimiter: string;
  at: number;
  row: string[];
  head: Head | null;
}

/** The beginning of a file, split by a separator. */
interface Table {
  delimiter: string;
  rows: string[][];
}

/** The position of the head, and the separator of its columns; null if there is no head. */
function findHead({ content, decode }: FileContent): FoundHead | null {
  const start = { content: content.slice(0, 65_536), decode };
  const tables = DELIMITERS.map((delimiter): Table => {
    return { delimiter, rows: parse(start, delimiter, { preview: PREAMBLE }) };
  });
  let likely: (FoundHead & { score: number }) | null = null;
  for (const { delimiter, rows } of tables) {
    for (const [at, row] of rows.entries()) {
      if (row.length < 2) continue;
      const head = bankHead(row);
      if (head) return { delimiter, at, row, head };
      const uses = guessColumns(row);
      const score =
        uses.filter((use) => use !== 'unused').length + (areColumnsEnough(uses) ? 10 : 0);
      // If several rows are equally good, the first one is the head, because rows below it contain a title only by
      // chance.
      if (score >= 2 && score > (likely?.score ?? 0)) {
        likely = { delimiter, at, row, head: null, score };
      }
    }
  }
  return likely ?? headless(tables);
}

/** The head of a table without known titles is the row above the first row with a day and an amount. */
function headless(tables: readonly Table[]): FoundHead | null {
  for (const { delimiter, rows } of tables) {
    const read = amountReader([], ',');
    const at = rows.findIndex(
      (row) =>
        row.length >= 3 &&
        row.some(isDayLike) &&
        row.some((cell) => !isDayLike(cell) && read(cell) !== null),
    );
    const row = rows[at];
    if (row) return { delimiter, at: at - 1, row: rows[at - 1] ?? row.map(() => ''), head: null };
  }
  return null;
}

/** The number of the account, if a row above the head contains it; otherwise ''. */
function accountOf(above: readonly string[][]): string {
  for (const row of above) {
    // The days of the period are no account number.
    const text = row.join(' ').replace(/\d{1,2}\/\d{1,2}\/\d{2,4}/g, ' a ');
    const found = /\bconta\b[^0-9]{0,20}([0-9][0-9.\-/ ]{2,20}[0-9Xx])/i.exec(text);
    if (found?.[1])
      return found[1]
        .replace(/[^0-9A-Za-z]/g, '')
        .replace(/^0+/, '')
        .toUpperCase();
  }
  return '';
}

/** Whether the last row's amount lacks the decimals that all other amounts have. */
function isAmountCut(rows: readonly string[][], { amount, day }: Head): boolean {
  const last = rows.at(-1);
  if (!last || amount === null || amount !== last.length - 1) return false;
  const others = rows.slice(0, -1).filter((row) => isDayLike(row[day] ?? ''));
  const hasDecimals = (row: readonly string[]): boolean => /[.,]\d{2}\D*$/.test(row[amount] ?? '');
  return (
    others.length > 1 &&
    others.every(hasDecimals) &&
    isDayLike(last[day] ?? '') &&
    !hasDecimals(last)
  );
}

/** The most rows with which an unknown file is shown. */
const SAMPLE = 100;

/** Guesses the columns, and says if the days of the file begin with the month. */
function guessWithOrder(
  titles: readonly string[],
  rows: readonly string[][],
  today: Day,
): ColumnUse[] {
  const uses = guessColumns(titles, rows.slice(0, SAMPLE));
  const day = uses.indexOf('day');
  const order = orderOfDays(
    rows.map((row) => row[day] ?? ''),
    'dayFirst',
    today,
  );
  return uses.map((use) => (use === 'day' && order === 'monthFirst' ? 'monthFirst' : use));
}

/**
 * Reads a CSV file of a known bank, or by the columns that the user named for its head.
 * @param onPart - gets how much of the file is read, from 0 to 1
 */
export function readCsv(
  { content: written, decode }: FileContent,
  today: Day,
  known: KnownColumns,
  onPart: (part: number) => void,
): FileReading | FileRefused | ColumnsUnknown {
  const content = written.replace(/\r\n?/g, '\n');
  const found = findHead({ content, decode });
  if (!found) return { kind: 'refused', problem: 'unknown' };
  const all = parse({ content, decode }, found.delimiter, { onPart });
  const rows = all.slice(found.at + 1);
  const last = rows.at(-1);
  const isEnded = /\n\s*$/.test(content.slice(-200));
  // The last row was cut off if it has no line end and lacks columns, unless it is a remark or a sum.
  if (last && !isEnded && last.length < found.row.length && rows.length > 1) {
    const usual = rows.at(-2)?.length ?? 0;
    const isRemark = last.some(isTotal) || last.some(isBalance);
    if (last.length < usual && !isRemark) return { kind: 'refused', problem: 'cut' };
  }
  const name = found.row.some((title) => titleOf(title) !== '')
    ? headName(found.row)
    : `sem titulos ${found.delimiter} ${found.row.length.toString()}`;
  const named = Object.hasOwn(known, name) ? known[name] : undefined;
  const head =
    found.head ??
    (named && areColumnsEnough(named) ? namedHead(`csv ${name}`, named, found.row) : null);
  if (head && !isEnded && isAmountCut(rows, head)) return { kind: 'refused', problem: 'cut' };
  // The user named these columns for another bank's file with the same head.
  const isMisread =
    !found.head &&
    head !== null &&
    rows.length > 0 &&
    !rows.some((row) => isDayLike(row[head.day] ?? ''));
  if (!head || isMisread) {
    const titles = found.row.map(plainLine);
    return {
      kind: 'columns',
      head: name,
      titles,
      rows: rows.slice(0, SAMPLE),
      count: rows.length,
      guess: guessWithOrder(titles, rows, today),
    };
  }
  const { lines, leftOut, entries } = readRows(rows, found.row, head, today);
  const account = accountOf(all.slice(0, Math.max(0, found.at)));
  const reading = { bank: head.bank, account, isCard: head.isCard, lines };
  return { kind: 'read', accounts: [reading], leftOut, entries };
}
