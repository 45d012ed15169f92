import Papa from 'papaparse';

import type { Day } from '../shared/days';
import { normalise } from '../shared/searchText';
import type { FileContent } from './fileBytes';
import {
  areEnough,
  type ColumnsUnknown,
  type ColumnUse,
  type FileReading,
  type FileRefused,
  type KnownColumns,
  type LeftOut,
  type RawLine,
} from './statementLine';
import { amountReader, isBalance, readDay, tidy, uuidOf } from './values';

/** What the columns of a head are, by their place; several columns of text are joined. */
interface Head {
  bank: string;
  isCard: boolean;
  day: number;
  text: number[];
  amount: number | null;
  in: number | null;
  out: number | null;
  /** A column with the bank's own id. */
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
}

/** The heads of banks, by normalised titles. Each is there with all of its columns, in any order. */
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
    const needed = [head.day, ...head.text, head.amount, head.in, head.out, head.id];
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

/** What a title usually means. A column of balances is none of these. */
const USUAL: readonly (readonly [ColumnUse, RegExp])[] = [
  ['unused', /saldo|balance/],
  ['day', /^(data|date|dia|dt)\b/],
  ['in', /^(entradas?|creditos?|credit|recebido|entrou)\b/],
  ['out', /^(saidas?|debitos?|debit|pago|saiu)\b/],
  ['amount', /^(valor|amount|montante|quantia|vlr)\b/],
  [
    'text',
    /^(descricao|historico|lancamento|titulo|title|description|memo|detalhes?|estabelecimento|complemento|favorecido|nome)\b/,
  ],
];

/** What the columns of an unknown head seem to be. */
function guessColumns(titles: readonly string[]): ColumnUse[] {
  const taken = new Set<ColumnUse>();
  return titles.map((title) => {
    const plain = titleOf(title);
    const use = USUAL.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'unused';
    if (use === 'unused' || (use !== 'text' && taken.has(use))) return 'unused';
    taken.add(use);
    return use;
  });
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

/** By what a head is remembered. */
const headName = (titles: readonly string[]): string => titles.map(titleOf).join('|').slice(0, 500);

const DELIMITERS = [';', ',', '\t', '|'] as const;

/** How far down a head may stand. */
const PREAMBLE = 40;

function parse(content: string, delimiter: string, preview = 0): string[][] {
  const config = { delimiter, preview, skipEmptyLines: 'greedy' as const };
  const { data, errors } = Papa.parse<string[]>(content, config);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // A stray quote must not swallow lines: then quotes are letters like others.
  const literal = Papa.parse<string[]>(content, { ...config, quoteChar: '\u0001' }).data;
  return literal.map((row) =>
    row.map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    ),
  );
}

interface FoundHead {
  delimiter: string;
  at: number;
  row: string[];
  head: Head | null;
}

/** Where the head stands, and what separates its columns. */
function findHead({ content, decode }: FileContent): FoundHead | null {
  const start = content.slice(0, 65_536);
  let likely: (FoundHead & { score: number }) | null = null;
  for (const delimiter of DELIMITERS) {
    const rows = parse(start, delimiter, PREAMBLE).map((row) => row.map((cell) => decode(cell)));
    for (const [at, row] of rows.entries()) {
      if (row.length < 2) continue;
      const head = bankHead(row);
      if (head) return { delimiter, at, row, head };
      const uses = guessColumns(row);
      const score = uses.filter((use) => use !== 'unused').length + (areEnough(uses) ? 10 : 0);
      // The first of equal rows: what stands below repeats a title at most by chance.
      if (score >= 2 && score > (likely?.score ?? 0)) {
        likely = { delimiter, at, row, head: null, score };
      }
    }
  }
  return likely ?? headless(start, decode);
}

