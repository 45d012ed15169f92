import { startSignedIn, type TestApp } from '../../test/app';
import {
  aClient,
  aClientDraft,
  aPayment,
  aProject,
  aQuote,
  aStage,
  aUser,
  baselineOf,
} from '../../test/builders';
import { bulkActions, type BulkChange } from '../features/app/entities/bulk';
import { clientDetailsActions } from '../features/business/clients/clientDetailsSlice';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { markingActions } from '../features/app/bulk/markingSlice';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { selectUndoIntent } from '../features/app/workspace/undo';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });
const client = aClient({ id: 'c1' });

const started = () =>
  startSignedIn(({ tables }) => {
    tables.clients.seed(marina.id, client);
    tables.quotes.seed(marina.id, aQuote({ id: 'q1', clientId: 'c1', status: 'approved' }));
    tables.projects.seed(marina.id, aProject({ id: 'j1', quoteId: null, stages: [aStage()] }));
    tables.payments.seed(marina.id, aPayment({ id: 'p1', paid: false }));
  }, marina);

/** The notices about failures, and whether each says that its outcome is unknown. */
const failures = (app: TestApp) =>
  app
    .state()
    .workspace.notices.shown.filter(({ tone }) => tone === 'danger')
    .map(({ message, unconfirmed }) => [message.code, unconfirmed !== undefined]);

async function inBulk(app: TestApp, entity: 'clients' | 'payments', id: string, to: BulkChange) {
  app.dispatch(markingActions.rowsMarked({ entity, ids: [id], on: true }));
  app.dispatch(bulkActions.requested({ entity, ids: [id], change: to }));
  await app.settle();
}

interface Case {
  name: string;
  /** The write whose answer is lost, and the load that would show what became of it. */
  write: string;
  load: string;
  code: string;
  before?: (app: TestApp) => Promise<void>;
  ask: (app: TestApp) => unknown;
}

const CASES: Case[] = [
  {
    name: 'the form of a new row',
    write: 'clients.insert',
    load: 'clients.list',
    code: 'saveFailed',
    ask: (app) => app.dispatch(clientsActions.createRequested({ id: 'c2', draft: aClientDraft() })),
  },
  {
    name: 'the form of a row',
    write: 'clients.update',
    load: 'clients.list',
    code: 'saveFailed',
    ask: (app) =>
      app.dispatch(
        clientsActions.updateRequested({
          id: 'c1',
          changes: { phone: '11 98765-4321' },
          baseline: baselineOf(client),
        }),
      ),
  },
  {
    name: 'a side row',
    write: 'clientDetails.insert',
    load: 'clientDetails.list',
    code: 'saveFailed',
    ask: (app) =>
      app.dispatch(clientDetailsActions.saveRequested({ id: 'c1', changes: { city: 'Olinda' } })),
  },
  {
    name: 'a deletion',
    write: 'clients.remove',
    load: 'clients.list',
    code: 'deleteFailed',
    ask: (app) => app.dispatch(clientsActions.deleteRequested({ id: 'c1' })),
  },
  {
    name: 'the undo of a deletion',
    write: 'clients.restore',
    load: 'clients.list',
    code: 'restoreFailed',
    before: async (app) => {
      app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
      await app.settle();
    },
    ask: (app) => app.dispatch(selectUndoIntent(app.state()) ?? { type: 'none' }),
  },
  {
    name: 'the toggle of a delivery',
    write: 'payments.update',
    load: 'payments.list',
    code: 'deliveredFailed',
    ask: (app) => app.dispatch(paymentsActions.deliveredToggled({ id: 'p1', delivered: true })),
  },
  {
    name: 'the toggle of a payment',
    write: 'payments.update',
    load: 'payments.list',
    code: 'paidFailed',
    ask: (app) => app.dispatch(paymentsActions.paidToggled({ id: 'p1', paid: true })),
  },
  {
    name: 'the toggle of a stage',
    write: 'projects.update',
    load: 'projects.list',
    code: 'stageFailed',
    ask: (app) =>
      app.dispatch(projectsActions.stageToggled({ id: 'j1', index: 0, completed: true })),
  },
  {
    name: 'the project of an approval',
    write: 'projects.insert',
    load: 'projects.list',
    code: 'saveFailed',
    ask: async (app) => {
      app.dispatch(projectsActions.creationFromQuoteRequested({ quoteId: 'q1' }));
      await app.settle();
      app.gateway.traffic.fail('projects.list', 'network');
      await app.settle(100);
    },
  },
  {
    name: 'a bulk change',
    write: 'payments.update',
    load: 'payments.list',
    code: 'bulkFailed',
    ask: (app) => inBulk(app, 'payments', 'p1', { kind: 'set', field: 'delivered', value: true }),
  },
  {
    name: 'a bulk deletion',
    write: 'clients.remove',
    load: 'clients.list',
    code: 'bulkFailed',
    ask: (app) => inBulk(app, 'clients', 'c1', { kind: 'delete' }),
  },
  {
    name: 'the undo of a bulk change',
    write: 'payments.update',
    load: 'payments.list',
    code: 'setBackFailed',
    before: (app) =>
      inBulk(app, 'payments', 'p1', { kind: 'set', field: 'delivered', value: true }),
    ask: (app) => app.dispatch(selectUndoIntent(app.state()) ?? { type: 'none' }),
  },
];

