import { aClient, aClientDraft, aUser } from '../../test/builders';
import { startApp, startSignedIn } from '../../test/app';
import { fakeGateway } from '../../test/fakeGateway';
import { SIDE_TABLE_LIST, TABLE_NAMES } from '../../test/sideTables';
import { clientsActions, clientsSelectors } from '../features/business/clients/clientsSlice';
import type { AuthFailure } from '../features/app/session/authFailure';
import { selectIsReady, selectUser, sessionActions } from '../features/app/session/sessionSlice';
import { ENTITIES } from '../features/app/entities/entities';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { AuthError } from '../gateway/gateway';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina', email: 'marina@prado.art.br', fullName: 'Marina Prado' });
const bento = aUser({ id: 'bento', email: 'bento@serra.eng.br', fullName: 'Bento Serra' });
const credentials = { email: marina.email, password: 'pincel-e-prumo' };

const loading = [
  ...ENTITIES.map((entity) => `${entity}/loadStarted`),
  ...ENTITIES.map((entity) => `${entity}/loaded`),
  'session/dataReady',
  ...SIDE_TABLE_LIST.map(({ name }) => `${name}/loadStarted`),
  'navigation/firstStepsOffered',
  ...SIDE_TABLE_LIST.map(({ name }) => `${name}/loaded`),
];

const withAccounts = () => {
  const gateway = fakeGateway();
  gateway.accounts.push({ ...marina, password: credentials.password });
  gateway.accounts.push({ ...bento, password: credentials.password });
  return gateway;
};

describe('restoring', () => {
  test('a stored session is checked, then everything is loaded', async () => {
    const app = startApp({ gateway: fakeGateway().withSession(marina) });
    expect(app.state().session).toMatchObject({ status: 'checking' });
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedIn', user: marina, ready: true });
    expect(app.types()).toEqual(['session/signedIn', ...loading]);
    expect(app.gateway.traffic.names()).toEqual([
      'session.restore',
      ...ENTITIES.map((entity) => `${entity}.list`),
      ...SIDE_TABLE_LIST.map(({ name }) => `${name}.list`),
    ]);
  });

  test('without a stored session there is nothing to check', async () => {
    const app = startApp();
    expect(app.state().session).toMatchObject({ status: 'signedOut', screen: 'landing' });
    await app.settle();
    expect(app.types()).toEqual([]);
    expect(app.gateway.traffic.calls).toEqual([]);
  });

  test('a stored session that has expired leads to the landing page', async () => {
    const app = startApp({ hasStoredSession: true });
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedOut', screen: 'landing' });
    expect(app.actions).toEqual([sessionActions.signedOut({ lost: false })]);
  });

  test('without a network it goes on checking, tries again with growing pauses, and is back with it', async () => {
    const gateway = fakeGateway().withSession(marina);
    for (let i = 0; i < 3; i += 1) gateway.traffic.fail('session.restore', 'network');
    const app = startApp({ gateway });
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'checking', restoreDelayed: true });
    expect(app.logged).toEqual([['Restoring the session failed', expect.any(Error)]]);
    await app.settle(999);
    expect(gateway.traffic.names('session.restore')).toHaveLength(1);
    await app.settle(1);
    expect(gateway.traffic.names('session.restore')).toHaveLength(2);
    await app.settle(2_000);
    expect(gateway.traffic.names('session.restore')).toHaveLength(3);
    gateway.resume();
    await app.settle();
    expect(app.state().session).toMatchObject({
      status: 'signedIn',
      user: marina,
    });
  });

  test('an answer that is long in coming is not waited for in silence', async () => {
    const gateway = fakeGateway().withSession(marina);
    const release = gateway.traffic.hold('session.restore');
    const app = startApp({ gateway });
    await app.settle(4_999);
    expect(app.state().session).toMatchObject({ status: 'checking', restoreDelayed: false });
    await app.settle(1);
    expect(app.state().session).toMatchObject({ status: 'checking', restoreDelayed: true });
    release();
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedIn' });
  });

  test('once somebody has signed in elsewhere nothing is restored any more', async () => {
    const gateway = fakeGateway().withSession(marina);
    for (let i = 0; i < 9; i += 1) gateway.traffic.fail('session.restore', 'network');
    const app = startApp({ gateway });
    await app.settle();
    gateway.announce({ type: 'signedIn', user: marina });
    await app.settle(60_000);
    expect(app.state().session).toMatchObject({ status: 'signedIn' });
    expect(gateway.traffic.names('session.restore')).toHaveLength(1);
  });

  test('a sign-out in another tab meanwhile is not undone by the answer', async () => {
    const gateway = fakeGateway().withSession(marina);
    const release = gateway.traffic.hold('session.restore', 'answer');
    const app = startApp({ gateway });
    await app.settle();
    gateway.announce({ type: 'signedOut' });
    await app.settle();
    release();
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedOut', screen: 'landing' });
  });
});

