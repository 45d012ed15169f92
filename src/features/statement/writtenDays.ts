import { isDay, type Day } from '../shared/days';
import { normalise } from '../shared/searchText';

/* Reads days as banks write them. */

/** Whether `05/11/2026` is the 5th of November (`dayFirst`), or the 11th of May. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const EIGHT = /^(\d{4})(\d{2})(\d{2})/;
const YEAR_LAST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
/**
 * A day without separators: `19112026`. It cannot be mistaken for a year, a month and a day, because the month
 * would be 20.
 */
const DAY_FIRST = /^(\d{2})(\d{2})(20\d{2})(?!\d)/;

/* Days in words, in a normalised text. After a year of two digits no time may follow, because it could be the hour. */
const WEEKDAY =
  /^(?:seg|ter|qua|qui|sex|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:-feira)?[.,]* /;
/** `19 nov 2026`, `19/nov/26`, `19 de nov. de 2026` or `1st November 2026`. */
const DAY_MONTH_YEAR =
  /^(\d{1,2})(?:o|a|st|nd|rd|th)?(?: de |[ /.,-]*)([a-z]{3})[a-z]*\.?(?: de |[ /.,-]*)(\d{4}|\d{2})(?![\d:])/;
/** `Nov 19, 2026`. */
const MONTH_DAY_YEAR =
  /^([a-z]{3})[a-z]*\.?[ /.-]*(\d{1,2})(?:st|nd|rd|th)?[ /.,-]+(\d{4}|\d{2})(?![\d:])/;
/** `2026-nov-19`. */
const YEAR_MONTH_DAY = /^(\d{4})[ /.-]+([a-z]{3})[a-z]*\.?[ /.-]+(\d{1,2})(?!\d)/;

/** The months in Portuguese and in English. */
const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const ENGLISH = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const monthOf = (word = ''): string =>
  String(Math.max(MONTHS.indexOf(word), ENGLISH.indexOf(word)) + 1);

function dayOf(year = '', month = '', day = ''): Day | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function dayInWords(text: string): Day | null {
  const plain = normalise(text).replace(WEEKDAY, '');
  const dayFirst = DAY_MONTH_YEAR.exec(plain);
  if (dayFirst) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_DAY_YEAR.exec(plain);
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const yearFirst = YEAR_MONTH_DAY.exec(plain);
  return yearFirst && dayOf(yearFirst[1], monthOf(yearFirst[2]), yearFirst[3]);
}

/** Reads a day. A time and a time zone after it are ignored: the day is the one that the bank wrote. */
function readDay(written: string, order: DayOrder = 'dayFirst'): Day | null {
  const text = written.trim();
  const iso = YEAR_FIRST.exec(text) ?? EIGHT.exec(text);
  const day = iso && dayOf(iso[1], iso[2], iso[3]);
  if (day) return day;
  const last = YEAR_LAST.exec(text) ?? DAY_FIRST.exec(text);
  if (last) {
    return order === 'dayFirst'
      ? dayOf(last[3], last[2], last[1])
      : dayOf(last[3], last[1], last[2]);
  }
  return /[a-z]/i.test(text) ? dayInWords(text.slice(0, 60)) : null;
}

/** Whether a cell is a day in one of the two orders. */
export const isDayLike = (written: string): boolean =>
  readDay(written) !== null || readDay(written, 'monthFirst') !== null;

/**
 * The order of day and month in a file. A place above 12 is no month. If no day decides, or as many decide for the one
 * as for the other, the usual order is taken.
 */
export function orderOfDays(days: Iterable<string>, usual: DayOrder): DayOrder {
  let monthFirst = 0;
  for (const written of new Set(days)) {
    const [, first = '', second = ''] = YEAR_LAST.exec(written.trim()) ?? [];
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
    if (Number(first) > 12 && Number(second) <= 12) monthFirst -= 1;
  }
  return monthFirst === 0 ? usual : monthFirst > 0 ? 'monthFirst' : 'dayFirst';
}

/** Returns a `readDay` that reads each text only once, because a file has few days. */
export function dayReader(order: DayOrder): (written: string) => Day | null {
  const known = new Map<string, Day | null>();
  return (written) => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const day = readDay(written, order);
    known.set(written, day);
    return day;
  };
}
