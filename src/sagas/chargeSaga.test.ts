import { startApp, startSignedIn, type TestApp } from '../../test/app';
import {
  aClient,
  aPart,
  aPayment,
  aProject,
  aQuote,
  aQuoteDetails,
  aUser,
} from '../../test/builders';
import type { FakeGateway } from '../../test/fakeGateway';
import { selectUndoIntent, undoIntentOf } from '../features/app/workspace/undo';
import { selectChargeState, selectAgreedPayments } from '../features/business/payments/charge';
import { partId, type StoredPart } from '../features/business/payments/paymentPart';
import { paymentPartsActions } from '../features/business/payments/paymentPartsSlice';
import { paymentsActions, selectCharging } from '../features/business/payments/paymentsSlice';
import type { Project } from '../features/business/projects/project';
import { projectsSelectors } from '../features/business/projects/projectsSlice';
import type { QuoteDetails } from '../features/business/quotes/quoteDetails';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00-03:00') });
});

const marina = aUser({ id: 'marina' });
const QUOTE = '3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f';
const PROJECT = '3f1c2d4e-5a6b-8c7d-8e9f-0a1b2c3d4e5f';
/** The ids of the payments that the quote's terms become. */
const [FIRST, SECOND] = [
  '3f1c2d4e-5a6b-847d-8e9f-0a1b2c3d4e5f',
  '3f1c2d4e-5a6b-847c-8e9f-0a1b2c3d4e5f',
];
const TODAY = '2026-11-26';

interface Given {
  details?: Partial<QuoteDetails>;
  project?: Partial<Project>;
}

const half = { termsKind: 'deposit', depositPercent: 50 } as const;

const seed =
  ({ details = half, project }: Given = {}) =>
  ({ tables }: FakeGateway): void => {
    tables.clients.seed(marina.id, aClient({ id: 'c1' }));
    tables.quotes.seed(
      marina.id,
      aQuote({ id: QUOTE, clientId: 'c1', status: 'approved', totalValue: 2700 }),
    );
    tables.quoteDetails.seed(marina.id, aQuoteDetails({ id: QUOTE, ...details }));
    tables.projects.seed(
      marina.id,
      aProject({
        id: PROJECT,
        quoteId: QUOTE,
        clientId: 'c1',
        status: 'pending',
        deadline: '2026-12-26',
        ...project,
      }),
    );
  };

const approved = (given?: Given) => startSignedIn(seed(given), marina);

const ready = ({ state }: TestApp) => {
  const project = projectsSelectors.selectById(state(), PROJECT);
  return project && selectAgreedPayments(state(), project, TODAY);
};

async function press(app: TestApp): Promise<void> {
  const { payments: charges = [] } = ready(app) ?? {};
  app.dispatch(paymentsActions.chargeRequested({ projectId: PROJECT, charges }));
  await app.settle(1_000);
}

async function undo(app: TestApp): Promise<void> {
  const intent = selectUndoIntent(app.state());
  if (intent) app.dispatch(intent);
  await app.settle(1_000);
}

/** The undo of what was charged, whatever was done since. */
const undoOf = (app: TestApp) => {
  const { shown, past } = app.state().workspace.notices;
  const charged = [...shown, ...past].find(({ message }) => message.code === 'charged');
  const intent = charged && undoIntentOf(charged.message);
  if (!intent) throw new Error('Nothing was charged.');
  return intent;
};

const stored = ({ gateway: { tables } }: TestApp) => ({
  status: tables.projects.of(marina.id).find(({ id }) => id === PROJECT)?.status,
  payments: tables.payments.of(marina.id),
  due: Object.fromEntries(tables.paymentParts.of(marina.id).map(({ id, dueOn }) => [id, dueOn])),
});
const notices = (app: TestApp) =>
  app.state().workspace.notices.shown.map(({ message }) => message.code);

const plain = {
  projectId: PROJECT,
  delivered: false,
  paid: false,
  paymentMethod: null,
  paymentDate: null,
  totalAmount: null,
  isInstallment: false,
  notes: null,
};