describe('signing in', () => {
  test('enters once, although the backend also announces it, and loads', async () => {
    const app = startApp({ gateway: withAccounts() });
    app.dispatch(sessionActions.signInRequested(credentials));
    expect(app.state().session).toMatchObject({ pending: true });
    await app.settle();
    expect(app.state().session).toMatchObject({
      status: 'signedIn',
      signingOut: false,
      user: marina,
    });
    expect(app.types()).toEqual(['session/signInRequested', 'session/signedIn', ...loading]);
  });

  test('the password reaches the backend and no reducer', async () => {
    const app = startApp({ gateway: withAccounts() });
    app.dispatch(sessionActions.signInRequested(credentials));
    await app.settle();
    expect(app.actions[0]?.payload).toEqual({ email: marina.email, password: '[redacted]' });
    expect(app.state().session.status).toBe('signedIn');
  });

  test('a second click while it is under way is one call', async () => {
    const app = startApp({ gateway: withAccounts() });
    app.dispatch(sessionActions.signInRequested(credentials));
    app.dispatch(sessionActions.signInRequested(credentials));
    await app.settle();
    expect(app.gateway.traffic.names('session.signIn')).toHaveLength(1);
  });

  const codes: AuthFailure[] = [
    'invalidCredentials',
    'emailNotConfirmed',
    'tooManyRequests',
    'network',
    'unknown',
  ];
  test.each(codes)('%s is reported and the form can be sent again', async (failure) => {
    const gateway = withAccounts();
    jest
      .spyOn(gateway.session, 'signIn')
      .mockRejectedValueOnce(new AuthError(failure, 'no such luck'));
    const app = startApp({ gateway });
    app.dispatch(sessionActions.signInRequested(credentials));
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedOut', failure, pending: false });
    expect(app.types()).toEqual(['session/signInRequested', 'session/signInFailed']);
    expect(JSON.stringify(app.logged)).not.toContain(credentials.password);
    app.dispatch(sessionActions.signInRequested(credentials));
    expect(app.state().session).toMatchObject({ failure: null });
    await app.settle();
    expect(app.state().session.status).toBe('signedIn');
  });

  test('an unexpected exception counts as a lost connection', async () => {
    const gateway = withAccounts();
    jest.spyOn(gateway.session, 'signIn').mockRejectedValueOnce(new TypeError('boom'));
    const app = startApp({ gateway });
    app.dispatch(sessionActions.signInRequested(credentials));
    await app.settle();
    expect(app.state().session).toMatchObject({ failure: 'network' });
    expect(app.logged).toEqual([['Signing in failed', expect.any(TypeError)]]);
  });
});

