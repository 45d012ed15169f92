import { startSignedIn, type TestApp } from '../../test/app';
import { aClient, aPayment, aProject, aQuote, aUser } from '../../test/builders';
import { TABLE_LIST, TABLES } from '../../test/tables';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { quotesActions } from '../features/business/quotes/quotesSlice';
import type { EntityName } from '../features/app/entities/entities';
import { selectUndoIntent } from '../features/app/workspace/undo';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });

const codes = (app: TestApp) =>
  app.state().workspace.notices.shown.map(({ message }) => message.code);

/** Presses 'Desfazer' in the newest notice. */
function undo(app: TestApp): void {
  const intent = selectUndoIntent(app.state());
  if (!intent) throw new Error('Nothing can be taken back');
  app.dispatch(intent);
}

async function afterDeleting(app: TestApp, entity: EntityName, id: string): Promise<void> {
  app.dispatch(TABLES[entity].remove(id));
  await app.settle();
}

describe.each(TABLE_LIST)('$name', (table) => {
  const { name } = table;
  /** Starts the app with three rows, of which the middle one was deleted. */
  async function withoutMiddle() {
    const app = await startSignedIn((gateway) => {
      for (const [at, id] of ['r1', 'r2', 'r3'].entries()) {
        table.seed(gateway, marina.id, id, { text: id, at });
      }
    }, marina);
    const before = table.all(app.state());
    await afterDeleting(app, name, 'r2');
    app.forget();
    return { ...app, before };
  }

  test('a deleted row comes back with its id and to its place', async () => {
    const app = await withoutMiddle();
    expect(codes(app)).toEqual(['deleted']);
    undo(app);
    expect(codes(app)).toEqual([]);
    await app.settle();
    expect(app.types()).toEqual([
      `${name}/restoreRequested`,
      `${name}/restored`,
      `${name}/restoreEnded`,
    ]);
    expect(table.all(app.state())).toEqual(app.before);
    expect(app.gateway.traffic.names()).toEqual([`${name}.restore`]);
    expect(codes(app)).toEqual(['restored']);
  });

  test('as it was when it was deleted, whatever this page knew of it', async () => {
    const app = await startSignedIn((gateway) => {
      table.seed(gateway, marina.id, 'r1', { text: 'known here' });
    }, marina);
    table.changeText(app.gateway.tables, 'r1', 'written elsewhere');
    await afterDeleting(app, name, 'r1');
    undo(app);
    await app.settle();
    expect(table.stored(app.gateway, marina.id)).toEqual(['written elsewhere']);
    expect(table.shown(app.state(), 'r1')).toBe('written elsewhere');
  });

  test('the answer of the deletion was lost: it comes back as it was known here', async () => {
    const app = await startSignedIn((gateway) => {
      table.seed(gateway, marina.id, 'r1', { text: 'known' });
    }, marina);
    app.gateway.traffic.loseReply(`${name}.remove`);
    await afterDeleting(app, name, 'r1');
    undo(app);
    await app.settle();
    expect(table.stored(app.gateway, marina.id)).toEqual(['known']);
  });

  test('nothing is offered for what another device had deleted', async () => {
    const app = await startSignedIn((gateway) => {
      table.seed(gateway, marina.id, 'r1', { text: 'r1' });
    }, marina);
    app.gateway.tables[name].drop('r1');
    await afterDeleting(app, name, 'r1');
    expect(codes(app)).toEqual([]);
  });

  test('its answer was lost: the table is read again and shows that it got through', async () => {
    const app = await withoutMiddle();
    app.gateway.traffic.loseReply(`${name}.restore`);
    undo(app);
    await app.settle();
    expect(table.all(app.state())).toEqual(app.before);
    expect(codes(app)).toEqual(['restored']);
  });

  test('lost, and the table unreadable: it says so, and asked again makes one row', async () => {
    const app = await withoutMiddle();
    app.gateway.traffic.loseReply(`${name}.restore`);
    app.gateway.traffic.fail(`${name}.list`, 'network');
    undo(app);
    await app.settle();
    expect(codes(app)).toEqual(['restoreFailed']);
    undo(app);
    await app.settle();
    expect(table.all(app.state())).toEqual(app.before);
    expect(codes(app)).toEqual(['restored']);
  });

  test('refused: it says so, the list is as it was, and it can be tried again', async () => {
    const app = await withoutMiddle();
    app.gateway.traffic.fail(`${name}.restore`, 'refused');
    undo(app);
    await app.settle();
    expect(app.types().at(-1)).toBe(`${name}/restoreEnded`);
    expect(codes(app)).toEqual(['restoreFailed']);
    expect(app.logged).toHaveLength(1);
    expect(table.shown(app.state(), 'r2')).toBeUndefined();
    undo(app);
    await app.settle();
    expect(table.all(app.state())).toEqual(app.before);
  });
});