test.each<[string, Partial<QuoteDetails>, object[], Record<string, string>]>([
  [
    'at once is one payment',
    { termsKind: 'upfront' },
    [{ ...plain, id: FIRST, receivedAmount: 2700 }],
    { [partId(FIRST, 1)]: TODAY },
  ],
  [
    'a deposit is two, the rest due on the last day of the project',
    half,
    [
      { ...plain, id: FIRST, receivedAmount: 1350 },
      { ...plain, id: SECOND, receivedAmount: 1350 },
    ],
    { [partId(FIRST, 1)]: TODAY, [partId(SECOND, 1)]: '2026-12-26' },
  ],
  [
    'a deposit is two, the rest due when the client was told',
    { ...half, workEnds: '2026-12-10' },
    [
      { ...plain, id: FIRST, receivedAmount: 1350 },
      { ...plain, id: SECOND, receivedAmount: 1350 },
    ],
    { [partId(FIRST, 1)]: TODAY, [partId(SECOND, 1)]: '2026-12-10' },
  ],
  [
    'parts are one payment by Pix, as the form sends it',
    { termsKind: 'installments', installments: 3, firstDueOn: '2026-12-05' },
    [
      {
        ...plain,
        id: FIRST,
        paymentMethod: 'pix',
        receivedAmount: 900,
        totalAmount: 2700,
        isInstallment: true,
      },
    ],
    { [partId(FIRST, 1)]: '2026-12-05' },
  ],
])('%s', async (_what, details, payments, due) => {
  const app = await approved({ details });
  await press(app);
  const calls = app.gateway.traffic.calls.filter(({ name }) => /update|insert/.test(name));
  // Nothing is made before the project's start is stored.
  expect(calls[0]).toEqual({
    name: 'projects.update',
    input: { userId: marina.id, id: PROJECT, changes: { status: 'in-progress' } },
  });
  expect(calls.slice(1).map(({ name }) => name)).toEqual(
    payments.flatMap(() => ['payments.insert', 'paymentParts.insert']),
  );
  const now = stored(app);
  expect(now.status).toBe('in-progress');
  expect(now.payments).toHaveLength(payments.length);
  expect(now.payments).toEqual(
    expect.arrayContaining(payments.map((payment) => expect.objectContaining(payment) as object)),
  );
  expect(now.due).toEqual(due);
  expect(ready(app)?.missing).toEqual([]);
  expect(notices(app)).toEqual(['charged']);
});

test('one undo takes all of it back, and it can be pressed again', async () => {
  const app = await approved();
  await press(app);
  await undo(app);
  expect(stored(app)).toEqual({ status: 'pending', payments: [], due: {} });
  expect(notices(app)).toEqual(['undone']);
  await press(app);
  expect(stored(app).payments).toHaveLength(2);
});

test('a project that is in progress already gets no update, and stays so after an undo', async () => {
  const app = await approved({ project: { status: 'in-progress' } });
  await press(app);
  expect(app.gateway.traffic.names('projects.update')).toEqual([]);
  await undo(app);
  expect(stored(app)).toMatchObject({ status: 'in-progress', payments: [] });
});

test('nothing is made if the project could not be started, and it is told', async () => {
  const app = await approved();
  app.gateway.traffic.fail('projects.update', 'refused');
  await press(app);
  expect(stored(app)).toEqual({ status: 'pending', payments: [], due: {} });
  expect(notices(app)).toEqual(['saveFailed']);
  expect(selectCharging(app.state(), PROJECT)).toBe('failed');
  await press(app);
  expect(stored(app)).toMatchObject({ status: 'in-progress' });
  expect(stored(app).payments).toHaveLength(2);
  expect(selectCharging(app.state(), PROJECT)).toBeUndefined();
});

test.each(['payments.insert', 'paymentParts.insert'])(
  'after a failed %s the next press makes what is left, and one undo takes back both',
  async (call) => {
    const app = await approved();
    app.gateway.traffic.fail(call, 'refused');
    await press(app);
    expect(notices(app)).toContain('saveFailed');
    expect(selectCharging(app.state(), PROJECT)).toBe('failed');
    await press(app);
    const { payments, due } = stored(app);
    expect(payments).toHaveLength(2);
    expect(due).toEqual({ [partId(FIRST, 1)]: TODAY, [partId(SECOND, 1)]: '2026-12-26' });
    await undo(app);
    expect(stored(app)).toEqual({ status: 'pending', payments: [], due: {} });
  },
);

