import { startSignedIn } from '../../test/app';
import { aClient, anItem, aQuote, baselineOf } from '../../test/builders';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { quotesActions } from '../features/business/quotes/quotesSlice';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
});

test('an approved quote without a project gets one when the user asks for it, once', async () => {
  const app = await startSignedIn(({ tables }, { id }) => {
    tables.clients.seed(id, aClient({ id: 'c1' }));
    const items = [anItem({ name: 'Logo' })];
    tables.quotes.seed(id, aQuote({ id: 'q1', clientId: 'c1', status: 'approved', items }));
  });
  const ask = projectsActions.creationFromQuoteRequested({ quoteId: 'q1' });
  await app.settle(1_000);
  expect(app.gateway.tables.projects.of(app.user.id)).toEqual([]);
  app.dispatch(ask);
  app.dispatch(ask);
  await app.settle(1_000);
  app.dispatch(ask);
  await app.settle(1_000);
  expect(app.gateway.tables.projects.of(app.user.id)).toMatchObject([
    { quoteId: 'q1', clientId: 'c1', name: 'Logo', status: 'pending', startDate: '2026-11-20' },
  ]);
});

test('asked for by two quotes at once, each gets its own', async () => {
  const app = await startSignedIn(({ tables }, { id }) => {
    tables.clients.seed(id, aClient({ id: 'c1' }));
    for (const quoteId of ['q1', 'q2']) {
      tables.quotes.seed(id, aQuote({ id: quoteId, clientId: 'c1', status: 'approved' }));
    }
  });
  for (const quoteId of ['q1', 'q2', 'q1']) {
    app.dispatch(projectsActions.creationFromQuoteRequested({ quoteId }));
  }
  await app.settle(1_000);
  expect(
    app.gateway.tables.projects
      .of(app.user.id)
      .map(({ quoteId }) => quoteId)
      .sort(),
  ).toEqual(['q1', 'q2']);
});

test('asked for while the approval is making it, there is one', async () => {
  const app = await startSignedIn(({ tables }, { id }) => {
    tables.clients.seed(id, aClient({ id: 'c1' }));
    tables.quotes.seed(id, aQuote({ id: 'q1', clientId: 'c1' }));
  });
  const release = app.gateway.traffic.hold('projects.insert');
  app.dispatch(
    quotesActions.updateRequested({
      id: 'q1',
      changes: { status: 'approved' },
      baseline: baselineOf(app.state().quotes.entities['q1']!),
    }),
  );
  await app.settle(1_000);
  app.dispatch(projectsActions.creationFromQuoteRequested({ quoteId: 'q1' }));
  await app.settle(1_000);
  release();
  await app.settle(1_000);
  expect(app.gateway.tables.projects.of(app.user.id)).toHaveLength(1);
});