describe('signing up', () => {
  const account = { fullName: 'Ana Luz', email: 'ana@luz.com.br', password: 'segredo-1' };

  test('returns to login, signed out, with the e-mail kept and no password anywhere', async () => {
    const app = startApp();
    app.dispatch(sessionActions.authScreenOpened('signUp'));
    app.dispatch(sessionActions.signUpRequested(account));
    await app.settle();
    expect(app.state().session).toMatchObject({
      status: 'signedOut',
      screen: 'auth',
      mode: 'login',
      email: account.email,
      signedUp: 'ready',
      pending: false,
    });
    expect(app.types()).toEqual([
      'session/authScreenOpened',
      'session/signUpRequested',
      'session/signedUp',
    ]);
    expect(JSON.stringify([app.actions, app.state()])).not.toContain(account.password);
    app.dispatch(sessionActions.signInRequested(account));
    await app.settle();
    expect(selectUser(app.state())?.fullName).toBe('Ana Luz');
  });

  const codes: AuthFailure[] = [
    'alreadyRegistered',
    'weakPassword',
    'invalidEmail',
    'network',
    'unknown',
  ];
  test.each(codes)('%s is reported and stays on sign-up', async (failure) => {
    const gateway = fakeGateway();
    jest.spyOn(gateway.session, 'signUp').mockRejectedValueOnce(new AuthError(failure, 'no'));
    const app = startApp({ gateway });
    app.dispatch(sessionActions.authScreenOpened('signUp'));
    app.dispatch(sessionActions.signUpRequested(account));
    await app.settle();
    expect(app.state().session).toMatchObject({ mode: 'signUp', failure, pending: false });
    expect(app.logged).toEqual([['Signing up failed', expect.any(AuthError)]]);
  });

  test('an e-mail that is taken says so', async () => {
    const app = startApp({ gateway: withAccounts() });
    app.dispatch(sessionActions.authScreenOpened('signUp'));
    app.dispatch(sessionActions.signUpRequested({ ...account, email: marina.email }));
    await app.settle();
    expect(app.state().session).toMatchObject({ failure: 'alreadyRegistered' });
  });
});

describe('while signed in', () => {
  test('the SIGNED_IN that comes again when a tab regains the focus changes nothing', async () => {
    const app = await startSignedIn(undefined, marina);
    app.dispatch(workspaceActions.modalOpened('clients', 'create', 'c1'));
    app.gateway.announce({ type: 'signedIn', user: { ...marina } });
    await app.settle();
    expect(app.types()).toEqual(['workspace/modalOpened']);
    expect(app.state().workspace.forms.modal?.id).toBe('c1');
    expect(app.gateway.traffic.calls).toEqual([]);
  });

  test('a new name arrives without loading again', async () => {
    const app = await startSignedIn(undefined, marina);
    const user = { ...marina, fullName: 'Marina P. Prado' };
    app.gateway.announce({ type: 'signedIn', user });
    await app.settle();
    expect(app.types()).toEqual(['session/userRefreshed']);
    expect(app.state().session).toMatchObject({
      user: { fullName: 'Marina P. Prado' },
      ready: true,
    });
  });
});

