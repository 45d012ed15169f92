import { startSignedIn, type TestApp } from '../../test/app';
import {
  aClient,
  aClientDraft,
  aPayment,
  aQuote,
  aQuoteDraft,
  aUser,
  baselineOf,
} from '../../test/builders';
import { fakeGateway } from '../../test/fakeGateway';
import { TABLE_LIST } from '../../test/tables';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import type { QuoteDraft } from '../features/business/quotes/quote';
import { quotesActions } from '../features/business/quotes/quotesSlice';
import { sessionActions } from '../features/app/session/sessionSlice';
import { entityActions } from '../features/app/entities/entities';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { formsActions } from '../features/app/forms/formsSlice';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });

const notices = (app: TestApp) => app.state().workspace.notices.shown.map(({ message }) => message);

describe.each(TABLE_LIST)('$name', (table) => {
  const { name } = table;
  const create = (id: string, text: string) => table.create(id, { text });
  /** Saves a form that was opened with the row that the state has now. */
  const update = (app: TestApp, id: string, text: string) => {
    const save = table.open(app.state(), id);
    if (!save) throw new Error(`No ${id}`);
    return save(text);
  };
  const withRow = () =>
    startSignedIn((gateway) => {
      table.seed(gateway, marina.id, 'r1', { text: 'old' });
    }, marina);
  const empty = () => startSignedIn(undefined, marina);

  describe('creating', () => {
    test('success: one call, one fact, the row is there and the modal closed', async () => {
      const app = await empty();
      app.dispatch(workspaceActions.modalOpened(name, 'create', 'n1'));
      app.dispatch(create('n1', 'new'));
      expect(app.state().workspace.forms.modal).toMatchObject({ id: 'n1', saving: true });
      await app.settle();
      expect(app.types()).toEqual([
        'workspace/modalOpened',
        `${name}/createRequested`,
        `${name}/created`,
      ]);
      expect(app.gateway.traffic.names()).toEqual([`${name}.insert`]);
      expect(table.shown(app.state(), 'n1')).toBe('new');
      expect(table.stored(app.gateway, marina.id)).toEqual(['new']);
      expect(app.state().workspace.forms.modal).toBeNull();
    });

    test('refused: the modal stays open with its draft, the notice is raised, the error logged', async () => {
      const app = await empty();
      app.dispatch(workspaceActions.modalOpened(name, 'create', 'n1'));
      app.dispatch(formsActions.draftChanged('n1', { values: { typed: 'new' }, baseline: null }));
      app.gateway.traffic.fail(`${name}.insert`, 'refused');
      app.dispatch(create('n1', 'new'));
      await app.settle();
      expect(app.types(name)).toEqual([`${name}/createRequested`, `${name}/createFailed`]);
      expect(app.state().workspace.forms.modal).toMatchObject({
        saving: false,
        draft: { values: { typed: 'new' } },
      });
      expect(notices(app)).toEqual([{ code: 'saveFailed', entity: name }]);
      expect(app.logged).toHaveLength(1);
      expect(table.shown(app.state(), 'n1')).toBeUndefined();
    });

    test('reply lost: the table is read again and shows that it got through', async () => {
      const app = await empty();
      app.gateway.traffic.loseReply(`${name}.insert`);
      app.dispatch(create('n1', 'new'));
      await app.settle();
      expect(app.types()).toEqual([
        `${name}/createRequested`,
        `${name}/loadStarted`,
        `${name}/loaded`,
        `${name}/created`,
      ]);
      expect(notices(app)).toEqual([]);
    });

    test('never arrived: the table is read again and shows that it did not get through', async () => {
      const app = await empty();
      app.gateway.traffic.fail(`${name}.insert`, 'network');
      app.dispatch(create('n1', 'new'));
      await app.settle();
      expect(app.types()).toEqual([
        `${name}/createRequested`,
        `${name}/loadStarted`,
        `${name}/loaded`,
        `${name}/createFailed`,
      ]);
      expect(notices(app)).toEqual([{ code: 'saveFailed', entity: name }]);
    });

    test('reply lost and the table unreadable: failed, and the retry with other words makes one row', async () => {
      const app = await empty();
      app.gateway.traffic.loseReply(`${name}.insert`);
      app.gateway.traffic.fail(`${name}.list`, 'network');
      app.dispatch(create('n1', 'first words'));
      await app.settle();
      expect(app.types()).toEqual([
        `${name}/createRequested`,
        `${name}/loadStarted`,
        `${name}/loadFailed`,
        `${name}/createFailed`,
      ]);
      app.forget();
      app.dispatch(create('n1', 'other words'));
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([
        `${name}.insert`,
        `${name}.find`,
        `${name}.update`,
      ]);
      expect(app.types()).toEqual([`${name}/createRequested`, `${name}/created`]);
      expect(table.stored(app.gateway, marina.id)).toEqual(['other words']);
      expect(table.shown(app.state(), 'n1')).toBe('other words');
    });

    test('reply lost: what another device has changed by the retry stays', async () => {
      const app = await empty();
      app.gateway.traffic.loseReply(`${name}.insert`);
      app.gateway.traffic.fail(`${name}.list`, 'network');
      app.dispatch(create('n1', 'first words'));
      await app.settle();
      table.changeOther(app.gateway.tables, 'n1', 7);
      const changed = table.storedOther(app.gateway, marina.id);
      app.dispatch(create('n1', 'other words'));
      await app.settle();
      expect(table.stored(app.gateway, marina.id)).toEqual(['other words']);
      expect(table.storedOther(app.gateway, marina.id)).toEqual(changed);
    });

    test('reply lost, and changed elsewhere before the table is read again: created', async () => {
      const app = await empty();
      app.gateway.traffic.loseReply(`${name}.insert`);
      const release = app.gateway.traffic.hold(`${name}.list`);
      app.dispatch(create('n1', 'new'));
      await app.settle();
      table.changeOther(app.gateway.tables, 'n1', 7);
      release();
      await app.settle();
      expect(app.types().at(-1)).toBe(`${name}/created`);
    });

    test('a double click on save makes one row', async () => {
      const app = await empty();
      app.dispatch(create('n1', 'new'));
      app.dispatch(create('n1', 'new'));
      await app.settle();
      expect(table.stored(app.gateway, marina.id)).toEqual(['new']);
      expect(notices(app)).toEqual([]);
    });

    test('a second click that comes late does not undo what another device has changed', async () => {
      const app = await empty();
      app.dispatch(create('n1', 'new'));
      await app.settle();
      table.changeOther(app.gateway.tables, 'n1', 7);
      const changed = table.storedOther(app.gateway, marina.id);
      app.dispatch(create('n1', 'new'));
      await app.settle();
      expect(table.storedOther(app.gateway, marina.id)).toEqual(changed);
      expect(app.types().at(-1)).toBe(`${name}/created`);
    });

    test('sign-out during the save: nothing of it reaches the next session', async () => {
      const app = await empty();
      const release = app.gateway.traffic.hold(`${name}.insert`, 'answer');
      app.dispatch(create('n1', 'new'));
      app.dispatch(sessionActions.signOutRequested());
      await app.settle();
      app.forget();
      release();
      await app.settle(1_000);
      expect(app.types()).toEqual([]);
      expect(table.shown(app.state(), 'n1')).toBeUndefined();
      expect(table.stored(app.gateway, marina.id)).toEqual(['new']);
    });
  });

  describe('updating', () => {
    test('success: the fact carries the row before and after', async () => {
      const app = await withRow();
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.types()).toEqual([`${name}/updateRequested`, `${name}/updated`]);
      expect(app.actions[1]?.payload).toMatchObject({ row: { id: 'r1' }, before: { id: 'r1' } });
      expect(app.gateway.traffic.names()).toEqual([`${name}.find`, `${name}.update`]);
      expect(table.shown(app.state(), 'r1')).toBe('new');
    });

    test('over what another device wrote: what was not touched follows the row as it stands', async () => {
      const app = await withRow();
      table.changeOther(app.gateway.tables, 'r1', 7);
      const elsewhere = table.storedOther(app.gateway, marina.id);
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.types(name)).toEqual([`${name}/updateRequested`, `${name}/updated`]);
      expect(table.stored(app.gateway, marina.id)).toEqual(['new']);
      expect(table.storedOther(app.gateway, marina.id)).toEqual(elsewhere);
    });

    test('of a field that another device changed, too: nothing is sent, and the form asks', async () => {
      const app = await withRow();
      app.dispatch(workspaceActions.modalOpened(name, 'edit', 'r1'));
      const save = update(app, 'r1', 'new');
      table.seed(app.gateway, marina.id, 'r1', { text: 'theirs' });
      app.dispatch(save);
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([`${name}.find`]);
      expect(app.types(name)).toEqual([`${name}/updateRequested`, `${name}/updateConflicted`]);
      expect(app.state().workspace.forms.modal).toMatchObject({
        saving: false,
        conflict: [table.textField],
      });
      expect(table.shown(app.state(), 'r1')).toBe('theirs');
      expect(notices(app)).toEqual([]);
      // The user has now seen the other device's change, and so may overwrite it.
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(table.stored(app.gateway, marina.id)).toEqual(['new']);
      expect(app.state().workspace.forms.modal).toBeNull();
    });

    test('that cannot be read first is not sent: failed, and nothing is in doubt', async () => {
      const app = await withRow();
      app.gateway.traffic.fail(`${name}.find`, 'network');
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([`${name}.find`]);
      expect(app.actions.at(-1)?.payload).toMatchObject({ id: 'r1', failure: 'unsent' });
      expect(notices(app)).toEqual([{ code: 'saveFailed', entity: name }]);
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(table.stored(app.gateway, marina.id)).toEqual(['new']);
    });

    test('with nothing new: nothing is sent, and the modal closes all the same', async () => {
      const app = await withRow();
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      app.dispatch(workspaceActions.modalOpened(name, 'edit', 'r1'));
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([`${name}.find`, `${name}.update`]);
      expect(app.types(name).slice(-2)).toEqual([`${name}/updateRequested`, `${name}/updated`]);
      expect(app.state().workspace.forms.modal).toBeNull();
      expect(notices(app)).toEqual([]);
    });

    test('refused: the list stays as it was', async () => {
      const app = await withRow();
      app.dispatch(workspaceActions.modalOpened(name, 'edit', 'r1'));
      app.gateway.traffic.fail(`${name}.update`, 'refused');
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.types(name)).toEqual([`${name}/updateRequested`, `${name}/updateFailed`]);
      expect(app.actions.at(-1)?.payload).toMatchObject({ id: 'r1', failure: 'refused' });
      expect(table.shown(app.state(), 'r1')).toBe('old');
      expect(app.state().workspace.forms.modal).toMatchObject({ id: 'r1', saving: false });
      expect(notices(app)).toEqual([{ code: 'saveFailed', entity: name }]);
      expect(app.logged).toHaveLength(1);
    });

    test('of a row that another device deleted: failed, and the row leaves the list', async () => {
      const app = await withRow();
      await app.gateway.tables[name].repository.remove(marina.id, 'r1');
      app.forget();
      app.dispatch(workspaceActions.modalOpened(name, 'edit', 'r1'));
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.types(name)).toEqual([
        `${name}/updateRequested`,
        `${name}/updateFailed`,
        `${name}/loadStarted`,
        `${name}/loaded`,
        `${name}/deleted`,
      ]);
      expect(app.actions[2]?.payload).toMatchObject({ id: 'r1', failure: 'gone' });
      expect(table.shown(app.state(), 'r1')).toBeUndefined();
      expect(app.state().workspace.forms.modal).toMatchObject({ id: 'r1', saving: false });
      expect(notices(app)).toEqual([{ code: 'saveFailed', entity: name }]);
    });

    test('reply lost: verified by reading again', async () => {
      const app = await withRow();
      app.gateway.traffic.loseReply(`${name}.update`);
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.types()).toEqual([
        `${name}/updateRequested`,
        `${name}/loadStarted`,
        `${name}/loaded`,
        `${name}/updated`,
      ]);
      expect(notices(app)).toEqual([]);
    });

    test('reply lost and the table unreadable: failed, until a later load shows the truth', async () => {
      const app = await withRow();
      app.gateway.traffic.loseReply(`${name}.update`);
      app.gateway.traffic.fail(`${name}.list`, 'network');
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      expect(app.types().at(-1)).toBe(`${name}/updateFailed`);
      expect(table.shown(app.state(), 'r1')).toBe('old');
      await app.settle(2_000);
      expect(table.shown(app.state(), 'r1')).toBe('new');
    });

    test('a row in doubt is read again before it is overwritten, and not sent where it cannot be', async () => {
      const app = await withRow();
      app.gateway.traffic.loseReply(`${name}.update`);
      app.gateway.traffic.fail(`${name}.list`, 'network');
      app.dispatch(update(app, 'r1', 'new'));
      await app.settle();
      app.forget();
      app.gateway.traffic.fail(`${name}.list`, 'network');
      app.dispatch(update(app, 'r1', 'newer'));
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([`${name}.list`]);
      expect(app.types().at(-1)).toBe(`${name}/updateFailed`);
      app.forget();
      app.dispatch(update(app, 'r1', 'newer'));
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([
        `${name}.list`,
        `${name}.find`,
        `${name}.update`,
      ]);
      expect(app.actions.at(-1)?.payload).toMatchObject({ before: { id: 'r1' } });
      expect(table.shown(app.state(), 'r1')).toBe('newer');
    });

    test('a row in doubt is sent once it was read, also where the same load settles another', async () => {
      const app = await startSignedIn((gateway) => {
        for (const id of ['r1', 'r2']) table.seed(gateway, marina.id, id, { text: 'old' });
      }, marina);
      const { traffic } = app.gateway;
      traffic.loseReply(`${name}.remove`);
      traffic.fail(`${name}.list`, 'network');
      app.dispatch(table.remove('r1'));
      await app.settle();
      traffic.fail(`${name}.update`, 'network');
      traffic.fail(`${name}.list`, 'network');
      app.dispatch(update(app, 'r2', 'new'));
      await app.settle();
      app.forget();
      app.dispatch(update(app, 'r2', 'newer'));
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([
        `${name}.list`,
        `${name}.find`,
        `${name}.update`,
      ]);
      expect(app.types().slice(-2)).toEqual([`${name}/deleted`, `${name}/updated`]);
      expect(table.stored(app.gateway, marina.id)).toEqual(['newer']);
    });

    test('a row that is not in the list is logged and nothing is sent', async () => {
      const app = await withRow();
      const save = update(app, 'r1', 'new');
      app.dispatch(entityActions[name].deleted({ id: 'r1' }));
      app.forget();
      app.dispatch(save);
      await app.settle();
      expect(app.gateway.traffic.calls).toEqual([]);
      expect(app.types()).toEqual([`${name}/updateRequested`, `${name}/updateFailed`]);
      expect(app.logged).toHaveLength(1);
      expect(notices(app)).toEqual([{ code: 'saveFailed', entity: name }]);
    });

    test('two saves of one row are sent one after the other, in the order of the clicks', async () => {
      const app = await withRow();
      const release = app.gateway.traffic.hold(`${name}.update`);
      app.dispatch(update(app, 'r1', 'first'));
      app.dispatch(update(app, 'r1', 'second'));
      await app.settle();
      expect(app.gateway.traffic.names()).toEqual([`${name}.find`, `${name}.update`]);
      release();
      await app.settle();
      expect(table.shown(app.state(), 'r1')).toBe('second');
      expect(table.stored(app.gateway, marina.id)).toEqual(['second']);
    });
  });

  describe('deleting', () => {
    test('success: one call, one fact, the row is gone', async () => {
      const app = await withRow();
      app.dispatch(workspaceActions.confirmationAsked({ kind: 'delete', entity: name, id: 'r1' }));
      app.dispatch(table.remove('r1'));
      expect(app.state().workspace.forms.confirmation).toBeNull();
      await app.settle();
      expect(app.types(name)).toEqual([`${name}/deleteRequested`, `${name}/deleted`]);
      expect(table.shown(app.state(), 'r1')).toBeUndefined();
      expect(table.stored(app.gateway, marina.id)).toEqual([]);
    });

    test('what another device deleted already is a success', async () => {
      const app = await withRow();
      await app.gateway[name].remove(marina.id, 'r1');
      app.dispatch(table.remove('r1'));
      await app.settle();
      expect(app.types()).toEqual([`${name}/deleteRequested`, `${name}/deleted`]);
    });

    test('refused: the row stays, the notice is raised', async () => {
      const app = await withRow();
      app.gateway.traffic.fail(`${name}.remove`, 'refused');
      app.dispatch(table.remove('r1'));
      await app.settle();
      expect(app.types()).toEqual([`${name}/deleteRequested`, `${name}/deleteFailed`]);
      expect(table.shown(app.state(), 'r1')).toBe('old');
      expect(notices(app)).toEqual([{ code: 'deleteFailed', entity: name }]);
    });

    test('reply lost: verified by reading again', async () => {
      const app = await withRow();
      app.gateway.traffic.loseReply(`${name}.remove`);
      app.dispatch(table.remove('r1'));
      await app.settle();
      expect(app.types().at(-1)).toBe(`${name}/deleted`);
      expect(notices(app)).toMatchObject([{ code: 'deleted', entity: name, rows: [{ id: 'r1' }] }]);
    });

    test('never arrived: read again, still there, failed', async () => {
      const app = await withRow();
      app.gateway.traffic.fail(`${name}.remove`, 'network');
      app.dispatch(table.remove('r1'));
      await app.settle();
      expect(app.types().at(-1)).toBe(`${name}/deleteFailed`);
      expect(table.shown(app.state(), 'r1')).toBe('old');
    });

    test('reply lost and the table unreadable: failed, and the later load tells that it is gone', async () => {
      const app = await withRow();
      app.gateway.traffic.loseReply(`${name}.remove`);
      app.gateway.traffic.fail(`${name}.list`, 'network');
      app.dispatch(table.remove('r1'));
      await app.settle();
      expect(app.types().at(-1)).toBe(`${name}/deleteFailed`);
      expect(table.shown(app.state(), 'r1')).toBe('old');
      await app.settle(2_000);
      expect(app.types().slice(-3)).toEqual([
        `${name}/loadStarted`,
        `${name}/loaded`,
        `${name}/deleted`,
      ]);
      expect(table.shown(app.state(), 'r1')).toBeUndefined();
    });
  });

  test('an exception that nobody foresaw is logged with what was asked for, and the next save works', async () => {
    const app = await withRow();
    jest.spyOn(app.gateway[name], 'insert').mockRejectedValueOnce(new TypeError('boom'));
    app.dispatch(create('n1', 'new'));
    await app.settle();
    expect(app.types()).toEqual([`${name}/createRequested`, `${name}/createFailed`]);
    expect(app.logged).toEqual([
      [`${name}/createRequested failed`, { id: 'n1', error: expect.any(TypeError) as Error }],
    ]);
    app.dispatch(create('n1', 'new'));
    app.dispatch(update(app, 'r1', 'newer'));
    await app.settle();
    expect(table.stored(app.gateway, marina.id).sort()).toEqual(['new', 'newer']);
  });
});

