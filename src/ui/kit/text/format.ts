import { localDay, type Day } from '../../../features/shared/days';
import { longDay } from '../../../features/shared/longDay';
import { toCents } from '../../../features/shared/money';

/*
 * These formatters are written by hand. The browser's own formatters would delay the first screen by 70 ms on a slow
 * processor, mostly because they load data. A test compares the results of both.
 */

/** Joins the parts of a sentence: 'a', 'a e b', 'a, b e c'. */
export function joinWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} e ${last}`;
}

/** A whole number with points between its thousands: 12.345. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');

const nbsp = '\u00A0';
const minus = '\u2212';
const noDay = 'Data não informada';

/** Puts the sign before `R$`, as a true minus sign. An amount that rounds to zero has no sign. */
const withSign = (isNegative: boolean, amount: string): string =>
  `${isNegative ? `${minus}${nbsp}` : ''}R$${nbsp}${amount}`;

/** Reais with cents: `R$ 1.234,56`, `− R$ 386,00`. */
export function formatCurrency(reais: number): string {
  const signed = toCents(reais);
  const cents = Math.abs(signed);
  const decimals = String(cents % 100).padStart(2, '0');
  return withSign(signed < 0, `${formatCount(Math.floor(cents / 100))},${decimals}`);
}

/** Reais without cents, as on the dashboard: `R$ 1.235`. */
export function formatCurrencyWhole(reais: number): string {
  const whole = Math.round(Math.abs(reais));
  return withSign(reais < 0 && whole > 0, formatCount(whole));
}

/** The amount of a receipt or an expense without cents, always with its sign: `+ R$ 2.250`, `− R$ 386`. */
export function formatMovementWhole(reais: number, sign: 'plus' | 'minus'): string {
  const mark = sign === 'plus' ? '+' : minus;
  return `${mark}${nbsp}${formatCurrencyWhole(Math.abs(reais))}`;
}

function partsOfDay(day: string): [string, string, string] | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const [, year, month, date] = match ?? [];
  return year !== undefined && month !== undefined && date !== undefined
    ? [year, month, date]
    : null;
}

/** A day (`YYYY-MM-DD`) as dd/mm/yyyy. Only its text is rearranged, so no time zone can shift the day. */
export function formatDay(day: string): string {
  const parts = partsOfDay(day);
  return parts === null ? noDay : `${parts[2]}/${parts[1]}/${parts[0]}`;
}

/** A day without its year, if that is the year of today: 20/11, 20/11/2025. */
export const formatShortDay = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).slice(0, 5) : formatDay(day);

/** The local day of an instant (ISO 8601) as dd/mm/yyyy. */
export function formatInstantDay(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? noDay : formatDay(localDay(date));
}

/** The local day and time of an instant (ISO 8601): 20/11/2026, 9h05. */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return noDay;
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${formatDay(localDay(date))}, ${String(date.getHours())}h${minutes}`;
}

/** A day `YYYY-MM-DD` in full: 20 de novembro de 2026. */
export const formatLongDay = (day: string): string =>
  partsOfDay(day) === null ? noDay : longDay(day.slice(0, 10));

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const weekdays = 'domingo segunda terça quarta quinta sexta sábado'.split(' ');

/** A day `YYYY-MM-DD` with its weekday: sexta, 27/11. */
export function formatWeekday(day: string): string {
  const parts = partsOfDay(day);
  if (parts === null) return noDay;
  const [year, month, date] = parts;
  // Both steps use UTC, so that no time zone can shift the day.
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDay();
  return `${weekdays[weekday] ?? ''}, ${date}/${month}`;
}
