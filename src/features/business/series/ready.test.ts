import { aProject, aSeriesRow } from '../../../../test/builders';
import { blockedBy, nextNumber, readyNumbers } from './ready';
import { firstDueFrom, occurrencesBetween, segmentAt, seriesOfRows } from './series';
import { madeRowId } from './seriesMembers';
import { seriesNumberId } from './seriesRow';

const ID = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';

const monthly = (startsOn: string) =>
  seriesOfRows([
    aSeriesRow({
      ...{ id: seriesNumberId(ID, 1), startsOn, anchorDay: Number(startsOn.slice(8)) },
      outcome: 'made',
    }),
  ]);

const settled = new Set([seriesNumberId(ID, 1)]);

test.each([
  ['2026-10-25', '2026-11-01', ['2026-11-25'], 0],
  ['2026-10-25', '2026-11-30', ['2026-11-25'], 0],
  ['2026-10-31', '2026-11-30', ['2026-11-30'], 0],
  ['2026-08-25', '2026-11-27', ['2026-09-25', '2026-10-25', '2026-11-25'], 0],
  ['2025-10-25', '2026-11-27', ['2026-11-25'], 12],
  ['2016-10-25', '2026-11-27', ['2026-11-25'], 24],
])('begun on %s, on %s: %p one by one, %d together', (startsOn, today, single, together) => {
  const ready = readyNumbers(monthly(startsOn), settled, today);
  expect(ready.single.map(({ due }) => due)).toEqual(single);
  expect(ready.earlier).toHaveLength(together);
});

test.each([
  ['2026-11-24', []],
  ['2026-11-25', ['2026-11-25']],
])('an expense of 25/11 is not asked about before its day: on %s, %p', (today, single) => {
  const [row] = [
    aSeriesRow({
      ...{ id: seriesNumberId(ID, 1), startsOn: '2026-10-25', anchorDay: 25, outcome: 'made' },
      ...{ kind: 'expense', name: 'Luz', category: 'Escritório', amount: 90 },
    }),
  ];
  const ready = readyNumbers(seriesOfRows([row]), settled, today);
  expect(ready.single.map(({ due }) => due)).toEqual(single);
});

test('an expense whose amount is typed each time is not made from here', () => {
  const what = { kind: 'expense', name: 'Luz', amount: null } as const;
  const [row] = [aSeriesRow({ id: seriesNumberId(ID, 1), ...what })];
  expect(readyNumbers(seriesOfRows([row]), new Set(), '2026-11-30').single).toEqual([]);
});

test('a payment waits for its project', () => {
  const payment = { kind: 'payment' } as const;
  expect(blockedBy(payment, aProject({ status: 'in-progress' }))).toBeNull();
  expect(blockedBy(payment, aProject({ status: 'paused' }))).toBe('waiting');
  expect(blockedBy(payment, aProject({ status: 'pending' }))).toBe('waiting');
  expect(blockedBy(payment, null)).toBe('gone');
  expect(blockedBy({ kind: 'expense' }, null)).toBeNull();
});

test('a change begins after the last number of which something became', () => {
  const [series] = monthly('2026-01-31');
  if (!series) throw new Error('There is no series');
  expect(nextNumber(series, settled)).toBe(2);
  expect(nextNumber(series, new Set([...settled, madeRowId(ID, 5)]))).toBe(6);
  expect(nextNumber(series, new Set([...settled, seriesNumberId(ID, 7)]))).toBe(8);
  expect(firstDueFrom(series, '2026-03-01', 1).map(({ number }) => number)).toEqual([3]);
});

describe('a series that was paused at 3 and resumed at 7', () => {
  const row = (number: number, changes: Parameters<typeof aSeriesRow>[0]) =>
    aSeriesRow({ id: seriesNumberId(ID, number), startsOn: null, ...changes });
  const first = { startsOn: '2026-01-10', anchorDay: 10, outcome: 'made' } as const;
  const rows = [row(1, first), row(3, { course: 'paused' }), row(7, { course: 'running' })];
  const made = new Set([seriesNumberId(ID, 1), seriesNumberId(ID, 2)]);
  const nextOf = (all: typeof rows, settledNumbers = made) =>
    seriesOfRows(all).map((series) => {
      const number = nextNumber(series, settledNumbers);
      return [number, segmentAt(series, number).course];
    });

  test('goes on with 7', () => {
    expect(nextOf(rows)).toEqual([[7, 'running']]);
    expect(nextOf(rows, new Set([...made, seriesNumberId(ID, 7)]))).toEqual([[8, 'running']]);
    expect(nextOf(rows.slice(0, 2))).toEqual([[3, 'paused']]);
  });

  test.each([3, 7])('has ended if it was ended at %d', (number) => {
    const others = rows.filter(({ id }) => id !== seriesNumberId(ID, number));
    const ended = [...others, row(number, { course: 'ended' })];
    const [series] = seriesOfRows(ended);
    expect(series?.segments.at(-1)).toMatchObject({ from: number, course: 'ended' });
    expect(occurrencesBetween(seriesOfRows(ended), made, '2026-01-01', '2030-12-31')).toEqual([]);
  });
});
