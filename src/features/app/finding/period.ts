import { addMonths, isDay, isSameMonth, type Day } from '../../shared/days';

/** The named periods, in the order in which the filter offers them. */
export const NAMED_PERIODS = ['thisMonth', 'lastMonth', 'thisYear'] as const;

/**
 * A period is a name, which depends on today's date, or a range of days. Both ends of a range are included; an end
 * that is null is open.
 */
export type Period =
  { kind: (typeof NAMED_PERIODS)[number] } | { kind: 'chosen'; from: Day | null; to: Day | null };

/**
 * Returns a test of whether a day lies in a period. A day that is null or invalid does not.
 * @param today - the user's local day.
 */
export function periodTest(period: Period, today: Day): (day: Day | null) => boolean {
  switch (period.kind) {
    case 'thisMonth':
      return (day) => day !== null && isSameMonth(day, today);
    case 'lastMonth': {
      const before = addMonths(today, -1);
      return (day) => day !== null && isSameMonth(day, before);
    }
    case 'thisYear':
      return (day) => day?.startsWith(today.slice(0, 5)) === true;
    case 'chosen': {
      const { from, to } = period;
      return (day) =>
        day !== null && isDay(day) && (from === null || day >= from) && (to === null || day <= to);
    }
  }
}
