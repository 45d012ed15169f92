import { startSignedIn } from '../../../test/app';
import { aClient, aPayment, aProject, aQuote } from '../../../test/builders';
import { selectAreFirstStepsDue, selectFirstSteps, selectWayToMoney } from './firstSteps';

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

test.each<[string, (tables: Tables, id: string) => void, string]>([
  [
    'a project that has not begun',
    ({ projects }, id) => {
      projects.seed(id, { ...project, status: 'pending' });
    },
    'projects',
  ],
  [
    'a project under way',
    ({ projects }, id) => {
      projects.seed(id, project);
    },
    'newPayment',
  ],
  [
    'a payment to be paid',
    ({ projects, payments }, id) => {
      projects.seed(id, project);
      payments.seed(id, payment);
    },
    'payments',
  ],
])('the way to money: %s', async (_what, seed, way) => {
  expect(selectWayToMoney(await stateOf(seed))).toBe(way);
});
