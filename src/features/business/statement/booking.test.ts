import { aPayment } from '../../../../test/builders';
import { paymentAmounts } from '../payments/payment';
import { emptyPart } from '../payments/paymentPart';
import { isPartOpen, paymentPlan, type PaymentPart } from '../payments/plan';
import { receiptsOf, receivedSum } from '../payments/received';
import { toCents } from '../../shared/money';
import { booking, centsIfReceived } from './booking';

test.each([
  ['the only part, the same amount', 460_000, [[1, 460_000]], [460_000]],
  ['the only part, less', 450_000, [[1, 460_000]], null],
  ['the only part, more', 470_000, [[1, 460_000]], null],
  ['a later part, less', 450_000, [[2, 460_000]], [450_000]],
  ['a later part, more', 470_000, [[2, 460_000]], [470_000]],
  [
    'several, exactly',
    300,
    [
      [1, 100],
      [3, 200],
    ],
    [100, 200],
  ],
  [
    'several, less',
    299,
    [
      [2, 100],
      [3, 200],
    ],
    null,
  ],
  ['none', 300, [], null],
])('%s', (_case, line, parts, cents) => {
  const all = parts.map(([number = 0, own = 0]) => ({ number, cents: own }));
  expect(booking(line, all)).toEqual(cents);
});

describe('what the first part brings is what the payment stores', () => {
  const row = (number: number, fields: Partial<PaymentPart>): PaymentPart => ({
    ...emptyPart,
    paymentId: 'p',
    number,
    ...fields,
  });

  test.each<[string, Parameters<typeof aPayment>[0], PaymentPart[], number]>([
    ['at once', { receivedAmount: 4600 }, [], 460_000],
    [
      'at once, whatever its row says',
      { receivedAmount: 4600 },
      [row(1, { amount: 4500 })],
      460_000,
    ],
    ['one of three', paymentAmounts(100, 'pix', 3), [], 3333],
    ['an amount of its own', paymentAmounts(300, 'pix', 3), [row(1, { amount: 120 })], 12_000],
    [
      'where another part has brought more, so that less of it is open',
      paymentAmounts(300, 'pix', 3),
      [row(2, { amount: 250, receivedOn: '2026-11-03' })],
      10_000,
    ],
    [
      'where its amount and the total give no whole count',
      { receivedAmount: 100, totalAmount: 250, isInstallment: true },
      [],
      10_000,
    ],
  ])('%s', (_case, fields, rows, cents) => {
    const payment = aPayment({ id: 'p', ...fields });
    const part = paymentPlan(payment, rows).parts.find(isPartOpen);
    if (part?.number !== 1) throw new Error('The first part is not open');
    expect(centsIfReceived({ payment, part }, rows)).toBe(cents);
    const before = receivedSum(receiptsOf(payment, rows));
    const after = receivedSum(receiptsOf({ ...payment, paid: true }, rows));
    expect(toCents(after) - toCents(before)).toBe(cents);
  });
});
