import * as fc from 'fast-check';

import { aClient, anExpense, aPayment, aProject, aQuote } from '../../../../test/builders';
import { EXPENSE_CATEGORIES } from '../../shared/expenseCategories';
import { paymentAmounts } from '../payments/payment';
import type { PaymentPart } from '../payments/plan';
import { allReceipts } from '../payments/received';
import { localDay, type Day } from '../../shared/days';
import { sumMoney, toCents } from '../../shared/money';
import { moneyByYear, yearRange } from './moneyByYear';
import {
  expensesByCategory,
  projectFigures,
  revenueByClient,
  spentWithoutProject,
  yearSums,
} from './year';

const paid = (
  id: string,
  amount: number,
  paymentDate: Day | null,
  projectId: string | null = null,
) => aPayment({ id, projectId, paid: true, paymentDate, receivedAmount: amount });

const received = (paymentId: string, number: number, receivedOn: Day, amount: number) => ({
  [paymentId]: [{ paymentId, number, dueOn: null, amount, receivedOn, note: null }],
});

test('money counts on the day it came, an expense on its date', () => {
  const threefold = aPayment({
    id: 'p',
    paid: true,
    paymentDate: '2025-12-31',
    ...paymentAmounts(100, 'pix', 3),
  });
  const { years, undated } = moneyByYear(
    [threefold, paid('q', 10, '2026-01-01'), paid('r', 5, null), paid('s', 0, null)],
    received('p', 2, '2026-01-31', 33.33),
    [anExpense({ amount: 20, date: '2026-01-15' }), anExpense({ amount: 1, date: '2026-12-31' })],
  );
  expect(yearSums(years.get(2025)).months[11]).toEqual({
    revenue: 33.33,
    expenses: 0,
    profit: 33.33,
  });
  const sums = yearSums(years.get(2026));
  expect(sums).toMatchObject({ revenue: 43.33, expenses: 21, profit: 22.33 });
  expect(sums.months[0]).toEqual({ revenue: 43.33, expenses: 20, profit: 23.33 });
  expect(sums.months[11]).toEqual({ revenue: 0, expenses: 1, profit: -1 });
  expect(undated.map(({ payment }) => payment.id)).toEqual(['r']);
});

test('a year without an entry is twelve months of nothing', () => {
  expect(yearSums()).toMatchObject({ revenue: 0, expenses: 0, profit: 0 });
  expect(yearSums().months).toHaveLength(12);
});

test('31 December, half past ten at night in São Paulo, is December', () => {
  expect(process.env['TZ']).toBe('America/Sao_Paulo');
  const late = localDay(new Date('2027-01-01T01:30:00Z'));
  const { years } = moneyByYear([paid('p', 7, late)], {}, [anExpense({ amount: 2, date: late })]);
  expect([...years.keys()]).toEqual([2026]);
  expect(yearSums(years.get(2026)).months[11]).toEqual({ revenue: 7, expenses: 2, profit: 5 });
});

test.each([
  [[], 2026, 2026],
  [['2024-02-29'], 2024, 2026],
  [['2027-01-01'], 2026, 2027],
  [['2025-05-01', '2029-05-01'], 2025, 2029],
])('with entries on %j there are the years %i to %i', (days, first, last) => {
  const all = moneyByYear(
    [],
    {},
    days.map((date) => anExpense({ date })),
  );
  expect(yearRange(all, 2026)).toEqual({ first, last });
});

test('a payment is reckoned again where what is stored of its parts has changed', () => {
  const payment = aPayment({ id: 'p', ...paymentAmounts(90, 'pix', 3) });
  const revenue = (parts: Record<string, PaymentPart[]>) =>
    yearSums(moneyByYear([payment], parts, []).years.get(2026)).revenue;
  const once = received('p', 2, '2026-03-01', 30);
  expect([revenue({}), revenue(once), revenue({ p: [] })]).toEqual([0, 30, 0]);
});

test('by category, client and project: the most first, what is gone in one line', () => {
  const clients = {
    c1: aClient({ id: 'c1', name: 'Ana' }),
    c2: aClient({ id: 'c2', name: 'Bia' }),
  };
  const projects = {
    j1: aProject({ id: 'j1', name: 'Um', clientId: 'c1', quoteId: 'q1' }),
    j2: aProject({ id: 'j2', name: 'Dois', clientId: 'c2', quoteId: 'gone' }),
    j3: aProject({ id: 'j3', name: 'Três', clientId: 'gone', quoteId: null }),
  };
  const came = allReceipts(
    [
      paid('a', 10, '2026-01-01', 'j1'),
      paid('b', 30, '2026-02-01', 'j2'),
      paid('c', 25.5, '2026-03-01', 'j1'),
      paid('d', 1, '2026-03-01', 'j3'),
      paid('e', 2, '2026-03-01', 'gone'),
      paid('f', 4, '2026-03-01'),
    ],
    {},
  );
  expect(
    revenueByClient(came, projects, clients).map(({ of, amount }) => [of?.name ?? null, amount]),
  ).toEqual([
    ['Ana', 35.5],
    ['Bia', 30],
    [null, 7],
  ]);
  const spent = [
    anExpense({ id: 'x', category: 'Outros', amount: 1 }),
    anExpense({ id: 'y', category: 'Impostos', amount: 0.1 }),
    anExpense({ id: 'z', category: 'Impostos', amount: 0.2 }),
    anExpense({ id: 'v', category: 'Outros', amount: 8, date: '2026-02-02' }),
    anExpense({ id: 'w', category: 'Outros', amount: 9, date: '2026-02-02' }),
  ];
  const named = {
    x: { projectId: 'j1' },
    y: { projectId: 'j4' },
    z: { projectId: 'j4' },
    v: { projectId: 'gone' },
    w: { projectId: null },
  };
  const j4 = aProject({ id: 'j4', name: 'Quatro', quoteId: null });
  const figures = projectFigures(
    { receipts: came, expenses: spent },
    named,
    { ...projects, j4 },
    { q1: aQuote({ id: 'q1', totalValue: 500 }) },
  );
  expect(
    figures.map((line) => [line.project?.name ?? null, line.quoted, line.received, line.spent]),
  ).toEqual([
    ['Um', 500, 35.5, 1],
    ['Dois', null, 30, 0],
    [null, null, 6, 0],
    ['Três', null, 1, 0],
    ['Quatro', null, 0, 0.3],
  ]);
  expect(spentWithoutProject(yearSums({ receipts: came, expenses: spent }), figures)).toBe(17);
  expect(expensesByCategory(spent)).toEqual([
    { of: 'Outros', amount: 18 },
    { of: 'Impostos', amount: 0.3 },
  ]);
});

