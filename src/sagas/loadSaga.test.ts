import { startApp, startSignedIn } from '../../test/app';
import { aClient, aClientDraft, aUser, baselineOf } from '../../test/builders';
import { fakeGateway } from '../../test/fakeGateway';
import { TABLE_LIST } from '../../test/tables';
import { clientsActions, clientsSelectors } from '../features/business/clients/clientsSlice';
import { retryRequested } from '../features/shared/loadCases';
import { selectIsReady } from '../features/app/session/sessionSlice';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });
const names = TABLE_LIST.map(({ name }) => name);

const seeded = () => {
  const gateway = fakeGateway().withSession(marina);
  for (const { name, seed } of TABLE_LIST) {
    seed(gateway, marina.id, `${name}-1`, { text: 'there' });
  }
  return gateway;
};

describe('the first load', () => {
  test('asks for all lists side by side', async () => {
    const gateway = seeded();
    const releases = names.map((name) => gateway.traffic.hold(`${name}.list`));
    const app = startApp({ gateway });
    await app.settle();
    expect(gateway.traffic.names()).toEqual([
      'session.restore',
      ...names.map((name) => `${name}.list`),
    ]);
    for (const release of releases) release();
    await app.settle();
    for (const { name, shown } of TABLE_LIST) expect(shown(app.state(), `${name}-1`)).toBe('there');
  });

  test.each(names)('is ready only once %s has settled, too', async (slow) => {
    const gateway = seeded();
    const release = gateway.traffic.hold(`${slow}.list`);
    const app = startApp({ gateway });
    await app.settle(60_000);
    expect(selectIsReady(app.state())).toBe(false);
    release();
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
    expect(app.types('session/dataReady')).toHaveLength(1);
  });

  test('is ready also when all fail; failures are logged and announced nowhere', async () => {
    const gateway = seeded();
    for (const name of names) gateway.traffic.fail(`${name}.list`, 'network');
    const app = startApp({ gateway });
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
    const untilReady = app.types().slice(0, app.types().indexOf('session/dataReady') + 1);
    expect(untilReady.slice(-names.length - 1)).toEqual([
      ...names.map((name) => `${name}/loadFailed`),
      'session/dataReady',
    ]);
    expect(app.logged.map(([message]) => message)).toEqual(
      names.map((name) => `Loading failed: ${name}/loaded`),
    );
    expect(app.state().workspace.notices.shown).toEqual([]);
  });

  test('that fails does not make the account look empty', async () => {
    const gateway = fakeGateway().withSession(marina);
    gateway.traffic.fail('clients.list', 'network');
    const app = startApp({ gateway });
    await app.settle();
    expect(clientsSelectors.selectIsEmpty(app.state())).toBe(false);
    await app.settle(2_000);
    expect(clientsSelectors.selectIsEmpty(app.state())).toBe(true);
  });

  test('an exception that nobody foresaw counts as a failed load and is retried', async () => {
    const gateway = seeded();
    jest.spyOn(gateway.clients, 'list').mockRejectedValueOnce(new TypeError('boom'));
    const app = startApp({ gateway });
    await app.settle();
    expect(app.logged).toEqual([['Loading failed: clients/loaded', expect.any(TypeError)]]);
    await app.settle(2_000);
    expect(app.state().clients.ids).toEqual(['clients-1']);
  });
});

