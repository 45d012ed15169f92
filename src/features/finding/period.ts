import { addMonths, isDay, isSameMonth, type Day } from '../shared/days';

/** The periods that have a name, in the order of a select. */
export const NAMED_PERIODS = ['thisMonth', 'lastMonth', 'thisYear'] as const;

/** A named period moves on with the calendar. Of chosen days, null is open; both are included. */
export type Period =
  { kind: (typeof NAMED_PERIODS)[number] } | { kind: 'chosen'; from: Day | null; to: Day | null };

/**
 * Whether a day lies in a period.
 * @param day Null and what is no day lie in none.
 * @param today The user's local day.
 */
export function inPeriod(period: Period, today: Day): (day: Day | null) => boolean {
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
