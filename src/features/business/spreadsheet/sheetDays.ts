import { addDays, type Day } from '../../shared/days';
import { normalise } from '../../shared/searchText';
import { dayReader, orderOfDays, type DayOrder } from '../statement/writtenDays';

/** How a column's days are read where a cell alone does not say it. */
export interface DayChoice {
  /** The order of day and month; null while the user has not answered. */
  order: DayOrder | null;
  /** The year of the days that have none; null while the user has not answered. */
  year: number | null;
}

/** A cell that was read: its day, or what has to be answered before it can be read. Null for another text. */
export type ReadDay = { day: Day } | { asks: 'order' | 'year' } | null;

/** Two numbers, and perhaps a year. */
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2})(?!\d))?(?=\s|$|[,T])/;
/** `12 mai`, `12 de maio`: a day without a year, in a normalised text. */
const IN_WORDS = /^\d{1,2}(?: de |[ /.-])?[a-z]{3,9}\.?$/;
/** The number of days since the end of 1899, as spreadsheets store a day. */
const SERIAL = /^([2-6]\d{4})(?:[.,]\d+)?$/;

type Numbers = readonly [first: number, second: number];

function numbersOf(text: string): Numbers | null {
  const match = NUMERIC.exec(text);
  return match && [Number(match[1]), Number(match[2])];
}

/**
 * What the cells of a column alone say about the order of day and month. It is null, so that the user is asked, if some
 * cells can be read in both ways, and the others say nothing or contradict each other.
 */
export function orderIn(cells: readonly string[], today: Day): DayOrder | null {
  const different = [...new Set(cells.map((cell) => cell.trim()))];
  const place = orderOfDays(different, 'dayFirst', today);
  if (place === 'yearFirst') return place;
  if (place === 'undecided') return null;
  const numbers = different.flatMap((cell) => {
    const pair = numbersOf(cell);
    return pair ? [pair] : [];
  });
  const isOpen = numbers.some(([a, b]) => a <= 12 && b <= 12 && a !== b);
  const hasDayFirst = numbers.some(([a, b]) => a > 12 && b <= 12);
  const hasMonthFirst = numbers.some(([a, b]) => b > 12 && a <= 12);
  if (isOpen && hasDayFirst === hasMonthFirst) return null;
  return hasMonthFirst && !hasDayFirst ? 'monthFirst' : 'dayFirst';
}

/** Returns a function that reads the days of a column. A text that can only be one day is read without an answer. */
export function sheetDayReader({ order, year }: DayChoice): (cell: string) => ReadDay {
  const readers = (['dayFirst', 'monthFirst'] as const).map(dayReader);
  const chosen = dayReader(order ?? 'dayFirst');
  return (cell) => {
    const text = cell.trim();
    const serial = SERIAL.exec(text);
    if (serial) return { day: addDays('1899-12-30', Number(serial[1])) };
    const numeric = NUMERIC.exec(text);
    const lacksYear = numeric ? numeric[3] === undefined : IN_WORDS.test(normalise(text));
    if (lacksYear && year === null) return { asks: 'year' };
    const whole = lacksYear ? `${numeric?.[0] ?? text}/${String(year)}` : text;
    const both = readers.map((read) => read(whole));
    if (order === null && numeric && both[0] && both[1] && both[0] !== both[1])
      return { asks: 'order' };
    const day = chosen(whole) ?? both.find((each) => each !== null);
    return day ? { day } : null;
  };
}
