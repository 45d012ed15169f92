import { emptySeriesRow, seriesNumberId, type SeriesRow } from './seriesRow';
import { firstDueFrom, occurrence, occurrencesBetween, seriesOfRows } from './series';
import { madeRowId, numberOfRow, seriesKey } from './seriesMembers';

const ID = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';
const OTHER = 'aaaaaaaa-4b5a-4978-8695-a4b3c2d1e0f1';

const aRow = (number: number, given: Partial<SeriesRow>, id = ID): SeriesRow => ({
  ...emptySeriesRow,
  id: seriesNumberId(id, number),
  createdAt: '2026-01-01T12:00:00Z',
  updatedAt: '2026-01-01T12:00:00Z',
  ...given,
});

const monthly = (startsOn: string, given: Partial<SeriesRow> = {}) =>
  aRow(1, {
    ...{ kind: 'payment', startsOn, unit: 'month', every: 1, anchorDay: Number(startsOn.slice(8)) },
    ...{ shift: false, amount: 840, project: 'p1' },
    ...given,
  });

const one = (...rows: SeriesRow[]) => {
  const [series] = seriesOfRows(rows);
  if (!series) throw new Error('There is no series');
  return series;
};

const days = (rows: SeriesRow[], from: string, to: string, settled: string[] = []) =>
  occurrencesBetween(seriesOfRows(rows), new Set(settled), from, to).map(
    ({ number, due }) => `${String(number)} ${due}`,
  );

describe('the day of a number', () => {
  test.each<[string, Partial<SeriesRow>, number, string, string]>([
    ['2026-01-31', {}, 2, '2026-02-28', 'the anchor outlives a short month'],
    ['2026-01-31', {}, 3, '2026-03-31', 'the anchor outlives a short month'],
    ['2028-01-30', {}, 2, '2028-02-29', 'a leap year'],
    ['2026-02-28', { anchorDay: 31 }, 3, '2026-04-30', 'the last day of the month'],
    ['2026-12-05', { every: 3 }, 3, '2027-06-05', 'every three months'],
    ['2026-11-30', { every: 12 }, 3, '2028-11-30', 'every year'],
    ['2026-11-27', { unit: 'week', every: 2 }, 3, '2026-12-25', 'every two weeks'],
    ['2026-11-27', { unit: 'week', every: 2, shift: true }, 3, '2026-12-28', 'after Christmas'],
    ['2026-01-01', { shift: true }, 2, '2026-02-02', 'the first business day'],
    ['2026-01-31', { shift: true }, 2, '2026-03-02', 'a shift may leave the month'],
  ])('%s %p, number %d: %s (%s)', (startsOn, given, number, due) => {
    expect(occurrence(one(monthly(startsOn, given)), number)?.due).toBe(due);
  });

  test('a series ends with its day, its last number, or where it was ended', () => {
    const until = one(monthly('2026-01-31', { until: '2026-03-31', shift: true }));
    expect(occurrence(until, 3)?.nominalDay).toBe('2026-03-31');
    expect(occurrence(until, 4)).toBeNull();
    expect(occurrence(one(monthly('2026-01-05', { lastNumber: 2 })), 2)).not.toBeNull();
    expect(occurrence(one(monthly('2026-01-05', { lastNumber: 2 })), 3)).toBeNull();
    const ended = one(monthly('2026-01-05'), aRow(3, { course: 'ended' }));
    expect(occurrence(ended, 2)).not.toBeNull();
    expect(occurrence(ended, 3)).toBeNull();
  });
});

