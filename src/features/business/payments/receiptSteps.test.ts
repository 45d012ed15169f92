import { aPayment } from '../../../../test/builders';
import { paymentAmounts } from './payment';
import type { PaymentPart } from './plan';
import { nextPieceNumber, receiptResult, receiptSteps, type Difference } from './receiptSteps';
import { receiptsOf } from './received';

const on = '2026-11-26';
const single = aPayment({ id: 'p', receivedAmount: 900.25 });
const inThree = aPayment({ id: 'p', ...paymentAmounts(2700.75, 'pix', 3) });
const row = (number: number, fields: Partial<PaymentPart> = {}): PaymentPart => ({
  paymentId: 'p',
  number,
  dueOn: null,
  amount: null,
  receivedOn: null,
  note: null,
  ...fields,
});
const open: Difference = { kind: 'open', dueOn: '2026-12-10' };

test.each<[string, typeof single, number, number, Difference | null, object[] | null]>([
  [
    'less of the only part',
    single,
    1,
    800,
    open,
    [
      {
        number: 501,
        changes: { within: 1, amount: 800, receivedOn: on, dueOn: '2026-12-10' },
        payment: null,
      },
    ],
  ],
  [
    'a discount on the only part',
    single,
    1,
    800,
    { kind: 'discount' },
    [
      {
        number: 1,
        changes: { receivedOn: on, amount: 800, discount: 100.25 },
        payment: { paid: true, receivedAmount: 800 },
      },
    ],
  ],
  [
    'a discount on the first of three',
    inThree,
    1,
    800,
    { kind: 'discount' },
    [
      {
        number: 1,
        changes: { receivedOn: on, amount: 800, discount: 100.25 },
        payment: { paid: true },
      },
    ],
  ],
  [
    'more, which stays on the second',
    inThree,
    2,
    1000,
    { kind: 'extra' },
    [{ number: 2, changes: { receivedOn: on, amount: 1000, discount: -99.75 }, payment: null }],
  ],
  [
    'more, which the next part takes',
    inThree,
    2,
    1000,
    { kind: 'next' },
    [
      {
        number: 501,
        changes: { within: 3, amount: 99.75, receivedOn: on, dueOn: null },
        payment: null,
      },
      { number: 2, changes: { receivedOn: on, amount: 900.25 }, payment: null },
    ],
  ],
  [
    'more than the last part, which the first takes whole',
    inThree,
    3,
    1800.5,
    { kind: 'next' },
    [
      { number: 3, changes: { receivedOn: on, amount: 900.25 }, payment: null },
      { number: 1, changes: { receivedOn: on }, payment: { paid: true } },
    ],
  ],
  ['more than everything', inThree, 3, 2700.76, { kind: 'next' }, null],
  ['less that is said to be more', inThree, 2, 1, { kind: 'extra' }, null],
  ['more that is said to be less', inThree, 2, 1000, open, null],
  [
    'exactly what is open',
    single,
    1,
    900.25,
    null,
    [{ number: 1, changes: { receivedOn: on }, payment: { paid: true } }],
  ],
])('%s', (_what, payment, number, came, difference, steps) => {
  expect(receiptSteps(payment, [], { number, on, came, difference })).toEqual(steps);
});

test('a discount moves no other part, and the total is what is asked now', () => {
  const words = { number: 2, on, came: 800, difference: { kind: 'discount' } } as const;
  const result = receiptResult(inThree, [], words);
  expect(result?.plan.parts.map(({ amount }) => amount)).toEqual([900.25, 800, 900.25]);
  expect([result?.plan.total, result?.plan.difference]).toEqual([2600.5, 0]);
});

test('what is left is due on its own day, and a part that is received counts whole, in dated pieces', () => {
  const piece = row(501, { within: 1, amount: 800, receivedOn: on, dueOn: '2026-12-24' });
  const first = row(1, { dueOn: '2026-11-10' });
  const result = receiptResult(inThree, [first, piece], { number: 1, on: '2026-12-23' });
  const before = receiptResult(inThree, [first], { number: 1, on, came: 800, difference: open });
  expect(before?.plan.parts.map(({ dueOn }) => dueOn)).toEqual([
    '2026-12-10',
    '2026-12-10',
    '2027-01-10',
  ]);
  const came = receiptsOf(result?.payment ?? inThree, result?.rows);
  expect(came.map(({ number, day, amount }) => [number, day, amount])).toEqual([
    [501, on, 800],
    [1, '2026-12-23', 100.25],
  ]);
});

test('a retry finds its row, and a row of another device has another number', () => {
  const words = { number: 2, on, came: 800, difference: open, row: 501 } as const;
  const own = row(501, { within: 2, amount: 800, receivedOn: on, dueOn: '2026-12-10' });
  const numbersWith = (rows: PaymentPart[]) =>
    receiptSteps(inThree, rows, words)?.map(({ number }) => number);
  expect(numbersWith([own])).toEqual([501]);
  expect(numbersWith([row(501, { within: 3, amount: 5, receivedOn: on })])).toEqual([502]);
  expect(nextPieceNumber(inThree, [row(999, { within: 2 })])).toBeNull();
});

test('what was reduced is owed again once the receipt is taken back', () => {
  const rows = [row(2, { amount: 800, discount: 100.25 })];
  const result = receiptResult(inThree, rows, { number: 2, on });
  expect(result?.plan.parts[1]).toMatchObject({ amount: 900.25, discount: 0 });
});

test('a total that was lowered after money came in part leaves nothing negative', () => {
  const lowered = { ...inThree, ...paymentAmounts(900, 'pix', 3) };
  const rows = [row(501, { within: 2, amount: 500, receivedOn: on })];
  const result = receiptResult(lowered, rows, { number: 1, on });
  expect(result?.plan.parts.map(({ amount }) => amount)).toEqual([300, 0, 100]);
  expect(result?.plan.difference).toBe(0);
});
