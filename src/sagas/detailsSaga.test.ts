import { startApp, startSignedIn } from '../../test/app';
import {
  aClient,
  aClientDetails,
  aClientDraft,
  aMeiAdjustment,
  aSeriesRow,
  aStoredLine,
  anExpense,
  anExpenseProject,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
  aQuoteDetails,
  aQuoteVersion,
  aUser,
} from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { SIDE_TABLE_LIST, type SideName } from '../../test/sideTables';
import {
  clientDetailsActions,
  clientDetailsSelectors,
} from '../features/business/clients/clientDetailsSlice';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { profilesSelectors } from '../features/business/profile/profilesSlice';
import { selectIsReady, sessionActions } from '../features/app/session/sessionSlice';
import { selectUndoIntent } from '../features/app/workspace/undo';
import { ENTITIES } from '../features/app/entities/entities';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });
const names = SIDE_TABLE_LIST.map(({ name }) => name);

const saveCity = (city: string) =>
  clientDetailsActions.saveRequested({ id: 'c1', changes: { city } });

/** Starts the app with a signed-in user and a client. `city` is the city in the client's side row. */
const withClient = (city?: string) =>
  startSignedIn(({ tables }) => {
    tables.clients.seed(marina.id, aClient({ id: 'c1' }));
    if (city !== undefined)
      tables.clientDetails.seed(marina.id, aClientDetails({ id: 'c1', city }));
  }, marina);

type App = Awaited<ReturnType<typeof withClient>>;
const shown = (app: App) => clientDetailsSelectors.selectById(app.state(), 'c1');
const stored = (app: App) => app.gateway.tables.clientDetails.of(marina.id);

describe('side tables are read', () => {
  test('after the five lists, when the first screen is there', async () => {
    const gateway = fakeGateway().withSession(marina);
    gateway.tables.profiles.seed(marina.id, aProfile({ id: marina.id, city: 'Olinda' }));
    const releases = ENTITIES.map((name) => gateway.traffic.hold(`${name}.list`));
    const slow = names.map((name) => gateway.traffic.hold(`${name}.list`));
    const app = startApp({ gateway });
    await app.settle(10_000);
    for (const name of names) expect(gateway.traffic.names()).not.toContain(`${name}.list`);
    for (const release of releases) release();
    await app.settle();
    expect(selectIsReady(app.state())).toBe(true);
    expect(gateway.traffic.names().slice(-names.length)).toEqual(
      names.map((name) => `${name}.list`),
    );
    for (const release of slow) release();
    await app.settle();
    expect(profilesSelectors.selectById(app.state(), marina.id)?.city).toBe('Olinda');
  });

  test('again after a failure, which is logged and announced nowhere', async () => {
    const gateway = fakeGateway().withSession(marina);
    for (const name of names) gateway.traffic.fail(`${name}.list`, 'network');
    const app = startApp({ gateway });
    await app.settle();
    expect(app.logged).toHaveLength(names.length);
    expect(app.state().workspace.notices.shown).toEqual([]);
    await app.settle(2_000);
    for (const name of names) expect(app.state()[name].loaded).toBe(true);
  });
});

describe('a save', () => {
  test('inserts what was never said, updates what was, and sends nothing that holds already', async () => {
    const app = await withClient();
    app.dispatch(saveCity('Olinda'));
    await app.settle();
    app.dispatch(saveCity('Recife'));
    app.dispatch(saveCity('Recife'));
    await app.settle();
    expect(app.gateway.traffic.names()).toEqual(['clientDetails.insert', 'clientDetails.update']);
    expect(app.types()).toEqual([
      'clientDetails/saveRequested',
      'clientDetails/saved',
      'clientDetails/saveRequested',
      'clientDetails/saveRequested',
      'clientDetails/saved',
      'clientDetails/saved',
    ]);
    expect(stored(app)).toMatchObject([{ id: 'c1', city: 'Recife', document: null }]);
    expect(shown(app)?.city).toBe('Recife');
  });

  test('waits for its row: of a new client it comes after the client', async () => {
    const app = await startSignedIn(undefined, marina);
    const release = app.gateway.traffic.hold('clients.insert');
    app.dispatch(clientsActions.createRequested({ id: 'c1', draft: aClientDraft() }));
    app.dispatch(saveCity('Olinda'));
    await app.settle();
    expect(app.gateway.traffic.names()).toEqual(['clients.insert']);
    release();
    await app.settle();
    expect(stored(app)).toMatchObject([{ id: 'c1', city: 'Olinda' }]);
  });

  test('of what another device said meanwhile changes only what it says', async () => {
    const app = await withClient();
    app.gateway.tables.clientDetails.seed(
      marina.id,
      aClientDetails({ id: 'c1', city: 'Natal', address: 'Rua do Sol' }),
    );
    app.dispatch(saveCity('Olinda'));
    await app.settle();
    expect(shown(app)).toMatchObject({ city: 'Olinda', address: 'Rua do Sol' });
  });

  test('of what another device took away says it anew', async () => {
    const app = await withClient('Natal');
    app.gateway.tables.clientDetails.drop('c1');
    app.dispatch(saveCity('Olinda'));
    await app.settle();
    expect(stored(app)).toMatchObject([{ city: 'Olinda' }]);
  });

  test('about a row that is gone fails', async () => {
    const app = await withClient();
    app.gateway.tables.clients.drop('c1');
    app.dispatch(saveCity('Olinda'));
    await app.settle();
    expect(app.actions).toContainEqual(
      clientDetailsActions.saveFailed({ id: 'c1', failure: 'dangling' }),
    );
    expect(app.logged).toHaveLength(1);
    expect(shown(app)).toBeNull();
  });

  test.each([undefined, 'Natal'])(
    'whose answer got lost is looked up (before: %s)',
    async (before) => {
      const app = await withClient(before);
      app.gateway.traffic.loseReply(`clientDetails.${before === undefined ? 'insert' : 'update'}`);
      app.dispatch(saveCity('Olinda'));
      await app.settle();
      expect(app.types().at(-1)).toBe('clientDetails/saved');
      expect(shown(app)?.city).toBe('Olinda');
    },
  );

  test('without a connection fails, and leaves what was there', async () => {
    const app = await withClient('Natal');
    app.gateway.traffic.fail('clientDetails.update', 'network');
    app.dispatch(saveCity('Olinda'));
    await app.settle();
    expect(app.types().at(-1)).toBe('clientDetails/saveFailed');
    expect(shown(app)?.city).toBe('Natal');
  });
});

