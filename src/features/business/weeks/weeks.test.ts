import { aPayment, anExpense, aProfile, aProject, aSeriesRow } from '../../../../test/builders';
import { paymentAmounts } from '../payments/payment';
import { receivables } from '../payments/receivable';
import { allReceipts } from '../payments/received';
import { newId } from '../../shared/ids';
import { seriesOfRows } from '../series/series';
import { emptySeriesRow, seriesNumberId, type SeriesRow } from '../series/seriesRow';
import { balanceToday, expectedKey, expectedMoney, repeatedMoney } from './expected';
import { lastDayOfWeeks, weeksOf, weekStart, type MoneyEntry } from './weeks';

const TODAY = '2026-11-26';

const entry = (day: string | null, amount: number, kind: 'in' | 'out' = 'in'): MoneyEntry => ({
  ...{ day, amount, kind },
  source: null,
});

test.each([
  ['2026-11-26', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-28', '2026-11-22'],
  ['2027-01-01', '2026-12-27'],
])('the week of %s begins on Sunday %s', (day, sunday) => {
  expect(weekStart(day)).toBe(sunday);
});

test('thirteen weeks, the first with the rest of this one', () => {
  const { weeks } = weeksOf([], TODAY, 0);
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toMatchObject({ from: '2026-11-22', to: '2026-11-28' });
  expect(weeks[12]).toMatchObject({ from: '2027-02-14', to: '2027-02-20' });
  expect(lastDayOfWeeks(TODAY)).toBe('2027-02-20');
});

test.each([
  ['2026-11-25', 'late'],
  [null, 'undated'],
  ['2027-02-21', 'later'],
] as const)('what is expected on %s is %s, and in no week', (day, list) => {
  const all = weeksOf([entry(day, 10)], TODAY, 5);
  expect(all[list]).toHaveLength(1);
  expect(all.weeks.every(({ entries, end }) => entries.length === 0 && end === 5)).toBe(true);
});

test('a week ends with what it began with, what comes and what goes', () => {
  const { weeks, lowest } = weeksOf(
    [entry(TODAY, 0.1), entry('2026-11-28', 0.2), entry('2026-11-29', 1000.01, 'out')],
    TODAY,
    500,
  );
  expect(weeks[0]).toMatchObject({ start: 500, comes: 0.3, goes: 0, end: 500.3 });
  expect(weeks[1]).toMatchObject({ start: 500.3, comes: 0, goes: 1000.01, end: -499.71 });
  expect(weeks[12]?.end).toBe(-499.71);
  expect(lowest).toBe(1);
});

test('the lowest day counts, though its week ends with more', () => {
  const { weeks, lowest } = weeksOf(
    [entry('2026-12-01', 1000, 'out'), entry('2026-12-05', 1500)],
    TODAY,
    100,
  );
  expect(weeks[1]).toMatchObject({ end: 600, least: { amount: -900, day: '2026-12-01' } });
  expect(lowest).toBe(1);
});

test('late money counts in the first week, if the user counts on it, and stays late', () => {
  const [late, other] = [entry('2026-11-01', 810), entry('2026-10-01', 5)];
  const all = weeksOf([late, other], TODAY, 0, (each) => each === late);
  expect(all.weeks[0]).toMatchObject({ comes: 810, end: 810, entries: [] });
  expect(all.late).toEqual([other, late]);
});

test('an installment is expected while it is open, and is one entry once its money has a day', () => {
  const payment = aPayment({
    ...{ id: 'p', paid: true, paymentDate: '2026-11-30' },
    ...paymentAmounts(300, 'pix', 3),
  });
  const parts = {
    p: [
      {
        paymentId: 'p',
        number: 1,
        dueOn: '2026-11-30',
        amount: null,
        receivedOn: null,
        note: null,
      },
    ],
  };
  const spent = [anExpense({ date: TODAY }), anExpense({ id: 'e', date: '2026-11-27', amount: 7 })];
  const rent: SeriesRow = {
    ...{ ...emptySeriesRow, createdAt: '', updatedAt: '', outcome: 'made', kind: 'expense' },
    ...{ id: seriesNumberId(newId(), 1), startsOn: '2026-10-20', unit: 'month', amount: 20 },
    name: 'Aluguel',
  };
  const isMade = { ...rent, startsOn: null, id: rent.id.replace(/-1$/, '-2') };
  const again = repeatedMoney(seriesOfRows([rent]), new Set([rent.id, isMade.id]), {}, TODAY);
  expect(again.map(({ day }) => day)).toEqual(['2026-12-20', '2027-01-20', '2027-02-20']);
  const all = expectedMoney(
    receivables([payment], parts, TODAY),
    allReceipts([payment], parts),
    spent,
    again,
    TODAY,
  );
  expect(all.map((each) => [expectedKey(each), each.day, each.kind, each.amount])).toEqual([
    ['p 2', '2026-12-30', 'in', 100],
    ['p 3', '2027-01-30', 'in', 100],
    ['p 1', '2026-11-30', 'in', 100],
    ['e', '2026-11-27', 'out', 7],
    ...again.map((each) => [expectedKey(each), each.day, 'out', 20]),
  ]);
});

test.each([
  ['runs', aProject({ id: 'j', status: 'in-progress' }), ['2026-12-31', '2027-01-31']],
  ['waits', aProject({ id: 'j', status: 'pending' }), []],
  ['is gone', undefined, []],
])('a payment of a series whose project %s', (_, project, days) => {
  const retainer = aSeriesRow({ startsOn: '2026-12-31', project: 'j' });
  const again = repeatedMoney(seriesOfRows([retainer]), new Set(), { j: project }, TODAY);
  expect(again.map(({ day }) => day)).toEqual(days);
});

test('what is too old to be offered is not late', () => {
  const rent = aSeriesRow({ kind: 'expense', name: 'Aluguel', startsOn: '2016-01-31' });
  const [first] = repeatedMoney(seriesOfRows([rent]), new Set(), {}, TODAY);
  expect(first?.day).toBe('2024-11-30');
});

test('what came and went after the day of the balance is added; what came on that day is in it', () => {
  const paid = (day: string | null, receivedAmount: number) =>
    aPayment({ paid: true, paymentDate: day, receivedAmount });
  const receipts = allReceipts(
    [paid('2026-11-22', 1), paid('2026-11-23', 20), paid(TODAY, 300), paid(null, 4000)],
    {},
  );
  const spent = [
    anExpense({ date: '2026-11-22', amount: 0.01 }),
    anExpense({ date: '2026-11-24', amount: 0.5 }),
    anExpense({ date: '2026-11-27', amount: 9 }),
  ];
  const profile = aProfile({ balance: 1000, balanceOn: '2026-11-22' });
  expect(balanceToday(profile, receipts, spent, TODAY)).toBe(1319.5);
  expect(balanceToday({ ...profile, balanceOn: TODAY }, receipts, spent, TODAY)).toBe(1000);
  expect(balanceToday(aProfile(), receipts, spent, TODAY)).toBeNull();
  expect(balanceToday(null, receipts, spent, TODAY)).toBeNull();
});