const day = fc
  .date({ min: new Date(2024, 0, 1), max: new Date(2027, 11, 31), noInvalidDate: true })
  .map(localDay);
// Amounts that another program stored may have any precision.
const amount = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
  fc.double({ min: 0, max: 100_000, noNaN: true }),
);
const reference = (ids: string[]) => fc.constantFrom(...ids, 'gone', null);

const payments = fc.array(
  fc
    .record({
      paid: fc.boolean(),
      paymentDate: fc.option(day),
      projectId: reference(['j0', 'j1', 'j2']),
      amount: fc.option(amount),
      count: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ amount: whole, count, ...rest }) =>
      aPayment({ ...rest, ...paymentAmounts(whole, 'pix', count) }),
    ),
  { maxLength: 30 },
);

const withParts = payments.chain((all) =>
  fc
    .array(
      fc.array(
        fc.record({
          number: fc.integer({ min: 1, max: 14 }),
          dueOn: fc.option(day),
          amount: fc.option(amount),
          receivedOn: fc.option(day),
          note: fc.constant(null),
        }),
        { maxLength: 4 },
      ),
      { minLength: all.length, maxLength: all.length },
    )
    .map((rows) => ({
      all,
      parts: Object.fromEntries(
        all.map(({ id }, index): [string, PaymentPart[]] => [
          id,
          (rows[index] ?? []).map((row) => ({ ...row, paymentId: id })),
        ]),
      ),
    })),
);

/** Expenses with the project of each. */
const expenses = fc
  .array(
    fc.record({
      date: day,
      amount,
      category: fc.constantFrom(...EXPENSE_CATEGORIES),
      projectId: reference(['j0', 'j1', 'j2']),
    }),
    { maxLength: 30 },
  )
  .map((all) => {
    const spent = all.map(({ projectId: _projectId, ...fields }) => anExpense(fields));
    const named = Object.fromEntries(
      spent.map(({ id }, index) => [id, { projectId: all[index]?.projectId ?? null }]),
    );
    return { spent, named };
  });

const amounts = (rows: readonly { amount: number }[]) => sumMoney(rows.map((row) => row.amount));

test('for any data the months add up to the year, the shares to their sum, the years to everything', () => {
  const projects = Object.fromEntries(
    [0, 1, 2].map((index) => [
      `j${index.toString()}`,
      aProject({ id: `j${index.toString()}`, clientId: index === 2 ? null : 'c' }),
    ]),
  );
  const clients = { c: aClient({ id: 'c' }) };
  fc.assert(
    fc.property(withParts, expenses, ({ all, parts }, { spent, named }) => {
      const { years, undated } = moneyByYear(all, parts, spent);
      for (const [year, rows] of years) {
        const sums = yearSums(rows);
        for (const kind of ['revenue', 'expenses', 'profit'] as const) {
          expect(sumMoney(sums.months.map((month) => month[kind]))).toBe(sums[kind]);
          expect(toCents(sums[kind]) / 100).toBe(sums[kind]);
        }
        sums.months.forEach((month, index) => {
          const start = `${year.toString()}-${(index + 1).toString().padStart(2, '0')}-`;
          expect(month.revenue).toBe(
            amounts(rows.receipts.filter(({ day: on }) => on?.startsWith(start))),
          );
          expect(month.expenses).toBe(
            amounts(rows.expenses.filter(({ date }) => date.startsWith(start))),
          );
        });
        expect(amounts(expensesByCategory(rows.expenses))).toBe(sums.expenses);
        expect(amounts(revenueByClient(rows.receipts, projects, clients))).toBe(sums.revenue);
        const figures = projectFigures(rows, named, projects, {});
        expect(sumMoney(figures.map((line) => line.received))).toBe(sums.revenue);
        const isNamed = ({ id }: { id: string }) => (named[id]?.projectId ?? 'gone') !== 'gone';
        const onProjects = rows.expenses.filter(isNamed);
        expect(sumMoney(figures.map((line) => line.spent))).toBe(amounts(onProjects));
        for (const { project, spent: sum } of figures) {
          const own = onProjects.filter(({ id }) => named[id]?.projectId === project?.id);
          expect(sum).toBe(amounts(own));
        }
        expect(spentWithoutProject(sums, figures)).toBe(
          amounts(rows.expenses.filter((expense) => !isNamed(expense))),
        );
      }
      const yearly = [...years.values()].map((rows) => yearSums(rows));
      expect(sumMoney([...yearly.map(({ revenue }) => revenue), amounts(undated)])).toBe(
        amounts(allReceipts(all, parts)),
      );
      expect(sumMoney(yearly.map((sums) => sums.expenses))).toBe(amounts(spent));
    }),
  );
});
