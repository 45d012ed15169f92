import { normalise } from '../../shared/searchText';
import { currencyOfAmount, isCurrencyTitle } from './currency';
import { areStatuses, isStatusTitle } from './status';
import { isDayUse, type ColumnUse } from './statementLine';
import { amountReader } from './values';
import { isDayLike, type DayOrder } from './writtenDays';

/* Finds out what the columns of a CSV file are: by the head of a known bank, by their titles, or by their cells. */

/**
 * What is known about a file's columns: the bank, and the index of the column for each use. Several columns of
 * text are joined.
 */
export interface Head {
  bank: string;
  /** Whether it is a card's bill on which what was bought has no minus. */
  isCard: boolean;
  /** Whether the bank is known to give outgoing amounts a minus. */
  areSignsKnown: boolean;
  day: number;
  /** The order of day and month, if no day of the file decides it. */
  order: DayOrder;
  text: number[];
  /** The columns of `text` that name who has paid, and who was paid. A line needs only the one or the other. */
  payer: number[];
  payee: number[];
  amount: number | null;
  in: number | null;
  out: number | null;
  /** The index of the column with the bank's own id; null if there is none. */
  id: number | null;
}

export const titleOf = (cell: string): string =>
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
  {
    bank: '341',
    day: 'data',
    text: ['lancamento'],
    amount: 'valor r',
    also: ['ag origem', 'saldos r'],
  },
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

/** An index; null if it is that of nothing. */
const orNull = (index: number): number | null => (index === -1 ? null : index);

export function bankHead(row: readonly string[]): Head | null {
  const titles = row.map(titleOf);
  const place = (title: string | undefined): number => titles.findIndex((each) => each === title);
  for (const { bank, isCard = false, day, text, amount, id, also = [], ...head } of BANK_HEADS) {
    const needed = [day, ...text, amount, head.in, head.out, id, ...also];
    if (needed.some((title) => title !== undefined && place(title) === -1)) continue;
    return {
      ...{ bank, isCard, areSignsKnown: true, order: 'dayFirst', payer: [], payee: [] },
      day: place(day),
      text: text.map(place),
      amount: orNull(place(amount)),
      in: orNull(place(head.in)),
      out: orNull(place(head.out)),
      id: orNull(place(id)),
    };
  }
  return null;
}

/** What the title of a column usually means. Columns of balances or of other currencies are not used. */
const USUAL: readonly (readonly [ColumnUse, RegExp])[] = [
  ['unused', /saldo|balance|\bus\b|\busd\b|dolar|\beuros?\b|cotacao/],
  ['day', /^(data|date|dia|dt)\b/],
  [
    'amount',
    /^(creditos?|cred|entradas?) (debitos?|deb|saidas?)\b|^(debitos?|deb) (creditos?|cred)\b/,
  ],
  ['in', /^(entradas?|creditos?|credit|recebido|entrou)\b/],
  ['out', /^(saidas?|debitos?|debit|pago|saiu)\b/],
  ['amount', /^(valor|amount|montante|quantia|vlr)\b/],
  ['amount', /^(liquido|net)\b/],
  [
    'text',
    /^(descricao|historico|lancamento|titulo|title|description|memo|detalhes?|estabelecimento|complemento|favorecido|nome)\b/,
  ],
];

/** Titles of columns that name the other side, or the kind of payment, where no column has a text of its own. */
const PAYER = /^(origem|remetente|pagador|payer|from|source name)( documento| name| nome)?$/;
const PAYEE =
  /^(destino|destinatario|recebedor|beneficiario|payee|to|target name)( documento| name| nome)?$/;
const OTHER_TEXT =
  /^(tipo|type|name|contraparte|cliente|parte|merchant|counterparty|razao social)$/;

/** Whether a column names the kind of its entries, even where it has to serve as their text. */
export const isKindTitle = (title: string): boolean => /^(tipo|type)$/.test(titleOf(title));

/** Whether the cells of a column fit the use that its title suggests: at least some of the filled cells do. */
function canBe(use: ColumnUse, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0 || use === 'text' || use === 'unused') return true;
  const read = amountReader([], ',');
  return filled.some((cell) =>
    use === 'day' ? isDayLike(cell) : read(cell) !== null || currencyOfAmount(cell) !== null,
  );
}

const isText = (cell: string): boolean => /[a-z]{3}/i.test(cell) && !isDayLike(cell);