/** A table without a title that says anything: its first row that has a day and an amount below it. */
function headless(start: string, decode: (value: string) => string): FoundHead | null {
  for (const delimiter of DELIMITERS) {
    const rows = parse(start, delimiter, PREAMBLE).map((row) => row.map((cell) => decode(cell)));
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

/** The account's number, where the lines above the head tell it. */
function accountOf(above: readonly string[][]): string {
  for (const row of above) {
    const found = /\bconta\b[^0-9]{0,20}([0-9][0-9.\-/ ]{2,20}[0-9Xx])/i.exec(row.join(' '));
    if (found?.[1])
      return found[1]
        .replace(/[^0-9A-Za-z]/g, '')
        .replace(/^0+/, '')
        .toUpperCase();
  }
  return '';
}

function readRows(
  rows: readonly string[][],
  head: Head,
  today: Day,
): { lines: RawLine[]; leftOut: LeftOut[] } {
  const places = [head.amount, head.in, head.out].filter((place) => place !== null);
  const read = amountReader(
    rows.slice(0, 5000).flatMap((row) => places.map((place) => row[place] ?? '')),
    ',',
  );
  const lines: RawLine[] = [];
  const leftOut: LeftOut[] = [];

  const amountIn = (row: readonly string[]): number | null => {
    if (head.amount !== null) return read(row[head.amount] ?? '');
    const came = head.in === null ? null : read(row[head.in] ?? '');
    const went = head.out === null ? null : read(row[head.out] ?? '');
    if (came === null && went === null) return null;
    return Math.abs(came ?? 0) - Math.abs(went ?? 0);
  };

  for (const row of rows) {
    const parts = head.text.map((place) => tidy(row[place] ?? '')).filter((part) => part !== '');
    const text = parts.filter((part, index) => parts.indexOf(part) === index).join(' - ');
    const day = readDay(row[head.day] ?? '');
    const amount = amountIn(row);
    if (isBalance(text) || (day === null && row.some(isBalance))) {
      leftOut.push({ reason: 'balance', text: text === '' ? tidy(row.join(' ')) : text });
    } else if (day === null || amount === null) {
      leftOut.push({ reason: 'unreadable', text: tidy(row.join(' ')) });
    } else if (day > today) {
      leftOut.push({ reason: 'future', text });
    } else {
      // On a card's bill what was bought is positive.
      const cents = head.isCard && amount !== 0 ? -amount : amount;
      const uuid = head.id === null ? null : uuidOf(row[head.id] ?? '');
      lines.push({ day, cents, text, uuid });
    }
  }
  return { lines, leftOut };
}

/** Reads a CSV file of a known bank, or by the columns that were named for its head. */
export function readCsv(
  file: FileContent,
  today: Day,
  known: KnownColumns,
): FileReading | FileRefused | ColumnsUnknown {
  const found = findHead(file);
  if (!found) return { kind: 'refused', problem: 'unknown' };
  const all = parse(file.content, found.delimiter).map((row) =>
    row.map((cell) => file.decode(cell)),
  );
  const rows = all.slice(found.at + 1);
  const last = rows.at(-1);
  const isEnded = /[\r\n]\s*$/.test(file.content.slice(-200));
  // A last row that lacks columns and a line's end was cut off.
  if (last && !isEnded && last.length < found.row.length && rows.length > 1) {
    const usual = rows.at(-2)?.length ?? 0;
    if (last.length < usual) return { kind: 'refused', problem: 'cut' };
  }
  const name = headName(found.row);
  const named = Object.hasOwn(known, name) ? known[name] : undefined;
  const head = found.head ?? (named && areEnough(named) ? namedHead(`csv ${name}`, named) : null);
  if (!head) {
    const titles = found.row.map(tidy);
    return {
      kind: 'columns',
      head: name,
      titles,
      rows: rows.slice(0, 5),
      count: rows.length,
      guess: guessColumns(titles),
    };
  }
  const { lines, leftOut } = readRows(rows, head, today);
  const account = accountOf(all.slice(0, Math.max(0, found.at)));
  const reading = { bank: head.bank, account, isCard: head.isCard, lines };
  return { kind: 'read', accounts: [reading], leftOut, entries: rows.length };
}
