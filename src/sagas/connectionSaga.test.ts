import { startApp, startSignedIn } from '../../test/app';
import { aClientDraft, aUser } from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { clientsActions, clientsSelectors } from '../features/business/clients/clientsSlice';
import { selectIsOffline } from '../features/app/device/deviceSlice';
import { selectShownAt } from '../features/app/entities/staleLists';
import { selectModal } from '../features/app/forms/formsSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { GatewayError } from '../gateway/gateway';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:05:00Z') });
});

async function signedIn() {
  const app = await startSignedIn(() => undefined);
  const { gateway } = app;
  await app.settle(5_000);
  gateway.sign('answered');
  app.forget();
  /** From now on no request gets an answer. The browser may also report that it is offline. */
  const cut = () => {
    gateway.traffic.troubleFor = (name) => ({
      before: () => Promise.reject(new GatewayError('network', `${name} fails`)),
    });
  };
  const mend = () => {
    gateway.traffic.troubleFor = () => ({});
  };
  return { app, gateway, cut, mend };
}

describe('there is no network', () => {
  test('once a request fails and the browser knows of none, with the time of the last answer', async () => {
    const { app, gateway } = await signedIn();
    const at = new Date().toISOString();
    await app.settle(60_000);
    gateway.sign('offline');
    expect(selectIsOffline(app.state())).toBe(true);
    expect(selectShownAt(app.state())).toBe(at);
  });

  test('one request without an answer says nothing yet, two that are a second apart do', async () => {
    const { app, gateway } = await signedIn();
    gateway.sign('unanswered');
    gateway.sign('unanswered');
    expect(selectIsOffline(app.state())).toBe(false);
    await app.settle(1_000);
    gateway.sign('unanswered');
    expect(selectIsOffline(app.state())).toBe(true);
  });

  test('an answer between the two says that there is one', async () => {
    const { app, gateway } = await signedIn();
    gateway.sign('unanswered');
    gateway.sign('answered');
    await app.settle(1_000);
    gateway.sign('unanswered');
    expect(selectIsOffline(app.state())).toBe(false);
  });

  test('where the browser says so it is tried: the backend may be on this very machine', async () => {
    const { app, gateway } = await signedIn();
    gateway.sign('doubtful');
    await app.settle();
    expect(gateway.traffic.names()).toEqual(['profiles.find']);
    expect(selectIsOffline(app.state())).toBe(false);
  });
});

describe('without a network', () => {
  test('a save ends at once with nothing sent, and what was typed stays', async () => {
    const { app, gateway, cut } = await signedIn();
    app.dispatch(workspaceActions.modalOpened('clients', 'create', 'new'));
    cut();
    gateway.sign('offline');
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle();
    expect(app.actions.find(({ type }) => type === 'clients/createFailed')?.payload).toEqual({
      id: 'new',
      failure: 'unsent',
    });
    expect(gateway.traffic.names('clients.')).toEqual([]);
    expect(selectModal(app.state())).toMatchObject({ id: 'new', saving: false, failure: 'unsent' });
  });

  test('also where the request would wait for ever', async () => {
    const { app, gateway } = await signedIn();
    gateway.sign('offline');
    gateway.traffic.hold('profiles.find');
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle(2_000);
    expect(app.types('clients/create')).toContain('clients/createFailed');
  });

  test('a save is sent where the connection turns out to be back', async () => {
    const { app, gateway } = await signedIn();
    gateway.sign('offline');
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle();
    expect(app.types('clients/create')).toContain('clients/created');
  });

  test('a later save counts nothing as sent that was not', async () => {
    const { app, gateway, cut, mend } = await signedIn();
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle();
    const row = clientsSelectors.selectById(app.state(), 'new');
    if (!row) throw new Error('not created');
    const baseline = { shown: row, stored: row };
    const rename = clientsActions.updateRequested({ id: 'new', changes: { name: 'B' }, baseline });
    cut();
    gateway.sign('offline');
    app.dispatch(rename);
    await app.settle();
    expect(app.types('clients/update').at(-1)).toBe('clients/updateFailed');
    mend();
    gateway.sign('answered');
    await app.settle();
    app.dispatch(rename);
    await app.settle();
    expect(app.types('clients/update').at(-1)).toBe('clients/updated');
  });
});

test('once it is back, everything is read again and told', async () => {
  const { app, gateway } = await signedIn();
  gateway.sign('offline');
  app.forget();
  gateway.sign('answered');
  await app.settle();
  expect(selectIsOffline(app.state())).toBe(false);
  expect(gateway.traffic.names().sort()).toEqual(
    Object.keys(gateway.tables)
      .map((table) => `${table}.list`)
      .sort(),
  );
  expect(app.types('device/')).toEqual(['device/connectionBack', 'device/refreshed']);
  expect(app.state().workspace.notices.shown.map(({ message }) => message.code)).toEqual([
    'refreshed',
  ]);
});

test('it is told as refreshed only once every table could be read', async () => {
  const { app, gateway } = await signedIn();
  gateway.sign('offline');
  gateway.traffic.fail('expenses.list', 'network');
  gateway.sign('answered');
  await app.settle();
  expect(app.types('device/')).not.toContain('device/refreshed');
  await app.settle(5_000);
  expect(app.types('device/').slice(-2)).toEqual(['device/connectionBack', 'device/refreshed']);
});

/** Makes every call succeed or fail, and reports signs of the connection as the real client would. */
function setReachable(gateway: FakeGateway, isThere: boolean): void {
  gateway.traffic.troubleFor = (name) => ({
    before: () => {
      gateway.sign(isThere ? 'answered' : 'unanswered');
      return isThere
        ? Promise.resolve()
        : Promise.reject(new GatewayError('network', `${name} fails`));
    },
  });
}

describe('a visit that began without a backend', () => {
  /** Starts the app with a snapshot. The backend cannot be reached for the first `ms` milliseconds. */
  async function begunWithout(ms: number) {
    const gateway = fakeGateway().withSession(aUser());
    const before = startApp({ gateway });
    await before.settle(20_000);
    setReachable(gateway, false);
    const app = startApp({ gateway, kept: gateway.snapshots.read(false) });
    await app.settle(ms);
    expect(selectIsOffline(app.state())).toBe(true);
    return { app, gateway };
  }

  // The pauses between two loads of a table grow up to one minute.
  test.each([5, 20, 40, 65, 100, 130, 200, 310])(
    'hears within 15 s that it is back, after %i s',
    async (seconds) => {
      const { app, gateway } = await begunWithout(seconds * 1_000);
      setReachable(gateway, true);
      await app.settle(15_000);
      expect(app.types('device/').slice(-2)).toEqual(['device/connectionBack', 'device/refreshed']);
    },
  );

  test('is not told as refreshed where it goes away again meanwhile', async () => {
    const { app, gateway } = await begunWithout(20_000);
    setReachable(gateway, true);
    // The first failure meets the table's own retry, the second the refresh of all tables.
    gateway.traffic.fail('expenses.list', 'network');
    gateway.traffic.fail('expenses.list', 'network');
    gateway.resume();
    await app.settle();
    setReachable(gateway, false);
    await app.settle(60_000);
    expect(app.types('device/').at(-1)).toBe('device/connectionLost');
    setReachable(gateway, true);
    await app.settle(15_000);
    expect(app.types('device/').filter((type) => type === 'device/refreshed')).toHaveLength(1);
  });
});
