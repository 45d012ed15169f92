import { normalise } from '../../shared/searchText';
import { isRefund, plainWords } from './refunds';

/*
 * Decides whether money came in or went out. The tables of this rule are in the decision record 019, and the functions
 * `conventionOf` and `directionOf` have one step for each of their rows.
 */

export type Way = 'in' | 'out';

/** What one entry says about its direction. */
export interface WrittenAmount {
  /** The amount with the sign that is written. */
  cents: number;
  /** Whether a sign is written at all. */
  isSigned: boolean;
  /** The direction according to a type, a letter or a column; null if there is none. */
  word: Way | 'both' | null;
  /** Whether the word usually means this direction, but the sign counts if the file has signs. */
  isHint?: boolean;
  text: string;
}

/** What a plus and a minus mean in a file. In `words` the amounts have no sign, or only by mistake. */
type Convention = 'signs' | 'turned' | 'words';

const WAY_OF_PAYMENT =
  '(?:pix|ted|doc|tef|transf|transfer|transferencia|interna|eletronica|bancaria|de|por|via|pelo|qr|code|qrcode|[0-9]+)';
const PAYING = '(?:pagamento|pagto|pgto|pag)';

/** The first words that say a direction beyond doubt. A word further behind may be a part of a name. */
const BEGINS_IN = new RegExp(
  [
    `(?:${WAY_OF_PAYMENT} )*(?:receb|recbt\\w*|recebi|recebid[oa]s?|recebimentos?)`,
    `${PAYING} (?:de |pix )?(?:receb|recebid[oa]s?)`,
    // The sender and the receiver (destinatário), as Bradesco writes them.
    'transferencia pix rem',
    'dep(?:osito)? (?:em |de |por )?(?:dinheiro|especie|cheque|cheq|ch|conta|online|identificado|recebido|pix|ted|doc|atm|envelope)',
    'cred(?:ito)? (?:de |em |por )?(?:pix|ted|doc|tef|transf\\w*|conta|salario|autor\\w*|recebid[oa])',
    '(?:credito|entrada)$',
  ]
    .map((each) => `^${each}(?: |$)`)
    .join('|'),
);
const BEGINS_OUT = new RegExp(
  [
    `(?:${WAY_OF_PAYMENT} )+(?:env|enviad[oa]s?|enviei|emit|emitid[oa]s?)`,
    'envi(?:o|ad[oa]) (?:de )?(?:pix|ted|doc|tef|transf\\w*)',
    'transferencia pix des',
    'saques?',
    'compra(?: (?:no |na |com |em |de )*(?:cart\\w*|deb\\w*|cred\\w*|elo|visa|master\\w*|nac\\w*|internac\\w*|parcelad\\w*))',
    'compra$',
    `${PAYING} (?:de |da |do |com |em )?(?:boletos?|titulos?|contas?|fatura|fat|cart\\w*|tributos?|impostos?|guia|darf|gps|das|iptu|ipva|agua|luz|energia|gas|telefone|convenio|concessionaria|eletron\\w*)`,
    'tarifas?',
    'tar (?:banc\\w*|pix|ted|doc|plano|pacote|cesta|manut\\w*|mensal\\w*|conta)',
    'deb(?:ito)? (?:de |em |no )?(?:aut\\w*|conta|pix|ted|doc|cart\\w*|compra|fatura|tar\\w*)',
    'iof',
    '(?:debito|saida)$',
  ]
    .map((each) => `^${each}(?: |$)`)
    .join('|'),
);

/** The direction that the first words of a text say beyond doubt; null if they say none. */
function wayOfText(text: string): Way | null {
  if (isRefund(text)) return null;
  const words = plainWords(text);
  if (BEGINS_IN.test(words)) return /\b(enviad|emitid)[oa]/.test(words) ? null : 'in';
  return BEGINS_OUT.test(words) && !/\breceb/.test(words) ? 'out' : null;
}

const opposite = (way: Way): Way => (way === 'in' ? 'out' : 'in');
const signOf = ({ cents }: WrittenAmount): Way => (cents < 0 ? 'out' : 'in');

/** On a card's bill, a text that begins so pays the bill. */
const CARD_PAID = /^(pagamento|pagto|pgto|pag)\b/;

