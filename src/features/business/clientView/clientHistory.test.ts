import { aPayment, aProject, aQuote } from '../../../../test/builders';
import { clientHistory } from './clientHistory';
import { paymentAmounts } from '../payments/payment';
import type { PaymentPart } from '../payments/plan';

const TODAY = '2026-11-23';
const at = (day: string) => `${day}T12:00:00.000+00:00`;

const quote = aQuote({ id: 'q1', clientId: 'c1', status: 'approved', createdAt: at('2026-10-05') });
const refused = aQuote({
  id: 'q2',
  clientId: 'c1',
  status: 'rejected',
  createdAt: at('2026-02-26'),
});
const project = aProject({ id: 'j1', clientId: 'c1', createdAt: at('2026-10-07') });
const inTwo = aPayment({
  id: 'p1',
  projectId: 'j1',
  paid: true,
  createdAt: at('2026-10-08'),
  ...paymentAmounts(1620, 'pix', 2),
});
const aPart = (fields: Partial<PaymentPart>): PaymentPart => ({
  paymentId: 'p1',
  number: 1,
  dueOn: null,
  amount: null,
  receivedOn: null,
  note: null,
  ...fields,
});
const parts = {
  p1: [
    aPart({ number: 1, receivedOn: '2026-10-12', amount: 810 }),
    aPart({ number: 2, dueOn: '2026-11-21' }),
  ],
};
const others = {
  quotes: [aQuote({ clientId: 'c2' }), aQuote({ clientId: null })],
  projects: [aProject({ id: 'j2', clientId: 'c2' })],
  payments: [aPayment({ projectId: 'j2' }), aPayment({ projectId: null })],
};

const history = clientHistory(
  'c1',
  {
    quotes: [refused, quote, ...others.quotes],
    projects: [project, ...others.projects],
    payments: [inTwo, ...others.payments],
  },
  parts,
  TODAY,
);

test('the records of a client alone, the newest first, a payment on the day it came', () => {
  expect(history.entries.map(({ kind, day }) => [kind, day])).toEqual([
    ['payments', '2026-10-12'],
    ['projects', '2026-10-07'],
    ['quotes', '2026-10-05'],
    ['quotes', '2026-02-26'],
  ]);
});

test('what came, what is owed and since when it is late', () => {
  expect(history.received).toBe(810);
  expect(history.owed).toBe(810);
  expect(history.open.map(({ part, group, days }) => [part.number, group, days])).toEqual([
    [2, 'late', -2],
  ]);
  expect(history.quotes).toEqual({ approved: 1, all: 2 });
});

test('a payment that did not come stands on the day it is due', () => {
  const { entries } = clientHistory(
    'c1',
    { quotes: [], projects: [project], payments: [{ ...inTwo, paid: false }] },
    { p1: [aPart({ number: 1, dueOn: '2026-12-10' })] },
    TODAY,
  );
  expect(entries[0]).toMatchObject({ kind: 'payments', day: '2026-12-10' });
});

test('somebody new has no history, and owes nothing', () => {
  expect(
    clientHistory('c3', { quotes: [quote], projects: [project], payments: [inTwo] }, parts, TODAY),
  ).toEqual({
    entries: [],
    open: [],
    received: 0,
    owed: 0,
    quotes: { approved: 0, all: 0 },
  });
});
