import { addDays, addMonths, type Day } from '../../shared/days';
import { isPayable, type Project } from '../projects/project';
import {
  firstDueFrom,
  heldAt,
  occurrencesBetween,
  segmentAt,
  type Occurrence,
  type Series,
  type SettledNumbers,
} from './series';
import { madeRowId, numberOfRow, seriesKey } from './seriesMembers';
import { parseSeriesNumberId } from './seriesRow';

/** How many months back somebody is asked about. What is older is left. */
const MONTHS_BACK = 24;

/** From how many numbers of earlier months on they are asked about together. */
const MANY = 4;

/** The first day of what is offered on a day. */
export const offeredSince = (today: Day): Day => addMonths(`${today.slice(0, 8)}01`, -MONTHS_BACK);

/** What can be made now: what is due this month one by one, and what is left of earlier months. */
export interface Ready {
  /** Numbers that are asked about one by one, the earliest first. Payments are until the end of the month. */
  single: Occurrence[];
  /** Numbers of earlier months that are asked about together, because they are many. */
  earlier: Occurrence[];
}

/**
 * What can be made now. An expense is written down once its day has come, because until then nothing was spent; one whose
 * amount is typed each time is made in its form.
 */
export function readyNumbers(all: readonly Series[], settled: SettledNumbers, today: Day): Ready {
  const month = `${today.slice(0, 8)}01`;
  const last = addDays(addMonths(month, 1), -1);
  const found = occurrencesBetween(all, settled, offeredSince(today), last).filter(
    ({ kind, amount, due }) => kind === 'payment' || (amount !== null && due <= today),
  );
  const earlier = found.filter(({ due }) => due < month);
  return earlier.length < MANY
    ? { single: found, earlier: [] }
    : { single: found.filter(({ due }) => due >= month), earlier };
}

/** Why a number cannot be made without being asked about: its project waits, or is gone. Null if it can. */
export function blockedBy(
  { kind }: Pick<Occurrence, 'kind'>,
  project: Project | null | undefined,
): 'waiting' | 'gone' | null {
  if (kind === 'expense') return null;
  return project ? (isPayable(project) ? null : 'waiting') : 'gone';
}

/**
 * The number after the last one of which something became, or the one with which the series goes on after a pause. A
 * change from here on begins with it.
 */
export function nextNumber(series: Series, settled: SettledNumbers): number {
  const { id, segments } = series;
  let last = 0;
  const key = seriesKey(id);
  for (const each of settled) {
    if (seriesKey(each.slice(0, 36)) !== key) continue;
    const number =
      each.length > 36 ? parseSeriesNumberId(each).number : (numberOfRow(id, each) ?? 0);
    last = Math.max(last, number);
  }
  const number = last + 1;
  if (segmentAt(series, number).course !== 'paused') return number;
  return segments.find(({ from, course }) => from > number && course === 'running')?.from ?? number;
}

/** The nominal day of the last number before another one of which a record is there; null if there is no record. */
export function lastRecordDay(series: Series, settled: SettledNumbers, before: number): Day | null {
  for (let number = before - 1; number >= 1; number -= 1)
    if (settled.has(madeRowId(series.id, number))) return heldAt(series, number).startsOn;
  return null;
}

/** Whether a number of the series is due on a day or later. That of a paused series is, because it goes on one day. */
export const goesOn = (series: Series, day: Day): boolean =>
  firstDueFrom(series, day, 1).length > 0;
