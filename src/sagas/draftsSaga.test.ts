import { startApp, startSignedIn, type TestApp } from '../../test/app';
import { aClient, aUser } from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { clientModalValues } from '../features/clients/clientDetailsForm';
import { clientsActions } from '../features/clients/clientsSlice';
import { paymentFormValues } from '../features/payments/paymentForm';
import { sessionActions } from '../features/session/sessionSlice';
import { readDrafts } from '../features/workspace/readDrafts';
import { workspaceActions } from '../features/workspace/workspaceSlice';
import { formsActions } from '../features/forms/formsSlice';
import { flatWorkspace } from '../../test/workspace';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });
const bento = aUser({ id: 'bento' });
const blank = clientModalValues(null, null);
const { draftChanged, formOpenedAbove } = formsActions;
const { modalOpened, modalClosed } = workspaceActions;

const type = (app: TestApp, name: string, id = 'c1') => {
  app.dispatch(draftChanged(id, { values: { ...blank, name }, baseline: null, beside: null }));
};

const typing = async () => {
  const app = await startSignedIn(undefined, marina);
  app.dispatch(modalOpened('clients', 'create', 'c1'));
  type(app, 'Padaria');
  return app;
};

/** Starts the app as a reload of the same tab would. */
const reload = async (gateway: FakeGateway, user = gateway.signedInAs) => {
  gateway.signedInAs = user;
  const app = startApp({ gateway, drafts: readDrafts(gateway.drafts.read()) });
  await app.settle(1_000);
  return app;
};

test('what is typed is stored a moment later, and at once when the page is left', async () => {
  const app = await typing();
  await app.settle(299);
  expect(app.gateway.storedDrafts).toBeNull();
  await app.settle(1);
  expect(app.gateway.storedDrafts).toContain('Padaria');
  type(app, 'Padaria Estrela');
  app.gateway.leave();
  expect(app.gateway.storedDrafts).toContain('Padaria Estrela');
});

test('a reload brings it back to its user, in its section, with the form below it', async () => {
  const app = await startSignedIn(undefined, marina);
  app.dispatch(workspaceActions.sectionChosen('payments'));
  app.dispatch(modalOpened('payments', 'create', 'p1'));
  const payment = { ...paymentFormValues(null, null), notes: 'Sinal' };
  app.dispatch(draftChanged('p1', { values: payment, baseline: null, beside: null }));
  app.dispatch(formOpenedAbove('clients', 'create', 'c1'));
  type(app, 'Padaria');
  app.gateway.leave();
  const { modal, waiting } = app.state().workspace.forms;
  const workspace = flatWorkspace((await reload(app.gateway)).state().workspace);
  expect(workspace).toMatchObject({ section: 'payments', modal, waiting });
});

test.each<[string, (app: TestApp) => void]>([
  ['it is given up', (app) => app.dispatch(modalClosed())],
  [
    'it is saved',
    (app) => {
      const draft = {
        name: 'Padaria',
        company: null,
        phone: null,
        email: null,
        observations: null,
      };
      app.dispatch(clientsActions.createRequested({ id: 'c1', draft }));
    },
  ],
  ['its user signs out', (app) => app.dispatch(sessionActions.signOutRequested())],
  [
    'somebody else signs in after the session was lost',
    (app) => {
      app.gateway.announce({ type: 'signedOut' });
      app.gateway.signedInAs = bento;
      app.gateway.announce({ type: 'signedIn', user: bento });
    },
  ],
])('nothing of it stays stored once %s', async (_, happen) => {
  const app = await typing();
  await app.settle(1_000);
  happen(app);
  await app.settle(1_000);
  expect(app.gateway.storedDrafts).toBeNull();
});

test('it outlives a lost session, a reload of the login form, and a session that cannot be restored', async () => {
  const app = await typing();
  app.gateway.signedInAs = null;
  app.gateway.announce({ type: 'signedOut' });
  await app.settle(1_000);
  const login = await reload(app.gateway);
  expect(login.state().workspace.forms.modal).toBeNull();
  const expired = startApp({
    gateway: login.gateway,
    hasStoredSession: true,
    drafts: readDrafts(login.gateway.drafts.read()),
  });
  await expired.settle(1_000);
  expired.gateway.announce({ type: 'signedIn', user: marina });
  await expired.settle();
  expect(flatWorkspace(expired.state().workspace).modal?.draft?.values).toMatchObject({
    name: 'Padaria',
  });
});

test('it waits for its user where another tab has signed somebody else in, which is told', async () => {
  const app = await typing();
  app.gateway.signedInAs = bento;
  app.gateway.announce({ type: 'signedIn', user: bento });
  await app.settle(1_000);
  expect(flatWorkspace(app.state().workspace)).toMatchObject({
    modal: null,
    notices: [
      { tone: 'info', message: { code: 'accountSwitched', email: bento.email, kept: true } },
    ],
  });
  app.gateway.signedInAs = marina;
  app.gateway.announce({ type: 'signedIn', user: marina });
  await app.settle(1_000);
  expect(flatWorkspace(app.state().workspace)).toMatchObject({
    modal: { draft: { values: { name: 'Padaria' } } },
    kept: null,
    notices: [{ message: { code: 'accountSwitched', email: marina.email, kept: false } }],
  });
});

test('after a reload somebody else gets nothing of it', async () => {
  const app = await typing();
  app.gateway.leave();
  const other = await reload(fakeGatewayWith(app.gateway.storedDrafts), bento);
  expect(flatWorkspace(other.state().workspace)).toMatchObject({ modal: null, kept: null });
  expect(other.gateway.storedDrafts).toBeNull();
});

function fakeGatewayWith(stored: string | null): FakeGateway {
  const gateway = fakeGateway().withSession(bento);
  gateway.storedDrafts = stored;
  return gateway;
}

describe('what is stored is read with care', () => {
  const kept = (modal: unknown, waiting: unknown = []) => ({
    kept: { userId: 'marina', section: 'clients', modal, waiting },
  });
  const whole = { entity: 'clients', mode: 'create', id: 'c1', draft: null };
  const client = aClient({ id: 'c1' });

  test.each([
    null,
    7,
    'text',
    [],
    {},
    kept(null),
    kept({ ...whole, entity: 'invoices' }),
    kept({ ...whole, mode: 'destroy' }),
    kept({ ...whole, id: 7 }),
    kept({ ...whole, draft: 'name' }),
    kept({ ...whole, draft: { values: 'name', baseline: null } }),
    kept({ ...whole, draft: { values: {}, baseline: { shown: client } } }),
    kept({ ...whole, draft: { values: {}, baseline: null, beside: { city: 'Olinda' } } }),
    kept(whole, [{ ...whole, entity: 'invoices' }]),
    { kept: { modal: whole, waiting: [] } },
    { keptMyData: { userId: 7, draft: {} } },
    { keptMyData: { userId: 'marina', draft: null } },
  ])('%j is nothing', (stored) => {
    expect(readDrafts(stored)).toEqual({ kept: null, keptMyData: null });
  });

  test('what is not a draft’s is left out, and a save that was under way is not', () => {
    const stored = { ...whole, saving: true, conflict: ['name'], outgoing: { text: 7 }, extra: 1 };
    expect(readDrafts(kept(stored)).kept?.modal).toEqual({
      ...whole,
      saving: false,
      conflict: [],
    });
  });
});
