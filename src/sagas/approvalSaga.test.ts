import { startSignedIn, type TestApp } from '../../test/app';
import {
  aClient,
  aClientDraft,
  anItem,
  aQuote,
  aQuoteDraft,
  aUser,
  baselineOf,
} from '../../test/builders';
import { bulkActions } from '../features/app/entities/bulk';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { markingActions } from '../features/app/bulk/markingSlice';
import { madeProjectId } from '../features/business/projects/projectFromQuote';
import { projectsActions } from '../features/business/projects/projectsSlice';
import type { Quote, QuoteStatus } from '../features/business/quotes/quote';
import { quotesActions } from '../features/business/quotes/quotesSlice';
import { sessionActions } from '../features/app/session/sessionSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';

beforeEach(() => {
  // In São Paulo it is 22:30 on 31 January. In UTC it is already February.
  jest.useFakeTimers({ now: new Date('2027-02-01T01:30:00Z') });
});

const marina = aUser({ id: 'marina' });
const items = ['Esboço', 'Vetor', 'Manual'].map((name) => anItem({ name, price: 100 }));

const seeded = (quote: Partial<Quote> = {}) =>
  startSignedIn(({ tables }) => {
    tables.clients.seed(marina.id, aClient({ id: 'c1', name: 'Padaria Estrela' }));
    tables.quotes.seed(marina.id, aQuote({ id: 'q1', clientId: 'c1', items, ...quote }));
  }, marina);

const save = (status: QuoteStatus, fields: Partial<Quote> = {}, from: Partial<Quote> = {}) =>
  quotesActions.updateRequested({
    id: 'q1',
    changes: aQuoteDraft({ clientId: 'c1', items, status, ...fields }),
    baseline: baselineOf(aQuote({ clientId: 'c1', items, ...from })),
  });
const approve = save('approved');

const projects = (app: TestApp) => app.gateway.tables.projects.of(marina.id);
const notices = (app: TestApp) => app.state().workspace.notices.shown.map(({ message }) => message);

