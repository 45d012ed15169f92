import { startApp, startSignedIn, type TestApp } from '../../test/app';
import { aClient, aPayment, aProject, aQuote, aUser } from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { noticesActions } from '../features/app/notices/noticesSlice';
import { navigationActions } from '../features/app/navigation/navigationSlice';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
});

const client = aClient({ id: 'c1', name: 'Padaria Estrela' });
/** A quote that was approved today by an update and that has no project. */
const stranded = (id: string, fields = {}) =>
  aQuote({
    id,
    clientId: 'c1',
    status: 'approved',
    createdAt: '2026-11-18T12:00:00+00:00',
    updatedAt: '2026-11-20T14:00:00+00:00',
    ...fields,
  });

type Tables = FakeGateway['tables'];
const start = (seed: (tables: Tables, id: string) => void) =>
  startSignedIn(({ tables }, { id }) => {
    tables.clients.seed(id, client);
    seed(tables, id);
  });

const messages = (app: TestApp) =>
  app.state().workspace.notices.shown.map(({ message }) => message);
const offered = (...quoteIds: string[]) => [{ code: 'projectsMissing', quoteIds }];

/** Starts the app as at the next visit on the same device. */
const nextVisit = async ({ gateway }: TestApp): Promise<TestApp> => {
  const app = startApp({ gateway });
  await app.settle();
  return app;
};

describe('an approved quote whose project was never made', () => {
  test('is offered, and nothing is made unasked', async () => {
    const app = await start(({ quotes }, id) => {
      quotes.seed(id, stranded('q1'), stranded('q2'));
    });
    await app.settle(60_000);
    expect(messages(app)[0]).toMatchObject({ code: 'projectsMissing' });
    expect(app.state().workspace.notices.shown).toMatchObject([{ tone: 'info', about: null }]);
    expect(app.gateway.tables.projects.of(app.user.id)).toEqual([]);
  });

  test.each<[string, (tables: Tables, id: string) => void]>([
    [
      'has its project',
      ({ quotes, projects }, id) => {
        quotes.seed(id, stranded('q1'));
        projects.seed(id, aProject({ quoteId: 'q1' }));
      },
    ],
    [
      'has lost its client',
      ({ quotes }, id) => {
        quotes.seed(id, stranded('q1', { clientId: null }));
      },
    ],
    [
      'was written down as approved',
      ({ quotes }, id) => {
        quotes.seed(id, stranded('q1', { createdAt: '2026-11-20T14:00:00+00:00' }));
      },
    ],
    [
      'was approved long ago',
      ({ quotes }, id) => {
        const long = '2026-09-20T14:00:00+00:00';
        quotes.seed(
          id,
          stranded('q1', { createdAt: '2026-09-01T14:00:00+00:00', updatedAt: long }),
        );
      },
    ],
    [
      'is not approved',
      ({ quotes }, id) => {
        quotes.seed(id, stranded('q1', { status: 'analyzing' }));
      },
    ],
  ])('is not offered where it %s', async (_why, seed) => {
    const app = await start(seed);
    expect(messages(app)).toEqual([]);
  });

  test('is told once the lists are there, however late', async () => {
    const app = await startSignedIn(({ tables, traffic }, { id }) => {
      tables.clients.seed(id, client);
      tables.quotes.seed(id, stranded('q1'));
      traffic.fail('projects.list', 'network');
    });
    expect(messages(app)).toEqual([]);
    await app.settle(60_000);
    expect(messages(app)).toEqual(offered('q1'));
  });

  test('leaves when its project is asked for, and comes only once a session', async () => {
    const app = await start(({ quotes }, id) => {
      quotes.seed(id, stranded('q1'));
    });
    app.dispatch(projectsActions.creationFromQuoteRequested({ quoteId: 'q1' }));
    expect(messages(app)).toEqual([]);
    await app.settle(1_000);
    expect(messages(app)).toMatchObject([{ code: 'projectCreated' }]);
    expect(app.gateway.tables.projects.of(app.user.id)).toMatchObject([{ quoteId: 'q1' }]);
    app.gateway.tables.projects.rows.clear();
    await app.settle(600_000);
    expect(messages(app)).toMatchObject([{ code: 'projectCreated' }]);
  });

  test('asked for one, the others stay offered', async () => {
    const app = await start(({ quotes }, id) => {
      quotes.seed(id, stranded('q1'), stranded('q2'));
    });
    app.dispatch(projectsActions.creationFromQuoteRequested({ quoteId: 'q1' }));
    expect(messages(app)).toEqual(offered('q2'));
  });

  test('is offered again on the next visit, unless it was declined', async () => {
    const app = await start(({ quotes }, id) => {
      quotes.seed(id, stranded('q1'));
    });
    const second = await nextVisit(app);
    expect(messages(second)).toEqual(offered('q1'));
    second.dispatch(noticesActions.missingProjectsDeclined({ quoteIds: ['q1'] }));
    expect(messages(second)).toEqual([]);
    expect(messages(await nextVisit(second))).toEqual([]);
  });

  test('is not offered to whoever has deleted its project on purpose', async () => {
    const app = await start(({ quotes, projects }, id) => {
      quotes.seed(id, stranded('q1'));
      projects.seed(id, aProject({ id: 'p1', quoteId: 'q1' }));
    });
    app.dispatch(projectsActions.deleteRequested({ id: 'p1' }));
    await app.settle(1_000);
    expect(app.gateway.tables.projects.of(app.user.id)).toEqual([]);
    expect(messages(app)).toMatchObject([{ code: 'deleted' }]);
    expect(messages(await nextVisit(app))).toEqual([]);
  });

  test('is not offered either where the quotes come only after that', async () => {
    const app = await startSignedIn(({ tables, traffic }, { id }) => {
      tables.clients.seed(id, client);
      tables.quotes.seed(id, stranded('q1'));
      tables.projects.seed(id, aProject({ id: 'p1', quoteId: 'q1' }));
      traffic.fail('quotes.list', 'network');
    });
    app.dispatch(projectsActions.deleteRequested({ id: 'p1' }));
    await app.settle(60_000);
    expect(app.state().quotes.loaded).toBe(true);
    expect(messages(app)).toMatchObject([{ code: 'deleted' }]);
  });
});

