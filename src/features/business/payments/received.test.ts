import * as fc from 'fast-check';

import { aPayment } from '../../../../test/builders';
import { rounds } from '../../../../test/promises/support/long';
import { totals } from '../dashboard/dashboard';
import { sumMoney, toCents } from '../../shared/money';
import { moneyByYear } from '../year/moneyByYear';
import { yearSums } from '../year/year';
import { paymentAmounts, type Payment } from './payment';
import type { PaymentPart } from './plan';
import {
  lastReceipt,
  paymentProgress,
  paymentSums,
  allReceipts,
  receiptsOf,
  receivedSum,
} from './received';

/** The number of random accounts. */
const numRuns = rounds(100, 1_000);

const inThree = (fields: Partial<Payment> = {}) =>
  aPayment({ id: 'p', ...paymentAmounts(6753, 'pix', 3), ...fields });

const part = (number: number, fields: Partial<PaymentPart> = {}): PaymentPart => ({
  paymentId: 'p',
  number,
  dueOn: null,
  amount: null,
  receivedOn: '2026-11-20',
  note: null,
  ...fields,
});

describe('what came in of one payment', () => {
  test.each<[string, Payment, PaymentPart[], (string | number | null)[][], number]>([
    ['nothing, pending', inThree(), [], [], 0],
    ['paid: one of three, on no known day', inThree({ paid: true }), [], [[1, null]], 2251],
    [
      'paid, with a date of its own',
      inThree({ paid: true, paymentDate: '2026-09-26' }),
      [],
      [[1, '2026-09-26']],
      2251,
    ],
    [
      'two of three, each on its day',
      inThree({ paid: true }),
      [part(1), part(2, { receivedOn: '2026-10-28' })],
      [
        [1, '2026-11-20'],
        [2, '2026-10-28'],
      ],
      4502,
    ],
    ['the second alone', inThree(), [part(2)], [[2, '2026-11-20']], 2251],
    ['a day beside a pending payment says nothing', inThree(), [part(1)], [], 0],
    ['what its plan no longer has', inThree(), [part(5, { amount: 40 })], [[5, '2026-11-20']], 40],
    ['at once', aPayment({ paid: true, receivedAmount: 810 }), [], [[1, null]], 810],
    ['paid without an amount', aPayment({ paid: true, receivedAmount: null }), [], [[1, null]], 0],
    [
      'at once, whatever the row of its part says',
      aPayment({ id: 'p', paid: true, receivedAmount: 810 }),
      [part(1, { amount: 500 })],
      [[1, '2026-11-20']],
      810,
    ],
    [
      'paid without an amount, whatever the row of its part says',
      aPayment({ id: 'p', paid: true, receivedAmount: null }),
      [part(1, { amount: 500 })],
      [[1, '2026-11-20']],
      0,
    ],
    [
      'at once, with a part that an earlier plan had',
      aPayment({ id: 'p', paid: true, receivedAmount: 810 }),
      [part(1, { amount: 500 }), part(2, { amount: 40 })],
      [
        [1, '2026-11-20'],
        [2, '2026-11-20'],
      ],
      850,
    ],
    [
      'installments of which the amounts say no count',
      aPayment({
        id: 'p',
        paid: true,
        receivedAmount: null,
        totalAmount: 300,
        isInstallment: true,
      }),
      [part(1, { amount: 120 })],
      [[1, '2026-11-20']],
      0,
    ],
    [
      'with installments, what the row of the first part says',
      inThree({ paid: true }),
      [part(1, { amount: 500 })],
      [[1, '2026-11-20']],
      500,
    ],
    [
      'paid without the amount of one',
      aPayment({ paid: true, receivedAmount: null, totalAmount: 300, isInstallment: true }),
      [],
      [[1, null]],
      0,
    ],
  ])('%s', (_name, payment, rows, days, sum) => {
    const came = receiptsOf(payment, rows);
    expect(came.map((receipt) => [receipt.part.number, receipt.day])).toEqual(days);
    expect(receivedSum(came)).toBe(sum);
  });

  test.each([
    [inThree(), [], 0],
    [inThree({ paid: true }), [], 1],
    [inThree({ paid: true }), [part(2)], 2],
    [inThree(), [part(2), part(3)], 2],
    [inThree({ paid: true }), [part(9, { amount: 1 })], 1],
  ])('is told in one line of the parts that came', (payment, rows, paid) => {
    expect(paymentProgress(payment, rows)).toEqual({ paid, count: 3, percent: (100 * paid) / 3 });
  });

  test('the receipt that is asked for first is of the part that came last', () => {
    const rows = [part(1), part(2, { receivedOn: '2026-10-28' })];
    expect(lastReceipt(inThree({ paid: true }), rows)?.part.number).toBe(1);
    expect(lastReceipt(inThree({ paid: true }), [])?.part.number).toBe(1);
    expect(lastReceipt(inThree(), [])).toBeNull();
  });
});

