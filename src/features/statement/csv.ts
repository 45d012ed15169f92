import Papa from 'papaparse';

import type { Day } from '../shared/days';
import { normalise } from '../shared/searchText';
import type { FileContent } from './fileBytes';
import {
  areColumnsEnough,
  type ColumnsUnknown,
  type ColumnUse,
  type FileReading,
  type FileRefused,
  type KnownColumns,
  type LeftOut,
  type RawLine,
} from './statementLine';
import {
  amountReader,
  dayReader,
  isBalance,
  isTotal,
  readDay,
  withoutFillSpaces,
  asUuid,
  directionOf,
} from './values';

/**
 * What is known about a file's columns: the bank, and the index of the column for each use. Several columns of
 * text are joined.
 */
interface Head {
  bank: string;
  isCard: boolean;
  day: number;
  text: number[];
  amount: number | null;
  in: number | null;
  out: number | null;
  /** The index of the column with the bank's own id; null if there is none. */
  id: number | null;
}

const titleOf = (cell: string): string =>
  normalise(cell)
    .replace(/[^a-z0-9_]+/g, ' ')
    .trim();

interface BankHead {
  bank: string;
  isCard?: true;
  day: string;
  text: readonly string[];
  amount?: string;
  in?: string;
  out?: string;
  id?: string;
  /** Further titles that distinguish this head from the heads of other banks. */
  also?: readonly string[];
}

/** The heads of banks, by normalised titles. A head matches if it has all of these columns, in any order. */
const BANK_HEADS: readonly BankHead[] = [
  { bank: '260', day: 'data', text: ['descricao'], amount: 'valor', id: 'identificador' },
  { bank: '260', isCard: true, day: 'date', text: ['title'], amount: 'amount' },
  {
    bank: '336',
    day: 'data lancamento',
    text: ['titulo', 'descricao'],
    in: 'entrada r',
    out: 'saida r',
  },
  {
    bank: '336',
    isCard: true,
    day: 'data de compra',
    text: ['descricao'],
    amount: 'valor em r',
    also: ['valor em us'],
  },
  {
    bank: '77',
    isCard: true,
    day: 'data',
    text: ['lancamento'],
    amount: 'valor',
    also: ['categoria', 'tipo'],
  },
  { bank: '77', day: 'data lancamento', text: ['historico', 'descricao'], amount: 'valor' },
  { bank: '77', day: 'data lancamento', text: ['descricao'], amount: 'valor' },
  {
    bank: '323',
    day: 'release_date',
    text: ['transaction_type'],
    amount: 'transaction_net_amount',
  },
];

function bankHead(row: readonly string[]): Head | null {
  const titles = row.map(titleOf);
  const place = (title: string | undefined): number =>
    title === undefined ? -1 : titles.indexOf(title);
  for (const head of BANK_HEADS) {
    const { day, text, amount, also = [] } = head;
    const needed = [day, ...text, amount, head.in, head.out, head.id, ...also];
    if (needed.some((title) => title !== undefined && place(title) === -1)) continue;
    return {
      bank: head.bank,
      isCard: head.isCard ?? false,
      day: place(head.day),
      text: head.text.map(place),
      amount: head.amount === undefined ? null : place(head.amount),
      in: head.in === undefined ? null : place(head.in),
      out: head.out === undefined ? null : place(head.out),
      id: head.id === undefined ? null : place(head.id),
    };
  }
  return null;
}

/** What the title of a column usually means. Columns of balances or of other currencies are not used. */
const USUAL: readonly (readonly [ColumnUse, RegExp])[] = [
  ['unused', /saldo|balance|\bus\b|dolar|cotacao/],
  ['day', /^(data|date|dia|dt)\b/],
  [
    'amount',
    /^(creditos?|cred|entradas?) (debitos?|deb|saidas?)\b|^(debitos?|deb) (creditos?|cred)\b/,
  ],
  ['in', /^(entradas?|creditos?|credit|recebido|entrou)\b/],
  ['out', /^(saidas?|debitos?|debit|pago|saiu)\b/],
  ['amount', /^(valor|amount|montante|quantia|vlr)\b/],
  [
    'text',
    /^(descricao|historico|lancamento|titulo|title|description|memo|detalhes?|estabelecimento|complemento|favorecido|nome)\b/,
  ],
];