describe('the first steps', () => {
  const isOffered = (app: TestApp) => app.state().workspace.navigation.firstSteps;

  test('are offered to somebody who is new, until they are sent away', async () => {
    const app = await start(() => undefined);
    expect(isOffered(app)).toBe(true);
    app.dispatch(navigationActions.firstStepsDismissed());
    expect(isOffered(app)).toBe(false);
    expect(isOffered(await nextVisit(app))).toBe(false);
  });

  test('another user of the same device has them still', async () => {
    const app = await start(() => undefined);
    app.dispatch(navigationActions.firstStepsDismissed());
    app.gateway.withSession(aUser());
    expect(isOffered(await nextVisit(app))).toBe(true);
  });

  test('are not offered to somebody who has records everywhere, but nothing paid yet', async () => {
    const app = await start(({ quotes, projects, payments }, id) => {
      quotes.seed(id, aQuote({ id: 'q1', clientId: 'c1', status: 'proposal' }));
      projects.seed(id, aProject({ id: 'p1', clientId: 'c1' }));
      payments.seed(id, aPayment({ projectId: 'p1' }));
    });
    expect(isOffered(app)).toBe(false);
  });

  test('are not offered to somebody who has taken them all', async () => {
    const app = await start(({ quotes, projects, payments }, id) => {
      quotes.seed(id, aQuote({ id: 'q1', clientId: 'c1', status: 'approved' }));
      projects.seed(id, aProject({ id: 'p1', quoteId: 'q1', clientId: 'c1' }));
      payments.seed(id, aPayment({ projectId: 'p1', paid: true }));
    });
    expect(isOffered(app)).toBe(false);
  });

  test('are not offered while a list has not loaded', async () => {
    const gateway = fakeGateway().withSession(aUser());
    gateway.traffic.fail('payments.list', 'network');
    const app = startApp({ gateway });
    await app.settle();
    expect(app.state().session).toMatchObject({ ready: true });
    expect(isOffered(app)).toBe(false);
    await app.settle(60_000);
    expect(isOffered(app)).toBe(true);
  });
});