describe('an approval', () => {
  test('creates its project 100 ms later, exactly as specified', async () => {
    const app = await seeded();
    app.dispatch(approve);
    await app.settle(99);
    expect(app.types()).toEqual(['quotes/updateRequested', 'quotes/updated', 'quotes/approved']);
    expect(projects(app)).toEqual([]);
    await app.settle(1);
    expect(app.types().slice(3)).toEqual(['projects/createdFromQuote']);
    const timestamp = String(Date.now());
    expect(projects(app)).toMatchObject([
      {
        id: madeProjectId('q1', 0),
        quoteId: 'q1',
        clientId: 'c1',
        name: 'Projeto - Padaria Estrela',
        status: 'pending',
        startDate: '2027-01-31',
        deadline: '2027-02-28',
        responsible: null,
        attachments: [],
        stages: [
          { id: `${timestamp}-0`, name: 'Esboço', completed: false, completedAt: null },
          { id: `${timestamp}-1`, name: 'Vetor', completed: false, completedAt: null },
          { id: `${timestamp}-2`, name: 'Manual', completed: false, completedAt: null },
        ],
      },
    ]);
    expect(app.state().projects.entities[madeProjectId('q1', 0)]).toEqual(projects(app)[0]);
    expect(notices(app)).toMatchObject([
      { code: 'projectCreated', name: 'Projeto - Padaria Estrela' },
    ]);
  });

  test('of a quote with one item names the project after it', async () => {
    const app = await seeded();
    app.dispatch(save('approved', { items: [anItem({ name: 'Logotipo' })] }));
    await app.settle(100);
    expect(projects(app)).toMatchObject([{ name: 'Logotipo' }]);
  });

  test('without items makes a project without stages', async () => {
    const app = await seeded({ items: [] });
    app.dispatch(save('approved', { items: [] }));
    await app.settle(100);
    expect(projects(app)).toMatchObject([{ name: 'Projeto - Padaria Estrela', stages: [] }]);
  });

  test.each(['proposal', 'analyzing', 'rejected'] as const)('counts from %s', async (status) => {
    const app = await seeded({ status });
    app.dispatch(save('approved', {}, { status }));
    await app.settle(100);
    expect(projects(app)).toHaveLength(1);
  });

  test('is not repeated by saving an approved quote again', async () => {
    const app = await seeded({ status: 'approved' });
    app.dispatch(save('approved', { observations: 'novo texto' }));
    await app.settle(1_000);
    expect(app.types()).toEqual(['quotes/updateRequested', 'quotes/updated']);
    expect(projects(app)).toEqual([]);
  });

  test.each(['proposal', 'analyzing', 'rejected'] as const)('%s is none', async (status) => {
    const app = await seeded({ status: 'approved' });
    app.dispatch(save(status));
    await app.settle(1_000);
    expect(projects(app)).toEqual([]);
  });

  test('does not come from creating a quote as approved, nor from the retry of that', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('quotes.insert');
    app.gateway.traffic.fail('quotes.list', 'network');
    const create = (observations: string) =>
      quotesActions.createRequested({
        id: 'q2',
        draft: aQuoteDraft({ clientId: 'c1', status: 'approved', observations }),
      });
    app.dispatch(create('first'));
    await app.settle();
    app.dispatch(create('second'));
    await app.settle(10_000);
    expect(app.state().quotes.entities['q2']?.status).toBe('approved');
    expect(projects(app)).toEqual([]);
  });

  test('that the backend refuses is none', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('quotes.update', 'refused');
    app.dispatch(approve);
    await app.settle(1_000);
    expect(app.types('quotes/approved')).toEqual([]);
    expect(projects(app)).toEqual([]);
  });

  test('of a quote whose client is not found makes none', async () => {
    const app = await seeded({ clientId: null });
    app.dispatch(save('approved', { clientId: null }));
    await app.settle(1_000);
    expect(app.types('projects')).toEqual([]);
    expect(notices(app)).toEqual([]);
  });

  test('is void when the client is deleted during the 100 ms', async () => {
    const app = await seeded();
    app.dispatch(approve);
    await app.settle(50);
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle(1_000);
    expect(projects(app)).toEqual([]);
  });

  test('is void when the quote is deleted during the 100 ms', async () => {
    const app = await seeded();
    app.dispatch(approve);
    await app.settle(50);
    app.dispatch(quotesActions.deleteRequested({ id: 'q1' }));
    await app.settle(1_000);
    expect(projects(app)).toEqual([]);
  });

  test('a double click approves once', async () => {
    const app = await seeded();
    app.dispatch(approve);
    app.dispatch(approve);
    await app.settle(1_000);
    expect(app.types('quotes/approved')).toHaveLength(1);
    expect(projects(app)).toHaveLength(1);
  });

  test('a second transition during the first one makes a second project', async () => {
    const app = await seeded();
    app.dispatch(approve);
    await app.settle(50);
    app.dispatch(save('rejected'));
    app.dispatch(approve);
    await app.settle(1_000);
    expect(app.types('quotes/approved')).toHaveLength(2);
    expect(projects(app)).toHaveLength(2);
  });

  test('in two windows makes one project: the second finds it approved already', async () => {
    const app = await seeded();
    app.gateway.tables.quotes.change('q1', { status: 'approved' });
    app.dispatch(approve);
    await app.settle(1_000);
    expect(app.types()).toEqual(['quotes/updateRequested', 'quotes/updated']);
    expect(app.state().quotes.entities['q1']?.status).toBe('approved');
    expect(projects(app)).toEqual([]);
    expect(notices(app)).toEqual([{ code: 'approvedBefore', count: 1 }]);
  });

  /** Another window changes the quote after this page has read it and before this page's update arrives. */
  const overtaken = async (change: Partial<Quote>, asked = approve) => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('quotes.update');
    app.dispatch(asked);
    await app.settle();
    app.gateway.tables.quotes.change('q1', change);
    release();
    await app.settle(1_000);
    return app;
  };

  test('in two windows at the same moment makes one project, and who loses is told', async () => {
    const app = await overtaken({ status: 'approved' });
    expect(app.types()).toEqual(['quotes/updateRequested', 'quotes/updated']);
    expect(app.gateway.traffic.calls.at(-2)?.input).toMatchObject({ held: { status: 'proposal' } });
    expect(projects(app)).toEqual([]);
    expect(notices(app)).toEqual([{ code: 'approvedBefore', count: 1 }]);
  });

  test('that loses to an approval saves what else it says', async () => {
    const app = await overtaken(
      { status: 'approved' },
      save('approved', { observations: 'Entrada de 30 %' }),
    );
    expect(projects(app)).toEqual([]);
    expect(app.gateway.tables.quotes.of(marina.id)).toMatchObject([
      { status: 'approved', observations: 'Entrada de 30 %' },
    ]);
    expect(notices(app)).toEqual([{ code: 'approvedBefore', count: 1 }]);
  });

  test('that meets a refusal of the same moment asks', async () => {
    const app = await overtaken({ status: 'rejected' });
    expect(app.types()).toEqual(['quotes/updateRequested', 'quotes/updateConflicted']);
    expect(app.gateway.tables.quotes.of(marina.id)).toMatchObject([{ status: 'rejected' }]);
  });

  test('of a quote that is deleted at the same moment fails as such', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('quotes.update');
    app.dispatch(approve);
    await app.settle();
    app.gateway.tables.quotes.drop('q1');
    release();
    await app.settle(1_000);
    expect(app.actions.find(({ type }) => type === 'quotes/updateFailed')?.payload).toMatchObject({
      failure: 'gone',
    });
    expect(app.state().quotes.ids).toEqual([]);
  });

  test('is not undone by a window that is behind and saves only the notes', async () => {
    const app = await seeded();
    app.gateway.tables.quotes.change('q1', { status: 'approved' });
    app.dispatch(
      quotesActions.updateRequested({
        id: 'q1',
        changes: { observations: 'ligar' },
        baseline: baselineOf(app.state().quotes.entities['q1']!),
      }),
    );
    await app.settle(1_000);
    expect(app.gateway.tables.quotes.of(marina.id)).toMatchObject([
      { status: 'approved', observations: 'ligar' },
    ]);
    // An update of a quote sends all of its fields.
    const sent = app.gateway.traffic.calls.find(({ name }) => name === 'quotes.update');
    const { changes } = sent!.input as { changes: object };
    expect(Object.keys(changes).sort()).toEqual(
      ['clientId', 'items', 'observations', 'status', 'totalValue'].sort(),
    );
    expect(projects(app)).toEqual([]);
  });

  test('two quotes approved at the same time make a project each', async () => {
    const app = await startSignedIn(({ tables }) => {
      tables.clients.seed(marina.id, aClient({ id: 'c1' }));
      for (const id of ['q1', 'q2']) tables.quotes.seed(marina.id, aQuote({ id, clientId: 'c1' }));
    }, marina);
    for (const id of ['q1', 'q2']) {
      const changes = aQuoteDraft({ clientId: 'c1', status: 'approved' });
      app.dispatch(
        quotesActions.updateRequested({
          id,
          changes,
          baseline: baselineOf(aQuote({ clientId: 'c1' })),
        }),
      );
    }
    await app.settle(100);
    expect(
      projects(app)
        .map(({ quoteId }) => quoteId)
        .sort(),
    ).toEqual(['q1', 'q2']);
  });

  test('sign-out during the 100 ms: no project, no notice, nothing of it in the next session', async () => {
    const app = await seeded();
    app.dispatch(approve);
    await app.settle(50);
    app.dispatch(sessionActions.signOutRequested());
    await app.settle(1_000);
    expect(app.types('projects')).toEqual([]);
    expect(projects(app)).toEqual([]);
    expect(app.gateway.tables.quotes.of(marina.id)[0]?.status).toBe('approved');
  });

  test('never closes a form that somebody is filling in', async () => {
    const app = await seeded();
    app.dispatch(approve);
    app.dispatch(workspaceActions.modalOpened('projects', 'create', madeProjectId('q1', 0)));
    await app.settle(1_000);
    expect(app.types('projects')).toEqual(['projects/createdFromQuote']);
    expect(app.state().workspace.forms.modal).toMatchObject({ entity: 'projects', mode: 'create' });
  });
});

