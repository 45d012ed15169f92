import { withoutControlCharacters } from '../shared/controlCharacters';
import { normalise } from '../shared/searchText';
import type { Way } from './direction';

/* Reads amounts, ids and texts as banks write them. */

type Separator = '.' | ',';

/** An amount that has only digits and two decimals, as most amounts do. */
const PLAIN = /^(-?)(\d{1,12})[.,](\d{2})$/;

const AMOUNT = /^[\d.,]*\d[\d.,]*$/;
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
  const digits = text
    .replace(/^[-−–+]|\+$/g, '')
    .replace(/\s/g, '')
    .replace(/'/g, '');
  const isSigned = isNegative || /^\+|\+$/.test(text);
  return AMOUNT.test(digits) ? { digits, isNegative, isSigned, word } : null;
}

/** The decimal separator of an amount, if the amount alone makes it certain; otherwise null. */
function decimalSeparator(digits: string): Separator | null {
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ',';
  const at = Math.max(dot, comma);
  if (at === -1) return null;
  const separator = dot === -1 ? ',' : '.';
  // A repeated separator separates thousands.
  if (digits.indexOf(separator) !== at) return separator === '.' ? ',' : '.';
  return digits.length - at - 1 === 3 ? null : separator;
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
    const separator = decimalSeparator(taken(sample)?.digits ?? '');
    if (separator === '.') dots += 1;
    if (separator === ',') commas += 1;
  }
  const fallback = dots === commas ? usual : dots > commas ? '.' : ',';
  return (written) => {
    const plain = PLAIN.exec(written);
    if (plain) {
      const cents = Number(`${plain[2] ?? ''}${plain[3] ?? ''}`);
      const isSigned = plain[1] === '-';
      return { cents: isSigned && cents !== 0 ? -cents : cents, isSigned, word: null };
    }
    const amount = taken(written);
    if (!amount) return null;
    const separator = decimalSeparator(amount.digits) ?? fallback;
    const at = amount.digits.lastIndexOf(separator);
    const whole = (at === -1 ? amount.digits : amount.digits.slice(0, at)).replace(/[.,]/g, '');
    const decimals = at === -1 ? '' : amount.digits.slice(at + 1);
    // Banks have no fractions of a cent, so the separator is not the decimal one.
    if (!/^\d{0,2}0*$/.test(decimals) || whole.length > 12) return null;
    const cents = Number(whole + decimals.padEnd(2, '0').slice(0, 2));
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
  'a|b|big|br|center|div|em|font|hr|i|li|ol|p|small|span|strong|sub|sup|table|td|th|tr|u|ul';
const HTML_TAG = new RegExp(String.raw`</?(?:${HTML_NAMES})(?:[\s/][^<>]*)?>`, 'gi');
const HTML_START = new RegExp(String.raw`^</?(?:${HTML_NAMES})[\s/>]`, 'i');

/** Whether a tag of HTML begins a text. */
export const beginsWithHtmlTag = (text: string): boolean => HTML_START.test(text);

/** A text without HTML tags, which some banks write into it. Each is a space. */
export const withoutTags = (text: string): string =>
  text.includes('<') ? text.replace(HTML_TAG, ' ') : text;

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