describe('what a deletion does to the rows that pointed at it', () => {
  const seeded = () =>
    startSignedIn(({ tables }) => {
      tables.clients.seed(marina.id, { id: 'c1', createdAt: '2026-11-20', ...aClientDraft() });
      tables.quotes.seed(marina.id, aQuote({ id: 'q1', clientId: 'c1' }));
    }, marina);

  test('their reference is emptied, as in the backend', async () => {
    const app = await seeded();
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle();
    expect(app.state().quotes.entities['q1']?.clientId).toBeNull();
  });

  test('also when the deletion is only confirmed by a later load', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('clients.remove');
    app.gateway.traffic.fail('clients.list', 'network');
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle(2_000);
    expect(app.state().quotes.entities['q1']?.clientId).toBeNull();
  });

  test('also when an answer that is older than the deletion arrives after it', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('quotes.update', 'answer');
    app.dispatch(
      quotesActions.updateRequested({
        id: 'q1',
        changes: { observations: 'new' },
        baseline: baselineOf(aQuote({ clientId: 'c1' })),
      }),
    );
    await app.settle();
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle();
    release();
    await app.settle();
    expect(app.state().quotes.entities['q1']).toMatchObject({
      clientId: null,
      observations: 'new',
    });
  });

  test('also when a load that is older than the deletion ends after it', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('quotes.update', 'network');
    const release = app.gateway.traffic.hold('quotes.list', 'answer');
    app.dispatch(
      quotesActions.updateRequested({
        id: 'q1',
        changes: { observations: 'x' },
        baseline: baselineOf(aQuote({ clientId: 'c1' })),
      }),
    );
    await app.settle();
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle();
    release();
    await app.settle();
    expect(app.state().quotes.entities['q1']?.clientId).toBeNull();
  });
});