describe('rows that only somebody else than the app can have written', () => {
  test.each<[string, SeriesRow[]]>([
    ['a kind alone', [aRow(1, { kind: 'expense' })]],
    ['a day alone', [aRow(1, { startsOn: '2026-01-05' })]],
    ['no unit', [monthly('2026-01-05', { unit: null })]],
    ['an expense without a name', [monthly('2026-01-05', { kind: 'expense', name: null })]],
    ['an expense with an empty name', [monthly('2026-01-05', { kind: 'expense', name: ' \n' })]],
  ])('%s describes no series', (_, rows) => {
    expect(seriesOfRows(rows)).toEqual([]);
  });

  test.each<[string, Partial<SeriesRow>]>([
    ['2026-01-05', { until: '2025-12-31' }],
    ['2026-01-05', { every: 0 }],
    ['2026-01-05', { every: 0, unit: 'week' }],
    ['2026-01-05', { every: -1 }],
    ['2026-01-05', { every: 1e300 }],
    ['0001-01-01', { unit: 'week', shift: true }],
    ['0001-01-31', {}],
    ['9999-11-30', {}],
    ['9999-12-31', { shift: true }],
    ['9999-12-20', { unit: 'week', every: 120 }],
  ])('from %s %p: few numbers at most, each with a day', (startsOn, given) => {
    const series = one(monthly(startsOn, given), aRow(9999, { outcome: 'made', course: 'paused' }));
    const found = [
      ...firstDueFrom(series, startsOn, 4),
      ...firstDueFrom(series, '2026-11-30', 4),
      ...occurrencesBetween([series], new Set(), '2025-01-01', '2026-12-31'),
      ...[1, 2, 9999].flatMap((number) => occurrence(series, number) ?? []),
    ];
    for (const { due } of found) expect(due).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('what is still to be made', () => {
  const rows = [monthly('2026-10-31', { outcome: 'made' })];

  test('the days of a range, both included, the earliest first', () => {
    const other = aRow(1, { ...rows[0], id: seriesNumberId(OTHER, 1), startsOn: '2026-11-30' });
    const all = seriesOfRows([...rows, other]);
    const found = occurrencesBetween(all, new Set(), '2026-11-30', '2026-12-31');
    expect(found.map(({ seriesId, number, due }) => [seriesId, number, due])).toEqual([
      [ID, 2, '2026-11-30'],
      [OTHER, 1, '2026-11-30'],
      [ID, 3, '2026-12-31'],
      [OTHER, 2, '2026-12-31'],
    ]);
    expect(found[0]).toMatchObject({ kind: 'payment', amount: 840, project: 'p1', name: null });
  });

  test('a shifted day counts as it is due', () => {
    const shifted = [monthly('2026-01-31', { shift: true })];
    expect(days(shifted, '2026-02-01', '2026-02-28')).toEqual(['1 2026-02-02']);
    expect(days(shifted, '2026-03-01', '2026-03-31')).toEqual(['2 2026-03-02', '3 2026-03-31']);
  });

  test('what is settled stays out, whether it is marked or its record is there', () => {
    const settled = [seriesNumberId(ID, 2), madeRowId(ID, 4)];
    expect(days(rows, '2026-11-01', '2027-02-28', settled)).toEqual([
      '3 2026-12-31',
      '5 2027-02-28',
    ]);
  });

  test('what was paused is not made up', () => {
    const paused = [...rows, aRow(2, { course: 'paused' }), aRow(4, { course: 'running' })];
    expect(days(paused, '2026-11-01', '2027-02-28')).toEqual(['4 2027-01-31', '5 2027-02-28']);
  });

  test('a change holds from its number on, also while the series is paused', () => {
    const changed = [
      ...rows,
      aRow(2, { course: 'paused' }),
      { ...monthly('2026-12-10', { amount: 900, unit: 'week' }), id: seriesNumberId(ID, 3) },
      aRow(4, { course: 'running' }),
    ];
    const found = occurrencesBetween(seriesOfRows(changed), new Set(), '2026-11-01', '2026-12-31');
    expect(found.map(({ number, due, amount }) => [number, due, amount])).toEqual([
      [4, '2026-12-17', 900],
      [5, '2026-12-24', 900],
      [6, '2026-12-31', 900],
    ]);
  });

  test('a wide range is bounded', () => {
    const weekly = [monthly('1900-01-01', { unit: 'week' })];
    expect(days(weekly, '1900-01-01', '2199-12-31')).toHaveLength(1000);
  });

  test('rows before the first terms describe no series', () => {
    expect(seriesOfRows([aRow(2, { course: 'paused' }), aRow(3, { outcome: 'skipped' })])).toEqual(
      [],
    );
  });
});

describe('the id of a record', () => {
  test.each([2, 3, 120, 9999])('number %d is found by its id', (number) => {
    const rowId = madeRowId(ID, number);
    expect(rowId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(seriesKey(rowId)).toBe(seriesKey(ID));
    expect(numberOfRow(ID, rowId)).toBe(number);
  });

  test('the first record has the id of the series; other ids are no numbers', () => {
    expect(madeRowId(ID, 1)).toBe(ID);
    expect(numberOfRow(ID, ID)).toBe(1);
    expect(numberOfRow(ID, OTHER)).toBeNull();
  });

  test('the ids of a series are all different', () => {
    const ids = Array.from({ length: 9999 }, (_, index) => madeRowId(ID, index + 1));
    expect(new Set(ids).size).toBe(9999);
  });
});
