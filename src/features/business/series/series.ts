import { LONGEST_BREAK, nextBusinessDay } from '../../shared/businessDays';
import { addDays, addMonths, daysBetween, type Day } from '../../shared/days';
import { compareText } from '../../shared/listSelectors';
import { madeRowId } from './seriesMembers';
import {
  MAX_SERIES_NUMBER,
  parseSeriesNumberId,
  seriesNumberId,
  type SeriesRow,
  type SeriesTerms,
} from './seriesRow';

/** What holds from a number of a series on, until the next segment. */
export interface Segment {
  from: number;
  /** The number whose nominal day is the day on which the terms start. A pause begins a segment, but no terms. */
  base: number;
  terms: SeriesTerms;
  course: NonNullable<SeriesRow['course']>;
}

/** What comes again. Its number n is one record at most, whatever its day. */
export interface Series {
  id: string;
  /** At least one, in the order of their numbers. */
  segments: readonly [Segment, ...Segment[]];
}

/** What holds from a number on. The terms start on the number's own nominal day. */
export type Held = SeriesTerms & Pick<Segment, 'course'>;

/** One number of a series that is still to be made. */
export interface Occurrence extends Pick<
  SeriesTerms,
  'kind' | 'amount' | 'name' | 'project' | 'category' | 'paymentMethod'
> {
  seriesId: string;
  number: number;
  /** The id of the payment or the expense that it becomes. */
  rowId: string;
  due: Day;
  /** The same day before the shift to a business day. */
  nominalDay: Day;
}

/**
 * The numbers of series of which something became: their `seriesNumberId`s, and the ids of all payments and expenses,
 * because a record may exist whose number is not marked yet.
 */
export type SettledNumbers = ReadonlySet<string>;

/** The most occurrences of one series that are found at once. */
const MOST_OCCURRENCES = 1000;

function termsOf(row: SeriesRow): SeriesTerms | null {
  const { kind, startsOn, unit, every, anchorDay, shift, ...rest } = row;
  if (kind === null || startsOn === null || unit === null) return null;
  if (kind === 'expense' && (rest.name ?? '').trim() === '') return null;
  return {
    ...{ kind, startsOn, unit, every: every ?? 1, shift: shift ?? false },
    anchorDay: anchorDay ?? Number(startsOn.slice(8)),
    ...{ until: rest.until, lastNumber: rest.lastNumber, amount: rest.amount, name: rest.name },
    ...{ project: rest.project, category: rest.category, paymentMethod: rest.paymentMethod },
  };
}

/** The series that rows describe. Rows before the first terms of their series describe none. */
export function seriesOfRows(rows: readonly SeriesRow[]): Series[] {
  const numbered = rows
    .filter(({ startsOn, course }) => startsOn !== null || course !== null)
    .map((row) => ({ row, ...parseSeriesNumberId(row.id) }))
    .sort((a, b) => compareText(a.id, b.id) || a.number - b.number);
  const found: { id: string; segments: [Segment, ...Segment[]] }[] = [];
  for (const { row, id, number: from } of numbered) {
    const known = found.at(-1)?.id === id ? found.at(-1) : undefined;
    const before = known?.segments.at(-1);
    const own = termsOf(row);
    const held = own ? { base: from, terms: own } : before;
    // An end is final, whatever a pause before it had planned for later numbers.
    if (!held || before?.course === 'ended') continue;
    const { base, terms } = held;
    const segment = { from, base, terms, course: row.course ?? before?.course ?? 'running' };
    if (known) known.segments.push(segment);
    else found.push({ id, segments: [segment] });
  }
  return found;
}

/** The segment that holds for a number. */
export const segmentAt = ({ segments }: Series, number: number): Segment =>
  segments.findLast(({ from }) => from <= number) ?? segments[0];

/** The last day that is offered. A day has four digits for the year, and a shift may leave the month. */
const LAST_DAY = '9999-11-30';

