import { normalise } from '../../shared/searchText';

/* Which currency a text of a bank names: reais, or another. */

export type Currency = 'real' | 'foreign';

/** Common codes. Other codes are recognised only in a column that contains nothing but currencies. */
const CODES =
  'usd|eur|gbp|cad|aud|nzd|chf|jpy|cny|hkd|sgd|inr|krw|sek|nok|dkk|pln|czk|huf|rub|try|ils|zar|mxn|ars|clp|cop|pen|uyu|pyg|bob|usdt|usdc|btc';
const FOREIGN = new RegExp(
  String.raw`u\$|us\s?\$|\b[a-z]{1,2}\$(?<!r\$)|[€£¥₿]|\b(?:dolar(?:es)?|dollars?|euros?|libras?|pounds?)\b|(?<![a-z])(?:${CODES})(?![a-z])`,
);
// Santander writes BRC instead of BRL.
const REAL = /(?<![a-z])r\s?\$|(?<![a-z])br[a-z](?![a-z])|\b(?:reais|real|986)\b/;

/** The currency that a title or an amount names; null if it names none. */
function currencyIn(text: string): Currency | null {
  const plain = normalise(text);
  if (FOREIGN.test(plain)) return 'foreign';
  return REAL.test(plain) ? 'real' : null;
}

/** An amount without a currency, as most amounts are. */
const BARE = /^[-+−(]?[\d.,]*[-+)]?$/;

/** The currency of an amount; null if it names none. A `$` alone is no sign of the real. */
export function currencyOfAmount(amount: string): Currency | null {
  if (amount.length > 40 || !/\d/.test(amount) || BARE.test(amount)) return null;
  return currencyIn(amount) ?? (amount.includes('$') ? 'foreign' : null);
}

/** The currency of a cell that contains nothing but a currency; null if the cell is blank. */
export function currencyOf(cell: string): Currency | null {
  const named = currencyIn(cell);
  if (named) return named;
  return /[\p{L}\p{Sc}]|\d{3}/u.test(cell) ? 'foreign' : null;
}

/** The currency that the title of a column of amounts names. In a Portuguese title a `$` alone may mean reais. */
function currencyOfTitle(title: string): Currency | null {
  const isEnglish = /amount|value|credit\b|debit\b|gross|net|paid|total/i.test(title);
  return currencyIn(title) ?? (isEnglish && title.includes('$') ? 'foreign' : null);
}

/** Whether a cell is a common currency's code or sign. */
const isCurrencyCode = (cell: string): boolean =>
  /^\s*(?:[A-Z]{3,4}|[A-Za-z]{0,2}\$|[€£¥])\s*$/.test(cell) && currencyIn(cell) !== null;

/** Whether the title of a column says that its cells are currencies. */
export const isCurrencyTitle = (title: string): boolean =>
  /\b(moedas?|currency|ccy|divisa)\b/.test(normalise(title).replaceAll('_', ' ')) &&
  !/valor|amount|\bna\b/.test(normalise(title));

interface Columns {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
  /** The columns with the amounts. */
  places: readonly number[];
}

/** The column with the currency of the amounts; null if there is none. */
function currencyColumn({ titles, rows, places }: Columns): number | null {
  const amounts = places.map((place) => normalise(titles[place] ?? '')).join(' ');
  const other = /\b(orig\w*|estrangeira|foreign|compra)\b/;
  const titled = titles.flatMap((title, index) => {
    const isOther = other.test(normalise(title)) && !other.test(amounts);
    return isCurrencyTitle(title) && !isOther && !places.includes(index) ? index : [];
  });
  /** How many words of a title the titles of the amounts have, too: 'Target currency' and 'Target amount'. */
  const shared = (index: number): number =>
    (normalise(titles[index] ?? '').match(/[a-z]{4,}/g) ?? []).filter((word) =>
      amounts.includes(word),
    ).length;
  const away = (index: number): number =>
    Math.min(...places.map((place) => Math.abs(place - index)));
  const [best] = titled.sort((a, b) => shared(b) - shared(a) || away(a) - away(b));
  if (best !== undefined) return best;
  if (titles.some(isCurrencyTitle)) return null;
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  for (let index = 0; index < width; index += 1) {
    if (places.includes(index)) continue;
    const filled = rows.slice(0, 200).flatMap((row) => (row[index] ?? '').trim() || []);
    const codes = filled.filter(isCurrencyCode).length;
    if (codes > 0 && codes * 2 > filled.length) return index;
  }
  return null;
}

/**
 * Returns a function that says whether a row's amount is in another currency than reais. It is unknown for a blank cell
 * of a column that does not only name reais; where nothing names a currency, amounts are in reais.
 */
export function foreignFinder(columns: Columns): (row: readonly string[]) => boolean | 'unknown' {
  const { titles, rows, places } = columns;
  const titleCurrency = places.map((place) => currencyOfTitle(titles[place] ?? ''));
  const column = titleCurrency.includes('real') ? null : currencyColumn(columns);
  const isMixed =
    column !== null && rows.some((row) => currencyOf(row[column] ?? '') === 'foreign');
  return (row) => {
    for (const [index, place] of places.entries()) {
      const cell = row[place] ?? '';
      if (cell.trim() === '') continue;
      const own = currencyOfAmount(cell);
      if (own) return own === 'foreign';
      if (titleCurrency[index] === 'foreign') return true;
    }
    if (column === null) return false;
    const named = currencyOf(row[column] ?? '');
    return named === null && isMixed ? 'unknown' : named === 'foreign';
  };
}
