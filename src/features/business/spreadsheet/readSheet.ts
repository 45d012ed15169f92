import Papa from 'papaparse';

import { withoutControlCharacters } from '../../shared/controlCharacters';
import { headName, titleOf } from '../statement/csvColumns';
import { bytesProblem, fileContent, isBinary, type FileContent } from '../statement/fileBytes';
import { mendQuotes } from '../statement/mendQuotes';
import { fieldOfTitle, guessUses, isOwnHead, type SheetEntity, type Use } from './fields';

/** The most rows that are imported at once. */
const MAX_ROWS = 10_000;

/** The most rows that may stand above the head. */
const PREAMBLE = 40;

/** Why a spreadsheet was refused as a whole. */
export type SheetProblem =
  | ('empty' | 'onlyHead' | 'tooLarge' | 'tooMany')
  | ('excel' | 'oldExcel' | 'archive' | 'pdf' | 'image' | 'html' | 'binary');

export interface SheetRefused {
  kind: 'refused';
  problem: SheetProblem;
}

export interface SheetRow {
  /** The number of the row in the spreadsheet, as its program counts it. */
  line: number;
  cells: readonly string[];
}

/** A spreadsheet that was read: its head, and the rows below it that are not blank. */
export interface Sheet {
  kind: 'sheet';
  /** Identifies this head, so that its columns can be remembered. */
  head: string;
  titles: string[];
  rows: SheetRow[];
  /** The guessed use of each column. */
  guess: Use[];
  /** Whether this app wrote the head. */
  isOwn: boolean;
  /** How many rows repeat a head. They are left out. */
  heads: number;
}

export type SheetReading = Sheet | SheetRefused;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Splits a text whose lines end with a line feed into cells. */
function split(text: string, delimiter: string, preview: number): string[][] {
  const parse = (of: string) =>
    Papa.parse<string[]>(of, { delimiter, preview, newline: '\n', skipEmptyLines: false });
  const { data, errors } = parse(text);
  // A stray quote would swallow lines, so it is doubled first.
  const isStray = errors.some(({ type }) => type === 'Quotes');
  return isStray ? parse(mendQuotes(text, delimiter)).data : data;
}

interface Head {
  titles: string[];
  /** The index of the first row below the head. */
  below: number;
  score: number;
}

/** How many columns a row names, if it can be a head. */
function scoreOf(entity: SheetEntity, cells: readonly string[]): number {
  // A row with an address of e-mail, an amount or a document is data.
  if (cells.some((cell) => /@|\d{4}|\d[.,]\d/.test(cell))) return 0;
  return new Set(cells.flatMap((cell) => fieldOfTitle(entity, cell) ?? [])).size;
}

/** Whether every filled cell of a row is a title. */
const isAllTitles = (entity: SheetEntity, cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '' || fieldOfTitle(entity, cell) !== null);

/** Finds the head. One that is merged over two rows has titles in both: 'Contato' above 'Telefone' and 'Email'. */
function findHead(entity: SheetEntity, rows: readonly string[][]): Head {
  const width = Math.max(...rows.slice(0, 200).map((row) => row.length));
  let best: Head = { titles: Array.from({ length: width }, () => ''), below: 0, score: 0 };
  const consider = (titles: readonly string[], below: number, least: number): void => {
    const score = scoreOf(entity, titles);
    if (score > best.score && score >= least)
      best = { titles: titles.map((t) => t.trim()), below, score };
  };
  const firstFilled = rows.findIndex((row) => !isBlank(row));
  for (const [at, row] of rows.slice(0, PREAMBLE).entries()) {
    // Further down a single title may be any text.
    consider(row, at + 1, at === firstFilled ? 1 : 2);
    const next = rows[at + 1];
    if (!next || isBlank(row) || isBlank(next) || !isAllTitles(entity, next)) continue;
    consider(
      Array.from({ length: width }, (_, column) => next[column]?.trim() || (row[column] ?? '')),
      at + 2,
      2,
    );
  }
  return best;
}

const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** Finds the separator of the columns: the one with the best head, and then with the most even rows. */
function findDelimiter(entity: SheetEntity, text: string, decode: FileContent['decode']): string {
  const start = text.slice(0, 65_536);
  const rated = DELIMITERS.map((delimiter) => {
    const rows = split(start, delimiter, 60).map((row) => row.map(decode));
    const widths = rows.flatMap((row) => (isBlank(row) ? [] : row.length));
    const wide = widths.filter((width) => width > 1 && width === widths.at(0)).length;
    return { delimiter, rate: findHead(entity, rows).score * 1000 + wide };
  });
  return rated.reduce((best, each) => (each.rate > best.rate ? each : best)).delimiter;
}

function readContent(entity: SheetEntity, { content, decode }: FileContent): SheetReading {
  const lines = content.replace(/\r\n?/g, '\n');
  // Excel itself names the separator in a first line.
  const named = /^sep=(.)\n/i.exec(lines);
  const text = named ? lines.slice(named[0].length) : lines;
  if (!/[^\s;,|"]/.test(text)) return { kind: 'refused', problem: 'empty' };
  const delimiter = named?.[1] ?? findDelimiter(entity, text, decode);
  const all = split(text, delimiter, MAX_ROWS + PREAMBLE + 1_000).map((row) => row.map(decode));
  const { titles, below } = findHead(entity, all);
  const offset = 1 + (named ? 1 : 0);
  const filled = all.flatMap((cells, at) =>
    at < below || isBlank(cells) ? [] : { line: at + offset, cells },
  );
  const plainTitles = titles.map(titleOf);
  const isHead = ({ cells }: SheetRow): boolean =>
    below > 0 &&
    (plainTitles.every((title, at) => title === titleOf(cells[at] ?? '')) ||
      (scoreOf(entity, cells) > 1 && isAllTitles(entity, cells)));
  const rows = filled.filter((row) => !isHead(row));
  if (rows.length === 0) return { kind: 'refused', problem: below > 0 ? 'onlyHead' : 'empty' };
  if (rows.length > MAX_ROWS) return { kind: 'refused', problem: 'tooMany' };
  const guess = guessUses(
    entity,
    titles,
    rows.map(({ cells }) => cells),
  );
  return {
    kind: 'sheet',
    head: `${entity} ${headName(titles)}`,
    titles,
    rows,
    guess,
    isOwn: isOwnHead(entity, titles),
    heads: filled.length - rows.length,
  };
}

/** Reads the cells that a spreadsheet's program has put into the clipboard, or the text of a file. */
export const readPasted = (entity: SheetEntity, text: string): SheetReading =>
  readContent(entity, {
    content: withoutControlCharacters(text.replace(/^\uFEFF/, '')),
    decode: (value) => value,
  });

export function readSheetFile(entity: SheetEntity, bytes: Uint8Array): SheetReading {
  const problem = bytesProblem(bytes);
  if (problem === 'archive') {
    const kind = { 0x50: 'excel', 0xd0: 'oldExcel' } as const;
    const first = bytes[0] === 0x50 || bytes[0] === 0xd0 ? kind[bytes[0]] : 'archive';
    return { kind: 'refused', problem: first };
  }
  if (problem === 'cut' || problem === 'unknown') return { kind: 'refused', problem: 'binary' };
  if (problem) return { kind: 'refused', problem };
  if (isBinary(bytes)) return { kind: 'refused', problem: 'binary' };
  return readContent(entity, fileContent(bytes));
}
