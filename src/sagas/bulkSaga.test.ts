import { startSignedIn, type TestApp } from '../../test/app';
import { aClient, anExpense, aPayment, aQuote, aUser } from '../../test/builders';
import { TABLE_LIST } from '../../test/tables';
import { bulkActions, type BulkChange } from '../features/app/entities/bulk';
import { markingActions, selectMarked, selectBulkRun } from '../features/app/bulk/markingSlice';
import { sessionActions } from '../features/app/session/sessionSlice';
import type { Quote } from '../features/business/quotes/quote';
import type { EntityName } from '../features/app/entities/entities';
import { selectUndoIntent } from '../features/app/workspace/undo';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });
const ids = (count: number) => Array.from({ length: count }, (_, at) => `r${String(at)}`);

const codes = (app: TestApp) =>
  app.state().workspace.notices.shown.map(({ message }) => message.code);
const marked = (app: TestApp, entity: EntityName) =>
  Object.keys(selectMarked(app.state(), entity)).sort();

/** Marks rows and requests a bulk change, as the toolbar does. */
async function change(app: TestApp, entity: EntityName, rows: string[], what: BulkChange) {
  app.dispatch(markingActions.rowsMarked({ entity, ids: rows, on: true }));
  app.dispatch(bulkActions.requested({ entity, ids: rows, change: what }));
  await app.settle();
}

async function undo(app: TestApp) {
  app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
  await app.settle(1_000);
}

const pay: BulkChange = { kind: 'set', field: 'paid', value: true };

describe('payments', () => {
  const payments = (count: number) =>
    startSignedIn(({ tables }, { id }) => {
      const rows = ids(count).map((row, at) => aPayment({ id: row, paid: at % 2 === 1 }));
      tables.payments.seed(id, ...rows);
    }, marina);
  const paid = (app: TestApp) =>
    Object.values(app.state().payments.entities).filter((row) => row.paid).length;
  const held = (app: TestApp) =>
    app.gateway.tables.payments.of('marina').filter((row) => row.paid).length;

  test('are all paid, and set back to what each of them was', async () => {
    const app = await payments(20);
    await change(app, 'payments', ids(20), pay);
    expect([paid(app), held(app)]).toEqual([20, 20]);
    expect([codes(app), marked(app, 'payments')]).toEqual([['set'], []]);
    // Payments that were already paid are not sent.
    expect(app.gateway.traffic.names('payments.update')).toHaveLength(10);
    expect(selectBulkRun(app.state())).toBeNull();
    await undo(app);
    expect([paid(app), held(app)]).toEqual([10, 10]);
    expect(codes(app)).toEqual(['undone']);
  });

  test('a fact tells of six at once, and six at most are under way', async () => {
    const app = await payments(20);
    let [underWay, most] = [0, 0];
    // The days of receipt are stored after the payments, each in the side row of its payment.
    app.gateway.traffic.troubleFor = (name) => ({
      before: async () => {
        if (!name.startsWith('payments.')) return;
        most = Math.max(most, (underWay += 1));
        await new Promise((resolve) => setTimeout(resolve, 10));
        underWay -= 1;
      },
    });
    await change(app, 'payments', ids(20), pay);
    await app.settle(20);
    expect(selectBulkRun(app.state())).toMatchObject({ done: 6, total: 20 });
    await app.settle(1_000);
    expect(most).toBe(6);
    expect(app.types('payments/updatedTogether')).toHaveLength(4);
  });

  test('what fails stays marked and is named; the others are done', async () => {
    const app = await payments(4);
    app.gateway.traffic.fail('payments.update', 'refused');
    await change(app, 'payments', ids(4), pay);
    expect(paid(app)).toBe(3);
    expect(codes(app)).toEqual(['set', 'bulkFailed']);
    expect(app.state().workspace.notices.shown.at(-1)?.message).toMatchObject({ ids: ['r0'] });
    expect(marked(app, 'payments')).toEqual(['r0']);
  });

  test('a lost answer is looked up', async () => {
    const app = await payments(2);
    app.gateway.traffic.loseReply('payments.update');
    await change(app, 'payments', ids(2), pay);
    expect([paid(app), codes(app)]).toEqual([2, ['set']]);
  });

  test('cancelled between rows: the rest is left, and what was done can be taken back', async () => {
    const app = await payments(20);
    const release = app.gateway.traffic.hold('payments.find');
    await change(app, 'payments', ids(20), pay);
    app.dispatch(bulkActions.cancelled());
    release();
    await app.settle();
    expect(held(app)).toBe(13);
    expect(marked(app, 'payments')).toHaveLength(14);
    await undo(app);
    expect(held(app)).toBe(10);
  });

  test('what was changed since is not set back', async () => {
    const app = await payments(3);
    await change(app, 'payments', ids(3), pay);
    app.gateway.tables.payments.change('r0', { paid: false });
    app.gateway.tables.payments.drop('r2');
    await undo(app);
    expect(held(app)).toBe(1);
    expect(app.state().payments.entities['r0']?.paid).toBe(false);
  });

  test('setting back fails: it says so, and asked again does what is left', async () => {
    const app = await payments(3);
    await change(app, 'payments', ids(3), pay);
    app.gateway.traffic.fail('payments.update', 'refused');
    await undo(app);
    expect(codes(app)).toEqual(['setBack', 'setBackFailed']);
    await undo(app);
    expect(held(app)).toBe(1);
  });

  test('one change at a time; a change and what takes another back do not hold each other up', async () => {
    const app = await payments(8);
    await change(app, 'payments', ids(8), { kind: 'set', field: 'delivered', value: true });
    const back = selectUndoIntent(app.state());
    app.dispatch(back ?? { type: 'none' });
    app.dispatch(bulkActions.requested({ entity: 'payments', ids: ids(8).reverse(), change: pay }));
    app.dispatch(bulkActions.requested({ entity: 'payments', ids: ids(2), change: pay }));
    await app.settle(100);
    expect(app.types('bulk/ended')).toHaveLength(2);
    expect(held(app)).toBe(8);
    expect(app.gateway.tables.payments.of('marina').some((row) => row.delivered)).toBe(false);
  });

  test('signing out in the middle leaves nothing behind', async () => {
    const app = await payments(20);
    const release = app.gateway.traffic.hold('payments.find');
    await change(app, 'payments', ids(20), pay);
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    release();
    await app.settle();
    expect(app.state().marking).toMatchObject({ run: null, marked: {} });
    // Two of the first six requests were in flight.
    expect(held(app)).toBe(12);
  });
});

