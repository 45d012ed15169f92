import type { Day } from './days';

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** A day in full: 20 de novembro de 2026. */
export function longDay(day: Day): string {
  const [year = '', month = '', date] = day.split('-');
  return `${String(Number(date))} de ${MONTHS[Number(month) - 1] ?? month} de ${year}`;
}
