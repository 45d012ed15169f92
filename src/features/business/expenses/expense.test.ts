import fc from 'fast-check';

import { anExpense } from '../../../../test/builders';
import { localDay } from '../../shared/days';
import { newestDateFirst, summarizeExpenses } from './expense';

const spent = (amount: number, date = '2026-11-30') => anExpense({ amount, date });

describe('the summary', () => {
  test('of nothing is nothing', () => {
    expect(summarizeExpenses([], '2026-11-20')).toEqual({ total: 0, month: 0, average: 0 });
  });

  test('at 22:30 on the last day of a month it is still that month', () => {
    const today = localDay(new Date('2026-12-01T01:30:00Z'));
    const expenses = [
      spent(1, '2026-10-31'),
      spent(10, '2026-11-01'),
      spent(100, '2026-11-30'),
      spent(1000, '2026-12-01'),
    ];
    expect(today).toBe('2026-11-30');
    expect(summarizeExpenses(expenses, today).month).toBe(110);
  });

  test('at 22:30 on the last day of a year it is still that year', () => {
    const today = localDay(new Date('2027-01-01T01:30:00Z'));
    const expenses = [spent(1, '2025-12-31'), spent(10, '2026-12-31'), spent(100, '2027-01-01')];
    expect(summarizeExpenses(expenses, today).month).toBe(10);
  });

  test('the same month of another year does not count', () => {
    expect(summarizeExpenses([spent(5, '2025-11-20')], '2026-11-20').month).toBe(0);
  });

  test.each([
    ['exact', [10, 20], 15],
    ['rounded down', [10, 10, 0.01], 6.67],
    ['rounded up', [0.01, 0], 0.01],
    ['of two and a half cents', [0.15, 0, 0, 0, 0, 0], 0.03],
    ['of zeros', [0, 0], 0],
    ['of one', [386], 386],
  ])('average %s', (_case, amounts, average) => {
    const expenses = amounts.map((amount) => spent(amount));
    expect(summarizeExpenses(expenses, '2026-11-20').average).toBe(average);
  });

  test('ten cents and twenty cents are thirty', () => {
    expect(summarizeExpenses([spent(0.1), spent(0.2)], '2026-11-20')).toEqual({
      total: 0.3,
      month: 0.3,
      average: 0.15,
    });
  });

  test('the total is exact to the cent, in any order', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 50 });
    fc.assert(
      fc.property(cents, (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0) / 100;
        const expenses = amounts.map((amount) => spent(amount / 100));
        const summary = summarizeExpenses(expenses, '2026-11-20');
        expect(summary).toMatchObject({ total, month: total });
        expect(summarizeExpenses(expenses.toReversed(), '2026-11-20')).toEqual(summary);
      }),
    );
  });
});

test('newest date first, then the newest record, then the id', () => {
  const at = (id: string, date: string, createdAt: string) => anExpense({ id, date, createdAt });
  const inOrder = [
    at('a', '2026-11-20', '2026-01-01T00:00:00Z'),
    at('b', '2026-11-19', '2026-11-20T12:00:00Z'),
    at('d', '2026-11-19', '2026-11-20T11:00:00Z'),
    at('c', '2026-11-19', '2026-11-20T11:00:00Z'),
    at('e', '2025-11-20', '2026-11-20T13:00:00Z'),
  ];
  expect(inOrder.toReversed().sort(newestDateFirst)).toEqual(inOrder);
});