/** The day of a number by the rule alone. After the year 9999 it has more digits than a day. */
function nominalDay({ base, terms }: Segment, number: number): Day {
  const { startsOn, unit, every, anchorDay } = terms;
  const count = (number - base) * every;
  if (unit === 'week') return addDays(startsOn, 7 * count);
  // January has all days. Where the month is shorter, it is the month's last day.
  const inJanuary = `${startsOn.slice(0, 4)}-01-${anchorDay.toString().padStart(2, '0')}`;
  return addMonths(inJanuary, Number(startsOn.slice(5, 7)) - 1 + count);
}

/** What holds for a number of a series, whether it has ended or not. */
export function heldAt(series: Series, number: number): Held {
  const segment = segmentAt(series, number);
  const { terms, course } = segment;
  const startsOn = nominalDay(segment, number);
  // With weeks the day of the month says nothing.
  const anchorDay = terms.unit === 'week' ? Number(startsOn.slice(8)) : terms.anchorDay;
  return { ...terms, startsOn, anchorDay, course };
}

/** A number of a segment before which all due days are earlier than `day`. */
function firstNumberOn({ from, base, terms }: Segment, day: Day): number {
  const { startsOn, unit, every } = terms;
  const months = (of: Day) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
  // A shift moves a day by less than a month.
  const passed =
    unit === 'week'
      ? (daysBetween(startsOn, day) - LONGEST_BREAK) / 7
      : months(day) - months(startsOn) - 1;
  return Math.max(from, base + Math.floor(passed / every));
}

/** The days of a number; null where the series has no such number, because it has ended before. */
export function occurrence(
  series: Series,
  number: number,
): Pick<Occurrence, 'number' | 'due' | 'nominalDay'> | null {
  const segment = segmentAt(series, number);
  const { until, lastNumber, shift } = segment.terms;
  if (segment.course === 'ended' || number < segment.from) return null;
  if (number > Math.min(lastNumber ?? MAX_SERIES_NUMBER, MAX_SERIES_NUMBER)) return null;
  const day = nominalDay(segment, number);
  if (day.length !== LAST_DAY.length || day > LAST_DAY) return null;
  if (until !== null && day > until) return null;
  return { number, due: shift ? nextBusinessDay(day) : day, nominalDay: day };
}

/** The occurrences of one series, settled or not, whose due days are in a range. */
export function* dueBetween(series: Series, fromDay: Day, toDay: Day) {
  const { segments } = series;
  for (const [index, segment] of segments.entries()) {
    const end = segments[index + 1]?.from ?? MAX_SERIES_NUMBER + 1;
    for (let number = firstNumberOn(segment, fromDay); number < end; number += 1) {
      const found = occurrence(series, number);
      if (!found || found.nominalDay > toDay) break;
      if (found.due >= fromDay && found.due <= toDay) yield { ...found, segment };
    }
  }
}

/** The first occurrences of one series, settled or not, that are due on a day or later. */
export function firstDueFrom(series: Series, day: Day, count: number) {
  const found: Pick<Occurrence, 'number' | 'due'>[] = [];
  for (const each of dueBetween(series, day, LAST_DAY)) {
    found.push(each);
    if (found.length === count) break;
  }
  return found;
}

/**
 * The numbers that are still to be made and are due from one day to another, both included, the earliest first. Paused
 * numbers are left out, and so are those of which something became. Of one series there are 1000 at most.
 */
export function occurrencesBetween(
  all: readonly Series[],
  settled: SettledNumbers,
  fromDay: Day,
  toDay: Day,
): Occurrence[] {
  const found = all.flatMap((series) => {
    const own: Occurrence[] = [];
    for (const { segment, ...days } of dueBetween(series, fromDay, toDay)) {
      if (own.length === MOST_OCCURRENCES) break;
      const rowId = madeRowId(series.id, days.number);
      if (segment.course !== 'running') continue;
      if (settled.has(rowId) || settled.has(seriesNumberId(series.id, days.number))) continue;
      const { kind, amount, name, project, category, paymentMethod } = segment.terms;
      const terms = { kind, amount, name, project, category, paymentMethod };
      own.push({ seriesId: series.id, rowId, ...days, ...terms });
    }
    return own;
  });
  return found.sort(
    (a, b) =>
      compareText(a.due, b.due) || compareText(a.seriesId, b.seriesId) || a.number - b.number,
  );
}
