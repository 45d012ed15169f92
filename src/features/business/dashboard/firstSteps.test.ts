import { startSignedIn } from '../../../../test/app';
import {
  aClient,
  aPart,
  aPayment,
  aProject,
  aQuote,
  aQuoteDetails,
} from '../../../../test/builders';
import { paymentAmounts } from '../payments/payment';
import { selectAreFirstStepsDue, selectFirstSteps } from './firstSteps';
import { selectNextAction, type NextAction } from './nextAction';

const ana = aClient({ id: 'c1', name: 'Ana' });
const quote = aQuote({ id: 'q1', clientId: 'c1' });
const approved = { ...quote, status: 'approved' as const };
const project = aProject({ id: 'p1', clientId: 'c1', name: 'Marca', status: 'in-progress' });
const payment = aPayment({ projectId: 'p1' });

type Tables = Awaited<ReturnType<typeof startSignedIn>>['gateway']['tables'];

const stateOf = async (seed: (tables: Tables, id: string) => void) => {
  jest.useFakeTimers();
  const app = await startSignedIn(({ tables }, { id }) => {
    seed(tables, id);
  });
  return app.state();
};

test.each<[string, (tables: Tables, id: string) => void, (string | null)[], boolean]>([
  ['nothing', () => undefined, [], true],
  [
    'a client',
    ({ clients }, id) => {
      clients.seed(id, ana);
    },
    ['Ana'],
    true,
  ],
  [
    'a quote',
    ({ clients, quotes }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, quote);
    },
    ['Ana', 'Ana'],
    true,
  ],
  [
    'its approval',
    ({ clients, quotes }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
    },
    ['Ana', 'Ana', 'Ana'],
    true,
  ],
  [
    'a payment that is not paid',
    ({ clients, quotes, projects, payments }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
      projects.seed(id, project);
      payments.seed(id, payment);
    },
    ['Ana', 'Ana', 'Ana'],
    false,
  ],
  [
    'money',
    ({ clients, quotes, projects, payments }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
      projects.seed(id, project);
      payments.seed(id, { ...payment, paid: true });
    },
    ['Ana', 'Ana', 'Ana', 'Marca'],
    false,
  ],
])('%s ticks off what it should', async (_what, seed, subjects, isDue) => {
  const state = await stateOf(seed);
  const done = selectFirstSteps(state).filter((step) => step.done);
  expect(done.map(({ subject }) => subject)).toEqual(subjects);
  expect(selectAreFirstStepsDue(state)).toBe(isDue);
});

test('a step stays done when its client is gone', async () => {
  const state = await stateOf(({ quotes }, id) => {
    quotes.seed(id, { ...approved, clientId: null });
  });
  expect(selectFirstSteps(state).map(({ done, subject }) => [done, subject])).toEqual([
    [false, null],
    [true, null],
    [true, null],
    [false, null],
  ]);
});

const withTerms = aQuoteDetails({ id: 'q1', termsKind: 'deposit', depositPercent: 50 });
const sent = aQuoteDetails({ id: 'q1', sentAt: '2026-11-19T12:00:00Z' });

test.each<[string, (tables: Tables, id: string) => void, NextAction]>([
  ['nothing', () => undefined, { kind: 'newClient' }],
  [
    'a client',
    ({ clients }, id) => {
      clients.seed(id, ana);
    },
    { kind: 'newQuote', clientId: 'c1' },
  ],
  [
    'two clients',
    ({ clients }, id) => {
      clients.seed(id, ana);
      clients.seed(id, aClient({ id: 'c2', name: 'Bia' }));
    },
    { kind: 'newQuote', clientId: null },
  ],
  [
    'a quote that nobody has seen',
    ({ clients, quotes }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, quote);
    },
    { kind: 'send', quoteId: 'q1' },
  ],
  [
    'one that was sent',
    ({ clients, quotes, quoteDetails }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, quote);
      quoteDetails.seed(id, sent);
    },
    { kind: 'answer', quoteId: 'q1' },
  ],
  [
    'one that was refused',
    ({ clients, quotes }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, { ...quote, status: 'rejected' });
    },
    { kind: 'newQuote', clientId: 'c1' },
  ],
  [
    'an approval without a project',
    ({ clients, quotes }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
    },
    { kind: 'makeProject', quoteId: 'q1' },
  ],
  [
    'an approval whose client is gone',
    ({ clients, quotes }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, { ...approved, clientId: null });
    },
    { kind: 'newProject' },
  ],
  [
    'a project that has not begun',
    ({ clients, quotes, projects }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
      projects.seed(id, { ...project, status: 'pending' });
    },
    { kind: 'start', projectId: 'p1' },
  ],
  [
    'a project under way',
    ({ clients, quotes, projects }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
      projects.seed(id, project);
    },
    { kind: 'newPayment', projectId: 'p1' },
  ],
  [
    'a payment to be paid',
    ({ clients, quotes, projects, payments }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
      projects.seed(id, project);
      payments.seed(id, { ...payment, id: 'x1' });
    },
    { kind: 'receive', paymentId: 'x1' },
  ],
  [
    'a project of a quote with terms',
    ({ clients, quotes, quoteDetails, projects }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
      quoteDetails.seed(id, withTerms);
      projects.seed(id, { ...project, quoteId: 'q1', status: 'pending' });
    },
    { kind: 'charge', projectId: 'p1' },
  ],
  [
    'the payments that terms have become',
    ({ clients, quotes, quoteDetails, projects, payments }, id) => {
      clients.seed(id, ana);
      quotes.seed(id, approved);
      quoteDetails.seed(id, withTerms);
      projects.seed(id, { ...project, quoteId: 'q1' });
      payments.seed(id, { ...payment, id: 'x1', createdAt: '2026-11-20T12:00:00+00:00' });
      payments.seed(id, { ...payment, id: 'x2', createdAt: '2026-11-20T12:00:01+00:00' });
    },
    { kind: 'pix', paymentId: 'x1' },
  ],
])('after %s the next step leads to its action', async (_what, seed, action) => {
  expect(selectNextAction(await stateOf(seed))).toEqual(action);
});

test('a part of a plan that came is money received', async () => {
  const root = await stateOf((tables, id) => {
    tables.clients.seed(id, ana);
    tables.payments.seed(id, { ...payment, id: 'x1', ...paymentAmounts(90, 'pix', 3) });
    tables.paymentParts.seed(id, aPart({ id: 'x1-2', receivedOn: '2026-11-20', amount: 30 }));
  });
  expect(selectFirstSteps(root).at(-1)).toMatchObject({ step: 'payment', done: true });
});