test.each<[string, Partial<QuoteDraft>]>([
  // An update of a quote sends all of its fields.
  ['sent along as it was found', { observations: 'x' }],
  ['wanted, too', { status: 'approved', observations: 'x' }],
])('what a refused save %s is another device’s change all the same', async (_what, first) => {
  const app = await startSignedIn(({ tables }) => {
    tables.quotes.seed(marina.id, aQuote({ id: 'q1', status: 'proposal' }));
  }, marina);
  const save = (changes: Partial<QuoteDraft>) => {
    const baseline = baselineOf(aQuote({ id: 'q1', status: 'proposal' }));
    app.dispatch(quotesActions.updateRequested({ id: 'q1', changes, baseline }));
    return app.settle();
  };
  app.gateway.tables.quotes.change('q1', { status: 'approved' });
  app.gateway.traffic.fail('quotes.update', 'refused');
  await save(first);
  await save({ status: 'rejected' });
  expect(app.types('quotes').at(-1)).toBe('quotes/updateConflicted');
  expect(app.gateway.tables.quotes.of(marina.id)).toMatchObject([{ status: 'approved' }]);
});

test.each([0, 1])(
  'what a lost save wanted and is known not to have stored is another device’s change by then (%s failed reads)',
  async (failedReads) => {
    const app = await startSignedIn(({ tables }) => {
      tables.quotes.seed(marina.id, aQuote({ id: 'q1', status: 'proposal' }));
    }, marina);
    const { traffic, tables } = app.gateway;
    const save = (changes: Partial<QuoteDraft>) => {
      const baseline = baselineOf(aQuote({ id: 'q1', status: 'proposal' }));
      app.dispatch(quotesActions.updateRequested({ id: 'q1', changes, baseline }));
      return app.settle();
    };
    traffic.fail('quotes.update', 'network');
    for (let read = 0; read < failedReads; read += 1) traffic.fail('quotes.list', 'network');
    await save({ status: 'approved' });
    expect(app.types('quotes').at(-1)).toBe('quotes/updateFailed');
    app.gateway.resume();
    await app.settle();
    tables.quotes.change('q1', { status: 'approved' });
    await save({ status: 'rejected' });
    expect(app.types('quotes').at(-1)).toBe('quotes/updateConflicted');
  },
);