describe('after a failed load', () => {
  const failing = async (times: number) => {
    const gateway = seeded();
    for (let i = 0; i < times; i += 1) gateway.traffic.fail('clients.list', 'network');
    const app = startApp({ gateway });
    await app.settle();
    const tries = () => gateway.traffic.names('clients.list').length;
    return { app, gateway, tries };
  };

  test('it is tried again after 2, 4, 8 … and at most 60 seconds', async () => {
    const { app, tries } = await failing(8);
    let expected = 1;
    for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
      await app.settle(pause * 1_000 - 1);
      expect(tries()).toBe(expected);
      await app.settle(1);
      expected += 1;
      expect(tries()).toBe(expected);
    }
    await app.settle(60_000);
    expect(app.state().clients.ids).toEqual(['clients-1']);
    await app.settle(600_000);
    expect(tries()).toBe(expected + 1);
  });

  test('and at once when a connection may be back', async () => {
    const { app, gateway, tries } = await failing(2);
    gateway.resume();
    await app.settle();
    expect(tries()).toBe(2);
    gateway.resume();
    await app.settle();
    expect(tries()).toBe(3);
    expect(app.state().clients.ids).toEqual(['clients-1']);
    gateway.resume();
    await app.settle();
    expect(tries()).toBe(3);
  });

  test('and at once when the user asks', async () => {
    const { app, tries } = await failing(1);
    app.dispatch(retryRequested());
    await app.settle();
    expect(tries()).toBe(2);
    expect(app.state().clients.ids).toEqual(['clients-1']);
  });

  test('nothing is left listening once it worked', async () => {
    const { app, gateway } = await failing(1);
    await app.settle(2_000);
    app.forget();
    gateway.resume();
    await app.settle(600_000);
    expect(gateway.traffic.calls).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('one list that fails does not make the others load again', async () => {
    const { app, gateway } = await failing(1);
    await app.settle(2_000);
    expect(gateway.traffic.names('quotes.list')).toHaveLength(1);
  });
});

describe('rows written during a load', () => {
  /** Starts a second load of the clients, which reads the rows before the writes and has not arrived yet. */
  const loadingAgain = async () => {
    const app = await startSignedIn(({ tables }) => {
      tables.clients.seed(marina.id, aClient({ id: 'kept' }), aClient({ id: 'lost' }));
    }, marina);
    app.gateway.tables.clients.seed(marina.id, aClient({ id: 'lost', phone: 'from elsewhere' }));
    app.gateway.traffic.fail('clients.update', 'network');
    const release = app.gateway.traffic.hold('clients.list', 'answer');
    app.dispatch(
      clientsActions.updateRequested({
        id: 'kept',
        changes: { phone: '1' },
        baseline: baselineOf(aClient()),
      }),
    );
    await app.settle();
    expect(app.types().at(-1)).toBe('clients/loadStarted');
    return { app, release };
  };

  test('a created row survives it', async () => {
    const { app, release } = await loadingAgain();
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle();
    release();
    await app.settle();
    expect(Object.keys(app.state().clients.entities).sort()).toEqual(['kept', 'lost', 'new']);
  });

  test('an updated row is not set back', async () => {
    const { app, release } = await loadingAgain();
    app.dispatch(
      clientsActions.updateRequested({
        id: 'lost',
        changes: { name: 'Nova' },
        baseline: baselineOf(aClient()),
      }),
    );
    await app.settle();
    release();
    await app.settle();
    expect(app.state().clients.entities['lost']?.name).toBe('Nova');
  });

  test('a row that was saved unchanged takes what was found', async () => {
    const { app, release } = await loadingAgain();
    app.dispatch(
      clientsActions.updateRequested({ id: 'lost', changes: {}, baseline: baselineOf(aClient()) }),
    );
    await app.settle();
    expect(app.types()).toContain('clients/updated');
    release();
    await app.settle();
    expect(app.state().clients.entities['lost']?.phone).toBe('from elsewhere');
  });

  test('a deleted row does not come back', async () => {
    const { app, release } = await loadingAgain();
    app.dispatch(clientsActions.deleteRequested({ id: 'lost' }));
    await app.settle();
    release();
    await app.settle();
    expect(app.state().clients.ids).toEqual(['kept']);
  });
});

test('a load that fails leaves the list as it was', async () => {
  const app = await startSignedIn(({ tables }) => {
    tables.clients.seed(marina.id, aClient({ id: 'kept' }));
  }, marina);
  app.gateway.traffic.fail('clients.update', 'network');
  app.gateway.traffic.fail('clients.list', 'network');
  app.dispatch(
    clientsActions.updateRequested({
      id: 'kept',
      changes: { phone: '1' },
      baseline: baselineOf(aClient()),
    }),
  );
  await app.settle();
  expect(app.types()).toContain('clients/loadFailed');
  expect(app.state().clients).toMatchObject({ ids: ['kept'], loaded: true });
});