test.each(TABLE_LIST)('$name: deleted together, they come back together', async (table) => {
  const app = await startSignedIn((gateway) => {
    for (const [at, id] of ids(9).entries()) table.seed(gateway, 'marina', id, { text: id, at });
  }, marina);
  const before = table.all(app.state());
  app.gateway.traffic.loseReply(`${table.name}.remove`);
  await change(app, table.name, ids(8), { kind: 'delete' });
  expect(table.all(app.state())).toHaveLength(1);
  expect(codes(app)).toEqual(['deleted']);
  await undo(app);
  expect(table.all(app.state())).toEqual(before);
  expect(codes(app)).toEqual(['restored']);
});

test('expenses get another category, and each its own back', async () => {
  const app = await startSignedIn(({ tables }, { id }) => {
    tables.expenses.seed(id, anExpense({ id: 'r0', category: 'Marketing' }));
    tables.expenses.seed(id, anExpense({ id: 'r1', category: 'Impostos' }));
  }, marina);
  const categories = () =>
    ids(2).map((id) => app.gateway.tables.expenses.rows.get(id)?.row.category);
  const outros: BulkChange = { kind: 'set', field: 'category', value: 'Outros' };
  await change(app, 'expenses', ids(2), outros);
  expect(categories()).toEqual(['Outros', 'Outros']);
  await undo(app);
  expect(categories()).toEqual(['Marketing', 'Impostos']);
});