test.each([
  ['the total', { totalAmount: 200 }, 'payments/updateConflicted', 2],
  ['nothing of the amount', { notes: 'Sinal' }, 'payments/updated', 4],
])(
  'a count of installments beside another device’s change of %s',
  async (_what, change, last, count) => {
    const before = aPayment({
      id: 'p1',
      paymentMethod: 'pix',
      receivedAmount: 50,
      totalAmount: 100,
      isInstallment: true,
    });
    const app = await startSignedIn(({ tables }) => {
      tables.payments.seed(marina.id, before);
    }, marina);
    app.gateway.tables.payments.change('p1', change);
    const changes = { receivedAmount: 25 };
    app.dispatch(
      paymentsActions.updateRequested({ id: 'p1', changes, baseline: baselineOf(before) }),
    );
    await app.settle();
    expect(app.types('payments').at(-1)).toBe(last);
    expect(app.gateway.tables.payments.of(marina.id)).toMatchObject([
      { ...change, receivedAmount: 100 / count },
    ]);
  },
);

describe('a reference to what another device deleted meanwhile', () => {
  const seeded = async () => {
    const app = await startSignedIn(({ tables }) => {
      tables.clients.seed(marina.id, aClient({ id: 'c1' }));
      tables.quotes.seed(marina.id, aQuote({ id: 'q1', clientId: null }));
    }, marina);
    await app.gateway.tables.clients.repository.remove(marina.id, 'c1');
    app.forget();
    return app;
  };

  test.each([
    [
      'created',
      quotesActions.createRequested({ id: 'n1', draft: aQuoteDraft({ clientId: 'c1' }) }),
    ],
    [
      'edited',
      quotesActions.updateRequested({
        id: 'q1',
        changes: { clientId: 'c1' },
        baseline: baselineOf(aQuote()),
      }),
    ],
  ])('a row that is %s: failed, and the lists tell what is gone', async (_what, request) => {
    const app = await seeded();
    app.dispatch(workspaceActions.modalOpened('quotes', 'edit', request.payload.id));
    app.dispatch(request);
    await app.settle();
    expect(notices(app)).toEqual([{ code: 'saveFailed', entity: 'quotes' }]);
    expect(app.state().workspace.forms.modal).toMatchObject({ saving: false });
    expect(app.state().clients.ids).toEqual([]);
  });
});

test('a request of the user who left is refused to the one who came, and harms nobody', async () => {
  const gateway = fakeGateway().withSession(marina);
  await expect(gateway.clients.insert('somebody-else', 'c1', aClientDraft())).rejects.toMatchObject(
    { failure: 'refused' },
  );
});