describe('the insert of the project', () => {
  const failedAndOffered = [
    { code: 'saveFailed', entity: 'projects' },
    { code: 'projectsMissing', quoteIds: ['q1'] },
  ];

  test('fails: logged and announced, the quote stays approved', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('projects.insert', 'refused');
    app.dispatch(approve);
    await app.settle(1_000);
    expect(app.types('projects')).toEqual(['projects/creationFromQuoteFailed']);
    expect(notices(app)).toEqual(failedAndOffered);
    expect(app.logged).toHaveLength(1);
    expect(app.state().quotes.entities['q1']?.status).toBe('approved');
  });

  test('of a second approval is cut: the project of the first one does not stand for it', async () => {
    const app = await seeded();
    app.dispatch(approve);
    await app.settle(1_000);
    app.dispatch(save('analyzing', {}, { status: 'approved' }));
    await app.settle(1_000);
    const { traffic } = app.gateway;
    traffic.fail('projects.insert', 'network');
    for (let load = 0; load < 2; load += 1) traffic.fail('projects.list', 'network');
    app.dispatch(save('approved', {}, { status: 'analyzing' }));
    await app.settle(500);
    const failed = () =>
      app.state().workspace.notices.shown.find(({ message }) => message.code === 'saveFailed');
    expect(failed()?.unconfirmed).toHaveLength(1);
    // The load shows that the project is not there.
    await app.settle(60_000);
    expect(projects(app)).toHaveLength(1);
    expect(failed()).toMatchObject({ message: { entity: 'projects' } });
    expect(failed()?.unconfirmed).toBeUndefined();
  });

  test('loses its reply: read again, found, announced as created', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('projects.insert');
    app.dispatch(approve);
    await app.settle(1_000);
    expect(app.types('projects')).toEqual([
      'projects/loadStarted',
      'projects/loaded',
      'projects/createdFromQuote',
    ]);
    expect(projects(app)).toHaveLength(1);
    expect(notices(app)).toMatchObject([{ code: 'projectCreated' }]);
  });

  test('never arrives: read again, not found, announced as failed, and not tried behind the back', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('projects.insert', 'network');
    app.dispatch(approve);
    await app.settle(600_000);
    expect(projects(app)).toEqual([]);
    expect(notices(app)).toEqual(failedAndOffered);
  });

  test('throws what nobody foresaw: logged, announced, and the next approval works', async () => {
    const app = await seeded();
    jest.spyOn(app.gateway.projects, 'insert').mockRejectedValueOnce(new TypeError('boom'));
    app.dispatch(approve);
    await app.settle(1_000);
    expect(notices(app)).toEqual(failedAndOffered);
    app.dispatch(save('rejected'));
    app.dispatch(approve);
    await app.settle(1_000);
    expect(projects(app)).toHaveLength(1);
  });
});