/** Whether the cells of a column fit the use that its title suggests: at least some of the filled cells do. */
function canBe(use: ColumnUse, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0 || use === 'text' || use === 'unused') return true;
  const read = amountReader([], ',');
  return filled.some((cell) => (use === 'day' ? readDay(cell) : read(cell)) !== null);
}

/**
 * Guesses the columns of an unknown head by their titles. Columns without a known title are guessed by the cells
 * below.
 */
function guessColumns(titles: readonly string[], rows: readonly string[][] = []): ColumnUse[] {
  const taken = new Set<ColumnUse>();
  const cellsOf = (index: number): string[] => rows.map((row) => row[index] ?? '');
  const uses = titles.map((title, index): ColumnUse => {
    const plain = titleOf(title).replaceAll('_', ' ');
    const use = USUAL.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'unused';
    if (use === 'unused' || (use !== 'text' && taken.has(use))) return 'unused';
    if (!canBe(use, cellsOf(index))) return 'unused';
    taken.add(use);
    return use;
  });
  if (taken.has('in') && taken.has('out') && taken.has('amount')) {
    return uses.map((use) => (use === 'amount' ? 'unused' : use));
  }
  /** Gives a use to the column in which most cells look like that use. */
  const give = (use: ColumnUse, isLike: (cell: string) => boolean): void => {
    const [best] = uses
      .flatMap((each, index) => (each === 'unused' && titles[index]?.trim() === '' ? index : []))
      .map((index) => ({ index, count: cellsOf(index).filter(isLike).length }))
      .sort((a, b) => b.count - a.count);
    if (best && best.count > 0) uses[best.index] = use;
  };
  const read = amountReader([], ',');
  const isAmount = (cell: string): boolean => readDay(cell) === null && read(cell) !== null;
  if (!taken.has('day')) give('day', (cell) => readDay(cell) !== null);
  if (!['amount', 'in', 'out'].some((use) => uses.some((each) => each === use))) {
    // A number without decimals may be a document.
    give('amount', (cell) => isAmount(cell) && /[.,]\d{1,2}\D*$/.test(cell));
  }
  if (!taken.has('text')) give('text', (cell) => /[a-z]{3}/i.test(cell));
  return uses;
}

const indexOrNull = (uses: readonly ColumnUse[], use: ColumnUse): number | null => {
  const at = uses.indexOf(use);
  return at === -1 ? null : at;
};

const namedHead = (bank: string, uses: readonly ColumnUse[]): Head => ({
  bank,
  isCard: false,
  day: uses.indexOf('day'),
  text: uses.flatMap((use, index) => (use === 'text' ? index : [])),
  amount: indexOrNull(uses, 'amount'),
  in: indexOrNull(uses, 'in'),
  out: indexOrNull(uses, 'out'),
  id: null,
});

/** The text by which a head is recognised later. */
const headName = (titles: readonly string[]): string => titles.map(titleOf).join('|').slice(0, 500);

const DELIMITERS = [';', ',', '\t', '|'] as const;

/** The most rows that may stand above the head. */
const PREAMBLE = 40;

/** The number of characters after which progress is reported again. */
const STEP = 256 * 1024;

const asText = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');