describe('signing out', () => {
  const seeded = () =>
    startSignedIn(({ tables }) => {
      tables.clients.seed(marina.id, aClient());
    }, marina);

  test('asked for: one fact, every list empty, the landing page', async () => {
    const app = await seeded();
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    expect(app.types()).toEqual(['session/signOutRequested', 'session/signedOut']);
    expect(app.state().session).toMatchObject({
      status: 'signedOut',
      screen: 'landing',
    });
    const { state: fresh } = startApp();
    for (const name of TABLE_NAMES) {
      expect({ [name]: app.state()[name] }).toEqual({ [name]: fresh()[name] });
    }
    expect(app.gateway.signedInAs).toBeNull();
  });

  test('offline: ends here all the same', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('session.signOut', 'network');
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedOut', screen: 'landing' });
  });

  test('even where the gateway throws', async () => {
    const app = await seeded();
    jest.spyOn(app.gateway.session, 'signOut').mockRejectedValueOnce(new TypeError('boom'));
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedOut', screen: 'landing' });
    expect(app.logged).toEqual([['Signing out failed', expect.any(TypeError)]]);
  });

  test('lost, or in another tab: the login screen, every list empty', async () => {
    const app = await seeded();
    app.gateway.announce({ type: 'signedOut' });
    app.gateway.announce({ type: 'signedOut' });
    await app.settle();
    expect(app.actions).toEqual([sessionActions.signedOut({ lost: true })]);
    expect(app.state().session).toMatchObject({ status: 'signedOut', screen: 'auth', lost: true });
    expect(app.state().clients.ids).toEqual([]);
  });

  test('still counts as asked for when the tab regains the focus meanwhile', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('session.signOut');
    app.dispatch(sessionActions.signOutRequested());
    app.gateway.announce({ type: 'signedIn', user: marina });
    await app.settle();
    release();
    await app.settle();
    expect(app.actions.at(-1)).toEqual(sessionActions.signedOut({ lost: false }));
  });

  test('its late answer does not sign the next user out', async () => {
    const app = await seeded();
    app.gateway.accounts.push({ ...bento, password: 'x' });
    let answer = (): void => undefined;
    jest.spyOn(app.gateway.session, 'signOut').mockImplementationOnce(() => {
      app.gateway.signedInAs = null;
      app.gateway.announce({ type: 'signedOut' });
      return new Promise((resolve) => (answer = resolve));
    });
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    app.dispatch(sessionActions.signInRequested({ email: bento.email, password: 'x' }));
    await app.settle();
    answer();
    await app.settle();
    expect(selectUser(app.state())?.id).toBe('bento');
  });

  test('that is carried out after another tab signed somebody else in ends their session, and says so', async () => {
    const app = await seeded();
    const { traffic } = app.gateway;
    const release = traffic.hold('session.signOut');
    app.dispatch(sessionActions.signOutRequested());
    app.gateway.signedInAs = bento;
    app.gateway.announce({ type: 'signedIn', user: bento });
    await app.settle();
    expect(selectUser(app.state())).toEqual(bento);
    release();
    await app.settle(10_000);
    expect(app.gateway.signedInAs).toBeNull();
    expect(app.state().session).toMatchObject({ status: 'signedOut', lost: true });
  });

  test('during the load: it is cancelled and its answer reaches nobody', async () => {
    const gateway = fakeGateway().withSession(marina);
    gateway.tables.clients.seed(marina.id, aClient());
    const release = gateway.traffic.hold('clients.list', 'answer');
    const app = startApp({ gateway });
    await app.settle();
    expect(selectIsReady(app.state())).toBe(false);
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    app.forget();
    release();
    await app.settle(120_000);
    expect(app.types()).toEqual([]);
    expect(app.state().clients.ids).toEqual([]);
  });

  test('another user signs in in another tab: nothing of the first is left', async () => {
    const app = await seeded();
    app.gateway.tables.clients.seed(bento.id, aClient({ id: 'of-bento' }));
    app.gateway.signedInAs = bento;
    app.gateway.announce({ type: 'signedIn', user: bento });
    await app.settle();
    expect(app.types()).toEqual(['session/signedOut', 'session/signedIn', ...loading]);
    expect(selectUser(app.state())).toEqual(bento);
    expect(app.state().clients.ids).toEqual(['of-bento']);
  });

  test('and in again loads again', async () => {
    const app = await seeded();
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    app.forget();
    app.dispatch(sessionActions.signInRequested(credentials));
    await app.settle();
    expect(app.types()).toEqual(['session/signInRequested', 'session/signedIn', ...loading]);
    expect(app.state().clients.ids).toHaveLength(1);
  });
});

