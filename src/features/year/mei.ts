import { daysBetween, type Day } from '../shared/days';
import { toCents } from '../shared/money';
import { LEGAL_MEI_CAP, type Profile } from '../profile/profile';
import { monthOf, yearOf } from './books';

type Settings = Pick<Profile, 'mei' | 'meiCap' | 'meiSince'>;

export const MEI_LEVELS = ['fine', 'near', 'over', 'farOver'] as const;
/** Under 80 % of the cap, from there on, above it, more than a fifth above it. */
export type MeiLevel = (typeof MEI_LEVELS)[number];

/** How far a year's revenue is in the cap. Reais. */
export interface MeiMeter {
  cap: number;
  /** Of the year that count: those before the opening do not. */
  months: number;
  revenue: number;
  /** What may still come; negative where the cap is passed. */
  left: number;
  /** Of the cap, rounded down: 100 only where nothing is left. */
  percent: number;
  level: MeiLevel;
  /** What the year comes to at the pace so far; null for a year that is over or has not begun. */
  pace: number | null;
}

/** Months of the year that count; none before it was opened. */
function countedMonths(since: Day | null, year: number): number {
  if (since === null || yearOf(since) < year) return 12;
  return yearOf(since) > year ? 0 : 12 - monthOf(since);
}

function levelOf(cents: number, cap: number): MeiLevel {
  // In whole cents, so that a cent over is over.
  if (cents * 100 > cap * 120) return 'farOver';
  if (cents > cap) return 'over';
  return cents * 100 >= cap * 80 ? 'near' : 'fine';
}

/** At the pace of the days so far, today among them. */
function paceOf(cents: number, since: Day | null, year: number, today: Day): number | null {
  if (yearOf(today) !== year) return null;
  const first = `${year.toString().padStart(4, '0')}-01-01`;
  const start = since !== null && since > first ? `${since.slice(0, 7)}-01` : first;
  const end = `${first.slice(0, 5)}12-31`;
  const so = daysBetween(start, today) + 1;
  return so <= 0 ? null : Math.round((cents / so) * (daysBetween(start, end) + 1)) / 100;
}

/** Null for who is no MEI, or was none in that year. */
export function meiMeter(
  settings: Settings | null,
  year: number,
  revenue: number,
  today: Day,
): MeiMeter | null {
  if (!settings?.mei) return null;
  const months = countedMonths(settings.meiSince, year);
  if (months === 0) return null;
  const cap = Math.round((toCents(settings.meiCap ?? LEGAL_MEI_CAP) * months) / 12);
  const cents = toCents(revenue);
  return {
    cap: cap / 100,
    months,
    revenue,
    left: (cap - cents) / 100,
    percent: Math.floor((cents * 100) / cap),
    level: levelOf(cents, cap),
    pace: paceOf(cents, settings.meiSince, year, today),
  };
}