test.each(['projects.update', 'payments.insert', 'paymentParts.insert'])(
  'a lost answer of %s makes nothing twice',
  async (call) => {
    const app = await approved();
    app.gateway.traffic.loseReply(call);
    await press(app);
    await press(app);
    expect(stored(app).status).toBe('in-progress');
    expect(
      stored(app)
        .payments.map(({ id }) => id)
        .sort(),
    ).toEqual([FIRST, SECOND].sort());
  },
);

test('what was made can be taken back also where another device’s payment cannot be read', async () => {
  const app = await approved();
  const other = aPayment({ id: SECOND, projectId: PROJECT, receivedAmount: 1350 });
  app.gateway.tables.payments.seed(marina.id, other);
  app.gateway.traffic.fail('payments.find', 'network');
  await press(app);
  expect(selectCharging(app.state(), PROJECT)).toBe('failed');
  expect(stored(app).payments).toHaveLength(2);
  await undo(app);
  expect(stored(app).payments).toMatchObject([{ id: SECOND }]);
});

test('two devices that press at the same moment make each payment once', async () => {
  const one = await approved();
  const other = startApp({ gateway: one.gateway });
  await other.settle();
  const { payments: charges = [] } = ready(one) ?? {};
  for (const { dispatch } of [one, other])
    dispatch(paymentsActions.chargeRequested({ projectId: PROJECT, charges }));
  await one.settle(1_000);
  expect(stored(one).payments).toHaveLength(2);
  for (const app of [one, other]) {
    expect(ready(app)?.missing).toEqual([]);
    expect(selectCharging(app.state(), PROJECT)).toBeUndefined();
  }
});

test('a payment that another device has received since is not made anew, nor taken back', async () => {
  const app = await approved();
  await press(app);
  app.gateway.tables.payments.change(FIRST, { paid: true });
  await undo(app);
  expect(stored(app).payments).toMatchObject([{ id: FIRST, paid: true }]);
  expect(stored(app).status).toBe('in-progress');
  expect(notices(app)).toEqual(['chargeKept']);
});

describe('money that another device has received since', () => {
  test.each<[string, Partial<StoredPart>]>([
    ['of a later part', { id: partId(FIRST, 2), receivedOn: TODAY, amount: 900 }],
    ['of a part in part', { id: partId(FIRST, 501), within: 1, receivedOn: TODAY, amount: 100 }],
  ])('%s keeps the payment, also where only the row beside it says so', async (_what, part) => {
    const app = await approved({ details: { termsKind: 'installments', installments: 3 } });
    await press(app);
    app.gateway.tables.paymentParts.seed(marina.id, aPart(part));
    await undo(app);
    expect(stored(app).payments).toMatchObject([{ id: FIRST }]);
    expect(stored(app).status).toBe('in-progress');
    expect(notices(app)).toEqual(['chargeKept']);
  });

  test('is looked for before anything is deleted', async () => {
    const app = await approved();
    await press(app);
    app.gateway.traffic.fail('paymentParts.list', 'network');
    app.gateway.traffic.fail('paymentParts.list', 'network');
    await undo(app);
    expect(app.gateway.traffic.names('payments.remove')).toEqual([]);
    expect(stored(app)).toMatchObject({ status: 'in-progress', payments: [{}, {}] });
    expect(notices(app)).toEqual(['chargeUndoFailed']);
    await undo(app);
    expect(stored(app)).toEqual({ status: 'pending', payments: [], due: {} });
  });
});

describe('a project stays in progress', () => {
  const byHand = aPayment({ id: 'by-hand', projectId: PROJECT });

  test.each<[string, (app: TestApp) => void]>([
    [
      'here',
      ({ dispatch }) => dispatch(paymentsActions.createRequested({ id: 'by-hand', draft: byHand })),
    ],
    ['elsewhere', ({ gateway }) => gateway.tables.payments.seed(marina.id, byHand)],
  ])('after the undo if another payment of it was recorded %s', async (_where, record) => {
    const app = await approved();
    await press(app);
    record(app);
    await app.settle();
    app.dispatch(undoOf(app));
    await app.settle(1_000);
    expect(stored(app)).toMatchObject({ status: 'in-progress', payments: [{ id: 'by-hand' }] });
    expect(app.state().workspace.notices.shown.map(({ message }) => message)).toContainEqual({
      code: 'chargeKept',
      projectId: PROJECT,
      entity: 'projects',
    });
  });

  test('until it is known that it has no other payment', async () => {
    const app = await approved();
    await press(app);
    app.gateway.traffic.fail('payments.list', 'network');
    await undo(app);
    expect(stored(app)).toEqual({ status: 'in-progress', payments: [], due: {} });
    expect(notices(app)).toEqual(['chargeUndoFailed']);
    await undo(app);
    expect(stored(app)).toEqual({ status: 'pending', payments: [], due: {} });
  });

  test('if of its payments one was changed, and the undo of the other had failed', async () => {
    const app = await approved();
    await press(app);
    app.gateway.tables.payments.change(FIRST, { notes: 'combinado' });
    app.gateway.traffic.fail('payments.remove', 'refused');
    await undo(app);
    await undo(app);
    expect(stored(app)).toMatchObject({ status: 'in-progress', payments: [{ id: FIRST }] });
  });
});