describe('ten quotes that are approved at once', () => {
  const quotes = () =>
    startSignedIn(({ tables }, { id }) => {
      tables.clients.seed(id, aClient({ id: 'c1' }));
      tables.quotes.seed(id, ...ids(10).map((row) => aQuote({ id: row, clientId: 'c1' })));
    }, marina);
  const approve: BulkChange = { kind: 'set', field: 'status', value: 'approved' };
  const projects = (app: TestApp) => app.gateway.tables.projects.of('marina');
  const isApproved = ({ status }: Quote) => status === 'approved';
  const statuses = (app: TestApp) =>
    new Set(app.gateway.tables.quotes.of('marina').map(({ status }) => status));

  test('make ten projects, each by the ordinary approval', async () => {
    const app = await quotes();
    await change(app, 'quotes', ids(10), approve);
    await app.settle(1_000);
    expect(app.types('quotes/approved')).toHaveLength(10);
    expect(new Set(projects(app).map(({ quoteId }) => quoteId))).toEqual(new Set(ids(10)));
    expect(statuses(app)).toEqual(new Set(['approved']));
  });

  test('are told of in one notice, with which they can be taken back for as long as it is there', async () => {
    const app = await quotes();
    await change(app, 'quotes', ids(10), approve);
    await app.settle(3_000);
    expect(codes(app)).toEqual(['set']);
    await undo(app);
    await app.settle(1_000);
    expect([projects(app), codes(app)]).toEqual([[], ['undone']]);
  });

  test('one alone is told of by its project’s name, which leaves with the project', async () => {
    const app = await quotes();
    await change(app, 'quotes', ['r0'], approve);
    await app.settle(1_000);
    expect(codes(app)).toEqual(['set', 'projectCreated']);
    await undo(app);
    expect(codes(app)).toEqual(['undone']);
  });

  test('taken back, they are no projects any more, but for what was worked on', async () => {
    const app = await quotes();
    await change(app, 'quotes', ids(10), approve);
    const intent = selectUndoIntent(app.state());
    await app.settle(1_000);
    const [worked] = projects(app);
    app.gateway.tables.projects.change(worked?.id ?? '', { responsible: 'Ana' });
    app.dispatch(intent ?? { type: 'none' });
    await app.settle(1_000);
    expect(statuses(app)).toEqual(new Set(['proposal']));
    expect(projects(app).map(({ id }) => id)).toEqual([worked?.id]);
    expect(Object.keys(app.state().projects.entities)).toEqual([worked?.id]);
  });

  test('of which another window has approved one at the same moment make nine, and it is told', async () => {
    const app = await quotes();
    const release = app.gateway.traffic.hold('quotes.update');
    await change(app, 'quotes', ids(10), approve);
    app.gateway.tables.quotes.change('r0', { status: 'approved' });
    release();
    await app.settle(1_000);
    expect(projects(app)).toHaveLength(9);
    expect(codes(app)).toEqual(['set', 'approvedBefore']);
  });

  test('taken back before the projects are made', async () => {
    const app = await quotes();
    await change(app, 'quotes', ids(10), approve);
    await undo(app);
    await app.settle(1_000);
    expect(projects(app)).toEqual([]);
    expect(app.state().projects.ids).toEqual([]);
    expect(statuses(app)).toEqual(new Set(['proposal']));
  });

  test.each([
    ['is refused', 'quotes.update', 'refused'],
    ['cannot be checked', 'quotes.find', 'network'],
  ] as const)('taken back, which %s for one: that one keeps its project', async (_, call, why) => {
    const app = await quotes();
    await change(app, 'quotes', ids(2), approve);
    const intent = selectUndoIntent(app.state());
    await app.settle(1_000);
    app.gateway.traffic.fail(call, why);
    app.dispatch(intent ?? { type: 'none' });
    await app.settle(1_000);
    const approved = app.gateway.tables.quotes.of('marina').filter(isApproved);
    expect(approved).toHaveLength(1);
    expect(projects(app).map(({ quoteId }) => quoteId)).toEqual([approved[0]?.id]);
    expect(codes(app)).toEqual(['setBack', 'setBackFailed']);
    // A second undo restores the rows that the first one could not.
    await undo(app);
    expect([projects(app), app.gateway.tables.quotes.of('marina').filter(isApproved)]).toEqual([
      [],
      [],
    ]);
  });

  test('taken back, one that another device has rejected meanwhile is left as it is, with its project', async () => {
    const app = await quotes();
    await change(app, 'quotes', ids(2), approve);
    const intent = selectUndoIntent(app.state());
    await app.settle(1_000);
    app.gateway.tables.quotes.change('r0', { status: 'rejected' });
    app.dispatch(intent ?? { type: 'none' });
    await app.settle(1_000);
    expect(projects(app).map(({ quoteId }) => quoteId)).toEqual(['r0']);
    expect(statuses(app)).toEqual(new Set(['rejected', 'proposal']));
  });

  test('taken back, a project that was changed since stays, and is told', async () => {
    const app = await quotes();
    await change(app, 'quotes', ids(1), approve);
    await app.settle(1_000);
    const [project] = projects(app);
    await app.gateway.projects.update('marina', project?.id ?? '', { status: 'in-progress' });
    await undo(app);
    expect(projects(app)).toMatchObject([{ status: 'in-progress' }]);
    expect(statuses(app)).toEqual(new Set(['proposal']));
    expect(codes(app)).toContain('projectKept');
  });

  test('an approval whose answer is lost makes its project as soon as it is known', async () => {
    const app = await quotes();
    app.gateway.traffic.loseReply('quotes.update');
    app.gateway.traffic.fail('quotes.list', 'network');
    await change(app, 'quotes', ids(10), approve);
    expect(app.state().workspace.notices.shown.map(({ message }) => message.code)).toContain(
      'bulkFailed',
    );
    await app.settle(5_000);
    expect(projects(app)).toHaveLength(10);
  });

  test('and also where it is known before the rest of the batch is', async () => {
    const app = await quotes();
    const { traffic } = app.gateway;
    traffic.loseReply('quotes.update');
    traffic.fail('quotes.list', 'network');
    const release = traffic.hold('quotes.update');
    await change(app, 'quotes', ids(2), approve);
    await app.settle(20_000);
    expect(app.state().quotes.entities['r0']?.status).toBe('approved');
    expect(projects(app).map(({ quoteId }) => quoteId)).toEqual(['r0']);
    release();
    await app.settle(1_000);
    expect(
      projects(app)
        .map(({ quoteId }) => quoteId)
        .sort(),
    ).toEqual(['r0', 'r1']);
  });
});

test('a deletion whose answer is lost is told by the next load, with what pointed at it', async () => {
  const app = await startSignedIn(({ tables }, { id }) => {
    tables.clients.seed(id, aClient({ id: 'r0' }));
    tables.quotes.seed(id, aQuote({ id: 'q1', clientId: 'r0' }));
  }, marina);
  app.gateway.traffic.loseReply('clients.remove');
  app.gateway.traffic.fail('clients.list', 'network');
  await change(app, 'clients', ['r0'], { kind: 'delete' });
  expect(codes(app)).toEqual(['bulkFailed']);
  await app.settle(5_000);
  expect(app.state().clients.ids).toEqual([]);
  expect(app.state().quotes.entities['q1']?.clientId).toBeNull();
});
