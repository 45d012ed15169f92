import { startApp } from '../../test/app';
import {
  aClient,
  aClientDraft,
  anExpense,
  anExpenseDraft,
  aUser,
  baselineOf,
} from '../../test/builders';
import { fakeGateway, keptOf, type FakeGateway } from '../../test/fakeGateway';
import { TABLE_LIST } from '../../test/tables';
import type { Client } from '../features/business/clients/client';
import { clientsActions, clientsSelectors } from '../features/business/clients/clientsSlice';
import { deviceActions, selectKeepsSnapshots } from '../features/app/device/deviceSlice';
import { selectIsAnyStale, selectShownAt } from '../features/app/entities/staleLists';
import { expensesActions } from '../features/business/expenses/expensesSlice';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { projectsSelectors } from '../features/business/projects/projectsSlice';
import {
  selectIsReady,
  selectSession,
  selectUser,
  sessionActions,
} from '../features/app/session/sessionSlice';
import { GatewayError, type KeptSnapshot } from '../gateway/gateway';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:05:00Z') });
});

const marina = aUser({ id: 'marina' });
const davi = aUser({ id: 'davi' });
const names = TABLE_LIST.map(({ name }) => name);

const seeded = (text = 'there'): FakeGateway => {
  const gateway = fakeGateway().withSession(marina);
  for (const { name, seed } of TABLE_LIST) seed(gateway, marina.id, `${name}-1`, { text });
  return gateway;
};

/** Makes a first visit, which ends when everything is in the snapshot. */
async function visited(gateway = seeded()): Promise<FakeGateway> {
  const app = startApp({ gateway });
  await app.settle(20_000);
  expect(gateway.snapshot).not.toBeNull();
  app.forget();
  return gateway;
}

/** Starts the next visit of the user whose session is stored. */
const visit = (gateway: FakeGateway) => startApp({ gateway, kept: gateway.snapshots.read(true) });

const held = (gateway: FakeGateway) => {
  const releases = names.map((name) => gateway.traffic.hold(`${name}.list`));
  return () => {
    for (const release of releases) release();
  };
};

/** Another device stores a client. */
const put = (gateway: FakeGateway, client: Client): void => {
  gateway.tables.clients.rows.set(client.id, { userId: marina.id, row: client });
};

/** From now on the calls with these names get no answer. */
function lose(gateway: FakeGateway, isLost: (name: string) => boolean): void {
  gateway.traffic.troubleFor = (name) =>
    isLost(name)
      ? { before: () => Promise.reject(new GatewayError('network', `${name} fails`)) }
      : {};
}

describe('what is kept', () => {
  test('is every list, side tables besides, with its user and the time', async () => {
    const { snapshot } = await visited();
    expect(snapshot).toMatchObject({ user: marina });
    expect(Object.keys(snapshot?.rows ?? {})).toEqual(
      expect.arrayContaining([...names, 'profiles', 'quoteDetails', 'paymentParts']),
    );
    for (const { name } of TABLE_LIST) {
      expect(snapshot?.rows[name]).toEqual([expect.objectContaining({ id: `${name}-1` })]);
    }
  });

  test('follows what is saved, and only the table that has changed', async () => {
    const gateway = await visited();
    const app = visit(gateway);
    await app.settle(20_000);
    const write = jest.spyOn(gateway.snapshots, 'write');
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle(20_000);
    expect(write).toHaveBeenCalledTimes(1);
    expect(Object.keys(write.mock.calls[0]?.[0].rows ?? {})).toEqual(['clients']);
    expect(gateway.snapshot?.rows.clients?.map(({ id }) => id)).toContain('new');
  });

  test('is dated anew, and not written again, where the next visit finds the same rows', async () => {
    const gateway = await visited();
    const write = jest.spyOn(gateway.snapshots, 'write');
    const app = visit(gateway);
    await app.settle(20_000);
    expect(write.mock.calls.map(([{ rows }]) => rows)).toEqual([{}]);
  });

  test('is nothing before all lists were loaded', async () => {
    const gateway = seeded();
    lose(gateway, (name) => name === 'payments.list');
    const app = startApp({ gateway });
    await app.settle(20_000);
    expect(gateway.snapshot).toBeNull();
  });

  test('stays as it was where the device has no room', async () => {
    const gateway = seeded();
    jest.spyOn(gateway.snapshots, 'write').mockRejectedValue(new Error('QuotaExceededError'));
    const app = startApp({ gateway });
    await app.settle(20_000);
    expect(app.logged).toContainEqual([
      'Keeping the lists on this device failed',
      expect.any(Error),
    ]);
    expect(selectIsReady(app.state())).toBe(true);
  });
});

