import { startSignedIn, type TestApp } from '../../test/app';
import { aClient, anExpense, aPayment, aProfile, aProject, aUser } from '../../test/builders';
import { bulkActions } from '../features/app/entities/bulk';
import { UNDONE_ROWS } from '../features/app/notices/notices';
import { noticesActions } from '../features/app/notices/noticesSlice';
import { sessionActions } from '../features/app/session/sessionSlice';
import { selectUndoIntent } from '../features/app/workspace/undo';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { expensesActions } from '../features/business/expenses/expensesSlice';
import { paymentAmounts } from '../features/business/payments/payment';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { profilesActions } from '../features/business/profile/profilesSlice';
import { projectsActions } from '../features/business/projects/projectsSlice';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') });
});

const marina = aUser({ id: 'marina' });
const on = '2026-11-20';
const { deliveredToggled, paidToggled, receiptRequested } = paymentsActions;

const start = () =>
  startSignedIn(({ tables }, { id }) => {
    tables.profiles.seed(id, aProfile({ id, dasDone: '2026-09', dasnDone: null }));
    tables.clients.seed(id, aClient({ id: 'c1' }), aClient({ id: 'c2' }));
    tables.projects.seed(id, aProject({ id: 'j1', status: 'in-progress' }));
    tables.payments.seed(
      id,
      aPayment({ id: 'p1', ...paymentAmounts(300, 'pix', 3), paymentMethod: 'pix' }),
      aPayment({ id: 'p2' }),
    );
    tables.expenses.seed(id, ...['e1', 'e2', 'e3'].map((row) => anExpense({ id: row })));
  }, marina);

const codes = (app: TestApp) =>
  app.state().workspace.notices.shown.map(({ message }) => message.code);

/** Closes every notice, as their time does. */
function closeNotices(app: TestApp): void {
  for (const { id } of app.state().workspace.notices.shown) {
    app.dispatch(noticesActions.noticeDismissed({ id }));
  }
}

async function undo(app: TestApp): Promise<void> {
  app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
  await app.settle(1_000);
  closeNotices(app);
}

/** What the account holds, without what every write changes. */
const held = ({ gateway: { tables } }: TestApp) => ({
  duties: tables.profiles.of('marina').map(({ dasDone, dasnDone }) => [dasDone, dasnDone]),
  clients: tables.clients.of('marina').map(({ id }) => id),
  expenses: tables.expenses.of('marina').map(({ id, category }) => [id, category]),
  projects: tables.projects.of('marina').map(({ id, status }) => [id, status]),
  payments: tables.payments.of('marina').map(({ id, paid, delivered }) => [id, paid, delivered]),
  parts: tables.paymentParts
    .of('marina')
    .flatMap(({ id, receivedOn }) => (receivedOn === null ? [] : [[id, receivedOn]])),
});

const setBulk = (ids: string[], value: boolean) =>
  bulkActions.requested({
    entity: 'payments',
    ids,
    change: { kind: 'set', field: 'paid', value },
  });

/** Every kind of change that can be taken back, as the user asks for it. */
const changes = [
  () => profilesActions.saveRequested({ id: 'marina', changes: { dasDone: '2026-10' } }),
  () => profilesActions.saveRequested({ id: 'marina', changes: { dasnDone: '2025' } }),
  () => clientsActions.deleteRequested({ id: 'c1' }),
  () => receiptRequested({ id: 'p1', number: 1, on, came: 100 }),
  () => receiptRequested({ id: 'p1', number: 2, on, came: 100 }),
  () => paidToggled({ id: 'p1', paid: false }),
  () => paidToggled({ id: 'p1', paid: true }),
  () => paidToggled({ id: 'p2', paid: true }),
  () => setBulk(['p1', 'p2'], false),
  () => setBulk(['p1', 'p2'], true),
  () => setBulk(['p1', 'p2'], false),
  () =>
    bulkActions.requested({
      entity: 'expenses',
      ids: ['e1', 'e3'],
      change: { kind: 'delete' },
    }),
  () => projectsActions.deleteRequested({ id: 'j1' }),
  () => paymentsActions.deleteRequested({ id: 'p1' }),
];

test('every change of the session is taken back, the newest first, long after its notice has left', async () => {
  const app = await start();
  const states = [held(app)];
  for (const change of changes) {
    app.dispatch(change());
    await app.settle(1_000);
    closeNotices(app);
    states.push(held(app));
  }
  for (const before of states.slice(0, -1).reverse()) {
    await undo(app);
    expect(held(app)).toEqual(before);
  }
  expect(selectUndoIntent(app.state())).toBeNull();
});