describe('an approval whose reply got lost', () => {
  test('is verified by reading again and makes its project', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('quotes.update');
    app.dispatch(approve);
    await app.settle(1_000);
    expect(app.types('quotes')).toEqual([
      'quotes/updateRequested',
      'quotes/loadStarted',
      'quotes/loaded',
      'quotes/updated',
      'quotes/approved',
    ]);
    expect(projects(app)).toHaveLength(1);
  });

  const unconfirmed = async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('quotes.update');
    app.gateway.traffic.fail('quotes.list', 'network');
    app.dispatch(approve);
    await app.settle();
    expect(app.types('quotes').at(-1)).toBe('quotes/updateFailed');
    return app;
  };

  test('is confirmed by a later load', async () => {
    const app = await unconfirmed();
    await app.settle(10_000);
    expect(app.types('quotes').slice(-2)).toEqual(['quotes/loaded', 'quotes/approved']);
    expect(projects(app)).toHaveLength(1);
  });

  test('is confirmed by the retry, once', async () => {
    const app = await unconfirmed();
    app.dispatch(approve);
    await app.settle(10_000);
    expect(app.types('quotes/approved')).toHaveLength(1);
    expect(projects(app)).toHaveLength(1);
  });

  test('is confirmed once also when the load ends while the retry is under way', async () => {
    const app = await unconfirmed();
    const release = app.gateway.traffic.hold('quotes.update');
    app.dispatch(approve);
    await app.settle(10_000);
    release();
    await app.settle(10_000);
    expect(app.types('quotes/approved')).toHaveLength(1);
    expect(projects(app)).toHaveLength(1);
  });

  test('is not confirmed twice when two loads of which one fails meet the retry', async () => {
    const app = await startSignedIn(({ tables }) => {
      tables.clients.seed(marina.id, aClient({ id: 'c1' }));
      for (const id of ['q1', 'q2'])
        tables.quotes.seed(marina.id, aQuote({ id, clientId: 'c1', items }));
    }, marina);
    const { traffic } = app.gateway;
    traffic.fail('quotes.update', 'network');
    traffic.fail('quotes.list', 'network');
    app.dispatch(approve);
    await app.settle();
    const release = traffic.hold('quotes.list');
    traffic.fail('quotes.list', 'network');
    traffic.fail('quotes.update', 'network');
    app.dispatch(
      quotesActions.updateRequested({
        id: 'q2',
        changes: { observations: 'x' },
        baseline: baselineOf(aQuote()),
      }),
    );
    await app.settle();
    app.dispatch(approve);
    await app.settle();
    release();
    await app.settle();
    app.dispatch(approve);
    await app.settle(600_000);
    expect(app.types('quotes/approved')).toHaveLength(1);
    expect(projects(app)).toHaveLength(1);
  });

  test('counts although another device has changed the text before it was read again', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('quotes.update');
    const release = app.gateway.traffic.hold('quotes.list');
    app.dispatch(approve);
    await app.settle();
    const [quote] = app.gateway.tables.quotes.of(marina.id);
    app.gateway.tables.quotes.seed(marina.id, { ...quote!, observations: 'from elsewhere' });
    release();
    await app.settle(1_000);
    expect(app.types('quotes').slice(-2)).toEqual(['quotes/updateFailed', 'quotes/approved']);
    expect(projects(app)).toHaveLength(1);
  });

  test('and was never carried out makes none', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('quotes.update', 'network');
    app.gateway.traffic.fail('quotes.list', 'network');
    app.dispatch(approve);
    await app.settle(10_000);
    expect(app.types('quotes/approved')).toEqual([]);
    expect(projects(app)).toEqual([]);
  });

  test('nor one that was not even sent, though another device has approved it by then', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('quotes.update');
    app.gateway.traffic.fail('quotes.list', 'network');
    app.dispatch(save('analyzing'));
    await app.settle();
    app.gateway.traffic.fail('quotes.list', 'network');
    app.dispatch(approve); // in doubt, and cannot be read: it is not sent
    await app.settle();
    app.gateway.tables.quotes.change('q1', { status: 'approved' });
    await app.settle(10_000);
    expect(app.state().quotes.entities['q1']?.status).toBe('approved');
    expect(app.types('quotes/approved')).toEqual([]);
    expect(projects(app)).toEqual([]);
  });

  test('is not told again by a load after a bulk change has approved the quote', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('quotes.update', 'network');
    app.gateway.traffic.fail('quotes.list', 'network');
    app.dispatch(approve);
    await app.settle();
    app.dispatch(markingActions.rowsMarked({ entity: 'quotes', ids: ['q1'], on: true }));
    const change = { kind: 'set', field: 'status', value: 'approved' } as const;
    app.dispatch(bulkActions.requested({ entity: 'quotes', ids: ['q1'], change }));
    await app.settle(10_000);
    expect(app.types('quotes/loaded')).toHaveLength(1);
    expect(app.types('quotes/approved')).toHaveLength(1);
    expect(projects(app)).toHaveLength(1);
  });

  test('does not haunt the next session', async () => {
    const app = await unconfirmed();
    app.gateway.announce({ type: 'signedOut' });
    app.gateway.announce({ type: 'signedIn', user: marina });
    await app.settle(10_000);
    expect(projects(app)).toEqual([]);
  });
});