describe('a save over what its user looked at', () => {
  /** Saves a form that was opened while the client's city was Natal. */
  const saveFrom = (app: App, city: string) => {
    const baseline = aClientDetails({ id: 'c1', city: 'Natal' });
    app.dispatch(clientDetailsActions.saveRequested({ id: 'c1', changes: { city }, baseline }));
    return app.settle();
  };
  const last = (app: App) => app.types('clientDetails').at(-1);

  test('asks where another device changed the same field, and stores nothing', async () => {
    const app = await withClient('Natal');
    app.gateway.tables.clientDetails.change('c1', { city: 'Recife' });
    await saveFrom(app, 'Olinda');
    expect(app.actions.at(-1)).toMatchObject({
      type: 'clientDetails/saveConflicted',
      payload: { row: { id: 'c1', city: 'Recife' }, fields: ['city'] },
    });
    expect(stored(app)).toMatchObject([{ city: 'Recife' }]);
  });

  test('fails where it cannot be looked up, and is tried again', async () => {
    const app = await withClient('Natal');
    app.gateway.traffic.fail('clientDetails.find', 'network');
    await saveFrom(app, 'Olinda');
    expect(last(app)).toBe('clientDetails/saveFailed');
    expect(stored(app)).toMatchObject([{ city: 'Natal' }]);
    await saveFrom(app, 'Olinda');
    expect(last(app)).toBe('clientDetails/saved');
  });

  test('takes what it has sent itself for its own', async () => {
    const app = await withClient('Natal');
    await saveFrom(app, 'Olinda');
    await saveFrom(app, 'Recife');
    expect(last(app)).toBe('clientDetails/saved');
  });

  test.each(['refused', 'network'] as const)(
    'takes what it sent and did not store (%s) for another device’s, once it is there',
    async (failure) => {
      const app = await withClient('Natal');
      app.gateway.traffic.fail('clientDetails.update', failure);
      await saveFrom(app, 'Recife');
      expect(last(app)).toBe('clientDetails/saveFailed');
      app.gateway.tables.clientDetails.change('c1', { city: 'Recife' });
      await saveFrom(app, 'Olinda');
      expect(last(app)).toBe('clientDetails/saveConflicted');
    },
  );

  test('also when only a later load shows that it was not stored', async () => {
    const app = await withClient('Natal');
    app.gateway.traffic.fail('clientDetails.update', 'network');
    app.gateway.traffic.fail('clientDetails.list', 'network');
    await saveFrom(app, 'Recife');
    app.gateway.resume();
    await app.settle();
    app.gateway.tables.clientDetails.change('c1', { city: 'Recife' });
    await saveFrom(app, 'Olinda');
    expect(last(app)).toBe('clientDetails/saveConflicted');
  });
});