/** Whether the bill of a card writes purchases without a minus and payments with one. */
function isTurned(votes: readonly WrittenAmount[], hasWords: boolean): boolean {
  const count = { in: { plus: 0, minus: 0 }, out: { plus: 0, minus: 0 }, none: { minus: 0 } };
  for (const { cents, word, text } of votes) {
    // Where no type says it, whatever does not pay the bill is a purchase.
    const way = hasWords ? word : CARD_PAID.test(plainWords(text)) ? 'in' : 'out';
    if (way === 'in' || way === 'out') count[way][cents < 0 ? 'minus' : 'plus'] += 1;
    else if (cents < 0) count.none.minus += 1;
  }
  return (
    count.out.plus > 0 &&
    count.out.plus >= count.out.minus &&
    count.in.minus + count.none.minus > count.in.plus
  );
}

/** Returns what the signs of a file mean. The parameter `votes` is all entries that may say it. */
function conventionOf(
  votes: readonly WrittenAmount[],
  hasWords: boolean,
  areSigned: boolean,
  { isCard, areSignsKnown }: FileFacts,
): Convention {
  if (isCard && isTurned(votes, hasWords)) return 'turned';
  const outPlus = votes.filter(
    ({ cents, word, text }) =>
      cents > 0 && (word ?? (areSignsKnown ? null : wayOfText(text))) === 'out',
  );
  const minus = votes.filter(({ cents, word }) => word !== 'in' && cents < 0).length;
  // Where as many speak for the words as for the signs, nothing may come in that perhaps went out.
  const isTie =
    outPlus.length === minus && outPlus.some(({ word, isHint }) => word !== null && !isHint);
  if (outPlus.length > minus || isTie) return 'words';
  return areSignsKnown || areSigned ? 'signs' : 'words';
}

/** What is known about a file, besides its entries. */
interface FileFacts {
  isCard: boolean;
  /** Whether the bank is known to give outgoing amounts a minus. */
  areSignsKnown: boolean;
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
  facts: FileFacts,
): (entry: WrittenAmount) => DirectedAmount {
  const votes = entries.filter(
    ({ cents, word, text }) => cents !== 0 && word !== 'both' && !isRefund(text),
  );
  // Where every word says 'in', the words say nothing: some banks give all entries one type.
  const hasWords = votes.some(({ word }) => word === 'out');
  // What is given back has no vote, but its sign shows that the file writes signs.
  const areSigned = entries.some(({ isSigned }) => isSigned);
  const convention = conventionOf(votes, hasWords, areSigned, facts);

  const directionOf = (entry: WrittenAmount): { way: Way; isUnclear: boolean } => {
    const { cents, word, isHint, text } = entry;
    const sign = convention === 'turned' ? opposite(signOf(entry)) : signOf(entry);
    if (word === 'both') return { way: sign, isUnclear: true };
    const told = wayOfText(text);
    const isGivenBack = isRefund(text);
    // The word 'out' of what is given back may mean the purchase.
    const said = isGivenBack && word === 'out' ? null : word;
    const isAgainst = (way: Way, ...others: (Way | null)[]): boolean =>
      others.some((other) => other !== null && other !== way);
    switch (convention) {
      case 'signs':
        return { way: sign, isUnclear: isAgainst(sign, hasWords && !isHint ? said : null, told) };
      case 'turned': {
        const way = said ?? sign;
        return { way, isUnclear: isAgainst(way, sign, told) || (isGivenBack && way === 'out') };
      }
      case 'words': {
        const minus = cents < 0 ? 'out' : null;
        const known = word ?? minus ?? told;
        const isOdd = known === null || (word !== null && minus !== null);
        const way = (isOdd ? told : null) ?? known ?? (facts.isCard ? 'out' : 'in');
        return { way, isUnclear: isOdd || isAgainst(way, told) || (isGivenBack && way === 'out') };
      }
    }
  };
  return (entry) => {
    if (entry.cents === 0) return { cents: 0, isUnclear: false };
    const { way, isUnclear } = directionOf(entry);
    const size = Math.abs(entry.cents);
    return { cents: way === 'out' ? -size : size, isUnclear };
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

/** What a row says of its direction in its column for it. */
type SaidInColumn = Required<Pick<WrittenAmount, 'word' | 'isHint'>> & { cell: string };

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
): (row: readonly string[]) => SaidInColumn {
  const column = findColumn(rows, isOther, wayOfWord);
  if (column) {
    return (row) => {
      const cell = row[column.index] ?? '';
      const word = column.hasWords && isSymbol(cell) ? null : wayOfWord(cell);
      return { word, isHint: false, cell };
    };
  }
  const sentences = areSignsKnown ? null : findColumn(rows, isOther, wayOfText);
  return (row) => {
    const cell = sentences ? (row[sentences.index] ?? '') : '';
    return { word: wayOfText(cell), isHint: true, cell };
  };
}
