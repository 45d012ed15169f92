import { isDay, type Day } from '../shared/days';
import { normalise } from '../shared/searchText';

/* Reads days and amounts as banks write them. */

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const EIGHT = /^(\d{4})(\d{2})(\d{2})/;
const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
/** A day in words in a normalised text: `19 nov 2026`, `19/nov/26` or `19 de novembro de 2026`. */
const IN_WORDS = /^(\d{1,2})(?: de |[ /.-])([a-z]{3})[a-z]*\.?(?: de |[ /.-])(\d{4}|\d{2})(?!\d)/;
const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
/**
 * A day without separators: `19112026`. It cannot be mistaken for a year, a month and a day, because the month
 * would be 20.
 */
const DAY_FIRST = /^(\d{2})(\d{2})(20\d{2})(?!\d)/;

function dayOf(year = '', month = '', day = ''): Day | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Reads a day. A time and a time zone after it are ignored. */
export function readDay(written: string): Day | null {
  const text = written.trim();
  const iso = ISO.exec(text) ?? EIGHT.exec(text);
  const day = iso && dayOf(iso[1], iso[2], iso[3]);
  if (day) return day;
  const brazilian = BRAZILIAN.exec(text) ?? DAY_FIRST.exec(text);
  if (brazilian) return dayOf(brazilian[3], brazilian[2], brazilian[1]);
  const words = /[a-z]/i.test(text) ? IN_WORDS.exec(normalise(text)) : null;
  if (!words) return null;
  return dayOf(words[3], String(MONTHS.indexOf(words[2] ?? '') + 1), words[1]);
}

/** Returns a `readDay` that reads each text only once, because a file has few days. */
export function dayReader(): (written: string) => Day | null {
  const known = new Map<string, Day | null>();
  return (written) => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const day = readDay(written);
    known.set(written, day);
    return day;
  };
}

type Separator = '.' | ',';

/** An amount that has only digits and two decimals, as most amounts do. */
const PLAIN = /^(-?)(\d{1,12})[.,](\d{2})$/;

const AMOUNT = /^[\d.,]*\d[\d.,]*$/;
const SIGN_BEFORE = /^[-−–]/;
const SIGN_AFTER = /[-−–]$/;
/** The letters for the direction after an amount: `1.234,56 D`, `1.234,56CR`. */
const WAY_AFTER = /(?<=\d)\s*(D|DB|DEB|C|CR|CRED)\.?$/i;

/** The digits and separators of an amount, and whether the amount is negative; null for other texts. */
function taken(written: string): { digits: string; isNegative: boolean } | null {
  if (written.length > 40) return null;
  let text = written.replace(/R\$|BRL/gi, '').trim();
  let isNegative = false;
  if (text.startsWith('(') && text.endsWith(')')) {
    isNegative = true;
    text = text.slice(1, -1).trim();
  }
  const way = WAY_AFTER.exec(text);
  if (way) {
    if (/^d/i.test(way[1] ?? '')) isNegative = true;
    text = text.slice(0, way.index);
  }
  if (SIGN_AFTER.test(text)) {
    isNegative = true;
    text = text.slice(0, -1).trim();
  }
  if (SIGN_BEFORE.test(text)) isNegative = true;
  const digits = text
    .replace(/^[-−–+]/, '')
    .replace(/\s/g, '')
    .replace(/'/g, '');
  return AMOUNT.test(digits) ? { digits, isNegative } : null;
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

/**
 * Reads the amounts of a file as whole cents. If one amount alone leaves the separator uncertain (`1.234`), the
 * other amounts decide.
 */
export function amountReader(
  samples: readonly string[],
  usual: Separator,
): (written: string) => number | null {
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
      return plain[1] === '-' && cents !== 0 ? -cents : cents;
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
    return amount.isNegative && cents !== 0 ? -cents : cents;
  };
}

/** Whether a row is a balance, because its text starts with the word 'saldo'. `Juros saldo utilizado` is a charge. */
export const isBalance = (text: string): boolean =>
  /^[^a-z0-9]*s/i.test(text) && /^[^a-z0-9]*(saldos?|sdo|s a l d o)\b/.test(normalise(text));

/** Whether a row without a day is a sum. */
export const isTotal = (text: string): boolean =>
  /^(sub)?tota(l|is)\b/.test(normalise(text.trim()));

/** The direction of the money according to the column for it; null for other cells. */
export function directionOf(cell: string): 'in' | 'out' | null {
  const plain = normalise(cell.trim());
  if (/^(c|cr|cred|credito|entrada|\+)$/.test(plain)) return 'in';
  return /^(d|db|deb|debito|saida|-)$/.test(plain) ? 'out' : null;
}

/** A text on one line, without the spaces with which banks fill it up. */
export const withoutFillSpaces = (text: string): string =>
  /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in lower case if it is a UUID; otherwise null. */
export const asUuid = (id: string): string | null =>
  UUID.test(id.trim()) ? id.trim().toLowerCase() : null;