const cents = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100);
const day = fc.option(
  fc.record({ year: fc.integer({ min: 2023, max: 2027 }), month: fc.integer({ min: 1, max: 12 }) }),
);
const dayText = day.map(
  (on) => on && `${on.year.toString()}-${on.month.toString().padStart(2, '0')}-15`,
);

/** Any payment that the five tables can hold, including amounts that another program stored. */
const payment = fc
  .record({
    paid: fc.boolean(),
    paymentDate: dayText,
    amount: fc.option(cents),
    count: fc.integer({ min: 1, max: 12 }),
    raw: fc.option(
      fc.record({
        receivedAmount: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
        totalAmount: fc.option(cents),
        isInstallment: fc.boolean(),
      }),
      { freq: 4 },
    ),
  })
  .map(({ paid, paymentDate, amount, count, raw }) => ({
    ...paymentAmounts(amount, 'pix', count),
    ...raw,
    paid,
    paymentDate,
  }));

const rowOf = fc.record({
  number: fc.integer({ min: 1, max: 13 }),
  receivedOn: dayText,
  amount: fc.option(cents),
});

const account = fc
  .array(fc.tuple(payment, fc.array(rowOf, { maxLength: 4 })), { maxLength: 12 })
  .map((all) => {
    const payments = all.map(([fields], index) =>
      aPayment({ id: `p${index.toString()}`, ...fields }),
    );
    const parts = Object.fromEntries(
      all.map(([, rows], index) => {
        const paymentId = `p${index.toString()}`;
        const numbers = new Map(
          rows.map((row) => [row.number, { ...part(row.number), ...row, paymentId }]),
        );
        return [paymentId, [...numbers.values()]];
      }),
    );
    return { payments, parts };
  });

test('in any account revenue, what payments say came in, and all years with what has no day are one sum', () => {
  fc.assert(
    fc.property(account, ({ payments, parts }) => {
      const { revenue } = totals(allReceipts(payments, parts), []);
      expect(paymentSums(payments, parts).received).toBe(revenue);
      const { years, undated } = moneyByYear(payments, parts, []);
      const yearly = [...years.values()].map((rows) => yearSums(rows).revenue);
      expect(sumMoney([...yearly, receivedSum(undated)])).toBe(revenue);
      const each = payments.map((one) => receivedSum(receiptsOf(one, parts[one.id])));
      expect(sumMoney(each)).toBe(revenue);
      expect(toCents(revenue) / 100).toBe(revenue);
    }),
    { numRuns },
  );
});

test('in a payment without installments `receivedAmount` alone counts, whatever the row of its part says', () => {
  const atOnce = fc.record({
    paid: fc.boolean(),
    receivedAmount: fc.option(cents),
    paymentDate: dayText,
  });
  fc.assert(
    fc.property(atOnce, rowOf, (fields, row) => {
      const one = aPayment({ id: 'p', ...fields });
      const rows = [part(1, { ...row, number: 1 })];
      const { receivedAmount, paid } = fields;
      expect(paymentSums([one], { p: rows })).toEqual({
        received: paid ? (receivedAmount ?? 0) : 0,
        open: paid ? 0 : (receivedAmount ?? 0),
      });
    }),
    { numRuns },
  );
});

test('without anything stored of parts it is what the specification counts', () => {
  fc.assert(
    fc.property(account, ({ payments }) => {
      const specified = sumMoney(
        payments.map(({ paid, receivedAmount }) => (paid ? receivedAmount : 0)),
      );
      expect(receivedSum(allReceipts(payments, {}))).toBe(specified);
      for (const one of payments) {
        expect(paymentProgress(one, undefined).paid).toBe(Number(one.paid));
      }
    }),
    { numRuns },
  );
});

test('it is computed once for a payment, and anew when the payment or its parts are replaced', () => {
  const payment = aPayment({ paid: true, receivedAmount: 810 });
  const rows: PaymentPart[] = [];
  const came = receiptsOf(payment, rows);
  expect(receiptsOf(payment, rows)).toBe(came);
  expect(receiptsOf({ ...payment, receivedAmount: 900 }, rows)).toMatchObject([{ amount: 900 }]);
  const row = {
    ...{ paymentId: payment.id, number: 1, dueOn: null, amount: null, note: null },
    receivedOn: '2026-11-24' as const,
  };
  expect(receiptsOf(payment, [row])).toMatchObject([{ amount: 810, day: '2026-11-24' }]);
});