describe('the next visit', () => {
  test('that begins in another section asks the backend once its first screen stands', async () => {
    const gateway = await visited();
    let stand = (): void => undefined;
    const firstScreen = new Promise<void>((resolve) => {
      stand = resolve;
    });
    const app = startApp({ gateway, kept: gateway.snapshots.read(false), firstScreen });
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
    expect(app.types('clients/')).toEqual(['clients/recalled']);
    stand();
    await app.settle();
    expect(selectIsAnyStale(app.state())).toBe(false);
  });

  test('shows it before the backend has answered, and as being refreshed', async () => {
    const gateway = await visited();
    const release = held(gateway);
    const app = visit(gateway);
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
    for (const { name, shown } of TABLE_LIST) expect(shown(app.state(), `${name}-1`)).toBe('there');
    expect(selectIsAnyStale(app.state())).toBe(true);
    release();
    await app.settle();
    expect(selectIsAnyStale(app.state())).toBe(false);
    expect(app.types('session/')).toEqual([
      'session/signedIn',
      'session/dataRecalled',
      'session/dataReady',
    ]);
  });

  test('a row that changed, one that went and one that came are right a moment later', async () => {
    const gateway = seeded();
    put(gateway, aClient({ id: 'goes' }));
    await visited(gateway);
    gateway.tables.clients.rows.delete('goes');
    put(gateway, aClient({ id: 'clients-1', name: 'Changed' }));
    put(gateway, aClient({ id: 'comes' }));
    const app = visit(gateway);
    await app.settle();
    const ids = clientsSelectors.selectAll(app.state()).map(({ id }) => id);
    expect([...ids].sort()).toEqual(['clients-1', 'comes']);
    expect(clientsSelectors.selectById(app.state(), 'clients-1')?.name).toBe('Changed');
  });

  test('what comes from the device after the answer is left out', async () => {
    const gateway = await visited();
    put(gateway, aClient({ id: 'clients-1', name: 'Changed' }));
    let tell: (snapshot: KeptSnapshot | null) => void = () => undefined;
    const kept = new Promise<KeptSnapshot | null>((resolve) => (tell = resolve));
    const app = startApp({ gateway, kept });
    await app.settle();
    tell(await gateway.snapshots.read(true));
    await app.settle();
    expect(clientsSelectors.selectById(app.state(), 'clients-1')?.name).toBe('Changed');
    expect(selectIsAnyStale(app.state())).toBe(false);
  });

  test('a list that says the same stays the same, so that nothing is rendered anew', async () => {
    const gateway = await visited();
    const release = held(gateway);
    const app = visit(gateway);
    await app.settle();
    const before = app.state().projects.entities;
    const all = projectsSelectors.selectAll(app.state());
    release();
    await app.settle();
    expect(app.state().projects.entities).toBe(before);
    expect(projectsSelectors.selectAll(app.state())).toBe(all);
  });

  test('a form over a row that has changed since says so instead of overwriting it', async () => {
    const gateway = await visited();
    put(gateway, aClient({ id: 'clients-1', name: 'Elsewhere' }));
    held(gateway);
    const app = visit(gateway);
    await app.settle();
    const baseline = baselineOf(clientsSelectors.selectById(app.state(), 'clients-1') ?? aClient());
    app.dispatch(
      clientsActions.updateRequested({ id: 'clients-1', changes: { name: 'Here' }, baseline }),
    );
    await app.settle();
    expect(app.types('clients/update')).toContain('clients/updateConflicted');
    expect(gateway.tables.clients.rows.get('clients-1')?.row.name).toBe('Elsewhere');
  });

  test('without a network: shown with its time, nobody signed out', async () => {
    const gateway = await visited();
    const at = gateway.snapshot?.at;
    lose(gateway, () => true);
    const app = visit(gateway);
    await app.settle();
    gateway.sign('offline');
    await app.settle(60_000);
    expect(selectUser(app.state())).toEqual(marina);
    expect(selectIsReady(app.state())).toBe(true);
    expect(clientsSelectors.selectById(app.state(), 'clients-1')).not.toBeNull();
    expect(selectShownAt(app.state())).toBe(at);
    expect(gateway.snapshot).not.toBeNull();
  });

  test('a session that turns out to be refused takes it along', async () => {
    const gateway = await visited();
    const release = gateway.traffic.hold('session.restore');
    const app = visit(gateway);
    await app.settle();
    expect(selectUser(app.state())).toEqual(marina);
    gateway.signedInAs = null;
    release();
    await app.settle();
    expect(selectSession(app.state())).toMatchObject({ status: 'signedOut', lost: true });
    expect(app.state().clients.ids).toEqual([]);
    expect(gateway.snapshot).toBeNull();
  });
});