describe.each(CASES)('$name', ({ write, load, code, before, ask }) => {
  const lost = async (how: 'stored' | 'cut') => {
    const app = await started();
    await before?.(app);
    const { traffic } = app.gateway;
    if (how === 'stored') traffic.loseReply(write);
    else traffic.fail(write, 'network');
    if (write !== 'projects.insert') traffic.fail(load, 'network');
    await ask(app);
    await app.settle();
    return app;
  };

  test('whose answer was lost: it is said that this is not known', async () => {
    expect(failures(await lost('stored'))).toEqual([[code, true]]);
    expect(failures(await lost('cut'))).toEqual([[code, true]]);
  });

  test('the notice leaves once it is known that the write was stored', async () => {
    const app = await lost('stored');
    await app.settle(60_000);
    expect(failures(app)).toEqual([]);
  });

  test('the notice says no more than that it failed once that is known', async () => {
    const app = await lost('cut');
    await app.settle(60_000);
    expect(failures(app)).toEqual([[code, false]]);
  });

  test('a refusal is known', async () => {
    const app = await started();
    await before?.(app);
    app.gateway.traffic.fail(write, 'refused');
    await ask(app);
    await app.settle(200);
    expect(failures(app)).toEqual([[code, false]]);
  });

  test('so is what the look-up did not find', async () => {
    const app = await started();
    await before?.(app);
    app.gateway.traffic.fail(write, 'network');
    if (write === 'projects.insert') {
      app.dispatch(projectsActions.creationFromQuoteRequested({ quoteId: 'q1' }));
      await app.settle(200);
    } else await ask(app);
    await app.settle();
    expect(failures(app)).toEqual([[code, false]]);
  });
});

test('a toggle whose row could not be read was not sent, and so is known', async () => {
  const app = await started();
  app.gateway.traffic.fail('projects.find', 'network');
  app.gateway.traffic.fail('projects.list', 'network');
  app.dispatch(projectsActions.stageToggled({ id: 'j1', index: 0, completed: true }));
  await app.settle();
  expect(failures(app)).toEqual([['stageFailed', false]]);
  expect(app.gateway.traffic.names('projects.update')).toEqual([]);
});

test('of several rows, those that were stored leave the notice', async () => {
  const app = await started();
  const ids = ['c1', 'c2'];
  app.gateway.tables.clients.seed(marina.id, aClient({ id: 'c2' }));
  app.dispatch(clientsActions.loaded(app.gateway.tables.clients.of(marina.id)));
  app.gateway.traffic.loseReply('clients.remove');
  app.gateway.traffic.fail('clients.remove', 'network');
  for (let load = 0; load < 2; load += 1) app.gateway.traffic.fail('clients.list', 'network');
  app.dispatch(markingActions.rowsMarked({ entity: 'clients', ids, on: true }));
  app.dispatch(bulkActions.requested({ entity: 'clients', ids, change: { kind: 'delete' } }));
  await app.settle();
  expect(failures(app)).toEqual([['bulkFailed', true]]);
  await app.settle(60_000);
  expect(failures(app)).toEqual([['bulkFailed', false]]);
  expect(app.state().workspace.notices.shown.at(-1)?.message).toMatchObject({ ids: ['c2'] });
});
