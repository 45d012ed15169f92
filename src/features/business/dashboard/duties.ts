import type { Expense } from '../expenses/expense';
import { DONE_FIELD, type Profile } from '../profile/profile';
import { nextBusinessDay } from '../../shared/businessDays';
import { addMonths, daysBetween, isSameMonth, type Day } from '../../shared/days';

/*
 * What a MEI has to do by a day: pay the month's DAS, fill in the month's report of revenue, and declare the year. Nothing
 * here knows whether it was done. The user says so, or has an expense for the DAS.
 */

export const DUTY_KINDS = ['das', 'report', 'dasn'] as const;
export type DutyKind = (typeof DUTY_KINDS)[number];

export interface Duty {
  kind: DutyKind;
  /** The month or, of a declaration, the year that it is about: '2026-10', '2025'. */
  period: string;
  dueOn: Day;
  /** The number of days from today to that day; negative if it has passed. */
  days: number;
}

/** A monthly duty is shown from this many days before its day until the next one takes its place. */
const AHEAD = 7;

type Due = Omit<Duty, 'days'>;

/** Both monthly duties are about the month before. Only what is paid moves to the next business day. */
function monthly(kind: 'das' | 'report', today: Day): Due {
  const dueIn = (months: number): Due => {
    const twentieth = addMonths(`${today.slice(0, 7)}-20`, months);
    return {
      kind,
      period: addMonths(twentieth, -1).slice(0, 7),
      dueOn: kind === 'das' ? nextBusinessDay(twentieth) : twentieth,
    };
  };
  const next = dueIn(0);
  return daysBetween(today, next.dueOn) <= AHEAD ? next : dueIn(-1);
}

/** The declaration of the year before is shown in May, its last month, and as long again. */
function declaration(today: Day): Due[] {
  const year = today.slice(0, 4);
  if (!['05', '06'].includes(today.slice(5, 7))) return [];
  return [{ kind: 'dasn', period: (Number(year) - 1).toString(), dueOn: `${year}-05-31` }];
}

/** A DAS that is paid earlier than this many days before its day may be the one of the month before, which was late. */
const EARLY = 15;

/** 'DAS', 'Guia DAS 10/2026', 'DAS-MEI', but not 'Taxa das maquininhas'. */
const DAS = /^(?:(?:guia|boleto|pagamento)\s+(?:d[ao]\s+)?)?das\b/i;

/** Whether the description of an expense says that it is the DAS. */
export const isDas = (description: string): boolean => DAS.test(description.trim());

/** Whether an expense says that the DAS was paid: a tax with this name, in the month in which it is due. */
const isPaid = (dueOn: Day, expenses: readonly Expense[], today: Day): boolean =>
  expenses.some(
    ({ category, description, date }) =>
      category === 'Impostos' &&
      date <= today &&
      isSameMonth(date, dueOn) &&
      daysBetween(date, dueOn) <= EARLY &&
      isDas(description),
  );

/** What a MEI still has to do. Periods before the opening of the business have no duties. */
export function openDuties(
  profile: Pick<Profile, 'mei' | 'meiSince' | (typeof DONE_FIELD)[DutyKind]> | null,
  expenses: readonly Expense[],
  today: Day,
): Duty[] {
  if (!profile?.mei) return [];
  const { meiSince } = profile;
  return [monthly('das', today), monthly('report', today), ...declaration(today)]
    .filter(
      ({ kind, period, dueOn }) =>
        (meiSince === null || meiSince.slice(0, period.length) <= period) &&
        (profile[DONE_FIELD[kind]] ?? '') < period &&
        !(kind === 'das' && isPaid(dueOn, expenses, today)),
    )
    .map((due) => ({ ...due, days: daysBetween(today, due.dueOn) }));
}
