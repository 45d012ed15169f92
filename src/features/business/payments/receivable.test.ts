import { processorTime } from '../../../../test/processorTime';
import { aPayment } from '../../../../test/builders';
import { paymentAmounts } from './payment';
import type { PaymentPart } from './plan';
import { receivableGroup, receivables, receivableSum } from './receivable';
import { allReceipts } from './received';

const TODAY = '2026-11-20';

const due = (paymentId: string, dueOn: string): Record<string, PaymentPart[]> => ({
  [paymentId]: [{ paymentId, number: 1, dueOn, amount: null, receivedOn: null, note: null }],
});

const payment = (id: string, amount: number | null, count = 1, paid = false) =>
  aPayment({
    id,
    paid,
    paymentDate: paid ? '2026-10-02' : null,
    ...paymentAmounts(amount, 'pix', count),
  });

test.each([
  ['2026-11-19', 'late', -1],
  ['2026-11-20', 'soon', 0],
  ['2026-11-27', 'soon', 7],
  ['2026-11-28', 'later', 8],
])('due on %s it is %s', (day, group, days) => {
  expect(receivables([payment('a', 100)], due('a', day), TODAY)).toEqual([
    expect.objectContaining({ group, days }),
  ]);
});

test('what is due first comes first, what has no day comes last', () => {
  const open = receivables(
    [payment('a', 100), payment('b', 300, 3), payment('c', 50)],
    { ...due('b', '2026-10-31'), ...due('c', '2026-11-10') },
    TODAY,
  );
  expect(
    open.map(({ payment: { id }, part, count, group }) => [
      id,
      part.number,
      count,
      part.dueOn,
      group,
    ]),
  ).toEqual([
    ['b', 1, 3, '2026-10-31', 'late'],
    ['c', 1, 1, '2026-11-10', 'late'],
    ['b', 2, 3, '2026-11-30', 'later'],
    ['b', 3, 3, '2026-12-31', 'later'],
    ['a', 1, 1, null, 'undated'],
  ]);
  expect(receivableSum(open)).toBe(450);
});

test('what was received, or is worth nothing, is not to be received; what has no amount is', () => {
  const all = [payment('a', 100, 1, true), payment('b', 0), payment('c', null)];
  const open = receivables(all, {}, TODAY);
  expect(open.map(({ payment: { id } }) => id)).toEqual(['c']);
  expect(receivableSum(open)).toBe(0);
});

test('receipts have the day on which the money came', () => {
  const parts = {
    b: [2, 9].map((number) => ({
      paymentId: 'b',
      number,
      dueOn: null,
      amount: 40,
      receivedOn: '2026-11-05',
      note: null,
    })),
  };
  const undated = { ...payment('c', 10, 1, true), paymentDate: null };
  const came = allReceipts([payment('a', 7), payment('b', 300, 3, true), undated], parts);
  expect(
    came.map(({ payment: { id }, part, day, amount }) => [id, part.number, day, amount]),
  ).toEqual([
    ['b', 1, '2026-10-02', 100],
    ['b', 2, '2026-11-05', 40],
    ['b', 9, '2026-11-05', 40],
    ['c', 1, null, 10],
  ]);
});

test('ten times as many payments take hardly more than ten times as long', () => {
  const payments = Array.from({ length: 10_000 }, (_, index) =>
    payment(String(index), 1_000 + index, index % 10 === 0 ? 6 : 1, index % 3 === 0),
  );
  const parts = Object.assign(
    {},
    ...payments.map(({ id }, index) =>
      index % 2 === 0 ? due(id, `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`) : {},
    ),
  ) as ReturnType<typeof due>; // each of its own payment
  /** The least processor time of several runs. */
  const cost = (count: number): number => {
    const some = payments.slice(0, count);
    const costs = Array.from({ length: 12 }, () => {
      const before = processorTime();
      expect(receivables(some, parts, TODAY).length).toBeGreaterThan(count);
      return processorTime() - before;
    });
    return Math.min(...costs);
  };
  cost(10_000);
  expect(cost(10_000) / cost(1_000)).toBeLessThan(40);
});

test.each([
  ['late', payment('a', 100), due('a', '2026-11-19')],
  ['soon', payment('a', 100), due('a', '2026-11-20')],
  // Part 1 was received; part 2 is due a month later.
  ['later', payment('a', 100, 2, true), due('a', '2026-11-15')],
  ['undated', payment('a', 100, 2, true), {}],
  [null, payment('a', 100, 1, true), due('a', '2026-11-15')],
  [null, payment('a', 0), due('a', '2026-11-15')],
] as const)('a payment stands %s by what is due first of it', (group, made, parts) => {
  const rows = 'a' in parts ? parts['a'] : undefined;
  expect(receivableGroup(made, rows, TODAY)).toBe(group);
});