describe('a write that is still on its way when its user signs out', () => {
  const write = clientsActions.createRequested({ id: 'n1', draft: aClientDraft() });

  /** Marina saves a client, and signs out before the save reaches the backend. */
  const startOnItsWay = async () => {
    const app = await startSignedIn(undefined, marina);
    app.gateway.accounts.push({ ...bento, password: credentials.password });
    const release = app.gateway.traffic.hold('clients.insert');
    app.dispatch(write);
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    expect(app.state().session.status).toBe('signedOut');
    return { ...app, release };
  };

  test('is waited for by the next load of the same user', async () => {
    const app = await startOnItsWay();
    app.dispatch(sessionActions.signInRequested(credentials));
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedIn', ready: false });
    app.gateway.signedInAs = marina;
    app.release();
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
    expect(app.state().clients.ids).toEqual(['n1']);
    expect(app.gateway.traffic.names('clients.list')).toHaveLength(1);
  });

  const studio = aClient({ id: 'c1', name: 'Ateliê' });
  const ofKinds = [
    {
      call: 'clients.update',
      request: clientsActions.updateRequested({
        id: 'c1',
        changes: { name: 'Ateliê Novo' },
        baseline: { shown: studio, stored: studio },
      }),
      stored: [{ id: 'c1', name: 'Ateliê Novo' }],
    },
    { call: 'clients.remove', request: clientsActions.deleteRequested({ id: 'c1' }), stored: [] },
  ];
  test.each(ofKinds)('is waited for as $call, too', async ({ call, request, stored }) => {
    const app = await startSignedIn(({ tables }) => {
      tables.clients.seed(marina.id, studio);
    }, marina);
    const release = app.gateway.traffic.hold(call);
    app.dispatch(request);
    await app.settle();
    app.gateway.announce({ type: 'signedOut' });
    app.gateway.announce({ type: 'signedIn', user: marina });
    await app.settle();
    expect(selectIsReady(app.state())).toBe(false);
    release();
    await app.settle();
    expect(clientsSelectors.selectAll(app.state())).toMatchObject(stored);
    expect(app.gateway.traffic.names('clients.list')).toHaveLength(1);
  });

  test('also when it fails', async () => {
    const app = await startSignedIn(undefined, marina);
    app.gateway.traffic.fail('clients.insert', 'network');
    app.dispatch(write);
    app.gateway.announce({ type: 'signedOut' });
    app.gateway.announce({ type: 'signedIn', user: marina });
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
  });

  test('is not waited for long: what it changed is read again afterwards', async () => {
    const app = await startOnItsWay();
    app.dispatch(sessionActions.signInRequested(credentials));
    await app.settle(2_999);
    expect(selectIsReady(app.state())).toBe(false);
    await app.settle(1);
    expect(selectIsReady(app.state())).toBe(true);
    expect(app.state().clients.ids).toEqual([]);
    app.release();
    await app.settle();
    expect(app.state().clients.ids).toEqual(['n1']);
    expect(selectIsReady(app.state())).toBe(true);
  });

  test('is nothing that another user would wait for', async () => {
    const app = await startOnItsWay();
    app.forget();
    app.dispatch(sessionActions.signInRequested({ ...credentials, email: bento.email }));
    await app.settle();
    expect(app.state().session).toMatchObject({ user: bento, ready: true });
    app.release();
    await app.settle(10_000);
    expect(app.types()).toEqual(['session/signInRequested', 'session/signedIn', ...loading]);
  });
});

test('an exception inside the session loop does not end it', async () => {
  const app = await startSignedIn(undefined, marina);
  const stop = app.store.subscribe(() => {
    stop();
    throw new Error('a broken listener');
  });
  app.gateway.announce({ type: 'signedOut' });
  await app.settle();
  expect(app.logged).toEqual([
    ['The session loop failed', expect.objectContaining({ error: expect.any(Error) as Error })],
  ]);
  app.gateway.signedInAs = marina;
  app.gateway.announce({ type: 'signedIn', user: marina });
  await app.settle();
  expect(app.state().session).toMatchObject({ status: 'signedIn', ready: true });
});