/** Splits a content whose lines end with a line feed into cells. `onPart` gets how much is done, from 0 to 1. */
function parse(
  content: string,
  delimiter: string,
  { preview = 0, onPart }: { preview?: number; onPart?: (part: number) => void } = {},
): string[][] {
  const split = (quoteChar: string): { rows: string[][]; isStray: boolean } => {
    const rows: string[][] = [];
    let isStray = false;
    let reportAt = STEP;
    Papa.parse<string[]>(content, {
      delimiter,
      preview,
      quoteChar,
      newline: '\n',
      skipEmptyLines: 'greedy',
      step({ data: row, errors, meta: { cursor } }, parser) {
        if (errors.some(({ type }) => type === 'Quotes')) {
          isStray = true;
          parser.abort();
        }
        // The library returns one row here, although its type says rows.
        rows.push(row);
        if (cursor < reportAt) return;
        onPart?.(cursor / content.length);
        reportAt = cursor + STEP;
      },
    });
    return { rows, isStray };
  };
  // A stray quote must not swallow lines. In such a file quotes are ordinary characters.
  const { rows, isStray } = split('"');
  return isStray ? split('\u0001').rows.map((row) => row.map(asText)) : rows;
}

interface FoundHead {
  delimiter: string;
  at: number;
  row: string[];
  head: Head | null;
}

