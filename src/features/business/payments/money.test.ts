import { aPayment, aProject } from '../../../../test/builders';
import { moneyByClient, moneyByProject, NO_MONEY, projectBalance, type Balance } from './money';
import type { PaymentPart } from './plan';

const TODAY = '2026-11-26';

const part = (number: number, rest: Partial<PaymentPart>): PaymentPart => ({
  paymentId: 'y1',
  number,
  dueOn: null,
  amount: null,
  receivedOn: null,
  note: null,
  ...rest,
});

const inThree = aPayment({
  id: 'y1',
  projectId: 'p1',
  paid: true,
  receivedAmount: 900.25,
  totalAmount: 2700.75,
  isInstallment: true,
});

test('a part that is late is late money, the later one is only open', () => {
  const parts = { y1: [part(1, { dueOn: '2026-10-10' })] };
  const money = moneyByProject([inThree, aPayment({ id: 'y2', projectId: null })], parts, TODAY);
  expect([...money]).toEqual([
    ['p1', { received: 900.25, open: 1800.5, late: 900.25, charged: 2700.75, count: 1 }],
  ]);
});

test('a client has the money of all its projects, and none without payments', () => {
  const projects = [
    aProject({ id: 'p1', clientId: 'c1' }),
    aProject({ id: 'p2', clientId: 'c1' }),
    aProject({ id: 'p3', clientId: 'c2' }),
    aProject({ id: 'p4', clientId: null }),
  ];
  const payments = [
    inThree,
    aPayment({ id: 'y2', projectId: 'p2', paid: true, receivedAmount: 0.1 }),
    aPayment({ id: 'y3', projectId: 'p4', receivedAmount: 50 }),
  ];
  const money = moneyByClient(projects, moneyByProject(payments, {}, TODAY));
  expect([...money]).toEqual([
    ['c1', { received: 900.35, open: 1800.5, late: 0, charged: 2700.85, count: 2 }],
  ]);
});

test.each<[string, Partial<typeof NO_MONEY>, number, Balance]>([
  [
    'nothing is charged',
    {},
    3850,
    { received: 0, total: 3850, missing: 3850, late: 0, uncharged: 3850 },
  ],
  [
    'a part of it is charged',
    { received: 810, open: 0, charged: 810 },
    1620,
    { received: 810, total: 1620, missing: 810, late: 0, uncharged: 810 },
  ],
  [
    'everything is charged, and some of it late',
    { received: 900.25, open: 1800.5, late: 900.25, charged: 2700.75 },
    2700.75,
    { received: 900.25, total: 2700.75, missing: 1800.5, late: 900.25, uncharged: 0 },
  ],
  [
    'a discount is not to be charged',
    { received: 900, charged: 1000 },
    1000,
    { received: 900, total: 900, missing: 0, late: 0, uncharged: 0 },
  ],
  [
    'more is charged than the quote says',
    { received: 500, open: 700, charged: 1200 },
    1000,
    { received: 500, total: 1200, missing: 700, late: 0, uncharged: 0 },
  ],
  [
    'there is neither a quote nor a payment',
    {},
    0,
    { received: 0, total: 0, missing: 0, late: 0, uncharged: 0 },
  ],
])('the balance where %s', (_where, money, quoted, balance) => {
  expect(projectBalance({ ...NO_MONEY, ...money }, quoted)).toEqual(balance);
});
