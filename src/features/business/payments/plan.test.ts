import fc from 'fast-check';

import { subtractMoney, sumMoney, toCents } from '../../shared/money';
import { paymentAmounts, paymentTotal } from './payment';
import { closingAmount, paymentPlan, type PaymentPart } from './plan';

const aPart = (number: number, part: Partial<PaymentPart> = {}): PaymentPart => ({
  paymentId: 'a',
  number,
  dueOn: null,
  amount: null,
  receivedOn: null,
  note: null,
  ...part,
});

const aPlanned = (amount: number | null, count: number, paid = false) => ({
  ...paymentAmounts(amount, 'pix', count),
  paid,
  paymentDate: paid ? '2026-09-23' : null,
});

/** What the specification counts of a payment. */
const specified = ({ paid, receivedAmount }: Parameters<typeof paymentPlan>[0]): number =>
  sumMoney([paid ? receivedAmount : 0]);

const amounts = (...args: Parameters<typeof paymentPlan>) =>
  paymentPlan(...args).parts.map(({ amount }) => amount);
const dues = (...args: Parameters<typeof paymentPlan>) =>
  paymentPlan(...args).parts.map(({ dueOn }) => dueOn);

test.each([
  ['open', false],
  ['received', true],
])('the receipt of a part, %s, is what is left after its pieces', (_state, paid) => {
  const piece = aPart(501, { within: 1, amount: 400, receivedOn: '2026-10-01' });
  const [part] = paymentPlan(aPlanned(1000, 1, paid), [piece]).parts;
  expect(part && closingAmount(part)).toBe(600);
});

describe('the amounts of a plan', () => {
  test.each([
    ['one part', aPlanned(980, 1), [], [980]],
    ['the last takes what is left over', aPlanned(3020, 3), [], [1006.67, 1006.67, 1006.66]],
    ['more parts than cents', aPlanned(0.05, 12), [], [...Array<number>(11).fill(0), 0.05]],
    [
      'cents that would not reach to the end are shared evenly',
      aPlanned(0.1, 12),
      [],
      [...Array<number>(11).fill(0), 0.1],
    ],
    ['nothing, which tells no count', aPlanned(0, 3), [], [0]],
    ['no amount', aPlanned(null, 1), [], [null]],
    [
      'a part with an amount of its own',
      aPlanned(300, 3),
      [aPart(2, { amount: 50 })],
      [100, 50, 150],
    ],
    [
      'what was received keeps its amount when the payment changes',
      aPlanned(600, 3, true),
      [aPart(2, { amount: 100, receivedOn: '2026-10-23' })],
      [200, 100, 300],
    ],
    ['nothing is less than nothing', aPlanned(300, 3), [aPart(1, { amount: 500 })], [500, 0, 0]],
  ])('%s', (_case, payment, rows, expected) => {
    expect(amounts(payment, rows)).toEqual(expected);
  });

  test('a plan that has become shorter shows what came beyond it, and counts it', () => {
    const rows = [
      aPart(2, { amount: 100, receivedOn: '2026-10-23' }),
      aPart(5, { amount: 100, receivedOn: '2026-11-01' }),
      aPart(4, { amount: 100, receivedOn: '2026-11-02', note: 'em dinheiro' }),
      aPart(6, { dueOn: '2027-01-01' }),
    ];
    const plan = paymentPlan(aPlanned(600, 3, true), rows);
    expect(plan.outside).toEqual([
      expect.objectContaining({ number: 4, amount: 100, note: 'em dinheiro' }),
      expect.objectContaining({ number: 5, amount: 100 }),
    ]);
    expect(plan.parts.map(({ amount }) => amount)).toEqual([200, 100, 100]);
    expect(plan.difference).toBe(0);
  });

  test('an instalment of next to nothing makes no endless plan', () => {
    const tiny = { ...aPlanned(300, 3), receivedAmount: 1e-9 };
    const { parts } = paymentPlan(tiny);
    expect(parts).toHaveLength(999);
    expect(sumMoney(parts.map(({ amount }) => amount))).toBe(300);
  });

  test('what no open part can take up is told', () => {
    const received = { amount: 100, receivedOn: '2026-10-23' };
    const rows = [aPart(2, received), aPart(3, received)];
    expect(paymentPlan(aPlanned(600, 3, true), rows).difference).toBe(200);
    expect(paymentPlan(aPlanned(150, 3, true), rows).difference).toBe(-100);
  });
});

