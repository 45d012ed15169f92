import { startApp } from '../../test/app';
import { aUser } from '../../test/builders';
import { fakeGateway } from '../../test/fakeGateway';
import { sessionActions } from '../features/app/session/sessionSlice';
import { formsActions } from '../features/app/forms/formsSlice';

const marina = aUser({ id: 'marina' });
const stranger = aUser({ id: 'stranger', email: 'outra@pessoa.com.br' });
const question = { kind: 'enter', email: stranger.email };

beforeEach(() => {
  jest.useFakeTimers();
});

/** Opens the page by a link that carries the session of another person. */
async function openLink(gateway = fakeGateway()) {
  gateway.link = stranger;
  const app = startApp({ gateway, hasStoredSession: true });
  await app.settle();
  return app;
}

test('a link replaces nobody who is signed in, and is forgotten', async () => {
  const app = await openLink(fakeGateway().withSession(marina));
  expect(app.state().session).toMatchObject({ status: 'signedIn', user: marina });
  expect(app.state().workspace.forms.confirmation).toBeNull();
  expect(app.gateway.link).toBeNull();
});

test('where nobody is signed in it asks first, and signs in once that is agreed to', async () => {
  const app = await openLink();
  expect(app.state().session.status).toBe('signedOut');
  expect(app.state().workspace.forms.confirmation).toEqual(question);
  app.dispatch(sessionActions.linkAccepted());
  await app.settle();
  expect(app.state().session).toMatchObject({ status: 'signedIn', user: stranger });
  expect(app.state().workspace.forms.confirmation).toBeNull();
});

test('Cancelar discards it', async () => {
  const app = await openLink();
  app.dispatch(formsActions.confirmationCancelled());
  await app.settle();
  expect(app.gateway.link).toBeNull();
  app.dispatch(sessionActions.linkAccepted());
  await app.settle();
  expect(app.state().session.status).toBe('signedOut');
});

test('whoever signs in meanwhile, here or in another tab, takes the question away', async () => {
  const app = await openLink();
  app.gateway.announce({ type: 'signedIn', user: marina });
  await app.settle();
  expect(app.gateway.link).toBeNull();
  expect(app.state().workspace.forms.confirmation).toBeNull();
  expect(app.state().session).toMatchObject({ status: 'signedIn', user: marina });
});

test('one that fails after all leads to the login form', async () => {
  const app = await openLink();
  app.gateway.link = null;
  app.dispatch(sessionActions.linkAccepted());
  await app.settle();
  expect(app.state().session).toMatchObject({
    status: 'signedOut',
    screen: 'auth',
    pending: false,
    failure: 'unknown',
  });
});

test('without a connection it is asked about when there is one again', async () => {
  const gateway = fakeGateway();
  gateway.traffic.fail('session.readLink', 'network');
  const app = await openLink(gateway);
  expect(app.state().workspace.forms.confirmation).toBeNull();
  gateway.resume();
  await app.settle();
  expect(app.state().workspace.forms.confirmation).toEqual(question);
});

describe('what becomes of a link is told', () => {
  const told = (app: Awaited<ReturnType<typeof openLink>>) =>
    app.state().workspace.notices.shown.map(({ message }) => message);

  test('a recovery link has signed in, and set no password', async () => {
    const gateway = fakeGateway();
    gateway.linkPurpose = 'recovery';
    const app = await openLink(gateway);
    app.dispatch(sessionActions.linkAccepted());
    await app.settle();
    expect(app.state().session).toMatchObject({ status: 'signedIn', user: stranger });
    const outcome = { end: 'entered', purpose: 'recovery' };
    expect(told(app)).toEqual([{ code: 'linkEnded', outcome }]);
  });

  test('a confirmation needs no word', async () => {
    const app = await openLink();
    app.dispatch(sessionActions.linkAccepted());
    await app.settle();
    expect(told(app)).toEqual([]);
  });

  test('a recovery link did nothing for somebody who is signed in', async () => {
    const gateway = fakeGateway().withSession(marina);
    gateway.linkPurpose = 'recovery';
    const outcome = { end: 'unused', purpose: 'recovery' };
    expect(told(await openLink(gateway))).toEqual([{ code: 'linkEnded', outcome }]);
  });

  test.each([
    ['spent', 'linkSpent'],
    ['refused', 'linkRefused'],
  ] as const)(
    'one that is %s leads visitors to the login form, which says so',
    async (kind, failure) => {
      const gateway = fakeGateway();
      gateway.uselessLink = { kind };
      const app = startApp({ gateway, hasStoredSession: true });
      await app.settle();
      expect(app.state().session).toMatchObject({ screen: 'auth', mode: 'login', failure });
    },
  );

  test('and tells so to whoever is signed in', async () => {
    const gateway = fakeGateway().withSession(marina);
    gateway.uselessLink = { kind: 'spent' };
    const app = startApp({ gateway, hasStoredSession: true });
    await app.settle();
    expect(told(app)).toEqual([{ code: 'linkEnded', outcome: { end: 'spent' } }]);
  });
});
