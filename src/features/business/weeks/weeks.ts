import { addDays, type Day } from '../../shared/days';
import { toCents } from '../../shared/money';

/** How many weeks are shown. The first one is the week of today. */
export const WEEK_COUNT = 13;

/** Money that is expected to come in or to go out. */
export interface MoneyEntry<Source = unknown> {
  /** The day on which it is expected; null if none is known. */
  day: Day | null;
  /** The amount in reais, never negative. */
  amount: number;
  kind: 'in' | 'out';
  /** What it comes from. */
  source: Source;
}

/** One week, from Sunday to Saturday. */
export interface Week<Source = unknown> {
  from: Day;
  to: Day;
  /** What is expected in it, by day. */
  entries: MoneyEntry<Source>[];
  /** The sums in reais, and what they leave at the end of the week: `start` + `comes` - `goes`. */
  start: number;
  comes: number;
  goes: number;
  end: number;
  /** The least that there is at the end of any of its days, and the first such day. */
  least: { amount: number; day: Day };
}

/** The weeks to come. Every entry is in exactly one of the weeks or of the three other lists. */
export interface Weeks<Source = unknown> {
  weeks: Week<Source>[];
  /** What was expected before today. It counts only where the user says so. */
  late: MoneyEntry<Source>[];
  /** What has no day. */
  undated: MoneyEntry<Source>[];
  /** What is expected after the last week. */
  later: MoneyEntry<Source>[];
  /** The index of the week with the lowest day, the first of several. */
  lowest: number;
}

/** The Sunday on or before a day. */
export function weekStart(day: Day): Day {
  // UTC, in which every day has 24 hours.
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return addDays(day, -new Date(Date.UTC(year, month - 1, date)).getUTCDay());
}

/** The last day of the weeks that are shown. */
export const lastDayOfWeeks = (today: Day): Day => addDays(weekStart(today), WEEK_COUNT * 7 - 1);

/** What an entry adds to the balance; negative for what goes out. */
export const signedAmount = ({ kind, amount }: MoneyEntry): number =>
  kind === 'in' ? amount : -amount;

const byDay = (a: MoneyEntry, b: MoneyEntry): number =>
  (a.day ?? '') < (b.day ?? '') ? -1 : (a.day ?? '') > (b.day ?? '') ? 1 : 0;

/**
 * Distributes what is expected to the weeks from that of today on.
 * @param start - how much there is today, in reais
 * @param counts - whether a late entry counts in the first week all the same
 */
export function weeksOf<Source>(
  entries: readonly MoneyEntry<Source>[],
  today: Day,
  start: number,
  counts: (entry: MoneyEntry<Source>) => boolean = () => false,
): Weeks<Source> {
  const first = weekStart(today);
  const weeks = Array.from({ length: WEEK_COUNT }, (_, index): Week<Source> => {
    const from = addDays(first, index * 7);
    const sums = { start: 0, comes: 0, goes: 0, end: 0 };
    const least = { amount: 0, day: from };
    return { from, to: addDays(from, 6), entries: [], ...sums, least };
  });
  const late: MoneyEntry<Source>[] = [];
  const undated: MoneyEntry<Source>[] = [];
  const later: MoneyEntry<Source>[] = [];
  // Many entries have the same day, so the list of each day is found once.
  const lists = new Map<Day, MoneyEntry<Source>[]>();
  const listOf = (day: Day): MoneyEntry<Source>[] => {
    const known = lists.get(day);
    if (known) return known;
    const list = day < today ? late : (weeks.find(({ to }) => day <= to)?.entries ?? later);
    lists.set(day, list);
    return list;
  };
  for (const entry of entries) (entry.day === null ? undated : listOf(entry.day)).push(entry);
  late.sort(byDay);
  const counted = late.filter(counts);
  let cents = toCents(start);
  for (const [index, week] of weeks.entries()) {
    week.entries.sort(byDay);
    const sums = { in: 0, out: 0 };
    const add = ({ kind, amount }: MoneyEntry): void => {
      sums[kind] += toCents(amount);
    };
    if (index === 0) counted.forEach(add);
    const firstDay = index === 0 ? today : week.from;
    const isFirstQuiet = week.entries[0]?.day !== firstDay;
    let least = { cents: isFirstQuiet ? cents + sums.in - sums.out : Infinity, day: firstDay };
    for (const [place, entry] of week.entries.entries()) {
      const { day } = entry;
      add(entry);
      const left = cents + sums.in - sums.out;
      // Within a day nobody knows what comes first.
      if (day !== null && week.entries[place + 1]?.day !== day && left < least.cents)
        least = { cents: left, day };
    }
    Object.assign(week, { start: cents / 100, comes: sums.in / 100, goes: sums.out / 100 });
    cents += sums.in - sums.out;
    week.end = cents / 100;
    week.least = { amount: least.cents / 100, day: least.day };
  }
  const amounts = weeks.map(({ least }) => least.amount);
  return { weeks, late, undated, later, lowest: amounts.indexOf(Math.min(...amounts)) };
}