test.each([true, false])(
  'every undo says what it undid, also of a change whose notice has left: %s',
  async (hasLeft) => {
    const app = await start();
    const told = ['setBack', 'restored', 'undone'];
    for (const change of changes) {
      app.dispatch(change());
      await app.settle(1_000);
      if (hasLeft) closeNotices(app);
    }
    for (const _change of changes) {
      for (const { id, message } of app.state().workspace.notices.shown) {
        if (told.includes(message.code)) app.dispatch(noticesActions.noticeDismissed({ id }));
      }
      app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
      await app.settle(1_000);
      const shown = app
        .state()
        .workspace.notices.shown.filter(({ message }) => told.includes(message.code));
      expect(shown.map(({ tone }) => tone)).toEqual(['success']);
    }
  },
);

test('the same, while the notices are still there', async () => {
  const app = await start();
  const first = held(app);
  for (const change of changes) {
    app.dispatch(change());
    await app.settle(1_000);
  }
  for (const _change of changes) {
    app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
    await app.settle(1_000);
  }
  expect(held(app)).toEqual(first);
});

test('what was changed in a row waits until the row is restored', async () => {
  const app = await start();
  app.dispatch(receiptRequested({ id: 'p1', number: 2, on, came: 100 }));
  await app.settle();
  app.dispatch(paymentsActions.deleteRequested({ id: 'p1' }));
  await app.settle();
  app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
  expect(selectUndoIntent(app.state())).toBeNull();
  await app.settle();
  await undo(app);
  expect(held(app).parts).toEqual([]);
  expect(selectUndoIntent(app.state())).toBeNull();
});

test('a moved receipt is one change', async () => {
  const app = await start();
  app.dispatch(receiptRequested({ id: 'p1', number: 2, on, came: 100 }));
  await app.settle();
  closeNotices(app);
  app.dispatch(paymentsActions.receiptMoved({ id: 'p1', number: 2, on: '2026-11-18' }));
  await app.settle();
  closeNotices(app);
  await undo(app);
  expect(held(app).parts).toEqual([]);
  expect(selectUndoIntent(app.state())).toBeNull();
});

describe('an undo that fails', () => {
  test.each([1, 2])('of the receipt of part %p can be tried again', async (number) => {
    const app = await start();
    app.dispatch(receiptRequested({ id: 'p1', number, on, came: 100 }));
    await app.settle();
    closeNotices(app);
    app.gateway.traffic.fail(number === 1 ? 'payments.update' : 'paymentParts.update', 'refused');
    await undo(app);
    expect(held(app).parts).toEqual([[`p1-${String(number)}`, on]]);
    await undo(app);
    expect(held(app).parts).toEqual([]);
    expect(selectUndoIntent(app.state())).toBeNull();
  });

  test('does only what is left when it is tried again, after its notice was closed as well', async () => {
    const app = await start();
    app.dispatch(
      bulkActions.requested({
        entity: 'expenses',
        ids: ['e1', 'e2', 'e3'],
        change: { kind: 'delete' },
      }),
    );
    await app.settle(1_000);
    closeNotices(app);
    app.gateway.traffic.fail('expenses.restore', 'refused');
    await undo(app);
    expect(app.gateway.tables.expenses.of('marina')).toHaveLength(2);
    app.gateway.traffic.calls.length = 0;
    await undo(app);
    expect(app.gateway.traffic.names('expenses.restore')).toHaveLength(1);
    expect(app.gateway.tables.expenses.of('marina')).toHaveLength(3);
    expect(selectUndoIntent(app.state())).toBeNull();
  });
});

