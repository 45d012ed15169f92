import { localDay } from '../../../features/shared/days';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Joins the parts of a sentence: 'a', 'a e b', 'a, b e c'. */
export const inWords = (parts: readonly string[]): string => list.format(parts);

/**
 * Creates a formatter once and at its first use. That is 60 times as fast as `toLocaleString`, and creating
 * one takes milliseconds that the first screen should not spend.
 */
const once = (options: Intl.NumberFormatOptions): (() => Intl.NumberFormat) => {
  let made: Intl.NumberFormat | undefined;
  return () =>
    (made ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', ...options }));
};

const currency = once({});
const currencyWhole = once({ minimumFractionDigits: 0, maximumFractionDigits: 0 });

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

const nbsp = '\u00A0';
const minus = '\u2212';
const noDay = 'Data não informada';

/** The sign comes before `R$` and is a true minus. An amount that rounds to zero has none. */
function format(formatter: () => Intl.NumberFormat, reais: number): string {
  const text = formatter().format(Math.abs(reais));
  return reais < 0 && /[1-9]/.test(text) ? `${minus}${nbsp}${text}` : text;
}

/** Reais with cents: `R$ 1.234,56`, `− R$ 386,00`. */
export function formatCurrency(reais: number): string {
  return format(currency, reais);
}

/** Reais without cents, as on the dashboard: `R$ 1.235`. */
export function formatCurrencyWhole(reais: number): string {
  return format(currencyWhole, reais);
}

/** A receipt or an expense without cents, always with its sign: `+ R$ 2.250`, `− R$ 386`. */
export function formatMovementWhole(reais: number, sign: 'plus' | 'minus'): string {
  const mark = sign === 'plus' ? '+' : minus;
  return `${mark}${nbsp}${currencyWhole().format(Math.abs(reais))}`;
}

function partsOfDay(day: string): [string, string, string] | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const [, year, month, date] = match ?? [];
  return year !== undefined && month !== undefined && date !== undefined
    ? [year, month, date]
    : null;
}

/** A day `YYYY-MM-DD` as dd/mm/yyyy. It is converted as text, so no time zone can shift it. */
export function formatDay(day: string): string {
  const parts = partsOfDay(day);
  return parts === null ? noDay : `${parts[2]}/${parts[1]}/${parts[0]}`;
}

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
export function formatLongDay(day: string): string {
  const parts = partsOfDay(day);
  if (parts === null) return noDay;
  const [year, month, date] = parts;
  return `${String(Number(date))} de ${months[Number(month) - 1] ?? month} de ${year}`;
}

/** The text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const weekdays = 'domingo segunda terça quarta quinta sexta sábado'.split(' ');

/** A day `YYYY-MM-DD` with its weekday: sexta, 27/11. */
export function formatWeekday(day: string): string {
  const parts = partsOfDay(day);
  if (parts === null) return noDay;
  const [year, month, date] = parts;
  // Both steps use UTC, so no time zone can shift it.
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDay();
  return `${weekdays[weekday] ?? ''}, ${date}/${month}`;
}