const references = TABLE_LIST.flatMap((table) =>
  Object.entries(table.references).map(([field, to]) => ({ ...table, field, to })),
);

describe.each(references)('$field of $name', ({ name, field, to, seed, all }) => {
  /** The values of the row in the state and in the backend. */
  const held = ({ state, gateway: { tables } }: TestApp): unknown[] =>
    [all(state())[0], tables[name].of(marina.id)[0]].map((row): unknown =>
      Reflect.get(row ?? {}, field),
    );
  const start = () =>
    startSignedIn((gateway) => {
      TABLES[to].seed(gateway, marina.id, 'target', { text: 'target' });
      const pointsAt = (list: EntityName) => (list === to ? 'target' : null);
      seed(gateway, marina.id, 'row', { text: 'row', pointsAt });
    }, marina);

  test('is emptied with what it points at, and points there again', async () => {
    const app = await start();
    await afterDeleting(app, to, 'target');
    expect(held(app)).toEqual([null, null]);
    undo(app);
    await app.settle();
    expect(held(app)).toEqual(['target', 'target']);
    expect(codes(app)).toEqual(['restored']);
  });

  test('comes back empty where what it pointed at is gone by then', async () => {
    const app = await start();
    await afterDeleting(app, name, 'row');
    app.gateway.tables[to].drop('target');
    undo(app);
    await app.settle();
    expect(held(app)).toEqual([null, null]);
    expect(codes(app)).toEqual(['restored']);
  });
});

