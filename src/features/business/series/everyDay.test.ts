import { aSeriesRow } from '../../../../test/builders';
import { rounds } from '../../../../test/promises/support/long';
import { randomOf } from '../../../../test/randomOf';
import { addDays, type Day } from '../../shared/days';
import { occurrencesBetween, seriesOfRows } from './series';
import { madeRowId } from './seriesMembers';
import { emptySeriesRow, seriesNumberId, type SeriesRow } from './seriesRow';

/** `PROPERTY_SEED=…` repeats a run, and `PROPERTY_RUNS=…` sets the number of runs. */
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? rounds(1_000, 10_000));

const ID = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';
const FIRST = '2024-01-01';
const LAST = '2027-03-31';
/** Where nobody looks any more. */
const END = '2027-12-31';

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const dateOf = (day: Day) => Number(day.slice(8));
const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Every day of these years that banks are closed beside the weekends, looked up in their calendar. */
const HOLIDAYS = new Set([
  ...['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'].flatMap(
    (day) => ['2024', '2025', '2026', '2027'].map((year) => `${year}-${day}`),
  ),
  // Carnaval, a Monday and a Tuesday; Good Friday; Corpus Christi.
  ...['2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30'],
  ...['2025-03-03', '2025-03-04', '2025-04-18', '2025-06-19'],
  ...['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04'],
  ...['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'],
]);

function shifted(day: Day): Day {
  let next = day;
  while ([0, 6].includes(utc(next).getUTCDay()) || HOLIDAYS.has(next)) next = addDays(next, 1);
  return next;
}

/** Whether a day is one of the rule, by the look of the day alone. */
function isOfRule({ unit, startsOn, every, anchorDay }: SeriesRow, day: Day): boolean {
  if (startsOn === null || every === null || anchorDay === null || day < startsOn) return false;
  if (unit === 'week') {
    return ((utc(day).getTime() - utc(startsOn).getTime()) / 86_400_000) % (7 * every) === 0;
  }
  const isLast = dateOf(addDays(day, 1)) === 1;
  const isDay = dateOf(day) === anchorDay || (isLast && dateOf(day) < anchorDay);
  return isDay && (monthOf(day) - monthOf(startsOn)) % every === 0;
}

/** What should be found: goes through the days one after another and counts. */
function walk(rows: readonly SeriesRow[], settled: ReadonlySet<string>, from: Day, to: Day) {
  const at = new Map(rows.map((row) => [Number(row.id.slice(37)), row]));
  let terms = at.get(1);
  let course = 'running';
  const found: string[] = [];
  let day: Day = terms?.startsOn ?? FIRST;
  for (let number = 1; day <= END;) {
    const row = at.get(number);
    if (row?.startsOn && row !== terms) [terms, day] = [row, row.startsOn];
    if (!terms) break;
    if (!isOfRule(terms, day)) {
      day = addDays(day, 1);
      continue;
    }
    // An end is final.
    if (course !== 'ended') course = row?.course ?? course;
    const due = terms.shift ? shifted(day) : day;
    const isOver =
      course === 'ended' ||
      (terms.until !== null && day > terms.until) ||
      (terms.lastNumber !== null && number > terms.lastNumber);
    const isSettled = settled.has(seriesNumberId(ID, number)) || settled.has(madeRowId(ID, number));
    if (!isOver && course === 'running' && !isSettled && due >= from && due <= to) {
      found.push(`${due} ${String(number)}`);
    }
    number += 1;
    day = addDays(day, 1);
  }
  return found.sort();
}

function aCase(of: number) {
  const { below, one } = randomOf(of);
  const someDay = (within: number) => addDays(FIRST, below(within));
  const terms = (number: number, startsOn: Day) => {
    const isLastOfMonth = dateOf(addDays(startsOn, 1)) === 1;
    return aSeriesRow({
      id: seriesNumberId(ID, number),
      startsOn,
      unit: one(['week', 'month', 'month']),
      every: one([1, 1, 1, 2, 3, 6, 12]),
      anchorDay: isLastOfMonth ? one([dateOf(startsOn), 31]) : dateOf(startsOn),
      shift: one([true, false]),
      until: one([null, null, someDay(1_200)]),
      lastNumber: one([null, null, 1 + below(40)]),
      course: null,
    });
  };
  const start = someDay(400);
  const rows: SeriesRow[] = [terms(1, start)];
  let held = { number: 1, row: rows[0] ?? aSeriesRow() };
  for (let changes = below(4); changes > 0; changes -= 1) {
    // The change is for the number that is next on some later day.
    const day = addDays(held.row.startsOn ?? start, 100 + below(250));
    let { number } = held;
    for (let each = held.row.startsOn ?? start; each < day; each = addDays(each, 1)) {
      if (isOfRule(held.row, each)) number += 1;
    }
    const id = seriesNumberId(ID, number);
    if (rows.some((row) => row.id === id)) continue;
    const course = one(['paused', 'running', 'ended', 'paused', 'running'] as const);
    const row = one([
      () => ({ ...terms(number, day), course: one([null, course]) }),
      () => aSeriesRow({ ...emptySeriesRow, id, course }),
    ])();
    rows.push(row);
    if (row.startsOn !== null) held = { number, row };
  }
  const settled = new Set(
    Array.from({ length: below(12) }, () => one([seriesNumberId, madeRowId])(ID, 1 + below(40))),
  );
  const from = someDay(1_000);
  return { rows, settled, from, to: addDays(from, below(400)) };
}

test('what a random series still has to make is what somebody finds who goes through all days', () => {
  const different: number[] = [];
  for (let index = 0; index < numRuns; index += 1) {
    const { rows, settled, from, to } = aCase(seed + index);
    const found = occurrencesBetween(seriesOfRows(rows), settled, from, to)
      .filter(({ due }) => due <= LAST)
      .map(({ due, number }) => `${due} ${String(number)}`);
    const expected = walk(rows, settled, from, to).filter((each) => each.slice(0, 10) <= LAST);
    if (found.sort().join() !== expected.join()) different.push(seed + index);
  }
  expect(different).toEqual([]);
});