describe('the dashboard’s figures', () => {
  /** A first visit after which the figures are on this device. */
  function visitedWithExpense(): Promise<FakeGateway> {
    const gateway = seeded();
    gateway.tables.expenses.rows.clear();
    gateway.tables.expenses.seed(marina.id, anExpense({ id: 'paper', amount: 40 }));
    return visited(gateway);
  }

  test('are kept with the rows, of a small account, too', async () => {
    const gateway = await visitedWithExpense();
    expect(gateway.snapshot?.figures?.totals.expenses).toBe(40);
    expect(gateway.snapshot?.figures?.today.day).toBe('2026-11-24');
  });

  test('are not kept of a new user, whose dashboard begins with the first steps', async () => {
    const gateway = seeded();
    gateway.tables.quotes.rows.clear();
    expect((await visited(gateway)).snapshot?.figures).toBeNull();
  });

  test('are those of all tables when one of them has changed', async () => {
    const gateway = await visitedWithExpense();
    const app = visit(gateway);
    await app.settle(20_000);
    app.dispatch(
      expensesActions.createRequested({ id: 'new', draft: anExpenseDraft({ amount: 500 }) }),
    );
    await app.settle(20_000);
    expect(gateway.snapshot?.figures?.totals.expenses).toBe(540);
  });

  test('are not kept with what is shown and not stored yet', async () => {
    const gateway = await visitedWithExpense();
    const app = visit(gateway);
    await app.settle(20_000);
    gateway.traffic.hold('payments.update');
    app.dispatch(paymentsActions.paidToggled({ id: 'payments-1', paid: true }));
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle(20_000);
    expect(gateway.snapshot?.rows.clients?.map(({ id }) => id)).toContain('new');
    expect(gateway.snapshot?.figures).toBeNull();
  });

  test('stand before the rows are read, and then the backend is asked', async () => {
    const gateway = await visitedWithExpense();
    let stand = (): void => undefined;
    const firstScreen = new Promise<void>((resolve) => {
      stand = resolve;
    });
    const app = startApp({ gateway, kept: gateway.snapshots.read(true), firstScreen });
    await app.settle();
    expect(selectUser(app.state())).toEqual(marina);
    expect(selectIsReady(app.state())).toBe(false);
    expect(app.types('clients/')).toEqual([]);
    stand();
    await app.settle();
    const types = ['clients/recalled', 'clients/loadStarted', 'clients/loaded'];
    expect(app.types('clients/')).toEqual(types);
    expect(app.types('session/').slice(-2)).toEqual(['session/dataRecalled', 'session/dataReady']);
  });

  test('are followed by the backend’s rows where another tab took the snapshot’s away', async () => {
    const gateway = await visitedWithExpense();
    const snapshot = await gateway.snapshots.read(true);
    const kept = snapshot && { ...snapshot, readRows: () => Promise.resolve(null) };
    const app = startApp({ gateway, kept: Promise.resolve(kept), firstScreen: Promise.resolve() });
    await app.settle();
    expect(app.types('clients/')).toEqual(['clients/loadStarted', 'clients/loaded']);
    expect(selectIsReady(app.state())).toBe(true);
  });
});