describe('a save that nobody knows to have been stored, taken back,', () => {
  const seeded = ({ tables }: FakeGateway) => {
    tables.clients.seed(marina.id, aClient({ id: 'c1' }));
    tables.quotes.seed(marina.id, aQuote({ id: 'q1' }));
    tables.projects.seed(marina.id, aProject({ id: 'j1' }));
    tables.expenses.seed(marina.id, anExpense({ id: 'e1' }));
    tables.payments.seed(marina.id, aPayment({ id: 'p1' }));
    tables.profiles.seed(marina.id, aProfile({ id: marina.id }));
    tables.clientDetails.seed(marina.id, aClientDetails({ id: 'c1' }));
    tables.quoteDetails.seed(marina.id, aQuoteDetails({ id: 'q1' }));
    tables.quoteVersions.seed(marina.id, aQuoteVersion({ id: 'q1-1' }));
    tables.expenseProjects.seed(marina.id, anExpenseProject({ id: 'e1', projectId: null }));
    tables.paymentParts.seed(marina.id, aPart({ id: 'p1-2' }));
    tables.meiAdjustments.seed(marina.id, aMeiAdjustment({ id: `${marina.id}-202610` }));
    tables.series.seed(marina.id, aSeriesRow({ id: 's1-1' }));
    tables.statementLines.seed(marina.id, aStoredLine({ id: `${marina.id}-1` }));
  };

  /** A row of each side table, with a field and the field's value. */
  const rows: [name: SideName, id: string, field: string, said: string][] = [
    ['profiles', marina.id, 'address', 'Rua do Sol'],
    ['clientDetails', 'c1', 'address', 'Rua do Sol'],
    ['quoteDetails', 'q1', 'paymentTerms', 'Metade agora'],
    ['quoteVersions', 'q1-1', 'answer', 'approved'],
    ['expenseProjects', 'e1', 'projectId', 'j1'],
    ['paymentParts', 'p1-2', 'note', 'Combinado por voz'],
    ['meiAdjustments', `${marina.id}-202610`, 'note', 'Conferido'],
    ['statementLines', `${marina.id}-1`, 'partIds', 'p1-1'],
    ['series', 's1-1', 'name', 'Aluguel'],
  ];

  test('is tried of every side table', () => {
    expect(rows.map(([name]) => name)).toEqual(names);
  });

  describe.each(rows)('%s', (name, id, field, said) => {
    const doubted = async (failedReads: number) => {
      const app = await startSignedIn(seeded, marina);
      const save = (value: string | null) => {
        app.dispatch({
          type: `${name}/saveRequested`,
          payload: { id, changes: { [field]: value } },
        });
      };
      const { traffic, tables } = app.gateway;
      traffic.loseReply(`${name}.update`);
      for (let read = 0; read < failedReads; read += 1) traffic.fail(`${name}.list`, 'network');
      save(said);
      save(null);
      await app.settle();
      return { app, stored: tables[name].of(marina.id).map((row) => ({ ...row })) };
    };

    test('is read again first', async () => {
      const { app, stored } = await doubted(1);
      expect(stored).toEqual([expect.objectContaining({ [field]: null })]);
      expect(app.types(`${name}/saveFailed`)).toHaveLength(1);
      expect(app.types(`${name}/saved`)).toHaveLength(1);
    });

    test('and fails where it cannot be', async () => {
      const { app, stored } = await doubted(2);
      expect(stored).toEqual([expect.objectContaining({ [field]: said })]);
      expect(app.types(`${name}/saveFailed`)).toHaveLength(2);
      expect(app.types(`${name}/saved`)).toEqual([]);
    });
  });
});

test('it goes with its row, and with the session', async () => {
  const app = await withClient('Natal');
  app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
  await app.settle();
  expect(shown(app)).toBeNull();
  const other = await withClient('Natal');
  other.dispatch(sessionActions.signOutRequested());
  await other.settle();
  expect(shown(other)).toBeNull();
});

describe('what stood beside a deleted client', () => {
  const afterUndo = async (app: App, trouble: () => void = () => undefined) => {
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle();
    expect([shown(app), stored(app)]).toEqual([null, []]);
    trouble();
    await takeBack(app);
  };
  const takeBack = async (app: App) => {
    app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
    await app.settle();
  };

  test.each([
    ['comes back with them', () => undefined],
    [
      'also where its answer got lost',
      (app: App) => {
        app.gateway.traffic.loseReply('clientDetails.restore');
      },
    ],
  ])('%s', async (_name, trouble) => {
    const app = await withClient('Olinda');
    await afterUndo(app, () => {
      trouble(app);
    });
    expect(shown(app)?.city).toBe('Olinda');
    expect(stored(app)).toMatchObject([{ id: 'c1', city: 'Olinda' }]);
  });

  test('could not come back: it is said, and asked for again', async () => {
    const app = await withClient('Olinda');
    await afterUndo(app, () => {
      app.gateway.traffic.fail('clientDetails.restore', 'refused');
    });
    expect(app.state().workspace.notices.shown.map(({ message }) => message.code)).toContain(
      'restoreFailed',
    );
    await takeBack(app);
    expect(stored(app)).toMatchObject([{ city: 'Olinda' }]);
  });
});
