import { startApp, startSignedIn, type TestApp } from '../../test/app';
import { aClient, aProject, aQuote, aStage, aUser } from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { clientModalValues } from '../features/business/clients/clientDetailsForm';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { ENTITIES, type EntityName } from '../features/app/entities/entities';
import { expenseModalValues } from '../features/business/expenses/expenseProjectForm';
import { navigationActions } from '../features/app/navigation/navigationSlice';
import { noticesActions } from '../features/app/notices/noticesSlice';
import { paymentFormValues } from '../features/business/payments/paymentForm';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { receivedStep } from '../features/business/payments/receiptSteps';
import { profileFormValues } from '../features/business/profile/profileForm';
import { projectFormValues } from '../features/business/projects/projectForm';
import { quoteModalValues } from '../features/business/quotes/quoteDetailsForm';
import { sessionActions } from '../features/app/session/sessionSlice';
import { adjustmentId } from '../features/business/year/meiAdjustment';
import { readDrafts } from '../features/app/workspace/readDrafts';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { NO_DRAFTS } from '../features/app/forms/forms';
import { formsActions } from '../features/app/forms/formsSlice';
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
    { keptAside: { userId: 7, aside: { note: 'Trava' } } },
    { visitor: { mode: 'recovery', email: 'marina@prado.art.br', fullName: '' } },
    { visitor: { mode: 'login', email: 7, fullName: '' } },
  ])('%j is nothing', (stored) => {
    expect(readDrafts(stored)).toEqual(NO_DRAFTS);
  });

  test('a day that is none is left out, and the other days stay', () => {
    const days = { 1: '2026-11-05', 2: '2026-13-01', 3: '', 4: 7 };
    const stored = { entity: 'payments', mode: 'view', id: 'p1', days };
    expect(readDrafts(kept(stored)).kept?.modal).toMatchObject({ days: { 1: '2026-11-05' } });
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

describe('what is typed survives a reload and a lost session, in every form', () => {
  const { sectionChosen, partOpened, yearChosen } = workspaceActions;
  const {
    messageChanged,
    answerPasted,
    answerTold,
    partDayTyped,
    invoiceTyped,
    myDataTyped,
    monthTyped,
    noteTyped,
  } = formsActions;
  const { dayTyped, noticeDismissed } = noticesActions;
  const pix = { key: '11968412207', name: 'Marina', city: 'Olinda', kind: 'phone' } as const;
  const told = {
    decision: 'rejected',
    by: 'Davi',
    on: '2026-11-20',
    how: 'phone',
    reason: 'O prazo',
    version: 1,
  } as const;
  /** Values of a form in which something was typed into every field of a text. */
  const filled = <T extends object>(values: T): T =>
    JSON.parse(JSON.stringify(values), (_, value: unknown) => (value === '' ? 'x' : value)) as T;
  const draftOf = (values: object) => ({ values: filled(values), baseline: null });
  const message = {
    text: 'Oi!',
    number: '2026-007',
    carrier: 'file',
    phone: '(11) 96841-2207',
    asNow: true,
    analyze: false,
    file: 'saved',
  } as const;

  const forms: Record<EntityName, object> = {
    clients: blank,
    quotes: quoteModalValues(aQuote(), null),
    projects: projectFormValues(
      aProject({ stages: [aStage(), aStage({ completedAt: '2026-11-20T12:00:00Z' })] }),
      '2026-11-20',
    ),
    payments: paymentFormValues(null, null),
    expenses: expenseModalValues(null, '2026-11-20', null),
  };

  /** Input that no modal holds. */
  const besides: [string, (app: TestApp) => void][] = [
    [
      'Meus dados',
      (app) => {
        app.dispatch(sectionChosen('myData'));
        app.dispatch(myDataTyped(filled(profileFormValues(null, []))));
      },
    ],
    [
      'the month of a MEI’s report',
      (app) => {
        app.dispatch(yearChosen({ year: 2025, section: 'mei' }));
        const id = adjustmentId(marina.id, 2025, 2);
        app.dispatch(monthTyped({ id, texts: { tradeWith: '1.200', note: 'Feira' } }));
      },
    ],
    [
      'the note in Relatar problema, which is open',
      (app) => {
        app.dispatch(workspaceActions.panelOpened('report'));
        app.dispatch(noteTyped('A tela ficou branca'));
      },
    ],
    [
      'the note in Relatar problema, which was closed',
      (app) => {
        app.dispatch(workspaceActions.panelOpened('report'));
        app.dispatch(noteTyped('A tela ficou branca'));
        app.dispatch(navigationActions.panelClosed('report'));
      },
    ],
    [
      'the day in the notice of a received part',
      (app) => {
        const before = [receivedStep(2, '2026-11-20', null)];
        const part = { id: 'p1', number: 2, on: '2026-11-20', came: null, before };
        app.dispatch(paymentsActions.receiptStored(part));
        app.dispatch(dayTyped({ id: 1, day: '2026-11-18' }));
      },
    ],
  ];

  const cases: [string, (app: TestApp) => void][] = [
    ...ENTITIES.map((entity): [string, (app: TestApp) => void] => [
      `the form of ${entity}`,
      (app) => {
        app.dispatch(modalOpened(entity, 'create', 'x1'));
        app.dispatch(draftChanged('x1', draftOf(forms[entity])));
      },
    ]),
    [
      'a message of a quote',
      (app) => {
        app.dispatch(modalOpened('quotes', 'send', 'q1'));
        app.dispatch(messageChanged(message));
      },
    ],
    ...Object.entries(message).map(([field, value]): [string, (app: TestApp) => void] => [
      `only the ${field} of a message`,
      (app) => {
        app.dispatch(modalOpened('quotes', 'send', 'q1'));
        app.dispatch(messageChanged({ [field]: value }));
      },
    ]),
    [
      'a pasted answer',
      (app) => {
        app.dispatch(modalOpened('quotes', 'answer', 'q1'));
        app.dispatch(answerPasted({ text: 'Resposta: APROVADO' }));
      },
    ],
    [
      'an answer without a code',
      (app) => {
        app.dispatch(modalOpened('quotes', 'answer', 'q1'));
        app.dispatch(answerTold(told));
      },
    ],
    [
      'the data of a Pix code, above the view of its payment',
      (app) => {
        app.dispatch(modalOpened('payments', 'view', 'p1'));
        app.dispatch(partOpened({ mode: 'pix', id: 'p1', part: 2 }));
        app.dispatch(messageChanged({ pix }));
      },
    ],
    [
      'a charge',
      (app) => {
        app.dispatch(partOpened({ mode: 'charge', id: 'p1', part: 2 }));
        app.dispatch(messageChanged({ text: 'Oi!', part: 2, gone: false }));
      },
    ],
    [
      'a day in the view of a payment',
      (app) => {
        app.dispatch(modalOpened('payments', 'view', 'p1'));
        app.dispatch(partDayTyped({ part: 2, day: '2026-12-10' }));
        app.dispatch(partDayTyped({ part: 3, day: '2026-12-20' }));
        app.dispatch(partDayTyped({ part: 3, day: null }));
      },
    ],
    [
      'the number of an invoice in the view of a payment',
      (app) => {
        app.dispatch(modalOpened('payments', 'view', 'p1'));
        app.dispatch(invoiceTyped({ part: 1, text: '2026/0' }));
      },
    ],
    ...besides,
  ];

  const typedIn = (app: TestApp) => {
    const { section, year, panel } = app.state().workspace.navigation;
    const { modal, waiting, myData, aside } = app.state().workspace.forms;
    const days = app.state().workspace.notices.shown.map(({ typedDay, message }) => ({
      typedDay,
      message,
    }));
    return { section, year, panel, modal, waiting, draft: myData.draft, aside, days };
  };

  test.each(cases)('a reload: %s', async (_, typeInto) => {
    const app = await startSignedIn(undefined, marina);
    typeInto(app);
    const before = typedIn(app);
    app.gateway.leave();
    expect(typedIn(await reload(app.gateway))).toEqual(before);
  });

  test.each(cases)('a lost session: %s', async (_, typeInto) => {
    const app = await startSignedIn(undefined, marina);
    typeInto(app);
    const before = typedIn(app);
    app.gateway.announce({ type: 'signedOut' });
    await app.settle(1_000);
    expect(typedIn(app)).toMatchObject({ modal: null, draft: null, aside: {}, days: [] });
    app.gateway.announce({ type: 'signedIn', user: marina });
    await app.settle(1_000);
    expect(typedIn(app)).toEqual(before);
  });

  test.each(cases.filter((each) => !besides.includes(each)))(
    'nothing of it once it is closed: %s',
    async (_, typeInto) => {
      const app = await startSignedIn(undefined, marina);
      typeInto(app);
      app.dispatch(modalClosed());
      if (app.state().workspace.forms.modal) app.dispatch(modalClosed());
      await app.settle(1_000);
      expect(app.gateway.storedDrafts).toBeNull();
    },
  );

  test.each<[string, (typeof besides)[number] | undefined, (app: TestApp) => void]>([
    [
      'the month is saved',
      besides[1],
      (app) => {
        app.dispatch(monthTyped({ id: adjustmentId(marina.id, 2025, 2), texts: {} }));
      },
    ],
    ['the note is taken back', besides[2], (app) => app.dispatch(noteTyped(''))],
    ['its notice is closed', besides[4], (app) => app.dispatch(noticeDismissed({ id: 1 }))],
    ['its day is given up', besides[4], (app) => app.dispatch(dayTyped({ id: 1, day: null }))],
    ['its user signs out', besides[1], (app) => app.dispatch(sessionActions.signOutRequested())],
  ])('nothing of it once %s', async (_, typed, happen) => {
    const app = await startSignedIn(undefined, marina);
    typed?.[1](app);
    await app.settle(1_000);
    expect(app.gateway.storedDrafts).not.toBeNull();
    happen(app);
    await app.settle(1_000);
    expect(app.gateway.storedDrafts).toBeNull();
  });

  test('somebody else gets nothing that was typed beside a modal', async () => {
    const app = await startSignedIn(undefined, marina);
    for (const [, typeInto] of besides) typeInto(app);
    app.gateway.leave();
    const other = await reload(fakeGatewayWith(app.gateway.storedDrafts), bento);
    expect(typedIn(other)).toMatchObject({ draft: null, aside: {}, days: [], panel: null });
    expect(other.gateway.storedDrafts).toBeNull();
  });

  test('what was saved or sent is no input any more', async () => {
    const app = await startSignedIn(undefined, marina);
    app.dispatch(partOpened({ mode: 'charge', id: 'p1', part: 2 }));
    app.dispatch(messageChanged({ text: 'Oi!', part: 2, gone: true }));
    await app.settle(1_000);
    expect(app.gateway.storedDrafts).toBeNull();
  });

  test.each<[string, object]>([
    ['days', { mode: 'view', entity: 'payments', days: { 2: 'amanhã' } }],
    ['invoice', { mode: 'view', entity: 'payments', invoice: { part: '1', text: '12' } }],
    ['told', { mode: 'answer', entity: 'quotes', told: { ...told, how: 'carta' } }],
    ['told', { mode: 'answer', entity: 'quotes', told: { by: 'Davi' } }],
    ['outgoing', { mode: 'send', entity: 'quotes', outgoing: { carrier: 'pombo' } }],
    ['outgoing', { mode: 'pix', entity: 'payments', outgoing: { pix: { ...pix, kind: 'iban' } } }],
  ])('%s of another form of the app are left out: %j', (field, modal) => {
    const kept = {
      userId: 'marina',
      section: 'clients',
      modal: { id: 'x', ...modal },
      waiting: [],
    };
    const read = readDrafts({ kept }).kept?.modal;
    expect(read).toMatchObject({ id: 'x', saving: false });
    expect(Reflect.get(read ?? {}, field) ?? {}).toEqual({});
  });
});

describe('what a visitor types survives a reload', () => {
  const { authScreenOpened, authModeChosen, landingOpened, signedUp } = sessionActions;
  const { visitorTyped } = formsActions;
  const draft = { mode: 'login', email: 'marina@prado.art.br', fullName: '' } as const;
  const visitor = (app: TestApp) => app.state().workspace.forms.visitor;

  const typingVisitor = async () => {
    const app = startApp();
    await app.settle();
    app.dispatch(authScreenOpened('login'));
    app.dispatch(visitorTyped(draft));
    return app;
  };

  test('with the form that is open', async () => {
    const app = await typingVisitor();
    app.dispatch(authModeChosen('signUp'));
    app.dispatch(visitorTyped({ ...draft, mode: 'signUp', fullName: 'Marina Prado' }));
    app.gateway.leave();
    const typed = { mode: 'signUp', email: draft.email, fullName: 'Marina Prado' };
    expect(JSON.parse(app.gateway.storedDrafts ?? '')).toEqual({ ...NO_DRAFTS, visitor: typed });
    const again = await reload(app.gateway, null);
    expect(visitor(again)).toEqual(typed);
    again.dispatch(authModeChosen('login'));
    expect(visitor(again)?.mode).toBe('login');
  });

  test('after a sign-up, the address for the login', async () => {
    const app = await typingVisitor();
    app.dispatch(signedUp({ email: 'marina@prado.art.br', outcome: 'ready' }));
    app.gateway.leave();
    expect(visitor(await reload(app.gateway, null))).toEqual(draft);
  });

  test.each<[string, (app: TestApp) => void]>([
    ['the fields are emptied', (app) => app.dispatch(visitorTyped({ ...draft, email: '' }))],
    ['the landing page is shown', (app) => app.dispatch(landingOpened())],
    [
      'somebody has signed in',
      (app) => {
        app.gateway.signedInAs = bento;
        app.gateway.announce({ type: 'signedIn', user: bento });
      },
    ],
  ])('nothing of it is stored once %s', async (_, happen) => {
    const app = await typingVisitor();
    await app.settle(1_000);
    expect(app.gateway.storedDrafts).toContain(draft.email);
    happen(app);
    await app.settle(1_000);
    expect(app.gateway.storedDrafts).toBeNull();
  });

  test('a reload with a session that another tab has brought drops it', async () => {
    const app = await typingVisitor();
    app.gateway.leave();
    const other = await reload(fakeGatewayWith(app.gateway.storedDrafts), bento);
    expect(visitor(other)).toBeNull();
    expect(other.gateway.storedDrafts).toBeNull();
  });

  test('what a lost session had typed stays its user’s beside it', async () => {
    const app = await typing();
    app.gateway.signedInAs = null;
    app.gateway.announce({ type: 'signedOut' });
    await app.settle(1_000);
    app.dispatch(visitorTyped({ ...draft, email: bento.email }));
    app.gateway.leave();
    const again = await reload(app.gateway, null);
    expect(visitor(again)?.email).toBe(bento.email);
    expect(again.state().workspace.forms.kept?.userId).toBe(marina.id);
  });

  test('no password is ever stored', async () => {
    const app = await typingVisitor();
    app.dispatch(sessionActions.signInRequested({ email: draft.email, password: 'pincel-9' }));
    app.gateway.leave();
    expect(app.gateway.storedDrafts).not.toContain('pincel-9');
  });
});