describe('the days of a plan', () => {
  test.each([
    ['none without a first one', [], [null, null, null]],
    [
      'month by month',
      [aPart(1, { dueOn: '2026-11-15' })],
      ['2026-11-15', '2026-12-15', '2027-01-15'],
    ],
    [
      'the 31st comes back',
      [aPart(1, { dueOn: '2027-01-31' })],
      ['2027-01-31', '2027-02-28', '2027-03-31'],
    ],
    [
      'none after the last day of the calendar',
      [aPart(1, { dueOn: '9999-11-30' })],
      ['9999-11-30', '9999-12-30', null],
    ],
    [
      'one of its own moves no other',
      [aPart(1, { dueOn: '2026-11-15' }), aPart(2, { dueOn: '2026-12-20' })],
      ['2026-11-15', '2026-12-20', '2027-01-15'],
    ],
  ])('%s', (_case, rows, expected) => {
    expect(dues(aPlanned(300, 3), rows)).toEqual(expected);
  });
});

test('the first part is received by the payment itself, the others by their day', () => {
  const rows = [aPart(1, { receivedOn: '2026-09-01' }), aPart(3, { receivedOn: '2026-11-20' })];
  const told = (paid: boolean, part: PaymentPart[]) =>
    paymentPlan(aPlanned(300, 3, paid), part).parts.map(({ received, receivedOn }) =>
      received ? receivedOn : 'open',
    );
  expect(told(false, rows)).toEqual(['open', 'open', '2026-11-20']);
  expect(told(true, rows)).toEqual(['2026-09-01', 'open', '2026-11-20']);
  expect(told(true, [])).toEqual(['2026-09-23', 'open', 'open']);
  expect(paymentPlan({ ...aPlanned(300, 1, true), paymentDate: null }).parts).toEqual([
    expect.objectContaining({ received: true, receivedOn: null }),
  ]);
});

interface Made {
  /** Cents. */
  amount: number;
  count: number;
  paid: boolean;
  history: Pick<PaymentPart, 'number' | 'amount' | 'receivedOn'>[];
}

describe('for any payment and any history', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const histories = fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 2, max: 14 }),
      amount: fc.option(cents.map((each) => each / 100)),
      receivedOn: fc.option(fc.constant('2026-11-20')),
    }),
    { selector: ({ number }) => number },
  );
  const payments: fc.Arbitrary<Made> = fc.record({
    amount: cents,
    count: fc.integer({ min: 1, max: 12 }),
    paid: fc.boolean(),
    history: histories,
  });
  const planOf = ({ amount, count, paid, history }: Made) => {
    const payment = aPlanned(amount / 100, count, paid);
    return {
      payment,
      plan: paymentPlan(
        payment,
        history.map((part) => aPart(part.number, part)),
      ),
    };
  };

  test('the parts and what they cannot take up are the total, to the cent', () => {
    fc.assert(
      fc.property(payments, (made) => {
        const { plan } = planOf(made);
        const all = [...plan.parts, ...plan.outside].map(({ amount }) => amount);
        expect(toCents(sumMoney([...all, plan.difference]))).toBe(made.amount);
        for (const amount of all) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('what is open is the total less what came, where there is a part to hold it', () => {
    fc.assert(
      fc.property(payments, (made) => {
        const { plan } = planOf({
          ...made,
          history: made.history.map((part) => ({
            ...part,
            amount: part.receivedOn ? part.amount : null,
          })),
        });
        const open = plan.parts.filter(({ received }) => !received);
        const came = [...plan.parts, ...plan.outside].filter(({ received }) => received);
        const left = subtractMoney(made.amount / 100, sumMoney(came.map(({ amount }) => amount)));
        const expected = open.length === 0 ? 0 : Math.max(0, left);
        expect(sumMoney(open.map(({ amount }) => amount))).toBe(expected);
      }),
    );
  });

  test('without a history it is what the payment says by itself', () => {
    fc.assert(
      fc.property(payments, (made) => {
        const { payment, plan } = planOf({ ...made, history: [] });
        const open = plan.parts.filter(({ received }) => !received);
        expect(sumMoney(open.map(({ amount }) => amount))).toBe(
          Math.max(0, subtractMoney(paymentTotal(payment) ?? 0, specified(payment))),
        );
        const came = plan.parts.filter(({ received }) => received);
        expect(sumMoney(came.map(({ amount }) => amount))).toBe(specified(payment));
      }),
    );
  });
});
