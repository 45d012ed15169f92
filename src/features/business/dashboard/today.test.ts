import { aPayment, aProject, aQuote, aQuoteDetails } from '../../../../test/builders';
import type { Payment } from '../payments/payment';
import { receivables } from '../payments/receivable';
import type { Project } from '../projects/project';
import type { Quote } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';
import { whatToDoToday } from './today';

const TODAY = '2026-11-23';

interface Records {
  /** Payments of one part each, with the day on which the part is due. */
  payments?: readonly (readonly [Payment, string | null])[];
  quotes?: Quote[];
  details?: QuoteDetails[];
  projects?: Project[];
}

const todayOf = ({ payments = [], quotes = [], details = [], projects = [] }: Records) =>
  whatToDoToday(
    receivables(
      payments.map(([payment]) => payment),
      Object.fromEntries(
        payments.map(([{ id }, dueOn]) => [
          id,
          [{ paymentId: id, number: 1, dueOn, amount: null, receivedOn: null, note: null }],
        ]),
      ),
      TODAY,
    ),
    quotes,
    Object.fromEntries(details.map((row) => [row.id, row])),
    projects,
    TODAY,
  );

const owed = (id: string, dueOn: string | null): readonly [Payment, string | null] => [
  aPayment({ id, receivedAmount: 100, paid: false }),
  dueOn,
];

test('nothing is to be done where there is nothing', () => {
  expect(todayOf({})).toEqual({
    due: null,
    otherLate: 0,
    otherToday: 0,
    unanswered: null,
    otherUnanswered: 0,
    delivery: null,
  });
});

test('the oldest late money is asked for first; what is due today follows, and is not late', () => {
  const { due, otherLate, otherToday } = todayOf({
    payments: [
      owed('today', TODAY),
      owed('younger', '2026-11-22'),
      owed('oldest', '2026-10-01'),
      owed('undated', null),
    ],
  });
  expect(due?.payment.id).toBe('oldest');
  expect(due?.days).toBe(-53);
  expect([otherLate, otherToday]).toEqual([1, 1]);
});

test('money that is due today is asked for where none is late; what is due tomorrow waits', () => {
  const payments = [owed('tomorrow', '2026-11-24'), owed('today', TODAY), owed('undated', null)];
  const { due, otherLate, otherToday } = todayOf({ payments });
  expect([due?.payment.id, due?.days, otherLate, otherToday]).toEqual(['today', 0, 0, 0]);
  expect(todayOf({ payments: payments.slice(0, 1) }).due).toBeNull();
});

describe('a quote that waits', () => {
  const sent = (id: string, sentAt: string | null, fields: Partial<QuoteDetails> = {}) =>
    aQuoteDetails({ id, sentAt, answer: null, ...fields });
  const proposal = (id: string, fields: Partial<Quote> = {}) =>
    aQuote({ id, status: 'proposal', createdAt: '2026-11-10T12:00:00.000Z', ...fields });

  test.each<[string, Quote, QuoteDetails[], { wasSent: boolean; days: number } | null]>([
    [
      'counts from the day it was sent',
      proposal('q'),
      [sent('q', '2026-11-14T12:00:00.000Z')],
      { wasSent: true, days: 9 },
    ],
    [
      'counts from the day it was made, while it was not sent',
      proposal('q'),
      [],
      { wasSent: false, days: 13 },
    ],
    [
      'sent at 22:30 in São Paulo, waits since that day',
      proposal('q'),
      [sent('q', '2026-11-22T01:30:00.000Z')],
      { wasSent: true, days: 2 },
    ],
    [
      'was sent today: nobody is reminded today',
      proposal('q'),
      [sent('q', '2026-11-23T12:00:00.000Z')],
      null,
    ],
    [
      'made today and not sent, is to be sent',
      proposal('q', { createdAt: '2026-11-23T12:00:00.000Z' }),
      [],
      { wasSent: false, days: 0 },
    ],
    ['is being analysed', proposal('q', { status: 'analyzing' }), [], { wasSent: false, days: 13 }],
    ['is approved', proposal('q', { status: 'approved' }), [], null],
    ['is rejected', proposal('q', { status: 'rejected' }), [], null],
    [
      'has a recorded answer',
      proposal('q'),
      [sent('q', '2026-11-14T12:00:00.000Z', { answer: 'approved' })],
      null,
    ],
  ])('%s', (_what, quote, details, expected) => {
    const { unanswered } = todayOf({ quotes: [quote], details });
    expect(unanswered && { wasSent: unanswered.wasSent, days: unanswered.days }).toEqual(expected);
  });

  test.each([
    ['2026-11-23', false],
    ['2026-11-22', true],
  ])('valid until %s it can no longer be approved: %s', (validUntil, isExpired) => {
    const details = [sent('q', '2026-11-14T12:00:00.000Z', { validUntil })];
    expect(todayOf({ quotes: [proposal('q')], details }).unanswered?.isExpired).toBe(isExpired);
  });

  test('the one that has waited longest is named, the others are counted', () => {
    const { unanswered, otherUnanswered } = todayOf({
      quotes: [proposal('young'), proposal('old'), proposal('approved', { status: 'approved' })],
      details: [sent('young', '2026-11-21T12:00:00.000Z'), sent('old', '2026-11-11T12:00:00.000Z')],
    });
    expect(unanswered?.quote.id).toBe('old');
    expect(otherUnanswered).toBe(1);
  });
});

test.each<[string, Partial<Project>, number | null]>([
  ['within a week', { deadline: '2026-11-27' }, 4],
  ['on its last day', { deadline: '2026-11-30' }, 7],
  ['later', { deadline: '2026-12-01' }, null],
  ['passed', { deadline: '2026-11-20' }, -3],
  ['not begun', { deadline: '2026-11-27', status: 'pending' }, null],
  ['completed', { deadline: '2026-11-27', status: 'completed' }, null],
  ['without a readable day', { deadline: '' }, null],
])('a delivery %s', (_what, fields, days) => {
  const project = aProject({ status: 'in-progress', ...fields });
  expect(todayOf({ projects: [project] }).delivery?.days ?? null).toBe(days);
});

test('of several deliveries the next one counts', () => {
  const { delivery } = todayOf({
    projects: [
      aProject({ id: 'later', status: 'in-progress', deadline: '2026-11-29' }),
      aProject({ id: 'next', status: 'in-progress', deadline: '2026-11-25' }),
    ],
  });
  expect(delivery?.project.id).toBe('next');
});