/**
 * Guesses the columns of an unknown head by their titles. Columns without a known title are guessed by the cells
 * below.
 */
export function guessColumns(
  titles: readonly string[],
  rows: readonly string[][] = [],
): ColumnUse[] {
  const taken = new Set<ColumnUse>();
  const cellsOf = (index: number): string[] => rows.map((row) => row[index] ?? '');
  const plain = titles.map((title) => titleOf(title).replaceAll('_', ' '));
  const uses = plain.map((title, index): ColumnUse => {
    const use = USUAL.find(([, pattern]) => pattern.test(title))?.[0] ?? 'unused';
    if (use === 'unused' || (use !== 'text' && taken.has(use))) return 'unused';
    if (!canBe(use, cellsOf(index))) return 'unused';
    taken.add(use);
    return use;
  });
  if (taken.has('in') && taken.has('out') && taken.has('amount')) {
    return uses.map((use) => (use === 'amount' ? 'unused' : use));
  }
  /** Gives a use to the column in which most cells look like that use. */
  const give = (
    use: ColumnUse,
    count: (cells: readonly string[]) => number,
    isPossible: (index: number) => boolean,
  ): void => {
    const [best] = uses
      .flatMap((each, index) => (each === 'unused' && isPossible(index) ? index : []))
      .map((index) => ({ index, count: count(cellsOf(index)) }))
      .sort((a, b) => b.count - a.count);
    if (best && best.count > 0) uses[best.index] = use;
  };
  const countOf =
    (isLike: (cell: string) => boolean) =>
    (cells: readonly string[]): number =>
      cells.filter(isLike).length;
  const isUntitled = (index: number): boolean => plain[index] === '';
  const read = amountReader([], ',');
  const isAmount = (cell: string): boolean => !isDayLike(cell) && read(cell) !== null;
  if (!taken.has('day')) give('day', countOf(isDayLike), isUntitled);
  if (!['amount', 'in', 'out'].some((use) => uses.some((each) => each === use))) {
    // A number without decimals may be a document.
    give(
      'amount',
      countOf((cell) => isAmount(cell) && /[.,]\d{1,2}\D*$/.test(cell)),
      isUntitled,
    );
  }
  if (!taken.has('text')) {
    for (const [index, title] of plain.entries()) {
      const isNamed = [PAYER, PAYEE, OTHER_TEXT].some((pattern) => pattern.test(title));
      if (
        isNamed &&
        uses[index] === 'unused' &&
        cellsOf(index).some((cell) => cell.trim() !== '')
      ) {
        uses[index] = 'text';
      }
    }
  }
  // The column with the most different texts is more likely to name somebody than one that repeats a few.
  const different = (cells: readonly string[]): number => new Set(cells.filter(isText)).size;
  const isStatus = (index: number): boolean =>
    isStatusTitle(titles[index] ?? '', cellsOf(index)) || areStatuses(cellsOf(index));
  const mayBeText = (index: number): boolean =>
    !isCurrencyTitle(titles[index] ?? '') && !isStatus(index);
  if (!uses.includes('text')) give('text', different, (at) => isUntitled(at) && mayBeText(at));
  if (!uses.includes('text')) give('text', different, mayBeText);
  return uses;
}

/** The head according to the uses of the columns. */
export function namedHead(
  bank: string,
  uses: readonly ColumnUse[],
  titles: readonly string[],
): Head {
  const text = uses.flatMap((use, index) => (use === 'text' ? index : []));
  const titled = (pattern: RegExp): number[] =>
    text.filter((index) => pattern.test(titleOf(titles[index] ?? '').replaceAll('_', ' ')));
  const [payer, payee] = [titled(PAYER), titled(PAYEE)];
  const areBoth = payer.length > 0 && payee.length > 0;
  return {
    bank,
    isCard: uses.includes('card'),
    areSignsKnown: uses.includes('card'),
    day: uses.findIndex(isDayUse),
    order: uses.includes('monthFirst') ? 'monthFirst' : 'dayFirst',
    text,
    payer: areBoth ? payer : [],
    payee: areBoth ? payee : [],
    amount: orNull(uses.indexOf('amount')) ?? orNull(uses.indexOf('card')),
    in: orNull(uses.indexOf('in')),
    out: orNull(uses.indexOf('out')),
    id: null,
  };
}

/** The text by which a head is recognised later. */
export const headName = (titles: readonly string[]): string =>
  titles.map(titleOf).join('|').slice(0, 500);
