import { isDay, type Day } from '../../shared/days';
import { cachedPerText } from '../../shared/cachedPerText';
import { normalise } from '../../shared/searchText';

/* Reads days as banks write them. */

/**
 * Whether `05/11/2026` is the 5th of November (`dayFirst`), or the 11th of May. Where the years have two digits, they may
 * stand in front: `26/11/05`. If the file does not decide that, it is `undecided`.
 */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'yearFirst' | 'undecided';

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
  /^(?:seg(?:unda)?|ter(?:ca)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sab(?:ado)?|dom(?:ingo)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)(?:-feira)?[.,]* /;
/** `19 nov 2026`, `19/nov/26`, `19 de nov. de 2026` or `1st November 2026`. */
const DAY_MONTH_YEAR =
  /^(\d{1,2})(?:o|a|st|nd|rd|th)?(?: de |[ /.,-]*)([a-z]{3,})\.?(?: de |[ /.,-]*)(\d{4}|\d{2})(?![\d:])/;
/** `Nov 19, 2026`. */
const MONTH_DAY_YEAR =
  /^([a-z]{3,})\.?[ /.-]*(\d{1,2})(?:st|nd|rd|th)?[ /.,-]+(\d{4}|\d{2})(?![\d:])/;
/** `2026-nov-19`. */
const YEAR_MONTH_DAY = /^(\d{4})[ /.-]+([a-z]{3,})\.?[ /.-]+(\d{1,2})(?!\d)/;

/** The months in Portuguese and in English, with their usual abbreviations. */
const MONTHS = [
  'jan janeiro january',
  'fev feb fevereiro february',
  'mar marco march',
  'abr apr abril april',
  'mai may maio',
  'jun junho june',
  'jul julho july',
  'ago aug agosto august',
  'set sep sept setembro september',
  'out oct outubro october',
  'nov novembro november',
  'dez dec dezembro december',
].map((names) => names.split(' '));

const monthOf = (word = ''): string =>
  String(MONTHS.findIndex((names) => names.includes(word)) + 1);

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
    const [, first = '', second, third = ''] = last;
    const isShort = third.length === 2;
    if (isShort && order === 'undecided') return null;
    if (isShort && order === 'yearFirst') return dayOf(first, second, third);
    return order === 'monthFirst' ? dayOf(third, first, second) : dayOf(third, second, first);
  }
  return /[a-z]/i.test(text) ? dayInWords(text.slice(0, 60)) : null;
}

/** Whether a cell is a day in one of the two orders. */
export const isDayLike = (written: string): boolean =>
  readDay(written) !== null || readDay(written, 'monthFirst') !== null;

/** Where the years of two digits stand; null if the file has none. */
function placeOfYears(
  days: ReadonlySet<string>,
  today: Day,
): 'first' | 'last' | null | 'undecided' {
  const firsts = new Set<number>();
  const lasts = new Set<number>();
  const thisYear = Number(today.slice(2, 4));
  const short = [...days].flatMap((written) => {
    const [, first = '', second = '', third = ''] = YEAR_LAST.exec(written.trim()) ?? [];
    return third.length === 2 ? [{ first, second, third }] : [];
  });
  if (short.length === 0) return null;
  for (const { first, second, third } of short) {
    // A place above 12 in the middle is a day, and a single digit is no year.
    if (Number(second) > 12 || first.length < 2) return 'last';
    firsts.add(Number(first));
    lasts.add(Number(third));
  }
  const canBeYears = (years: Set<number>): boolean => Math.max(...years) <= thisYear;
  if (canBeYears(firsts) !== canBeYears(lasts)) return canBeYears(firsts) ? 'first' : 'last';
  // A file has many days, but few years.
  if (lasts.size < firsts.size) return 'last';
  if (firsts.size === 1 && lasts.size > 2) return 'first';
  return Math.min(...lasts) >= Math.max(...firsts) ? 'last' : 'undecided';
}

/**
 * The order of day and month in a file. A place above 12 is no month, and one after this year no year. If no day decides,
 * or as many decide for the one as for the other, the usual order is taken.
 */
export function orderOfDays(days: Iterable<string>, usual: DayOrder, today: Day): DayOrder {
  const different = new Set(days);
  const place = placeOfYears(different, today);
  if (place === 'first') return 'yearFirst';
  let monthFirst = 0;
  for (const written of different) {
    const [, first = '', second = ''] = YEAR_LAST.exec(written.trim()) ?? [];
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
    if (Number(first) > 12 && Number(second) <= 12) monthFirst -= 1;
  }
  if (monthFirst > 0) return 'monthFirst';
  if (place === 'undecided') return 'undecided';
  return monthFirst === 0 ? usual : 'dayFirst';
}

/** Returns a `readDay` that reads each text only once, because a file has few days. */
export const dayReader = (order: DayOrder): ((written: string) => Day | null) =>
  cachedPerText((written) => readDay(written, order));
