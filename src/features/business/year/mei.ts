import { daysBetween, type Day } from '../../shared/days';
import { toCents } from '../../shared/money';
import type { Profile } from '../profile/profile';
import { monthOf, yearOf } from './moneyByYear';

/** The yearly revenue cap of a MEI in reais, by law (complementary law 123, art. 18-A), and its first day. */
export const LEGAL_MEI_CAP = { amount: 81_000, from: '2018-01-01' } as const;

type Settings = Pick<Profile, 'mei' | 'meiCap' | 'meiCapFrom' | 'meiSince'>;

export const MEI_LEVELS = ['fine', 'near', 'over', 'farOver'] as const;
/**
 * How the revenue compares with the cap. It is under 80 %, from 80 % on, over the cap, or over it by more than a fifth.
 */
export type MeiLevel = (typeof MEI_LEVELS)[number];

/** A year's revenue compared with the cap, in reais. */
export interface MeiMeter {
  cap: number;
  /** The day from which that cap is valid; null for one of the user's own without a day. */
  validFrom: Day | null;
  /** How many months of the year count. Months before the business was opened do not count. */
  months: number;
  revenue: number;
  /** How much more may be earned in the year; negative if the cap is exceeded. */
  left: number;
  /** The percentage of the cap, rounded down, so that 100 is shown only if nothing is left. */
  percent: number;
  level: MeiLevel;
  /** The projected revenue of the whole year at the current pace; null for a past or a future year. */
  pace: number | null;
}

/** The yearly cap in reais that is valid on a day: the user's own from its day on, and the legal one before. */
function capOn({ meiCap, meiCapFrom }: Settings, day: Day): { amount: number; from: Day | null } {
  const isOwn = meiCap !== null && (meiCapFrom === null || meiCapFrom <= day);
  return isOwn ? { amount: meiCap, from: meiCapFrom } : LEGAL_MEI_CAP;
}

/** How many months of the year count: those from the month in which the business was opened. */
function countedMonths(since: Day | null, year: number): number {
  if (since === null || yearOf(since) < year) return 12;
  return yearOf(since) > year ? 0 : 12 - monthOf(since);
}

function levelOf(cents: number, cap: number): MeiLevel {
  // The comparison is in whole cents, so that one cent over the cap counts as over.
  if (cents * 100 > cap * 120) return 'farOver';
  if (cents > cap) return 'over';
  return cents * 100 >= cap * 80 ? 'near' : 'fine';
}

/** The projection from the days that have passed so far, including today. */
function paceOf(cents: number, since: Day | null, year: number, today: Day): number | null {
  if (yearOf(today) !== year) return null;
  const first = `${year.toString().padStart(4, '0')}-01-01`;
  const start = since !== null && since > first ? `${since.slice(0, 7)}-01` : first;
  const end = `${first.slice(0, 5)}12-31`;
  const daysElapsed = daysBetween(start, today) + 1;
  if (daysElapsed <= 0) return null;
  const days = daysBetween(start, end) + 1;
  // The division comes last, because its result has an error that a multiplication would enlarge.
  return Math.round((cents * days) / daysElapsed) / 100;
}

/** Compares a year's revenue with the MEI cap. Null for a freelancer who is no MEI, or was no MEI in that year. */
export function meiMeter(
  settings: Settings | null,
  year: number,
  revenue: number,
  today: Day,
): MeiMeter | null {
  if (!settings?.mei) return null;
  const months = countedMonths(settings.meiSince, year);
  if (months === 0) return null;
  // Of another year the cap at its end counts.
  const end = `${year.toString().padStart(4, '0')}-12-31`;
  const { amount, from } = capOn(settings, yearOf(today) === year ? today : end);
  const cap = Math.round((toCents(amount) * months) / 12);
  const cents = toCents(revenue);
  return {
    cap: cap / 100,
    validFrom: from,
    months,
    revenue,
    left: (cap - cents) / 100,
    percent: Math.floor((cents * 100) / cap),
    level: levelOf(cents, cap),
    pace: paceOf(cents, settings.meiSince, year, today),
  };
}