test('a press after an undo that has failed keeps what is left to undo', async () => {
  const app = await approved();
  await press(app);
  app.gateway.traffic.fail('payments.remove', 'refused');
  await undo(app);
  await press(app);
  expect(stored(app).payments).toHaveLength(2);
  expect(notices(app)).toEqual(['charged']);
  await undo(app);
  expect(stored(app)).toEqual({ status: 'pending', payments: [], due: {} });
});

test('an undo that fails can be asked for again, and does what is left', async () => {
  const app = await approved();
  await press(app);
  app.gateway.traffic.fail('payments.remove', 'refused');
  await undo(app);
  expect(stored(app).payments).toHaveLength(1);
  expect(notices(app)).toEqual(['chargeUndoFailed']);
  await undo(app);
  expect(stored(app)).toEqual({ status: 'pending', payments: [], due: {} });
});

test.each(['elsewhere', 'in its view'])(
  'the failure ends without another press once what was missing is stored %s',
  async (where) => {
    const app = await approved({ details: { termsKind: 'upfront' } });
    app.gateway.traffic.fail('paymentParts.insert', 'refused');
    await press(app);
    const state = () => {
      const charge = ready(app);
      return charge && selectChargeState(app.state(), charge);
    };
    expect(state()).toBe('failed');
    const part = { id: partId(FIRST, 1), dueOn: TODAY };
    if (where === 'elsewhere') {
      app.gateway.tables.paymentParts.seed(marina.id, aPart(part));
      app.dispatch(paymentPartsActions.loaded(app.gateway.tables.paymentParts.of(marina.id)));
    } else {
      const { id, dueOn } = part;
      app.dispatch(paymentPartsActions.saveRequested({ id, changes: { dueOn } }));
    }
    await app.settle();
    expect(state()).toBeUndefined();
  },
);

describe('nothing stands ready', () => {
  test.each(['payments.list', 'projects.list', 'quoteDetails.list'])(
    'until the answer of %s has come',
    async (call) => {
      const app = await startSignedIn((gateway) => {
        seed()(gateway);
        gateway.traffic.fail(call, 'network');
      }, marina);
      const project = aProject({ id: PROJECT, quoteId: QUOTE });
      expect(selectAgreedPayments(app.state(), project, TODAY)).toBeNull();
      // What an earlier visit has kept may lack what was recorded since.
      app.dispatch(paymentsActions.recalled([]));
      expect(selectAgreedPayments(app.state(), project, TODAY)).toBeNull();
      await app.settle(5_000);
      expect(selectAgreedPayments(app.state(), project, TODAY)?.missing).toHaveLength(2);
    },
  );

  test.each<[string, Given]>([
    ['without terms', { details: {} }],
    ['for a project of no quote', { project: { quoteId: null } }],
  ])('%s', async (_what, given) => {
    expect(ready(await approved(given))).toBeNull();
  });

  test('once the project is charged in another way', async () => {
    const app = await startSignedIn((gateway) => {
      seed()(gateway);
      gateway.tables.payments.seed(marina.id, aPayment({ id: 'p1', projectId: PROJECT }));
    }, marina);
    expect(ready(app)).toBeNull();
  });
});

test('payments that are left of an earlier project of the quote keep their ids', async () => {
  const app = await startSignedIn((gateway) => {
    seed()(gateway);
    gateway.tables.payments.seed(marina.id, aPayment({ id: FIRST, projectId: null }));
  }, marina);
  await press(app);
  expect(stored(app).payments).toHaveLength(3);
  expect(ready(app)?.missing).toEqual([]);
});