describe('what another device has changed meanwhile', () => {
  test('is kept and told, and the rest is taken back', async () => {
    const app = await start();
    app.dispatch(
      bulkActions.requested({
        entity: 'expenses',
        ids: ['e1', 'e2', 'e3'],
        change: { kind: 'set', field: 'category', value: 'Impostos' },
      }),
    );
    await app.settle(1_000);
    closeNotices(app);
    const { expenses } = app.gateway.tables;
    expenses.change('e1', { category: 'Marketing' });
    expenses.drop('e2');
    app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
    await app.settle(1_000);
    expect(app.state().workspace.notices.shown).toMatchObject([
      { tone: 'info', message: { code: 'setBack', count: 1, changed: 2 } },
    ]);
    expect(held(app).expenses.sort()).toEqual([
      ['e1', 'Marketing'],
      ['e3', 'Escritório'],
    ]);
    expect(selectUndoIntent(app.state())).toBeNull();
  });

  test('of a received part is kept and told', async () => {
    const app = await start();
    app.dispatch(receiptRequested({ id: 'p1', number: 2, on, came: 100 }));
    await app.settle();
    closeNotices(app);
    app.gateway.tables.paymentParts.change('p1-2', { receivedOn: '2026-11-02', amount: 90 });
    app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
    await app.settle();
    expect(codes(app)).toEqual(['receiptKept']);
    expect(app.gateway.tables.paymentParts.of('marina')).toMatchObject([
      { id: 'p1-2', receivedOn: '2026-11-02', amount: 90 },
    ]);
    expect(selectUndoIntent(app.state())).toBeNull();
  });
});

test('a toggle that could not be saved is not taken back', async () => {
  const app = await start();
  app.dispatch(paidToggled({ id: 'p2', paid: true }));
  await app.settle();
  app.gateway.traffic.fail('payments.update', 'refused');
  app.dispatch(paidToggled({ id: 'p2', paid: false }));
  await app.settle();
  await undo(app);
  expect(held(app).payments).toContainEqual(['p2', false, false]);
  expect(selectUndoIntent(app.state())).toBeNull();
});

test('a toggle without an offer to undo it leaves the offers before it', async () => {
  const app = await start();
  app.dispatch(paidToggled({ id: 'p2', paid: true }));
  await app.settle();
  app.dispatch(deliveredToggled({ id: 'p2', delivered: true }));
  await app.settle();
  await undo(app);
  expect(held(app).payments).toContainEqual(['p2', false, true]);
});

describe('a dialog', () => {
  test('that shows a record leaves the undo', async () => {
    const app = await start();
    app.dispatch(workspaceActions.modalOpened('payments', 'view', 'p1'));
    app.dispatch(receiptRequested({ id: 'p1', number: 2, on, came: 100 }));
    await app.settle();
    await undo(app);
    expect(held(app).parts).toEqual([]);
  });

  test('with a form, or a question, does not', async () => {
    const app = await start();
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle();
    app.dispatch(
      workspaceActions.confirmationAsked({ kind: 'delete', entity: 'clients', id: 'c2' }),
    );
    expect(selectUndoIntent(app.state())).toBeNull();
    app.dispatch(workspaceActions.wentBack());
    app.dispatch(workspaceActions.modalOpened('clients', 'edit', 'c2'));
    expect(selectUndoIntent(app.state())).toBeNull();
    app.dispatch(workspaceActions.modalClosed());
    expect(selectUndoIntent(app.state())).not.toBeNull();
  });
});

test('signing out forgets', async () => {
  const app = await start();
  app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
  await app.settle();
  closeNotices(app);
  app.dispatch(sessionActions.signOutRequested());
  await app.settle();
  expect(selectUndoIntent(app.state())).toBeNull();
  expect(JSON.stringify(app.state().workspace.notices)).not.toContain('c1');
});

describe('what is kept', () => {
  const remove = (app: TestApp, ids: string[]) => {
    for (const id of ids) app.dispatch(expensesActions.deleted({ id, row: anExpense({ id }) }));
    closeNotices(app);
  };

  test('is bounded by the rows that the undos would write', async () => {
    const app = await start();
    remove(
      app,
      Array.from({ length: UNDONE_ROWS + 5 }, (_, at) => `x${String(at)}`),
    );
    expect(app.state().workspace.notices.past).toHaveLength(UNDONE_ROWS);
    expect(selectUndoIntent(app.state())).toMatchObject({
      payload: { rows: [{ id: `x${String(UNDONE_ROWS + 4)}` }] },
    });
  });

  test('includes the newest change, however many rows it has', async () => {
    const app = await start();
    remove(app, ['x1']);
    const deleted = Array.from({ length: UNDONE_ROWS + 1 }, () => anExpense());
    app.dispatch(
      bulkActions.ended({
        entity: 'expenses',
        change: { kind: 'delete' },
        deleted,
        set: [],
        found: [],
        failed: [],
      }),
    );
    closeNotices(app);
    expect(app.state().workspace.notices.past).toHaveLength(1);
    expect(selectUndoIntent(app.state())).toMatchObject({ payload: { rows: deleted } });
  });
});
