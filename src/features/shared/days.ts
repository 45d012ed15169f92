/**
 * A day without a time: `'YYYY-MM-DD'` in the user's own calendar. It is never passed to `new Date('YYYY-MM-DD')`,
 * which reads it as UTC and would show the day before in Brazil.
 */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

interface Parts {
  year: number;
  month: number;
  day: number;
}

function parseDay(text: string): Parts | null {
  const match = DAY.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return null;
  if (day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

function partsOf(day: Day): Parts {
  const parts = parseDay(day);
  if (!parts) throw new RangeError(`Not a day: ${day}`);
  return parts;
}

/** A day that needs no further check, because every month has the days 1 to 28. */
const SURE_DAY = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** Whether a text in the format `'YYYY-MM-DD'` names a day of the calendar. */
export const isDay = (text: string): boolean =>
  // The quick check comes first, because ten thousand days may be decoded at once.
  SURE_DAY.test(text) || parseDay(text) !== null;

/** The local calendar day of an instant: at 22:30 in São Paulo it is still today. */
export const localDay = (instant: Date): Day =>
  `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`;

/**
 * Adds calendar months. If the month has no such day, the result is the month's last day (31 January + 1 = 28 or
 * 29 February).
 */
export function addMonths(from: Day, months: number): Day {
  const parts = partsOf(from);
  const index = parts.year * 12 + (parts.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return `${pad(year, 4)}-${pad(month)}-${pad(Math.min(parts.day, daysInMonth(year, month)))}`;
}

export function addDays(from: Day, days: number): Day {
  const date = new Date(utcMidnight(from) + days * 86_400_000);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}

/** The midnight of a day in UTC, in milliseconds. In UTC every day has 24 hours. */
function utcMidnight(day: Day): number {
  const { year, month, day: date } = partsOf(day);
  return Date.UTC(year, month - 1, date);
}

/** The number of days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (utcMidnight(to) - utcMidnight(from)) / 86_400_000;

/** Whether two days are in the same month of the same year. */
export const isSameMonth = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7);