describe('nothing of it stays', () => {
  test('after signing out', async () => {
    const gateway = await visited();
    const app = visit(gateway);
    await app.settle(20_000);
    app.dispatch(sessionActions.signOutRequested());
    await app.settle(20_000);
    expect(gateway.snapshot).toBeNull();
  });

  test('after signing out in another tab', async () => {
    const gateway = await visited();
    const app = visit(gateway);
    await app.settle(20_000);
    gateway.signedInAs = null;
    gateway.announce({ type: 'signedOut' });
    await app.settle(20_000);
    expect(gateway.snapshot).toBeNull();
  });

  test('where the session ended while no page was open', async () => {
    const gateway = await visited();
    gateway.signedInAs = null;
    const app = visit(gateway);
    await app.settle();
    expect(selectSession(app.state()).status).toBe('signedOut');
    expect(gateway.snapshot).toBeNull();
    await app.settle(20_000);
    expect(gateway.snapshot).toBeNull();
  });

  test('for another account', async () => {
    const gateway = await visited();
    gateway.withSession(davi);
    const app = startApp({
      gateway,
      kept: Promise.resolve(gateway.snapshot && keptOf(gateway.snapshot)),
      // The first screen never comes. The saga must not wait for it, because it would not show the snapshot.
      firstScreen: new Promise(() => undefined),
    });
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
    expect(clientsSelectors.selectAll(app.state())).toEqual([]);
    expect(selectUser(app.state())).toEqual(davi);
    expect(JSON.stringify(app.state().clients)).not.toContain('there');
    await app.settle(20_000);
    expect(gateway.snapshot?.user).toEqual(davi);
    expect(JSON.stringify(gateway.snapshot)).not.toContain('there');
  });

  test('once it is not to be kept, and it is kept again once it is', async () => {
    const gateway = await visited();
    const app = visit(gateway);
    await app.settle(20_000);
    app.dispatch(deviceActions.keepingChosen({ keeps: false }));
    await app.settle(20_000);
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle(20_000);
    expect(gateway.snapshot).toBeNull();
    expect(gateway.keepsSnapshots).toBe(false);
    const next = visit(gateway);
    expect(selectKeepsSnapshots(next.state())).toBe(false);
    await next.settle(20_000);
    expect(gateway.snapshot).toBeNull();
    app.dispatch(deviceActions.keepingChosen({ keeps: true }));
    await app.settle(20_000);
    expect(gateway.snapshot?.rows.clients?.map(({ id }) => id)).toContain('new');
  });

  test('with all that is stored of the account', async () => {
    const gateway = await visited();
    const app = visit(gateway);
    await app.settle(20_000);
    const erase = jest.spyOn(gateway.snapshots, 'erase');
    app.dispatch({ type: 'ownData/erased', payload: { total: 5 } });
    await app.settle();
    expect(erase).toHaveBeenCalled();
  });

  test('where another tab erases the account’s data: this one loads them again before it keeps any', async () => {
    const gateway = await visited();
    const app = visit(gateway);
    await app.settle(20_000);
    // The page of the first visit is still open.
    const releases = ['payments.list', 'payments.list'].map((name) => gateway.traffic.hold(name));
    gateway.eraseElsewhere();
    // Changes rows that this page still shows from the snapshot.
    app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    await app.settle(20_000);
    expect(gateway.snapshot).toBeNull();
    for (const release of releases) release();
    await app.settle(20_000);
    expect(app.state().payments.ids).toEqual([]);
    expect(JSON.stringify(gateway.snapshot)).not.toContain('there');
    expect(gateway.snapshot?.rows.clients?.map(({ id }) => id)).toEqual(['new']);
  });
});