/** The position of the head, and the separator of its columns; null if there is no head. */
function findHead({ content, decode }: FileContent): FoundHead | null {
  const start = content.slice(0, 65_536);
  let likely: (FoundHead & { score: number }) | null = null;
  for (const delimiter of DELIMITERS) {
    const rows = parse(start, delimiter, { preview: PREAMBLE }).map((row) =>
      row.map((cell) => decode(cell)),
    );
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
  return likely ?? headless(start, decode);
}

/** The head of a table without known titles is the row above the first row with a day and an amount. */
function headless(start: string, decode: (value: string) => string): FoundHead | null {
  for (const delimiter of DELIMITERS) {
    const rows = parse(start, delimiter, { preview: PREAMBLE }).map((row) =>
      row.map((cell) => decode(cell)),
    );
    const read = amountReader([], ',');
    const at = rows.findIndex(
      (row) =>
        row.length >= 3 &&
        row.some((cell) => readDay(cell) !== null) &&
        row.some((cell) => readDay(cell) === null && read(cell) !== null),
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

/** The column that says whether money came in or went out, in files whose amounts have no sign. */
function wayColumn(
  rows: readonly string[][],
  head: Head,
  read: (written: string) => number | null,
): number | null {
  const { amount, day, text } = head;
  if (amount === null || head.isCard) return null;
  const entries = rows.filter((row) => readDay(row[day] ?? '') !== null);
  const written = entries.map((row) => ({ row, cents: read(row[amount] ?? '') }));
  if (written.some(({ cents }) => cents !== null && cents < 0)) return null;
  const filled = written.filter(({ cents }) => cents !== null && cents !== 0);
  const at = (filled[0]?.row ?? []).findIndex(
    (_cell, index) =>
      ![amount, day, ...text].includes(index) &&
      filled.every(({ row }) => directionOf(row[index] ?? '') !== null),
  );
  return at === -1 ? null : at;
}

const AHEAD = /lancamentos? futuros?|agendad|programad/;

interface Rows {
  lines: RawLine[];
  leftOut: LeftOut[];
  entries: number;
}

function readRows(rows: readonly string[][], titles: string, head: Head, today: Day): Rows {
  const { day: dayPlace, text: textPlaces } = head;
  const places = [head.amount, head.in, head.out].filter((place) => place !== null);
  const read = amountReader(
    rows.slice(0, 5000).flatMap((row) => places.map((place) => row[place] ?? '')),
    ',',
  );
  const readDay = dayReader();
  const way = wayColumn(rows, head, read);
  const lines: RawLine[] = [];
  const leftOut: LeftOut[] = [];
  let entries = 0;
  /** The entry of the row before, because some banks write a text in two rows. */
  let last: RawLine | LeftOut | null = null;
  /** Whether the current row stands below a title such as 'Lançamentos futuros'. */
  let isAhead = false;

  const amountIn = (row: readonly string[]): number | null => {
    if (head.amount !== null) {
      const amount = read(row[head.amount] ?? '');
      const isOut = way !== null && directionOf(row[way] ?? '') === 'out';
      return amount !== null && amount !== 0 && (isOut || head.isCard) ? -amount : amount;
    }
    const came = head.in === null ? null : read(row[head.in] ?? '');
    const went = head.out === null ? null : read(row[head.out] ?? '');
    if (came === null && went === null) return null;
    return Math.abs(came ?? 0) - Math.abs(went ?? 0);
  };

  for (const row of rows) {
    const parts = textPlaces
      .map((place) => withoutFillSpaces(row[place] ?? ''))
      .filter((part) => part !== '');
    const text = parts.filter((part, index) => parts.indexOf(part) === index).join(' - ');
    const filled = row.filter((cell) => cell.trim() !== '');
    const isBlank = (place: number): boolean => (row[place] ?? '').trim() === '';
    if (text !== '' && last && isBlank(dayPlace) && places.every(isBlank) && !isBalance(text)) {
      last.text = `${last.text} ${text}`;
      continue;
    }
    // The head is repeated above another part of the file.
    if (headName(row) === titles) continue;
    entries += 1;
    last = null;
    const day = readDay(row[dayPlace] ?? '');
    const amount = day === null ? null : amountIn(row);
    const whole = withoutFillSpaces(row.join(' '));
    if (filled.length === 1 && day === null) isAhead = AHEAD.test(normalise(whole));
    if (isBalance(text) || (day === null && row.some((cell) => isBalance(cell) || isTotal(cell)))) {
      leftOut.push({ reason: 'balance', text: text === '' ? whole : text });
    } else if (day === null || amount === null) {
      leftOut.push({ reason: 'unreadable', text: whole });
    } else if (isAhead || day > today) {
      leftOut.push((last = { reason: 'future', text }));
    } else {
      const uuid = head.id === null ? null : asUuid(row[head.id] ?? '');
      lines.push((last = { day, cents: amount, text, uuid }));
    }
  }
  return { lines, leftOut, entries };
}

/** Whether the last row's amount lacks the decimals that all other amounts have. */
function isAmountCut(rows: readonly string[][], { amount, day }: Head): boolean {
  const last = rows.at(-1);
  if (!last || amount === null || amount !== last.length - 1) return false;
  const others = rows.slice(0, -1).filter((row) => readDay(row[day] ?? '') !== null);
  const hasDecimals = (row: readonly string[]): boolean => /[.,]\d{2}\D*$/.test(row[amount] ?? '');
  return (
    others.length > 1 &&
    others.every(hasDecimals) &&
    readDay(last[day] ?? '') !== null &&
    !hasDecimals(last)
  );
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
  const all = parse(content, found.delimiter, { onPart }).map((row) =>
    row.map((cell) => decode(cell)),
  );
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
    found.head ?? (named && areColumnsEnough(named) ? namedHead(`csv ${name}`, named) : null);
  if (head && !isEnded && isAmountCut(rows, head)) return { kind: 'refused', problem: 'cut' };
  // The user named these columns for another bank's file with the same head.
  const isMisread =
    !found.head &&
    head !== null &&
    rows.length > 0 &&
    !rows.some((row) => readDay(row[head.day] ?? ''));
  if (!head || isMisread) {
    const titles = found.row.map(withoutFillSpaces);
    return {
      kind: 'columns',
      head: name,
      titles,
      rows: rows.slice(0, 5),
      count: rows.length,
      guess: guessColumns(titles, rows.slice(0, 50)),
    };
  }
  const { lines, leftOut, entries } = readRows(rows, name, head, today);
  const account = accountOf(all.slice(0, Math.max(0, found.at)));
  const reading = { bank: head.bank, account, isCard: head.isCard, lines };
  return { kind: 'read', accounts: [reading], leftOut, entries };
}
