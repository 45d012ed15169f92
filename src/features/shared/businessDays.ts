import { isBusinessDay } from '@brazilian-utils/brazilian-utils';

import { addDays, daysBetween, type Day } from './days';

/** More days than any run of holidays and weekends has. The library knows the holidays of 1900 to 2099 only. */
export const LONGEST_BREAK = 14;

const isMonday = (day: Day): boolean => daysBetween('2001-01-01', day) % 7 === 0;

const isWorked = (day: Day, includeOptional: boolean): boolean => {
  const [year, month, date] = day.split('-').map(Number);
  // At noon, because the clocks of some years skip midnight.
  return isBusinessDay(new Date(year ?? 0, (month ?? 1) - 1, date, 12), { includeOptional });
};

/**
 * Whether banks work on a day. National holidays, Carnaval and Corpus Christi count; local holidays are unknown. The library
 * has the Tuesday of Carnaval only, which is the one optional holiday that is no Thursday, but banks close on its Monday, too.
 */
function isBankDay(day: Day): boolean {
  const next = addDays(day, 1);
  const isBeforeOptional = isWorked(next, false) && !isWorked(next, true);
  return isWorked(day, true) && !(isBeforeOptional && isMonday(day));
}

/** The day itself if banks work on it, else the next day on which they do. */
export function nextBusinessDay(day: Day): Day {
  for (let days = 0; days <= LONGEST_BREAK; days += 1) {
    const next = addDays(day, days);
    if (isBankDay(next)) return next;
  }
  return day;
}