describe('an approval before the clients could be loaded', () => {
  const started = async (
    seed: (tables: TestApp['gateway']['tables']) => void = () => undefined,
  ) => {
    const app = await startSignedIn(({ tables, traffic }) => {
      tables.clients.seed(marina.id, aClient({ id: 'c1', name: 'Padaria Estrela' }));
      tables.quotes.seed(marina.id, aQuote({ id: 'q1', clientId: 'c1', items }));
      traffic.fail('clients.list', 'network');
      seed(tables);
    }, marina);
    expect(app.state().clients).toMatchObject({ loaded: false, ids: [] });
    return app;
  };

  test('makes its project, once, as soon as they are there', async () => {
    const app = await started();
    app.dispatch(approve);
    await app.settle(1_000);
    expect(projects(app)).toEqual([]);
    await app.settle(600_000);
    expect(app.state().clients.loaded).toBe(true);
    expect(projects(app)).toMatchObject([{ name: 'Projeto - Padaria Estrela' }]);
    expect(notices(app)).toMatchObject([
      { code: 'projectCreated', name: 'Projeto - Padaria Estrela' },
    ]);
  });

  test('does not wait for a client who is known already', async () => {
    const app = await started();
    const release = app.gateway.traffic.hold('clients.list');
    app.dispatch(clientsActions.createRequested({ id: 'c2', draft: aClientDraft() }));
    await app.settle();
    app.dispatch(save('approved', { clientId: 'c2' }));
    await app.settle(100);
    expect(projects(app)).toMatchObject([{ clientId: 'c2' }]);
    release();
  });

  test('makes none when the client turns out to be gone', async () => {
    const app = await started();
    app.dispatch(save('approved', { clientId: 'nobody' }));
    await app.settle(600_000);
    expect(app.state().clients.loaded).toBe(true);
    expect(app.gateway.tables.projects.of(marina.id)).toEqual([]);
  });

  test('is void when the quote is deleted meanwhile', async () => {
    const app = await started();
    app.dispatch(approve);
    await app.settle(1_000);
    app.dispatch(quotesActions.deleteRequested({ id: 'q1' }));
    await app.settle(600_000);
    expect(projects(app)).toEqual([]);
  });

  test('ends with its session', async () => {
    const app = await started();
    app.dispatch(approve);
    await app.settle(1_000);
    app.gateway.announce({ type: 'signedOut' });
    app.gateway.announce({ type: 'signedIn', user: marina });
    await app.settle(600_000);
    expect(app.state().clients.loaded).toBe(true);
    expect(projects(app)).toEqual([]);
  });
});

test('an unexpected exception anywhere in the flow is logged with its action and leaves the watchers alive', async () => {
  const app = await seeded();
  const stop = app.store.subscribe(() => {
    if (app.types().at(-1) !== 'quotes/approved') return;
    stop();
    throw new Error('a broken listener');
  });
  app.dispatch(approve);
  await app.settle(1_000);
  expect(app.logged).toEqual([
    [
      'A saga failed',
      {
        action: expect.objectContaining({ type: 'quotes/updated' }) as object,
        error: expect.any(Error) as Error,
      },
    ],
  ]);
  app.dispatch(save('rejected'));
  app.dispatch(approve);
  app.dispatch(projectsActions.createRequested({ id: 'j1', draft: aProjectDraftOf('c1') }));
  await app.settle(1_000);
  expect(projects(app).length).toBeGreaterThanOrEqual(2);
});

function aProjectDraftOf(clientId: string) {
  return {
    quoteId: null,
    clientId,
    name: 'Outro',
    stages: [],
    responsible: null,
    startDate: '2027-01-31',
    deadline: '2027-02-28',
    status: 'pending' as const,
    attachments: [],
  };
}
