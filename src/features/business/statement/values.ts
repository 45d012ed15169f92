import { withoutControlCharacters } from '../../shared/controlCharacters';
import { normalise } from '../../shared/searchText';
import type { Way } from './direction';

/* Reads amounts, ids and texts as banks write them. */

type Separator = '.' | ',';

/** An amount that has only digits and two decimals, as most amounts do. */
const PLAIN = /^(-?)(\d{1,12})[.,](\d{2})$/;

const AMOUNT = /^[\d.,]*\d[\d.,]*$/;
/** Thousands between spaces or apostrophes. */
const SPACED = /^\d{1,3}(?:[\s']\d{3})+(?:[.,]\d*)?$/;
const SIGN_BEFORE = /^[-−–]/;
const SIGN_AFTER = /[-−–]$/;
/** The letters for the direction after an amount: `1.234,56 D`, `1.234,56CR`, `1.234,56 (D)`. */
const WAY_AFTER = /(?<=\d)\s*\(?(D|DB|DEB|C|CR|CRED)\.?\)?$/i;
/** A sign in brackets before an amount: `(-) 1.234,56`. */
const SIGN_IN_BRACKETS = /^\(\s*([-−–+])\s*\)/;

interface Taken {
  digits: string;
  isNegative: boolean;
  isSigned: boolean;
  word: Way | null;
}

/** The digits and separators of an amount, its sign, and its letter for the direction; null for other texts. */
function taken(written: string): Taken | null {
  if (written.length > 40) return null;
  let text = written
    .replace(/R\$|BRL/gi, '')
    .trim()
    .replace(SIGN_IN_BRACKETS, '$1');
  let isNegative = false;
  if (text.startsWith('(') && text.endsWith(')')) {
    isNegative = true;
    text = text.slice(1, -1).trim();
  }
  const letter = WAY_AFTER.exec(text);
  if (letter) text = text.slice(0, letter.index);
  const word = letter && (/^d/i.test(letter[1] ?? '') ? 'out' : 'in');
  if (SIGN_AFTER.test(text)) {
    isNegative = true;
    text = text.slice(0, -1).trim();
  }
  if (SIGN_BEFORE.test(text)) isNegative = true;
  const digits = text.replace(/^[-−–+]|\+$/g, '').trim();
  const isSigned = isNegative || /^\+|\+$/.test(text);
  const bare = SPACED.test(digits) ? digits.replace(/[\s']/g, '') : digits;
  return AMOUNT.test(bare) ? { digits: bare, isNegative, isSigned, word } : null;
}

/** The whole reais and the decimals of an amount with this decimal separator; null if it is no such amount. */
function partsOf(digits: string, separator: Separator): { whole: string; decimals: string } | null {
  const at = digits.indexOf(separator);
  const [whole, decimals] = at === -1 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
  const thousands =
    separator === '.' ? /^(\d*|[1-9]\d{0,2}(,\d{3})+)$/ : /^(\d*|[1-9]\d{0,2}(\.\d{3})+)$/;
  // Banks have no fractions of a cent.
  if (!thousands.test(whole) || !/^\d{0,2}0*$/.test(decimals)) return null;
  return { whole: whole.replace(/\D/g, ''), decimals: decimals.slice(0, 2) };
}

/** The decimal separator of an amount, if the amount alone makes it certain; otherwise null. */
function decimalSeparator(digits: string): Separator | null {
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  const at = Math.max(dot, comma);
  if (at === -1) return null;
  const separator = dot === at ? '.' : ',';
  if (dot !== -1 && comma !== -1) return separator;
  // A repeated separator separates thousands.
  if (digits.indexOf(separator) !== at) return separator === '.' ? ',' : '.';
  return digits.length - at - 1 < 3 ? separator : null;
}

/** An amount with the sign that is written, and its letter for the direction: `1.234,56 D`. */
export interface ReadAmount {
  cents: number;
  isSigned: boolean;
  word: Way | null;
}

/**
 * Reads the amounts of a file as whole cents. If one amount alone leaves the separator uncertain (`1.234`), the
 * other amounts decide.
 */
export function amountReader(
  samples: readonly string[],
  usual: Separator,
): (written: string) => ReadAmount | null {
  let dots = 0;
  let commas = 0;
  for (const sample of samples) {
    const digits = taken(sample)?.digits ?? '';
    const separator = decimalSeparator(digits);
    if (separator === null || partsOf(digits, separator) === null) continue;
    if (separator === '.') dots += 1;
    else commas += 1;
  }
  const settled = dots === commas ? null : dots > commas ? '.' : ',';
  /** The decimal separator of an amount such as `1.500`, `1500,000` or `1500`; null if nothing decides it. */
  const decided = (digits: string): Separator | null => {
    if (settled !== null || /^\d+$/.test(digits)) return settled ?? usual;
    // Where decimals have a comma, a dot separates thousands. All else may be three decimals.
    return usual === ',' && digits.includes('.') ? ',' : null;
  };
  return (written) => {
    const plain = PLAIN.exec(written);
    if (plain) {
      const cents = Number(`${plain[2] ?? ''}${plain[3] ?? ''}`);
      const isSigned = plain[1] === '-';
      return { cents: isSigned && cents !== 0 ? -cents : cents, isSigned, word: null };
    }
    const amount = taken(written);
    if (!amount) return null;
    const separator = decimalSeparator(amount.digits) ?? decided(amount.digits);
    const parts = separator === null ? null : partsOf(amount.digits, separator);
    if (parts === null || parts.whole.length > 12) return null;
    const cents = Number(parts.whole + parts.decimals.padEnd(2, '0'));
    const { isNegative, isSigned, word } = amount;
    return { cents: isNegative && cents !== 0 ? -cents : cents, isSigned, word };
  };
}

/** Whether a row is a balance, because its text starts with the word 'saldo'. `Juros saldo utilizado` is a charge. */
export const isBalance = (text: string): boolean =>
  /^[^a-z0-9]*s/i.test(text) && /^[^a-z0-9]*(saldos?|sdo|s a l d o)\b/.test(normalise(text));

/** Whether a row without a day is a sum. */
export const isTotal = (text: string): boolean =>
  /^(sub)?tota(l|is)\b/.test(normalise(text.trim()));

const LINE_BREAK_TAG = /<br\s*\/?>/gi;
const HTML_NAMES =
  'a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|nobr|ol|p|pre|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul';
const HTML_TAG = String.raw`<!--[\s\S]{0,1000}?-->|</?(?:${HTML_NAMES})(?:[\s/][^<>]*)?>`;
const HTML_TAGS = new RegExp(HTML_TAG, 'gi');
const HTML_WHOLE = new RegExp(`^(?:${HTML_TAG})$`, 'i');

/** Whether a text is nothing but an HTML tag or comment. */
export const isHtmlTag = (text: string): boolean => HTML_WHOLE.test(text);

/** A text without HTML tags, which some banks write into it. Each is a space. */
export const withoutTags = (text: string): string =>
  text.includes('<') ? text.replace(HTML_TAGS, ' ') : text;

/**
 * A text on one line, without the spaces with which banks fill it up, without control characters, and with a space for
 * the tag of a line break.
 */
export function plainLine(text: string): string {
  const plain = withoutControlCharacters(
    text.includes('<') ? text.replace(LINE_BREAK_TAG, ' ') : text,
  );
  return /\s\s|[^\S ]/.test(plain) ? plain.replace(/\s+/g, ' ').trim() : plain.trim();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in lower case if it is a UUID; otherwise null. */
export const asUuid = (id: string): string | null =>
  UUID.test(id.trim()) ? id.trim().toLowerCase() : null;
