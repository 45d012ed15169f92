import { normalise } from '../shared/searchText';

/*
 * Decides whether money came in or went out. Files say it in two ways: by the sign of the amount, and by a word (a type,
 * a letter, a column). How a file uses the two is decided by most of its rows, so that one odd row turns no other.
 */

export type Way = 'in' | 'out';

/** What one entry says about its direction. */
export interface WrittenAmount {
  /** The amount with the sign that is written. */
  cents: number;
  /** The direction according to a word; null if there is none. */
  way: Way | null;
  /** Whether the word usually means this direction, but the sign counts if the file has signs. */
  isWeak?: boolean;
  /** Whether the entry names both directions. */
  isUnclear?: boolean;
}

/**
 * What the signs of a file mean. `signed`: a minus goes out. `unsigned`: only the word tells. `inverted`: a minus comes
 * in, as in the files of some cards.
 */
type Convention = 'signed' | 'unsigned' | 'inverted';

function conventionOf(entries: readonly WrittenAmount[], isCard: boolean): Convention {
  let outPlus = 0;
  let outMinus = 0;
  let inPlus = 0;
  let inMinus = 0;
  let bareMinus = 0;
  for (const { cents, way, isWeak } of entries) {
    if (cents === 0) continue;
    if (way === 'out' && cents > 0) outPlus += isWeak ? 0.5 : 1;
    else if (way === 'out') outMinus += 1;
    else if (way === 'in' && cents > 0) inPlus += 1;
    else if (way === 'in') inMinus += 1;
    else if (cents < 0) bareMinus += 1;
  }
  // Where as many rows speak for signs as against them, nothing may come in that perhaps went out.
  const forSigns = isCard ? outMinus : outMinus + bareMinus;
  if (outPlus === 0 || outPlus < forSigns) return 'signed';
  // The account of a bank is read so only if several rows say it.
  const isInverted = isCard ? inMinus + bareMinus > inPlus : inMinus > 1 && inMinus > inPlus;
  return isInverted ? 'inverted' : 'unsigned';
}

/** What is given back goes the other way than its text says. */
const GIVEN_BACK = /\b(estorn|devol|reembols|cancel)/;
const TEXT_IN = /\b(receb\w*|recbt\w*)\b|^cred(ito)?\b/;
const TEXT_OUT = /\b(envi\w+|emit\w*|saque|compra|tarifa|tar)\b|^deb(ito)?\b/;

/** The direction according to the text of an entry; null if the text says none, or both. */
function wayOfText(text: string): Way | null {
  const plain = normalise(text.slice(0, 200));
  const [isIn, isOut] = [TEXT_IN.test(plain), TEXT_OUT.test(plain)];
  if (isIn === isOut || GIVEN_BACK.test(plain)) return null;
  return isIn ? 'in' : 'out';
}

/** An amount whose sign is that of its direction, and whether the entry does not say its direction for certain. */
export interface DirectedAmount {
  cents: number;
  isUnclear: boolean;
}

/**
 * Returns a function that gives the amounts of a file the sign of their direction.
 * @param entries - all entries of the file, which decide together
 */
export function directionReader(
  entries: readonly WrittenAmount[],
  isCard: boolean,
): (entry: WrittenAmount, text: string) => DirectedAmount {
  const convention = conventionOf(entries, isCard);
  // Where every word says 'in', the words say nothing: some banks give all entries one type.
  const hasWords = entries.some(({ way }) => way === 'out');
  const hasSigns = entries.some(({ cents }) => cents < 0);
  return ({ cents, way, isWeak = false, isUnclear = false }, text) => {
    const sign = cents < 0 ? 'out' : 'in';
    const directed = (direction: Way, isOdd: boolean): DirectedAmount => {
      const size = Math.abs(cents);
      return { cents: direction === 'out' && size !== 0 ? -size : size, isUnclear: isOdd };
    };
    if (cents === 0) return directed('in', false);
    if (isUnclear) return directed(sign, true);
    if (convention === 'signed') {
      // A file without any minus perhaps has no signs, so a text that speaks of money that went out is not overruled.
      if (!hasSigns && way === null && wayOfText(text) === 'out') return directed('out', true);
      return directed(sign, hasWords && way !== null && !isWeak && way !== sign);
    }
    if (way !== null) {
      const isExpected = convention === 'unsigned' ? cents > 0 : (way === 'out') === cents > 0;
      return directed(way, !isExpected);
    }
    const told = wayOfText(text);
    if (convention === 'inverted') return directed(told ?? (cents > 0 ? 'out' : 'in'), false);
    if (cents < 0) return directed('out', told === 'in');
    return directed(told ?? 'in', told === null);
  };
}