describe('what pointed at it', () => {
  const family = () =>
    startSignedIn(({ tables }, { id }) => {
      tables.clients.seed(id, aClient({ id: 'c1' }), aClient({ id: 'c2' }));
      tables.quotes.seed(
        id,
        aQuote({ id: 'q1', clientId: 'c1', status: 'approved' }),
        aQuote({ id: 'q2', clientId: 'c2' }),
      );
      tables.projects.seed(id, aProject({ id: 'j1', clientId: 'c1', quoteId: 'q1' }));
      tables.payments.seed(id, aPayment({ id: 'p1', projectId: 'j1' }));
    }, marina);
  const rows = (app: TestApp) => {
    const { quotes, projects, payments } = app.state();
    return {
      quote: quotes.entities['q1']?.clientId,
      client: projects.entities['j1']?.clientId,
      project: projects.entities['j1']?.quoteId,
      payment: payments.entities['p1']?.projectId,
    };
  };
  const whole = { quote: 'c1', client: 'c1', project: 'q1', payment: 'j1' };
  /** The rows in the backend. */
  const held = ({ gateway: { tables } }: TestApp) => ({
    quote: tables.quotes.rows.get('q1')?.row.clientId,
    client: tables.projects.rows.get('j1')?.row.clientId,
    project: tables.projects.rows.get('j1')?.row.quoteId,
    payment: tables.payments.rows.get('p1')?.row.projectId,
  });

  test.each<[EntityName, string, Partial<Record<keyof typeof whole, null | undefined>>]>([
    ['clients', 'c1', { quote: null, client: null }],
    ['quotes', 'q1', { quote: undefined, project: null }],
    ['projects', 'j1', { client: undefined, project: undefined, payment: null }],
  ])('of %s points at it again', async (entity, id, emptied) => {
    const app = await family();
    await afterDeleting(app, entity, id);
    expect(rows(app)).toEqual({ ...whole, ...emptied });
    undo(app);
    await app.settle(1_000);
    expect(rows(app)).toEqual(whole);
    expect(held(app)).toEqual(whole);
    expect(codes(app)).toEqual(['restored']);
    // The restored status does not count as an approval.
    expect(app.types().filter((type) => /approved|FromQuote/.test(type))).toEqual([]);
  });

  test('stays as it has been changed since', async () => {
    const app = await family();
    await afterDeleting(app, 'clients', 'c1');
    app.gateway.tables.quotes.change('q1', { clientId: 'c2' });
    undo(app);
    await app.settle();
    expect(held(app)).toMatchObject({ quote: 'c2', client: 'c1' });
  });

  test('is passed over where it is gone', async () => {
    const app = await family();
    await afterDeleting(app, 'clients', 'c1');
    app.gateway.tables.quotes.drop('q1');
    undo(app);
    await app.settle();
    expect(held(app)).toMatchObject({ client: 'c1' });
    expect(codes(app)).toEqual(['restored']);
  });

  test.each(['loseReply', 'fail'] as const)('when its update meets %s', async (trouble) => {
    const app = await family();
    await afterDeleting(app, 'clients', 'c1');
    if (trouble === 'loseReply') app.gateway.traffic.loseReply('quotes.update');
    else app.gateway.traffic.fail('quotes.update', 'network');
    undo(app);
    await app.settle();
    if (trouble === 'fail') {
      expect(codes(app)).toEqual(['restoreFailed']);
      undo(app);
      await app.settle();
    }
    expect(rows(app)).toEqual(whole);
    expect(held(app)).toEqual(whole);
    expect(codes(app)).toEqual(['restored']);
  });

  test('taken back one after the other, all is as it was', async () => {
    const app = await family();
    const all = () => TABLE_LIST.map(({ all: rowsOf }) => rowsOf(app.state()).map(({ id }) => id));
    const before = all();
    app.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
    await app.settle();
    app.dispatch(quotesActions.deleteRequested({ id: 'q1' }));
    await app.settle();
    app.dispatch(projectsActions.deleteRequested({ id: 'j1' }));
    await app.settle();
    for (let times = 3; times > 0; times -= 1) {
      undo(app);
      await app.settle();
    }
    expect(all()).toEqual(before);
    expect(held(app)).toMatchObject({ project: 'q1', payment: 'j1' });
    // The client had already been deleted when the quote was deleted.
    expect(held(app)).toEqual(rows(app));
  });

  test('an answer that is older than the deletion is not taken for a reference', async () => {
    const app = await family();
    const answer = app.gateway.traffic.hold('quotes.insert', 'answer');
    const { id: _id, createdAt: _at, updatedAt: _then, ...draft } = aQuote({ clientId: 'c1' });
    app.dispatch(quotesActions.createRequested({ id: 'q9', draft }));
    await app.settle();
    await afterDeleting(app, 'clients', 'c1');
    undo(app);
    await app.settle();
    answer();
    await app.settle();
    const held9 = app.gateway.tables.quotes.rows.get('q9')?.row.clientId;
    expect(app.state().quotes.entities['q9']?.clientId).toBe(held9);
    expect(held9).toBe('c1');
  });

  test('a load that is older than the deletion leaves what was set again', async () => {
    const app = await family();
    const answer = app.gateway.traffic.hold('quotes.list', 'answer');
    app.gateway.traffic.fail('quotes.update', 'network');
    const quote = app.state().quotes.entities['q2']!;
    const baseline = { shown: quote, stored: quote };
    app.dispatch(
      quotesActions.updateRequested({ id: 'q2', changes: { observations: 'x' }, baseline }),
    );
    await app.settle();
    await afterDeleting(app, 'clients', 'c1');
    undo(app);
    await app.settle();
    answer();
    await app.settle(100);
    expect(rows(app)).toEqual(whole);
    expect(held(app)).toEqual(whole);
    app.dispatch(projectsActions.deleteRequested({ id: 'j1' }));
    await app.settle();
    expect(rows(app).payment).toBeNull();
  });
});
