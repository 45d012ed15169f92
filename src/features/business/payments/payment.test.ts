import fc from 'fast-check';

import { aPayment } from '../../../../test/builders';
import { installmentCount, paymentAmounts, paymentTotal } from './payment';
import { paymentProgress, paymentSums } from './received';
import { MAX_INSTALLMENTS, PAYMENT_METHODS } from '../../shared/paymentMethods';

const single = (receivedAmount: number | null) => ({
  receivedAmount,
  totalAmount: null,
  isInstallment: false,
});

describe('the stored amounts', () => {
  test.each([
    ['a typed amount without installments', 980, 'pix', 1, single(980)],
    ['no amount', null, 'pix', 3, single(null)],
    ['no amount and no method', null, null, 1, single(null)],
    ['a count left over from Pix', 980, 'boleto', 3, single(980)],
    ['a count without a method', 980, null, 3, single(980)],
    ['a count below one', 980, 'pix', 0, single(980)],
    [
      'an installment is not rounded',
      100,
      'pix',
      3,
      { receivedAmount: 100 / 3, totalAmount: 100, isInstallment: true },
    ],
    [
      'nothing in three parts',
      0,
      'pix',
      3,
      { receivedAmount: 0, totalAmount: 0, isInstallment: true },
    ],
  ] as const)('%s', (_case, amount, method, count, stored) => {
    expect(paymentAmounts(amount, method, count)).toEqual(stored);
  });

  test.each(PAYMENT_METHODS.filter((method) => method !== 'pix'))(
    '%s has one installment whatever the count says',
    (method) => {
      expect(paymentAmounts(1200, method, 12)).toEqual(single(1200));
    },
  );
});

describe('the installment count', () => {
  test.each([
    [100, 3],
    [0.05, 12],
    [0.01, 12],
    [9_999_999.99, 7],
    [1, 1],
  ])('R$ %p in %p parts is recovered', (total, count) => {
    expect(installmentCount(paymentAmounts(total, 'pix', count))).toBe(count);
  });

  test('amounts that another program stored make no more than 999 parts', () => {
    const stored = { receivedAmount: 0.01, totalAmount: 100_000_000, isInstallment: true };
    expect(installmentCount(stored)).toBe(999);
  });

  test('is recovered for every count and any amount of cents, also after a trip through JSON', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.integer({ min: 1, max: MAX_INSTALLMENTS }),
        (cents, count) => {
          const stored = paymentAmounts(cents / 100, 'pix', count);
          const read = JSON.parse(JSON.stringify(stored)) as typeof stored; // what was written
          return installmentCount(read) === count && paymentTotal(read) === cents / 100;
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['an installment of nothing', { receivedAmount: 0, totalAmount: 100, isInstallment: true }],
    ['an absent installment', { receivedAmount: null, totalAmount: 100, isInstallment: true }],
    ['an absent total', { receivedAmount: 100, totalAmount: null, isInstallment: true }],
    ['a total of nothing', { receivedAmount: 50, totalAmount: 0, isInstallment: true }],
    ['no installments', { receivedAmount: 50, totalAmount: 100, isInstallment: false }],
  ])('is 1 with %s', (_case, amounts) => {
    expect(installmentCount(amounts)).toBe(1);
  });

  test('survives an installment that another program rounded to cents', () => {
    const rounded = { receivedAmount: 33.33, totalAmount: 100, isInstallment: true };
    expect(installmentCount(rounded)).toBe(3);
  });
});

describe('the whole amount', () => {
  test.each([
    ['a single payment', single(980), 980],
    ['zero', single(0), 0],
    ['none', single(null), null],
    ['installments', { receivedAmount: 100 / 3, totalAmount: 100, isInstallment: true }, 100],
    ['a lost total', { receivedAmount: 50, totalAmount: null, isInstallment: true }, 50],
    ['a left over total', { receivedAmount: 50, totalAmount: 150, isInstallment: false }, 50],
  ])('%s', (_case, amounts, total) => {
    expect(paymentTotal(amounts)).toBe(total);
  });
});

describe("the 'x de N pagas' line", () => {
  const inParts = (count: number, paid: boolean) =>
    aPayment({ ...paymentAmounts(100, 'pix', count), paymentMethod: 'pix', paid });

  test.each(Array.from({ length: MAX_INSTALLMENTS }, (_, index) => index + 1))(
    'of %p: one is paid and the bar is 100 / N wide, or none and 0',
    (count) => {
      expect(paymentProgress(inParts(count, true), undefined)).toEqual({
        paid: 1,
        count,
        percent: 100 / count,
      });
      expect(paymentProgress(inParts(count, false), undefined)).toEqual({
        paid: 0,
        count,
        percent: 0,
      });
    },
  );
});

describe('received and pending', () => {
  const paid = { paid: true };
  test.each([
    ['nothing', [], 0, 0],
    [
      'paid and not',
      [aPayment({ receivedAmount: 100, ...paid }), aPayment({ receivedAmount: 50.5 })],
      100,
      50.5,
    ],
    [
      'no amount',
      [aPayment({ receivedAmount: null, ...paid }), aPayment({ receivedAmount: null })],
      0,
      0,
    ],
    [
      'one installment of three',
      [aPayment({ ...paymentAmounts(100, 'pix', 3), ...paid })],
      33.33,
      66.67,
    ],
    ['none of three', [aPayment(paymentAmounts(100, 'pix', 3))], 0, 100],
    [
      'a total below its installment is not negative',
      [aPayment({ receivedAmount: 80, totalAmount: 50, isInstallment: true, ...paid })],
      80,
      0,
    ],
  ])('%s', (_name, payments, received, pending) => {
    expect(paymentSums(payments, {})).toEqual({ received, open: pending });
  });
});