const IN =
  /^(c|cr|cred|creditos?|credit|entradas?|recebid[oa]s?|recebimentos?|receitas?|in|income|inflow|deposit|\+)$/;
const OUT =
  /^(d|db|deb|debitos?|debit|saidas?|enviad[oa]s?|envios?|despesas?|out|expense|outflow|withdrawal|-)$/;

/** The direction that a word or a sign alone says: `C`, `(-)`, `D - Débito`; null for other texts. */
export function wayOfWord(cell: string): Way | null {
  if (cell.length > 40) return null;
  const plain = normalise(cell).trim();
  const [first = '', second] = plain
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^(lancamento|movimento|operacao|transacao) (a |de )?|^a /, '')
    .split(/ ?(?:[-/:=]| ) ?(?=[a-z])/);
  const way = IN.test(first) ? 'in' : OUT.test(first) ? 'out' : null;
  if (second === undefined || way === null) return way;
  // The letter and the word behind it have to agree.
  return first.length <= 2 && wayOfWord(second) === way ? way : null;
}

const isSymbol = (cell: string): boolean => /^[\s()+−-]*$/.test(cell);

/** The direction of a row according to its column for it. */
type WayOfRow = (row: readonly string[]) => Pick<WrittenAmount, 'way' | 'isWeak'>;

/**
 * Finds the column that says whether money came in or went out: in most of its filled cells.
 * @param rows - the rows that have an amount
 * @param isOther - whether a column is used for something else
 * @returns the column and whether it has words, not only signs; null if there is none
 */
function findColumn(
  rows: readonly (readonly string[])[],
  isOther: (index: number) => boolean,
  wayOf: (cell: string) => Way | null,
): { index: number; hasWords: boolean } | null {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  let best: { index: number; count: number; hasWords: boolean } | null = null;
  for (let index = 0; index < width; index += 1) {
    if (isOther(index)) continue;
    const words = { in: 0, out: 0 };
    const symbols = { in: 0, out: 0 };
    let others = 0;
    for (const row of rows) {
      const cell = row[index] ?? '';
      if (cell.trim() === '') continue;
      const way = wayOf(cell);
      if (way === null) others += 1;
      else if (isSymbol(cell)) symbols[way] += 1;
      else words[way] += 1;
      // A column of texts is given up soon.
      if (others > 50 && others > 4 * (words.in + words.out + symbols.in + symbols.out)) break;
    }
    const hasWords = words.in + words.out > 0;
    // A dash alone often means an empty cell.
    const areBoth = symbols.in > 0 && symbols.out > 0;
    const count = hasWords ? words.in + words.out : areBoth ? symbols.in + symbols.out : 0;
    if (count > (best?.count ?? 0) && count >= others) best = { index, count, hasWords };
  }
  return best;
}

/**
 * Returns a function that reads the direction of a row from its column for it.
 * @param rows - the rows that have an amount
 * @param isOther - whether a column is used for something else
 * @param areSignsKnown - whether the bank is known to write signs, so that sentences need not be asked
 */
export function wayColumn(
  rows: readonly (readonly string[])[],
  isOther: (index: number) => boolean,
  areSignsKnown: boolean,
): WayOfRow {
  const column = findColumn(rows, isOther, wayOfWord);
  if (column) {
    return (row) => {
      const cell = row[column.index] ?? '';
      return { way: column.hasWords && isSymbol(cell) ? null : wayOfWord(cell) };
    };
  }
  const sentences = areSignsKnown ? null : findColumn(rows, isOther, wayOfText);
  return (row) =>
    sentences ? { way: wayOfText(row[sentences.index] ?? ''), isWeak: true } : { way: null };
}
