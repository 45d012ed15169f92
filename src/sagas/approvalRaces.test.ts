import { randomUUID } from 'node:crypto';

import { startApp, type TestApp } from '../../test/app';
import { aClient, anItem, aPayment, aQuote, aUser, baselineOf } from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { randomOf, type Random } from '../../test/randomOf';
import { bulkActions } from '../features/app/entities/bulk';
import { markingActions } from '../features/app/bulk/markingSlice';
import type { Project } from '../features/business/projects/project';
import { projectsActions } from '../features/business/projects/projectsSlice';
import type { QuoteStatus } from '../features/business/quotes/quote';
import { quotesActions } from '../features/business/quotes/quotesSlice';
import { selectUndoIntent } from '../features/app/workspace/undo';
import { GatewayError, type Gateway } from '../gateway/gateway';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
});

const marina = aUser({ id: 'marina' });

/** What happens to a request of one device. Times in ms. */
interface Fate {
  before?: number;
  after?: number;
  /** `cut`: the request never arrives. `lost`: it is carried out, but its answer never arrives. */
  end?: 'cut' | 'lost';
}

type FateOf = (call: string) => Fate;

const wait = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** The same repository behind a connection on which requests are slow or break. */
function behind<T extends object>(name: string, repository: T, fateOf: FateOf): T {
  const calls = Object.entries(repository).map(([call, work]) => [
    call,
    async (...args: unknown[]) => {
      const { before, after, end } = fateOf(`${name}.${call}`);
      const broken = new GatewayError('network', `${name}.${call} got no answer`);
      await wait(before);
      if (end === 'cut') throw broken;
      const answer: unknown = await (work as (...all: unknown[]) => Promise<unknown>)(...args);
      await wait(after);
      if (end === 'lost') throw broken;
      return answer;
    },
  ]);
  return Object.fromEntries(calls) as T; // cast: the same calls, each behind the connection
}

/** One of several devices on the same account. Its connection is sound until `fateOf` is set. */
async function device(gateway: FakeGateway) {
  const connection: { fateOf: FateOf } = { fateOf: () => ({}) };
  const fateOf: FateOf = (call) => connection.fateOf(call);
  const app = startApp({
    gateway,
    newId: randomUUID,
    through: (direct): Gateway => ({
      ...(direct as Gateway), // cast: what a gateway has are its own properties
      quotes: behind('quotes', direct.quotes, fateOf),
      projects: behind('projects', direct.projects, fateOf),
    }),
  });
  await app.settle(1_000);
  return { ...app, connection };
}

type Device = Awaited<ReturnType<typeof device>>;

const ID = '3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

async function devices(count: number, status: QuoteStatus = 'analyzing') {
  const gateway = fakeGateway().withSession(marina);
  const items = [anItem({ name: 'Marca' })];
  gateway.tables.clients.seed(marina.id, aClient({ id: 'c1' }));
  gateway.tables.quotes.seed(marina.id, aQuote({ id: ID, clientId: 'c1', items, status }));
  const all: Device[] = [];
  for (let index = 0; index < count; index += 1) all.push(await device(gateway));
  return { gateway, all };
}

const made = (gateway: FakeGateway): Project[] =>
  gateway.tables.projects.of(marina.id).filter(({ quoteId }) => quoteId === ID);

function setInForm(app: TestApp, status: QuoteStatus): void {
  const quote = app.state().quotes.entities[ID];
  if (!quote) throw new Error('The quote is not listed');
  app.dispatch(
    quotesActions.updateRequested({ id: ID, changes: { status }, baseline: baselineOf(quote) }),
  );
}

function approveInBulk(app: TestApp): void {
  const change = { kind: 'set', field: 'status', value: 'approved' } as const;
  app.dispatch(markingActions.rowsMarked({ entity: 'quotes', ids: [ID], on: true }));
  app.dispatch(bulkActions.requested({ entity: 'quotes', ids: [ID], change }));
}

const createProject = projectsActions.creationFromQuoteRequested({ quoteId: ID });

/** Every way to approve. */
const WAYS = {
  form: (app: TestApp) => {
    setInForm(app, 'approved');
  },
  bulk: approveInBulk,
};

describe.each(Object.entries(WAYS))('two devices approve, by %s', (_way, approve) => {
  test.each<[string, FateOf, FateOf]>([
    ['at leisure', () => ({}), () => ({})],
    ['the other is slow', () => ({}), () => ({ after: 400 })],
    ['both are slow', () => ({ before: 90 }), () => ({ before: 60, after: 50 })],
    [
      'the other hears late that it has approved',
      () => ({}),
      (call) => (call === 'quotes.update' ? { after: 2_000 } : {}),
    ],
  ])('and the request of one is cut before it arrives: one project (%s)', async (_n, ofA, ofB) => {
    const { gateway, all } = await devices(2);
    const [a, b] = all as [Device, Device];
    a.connection.fateOf = (call) =>
      call === 'quotes.update' ? { before: 150, end: 'cut' } : ofA(call);
    b.connection.fateOf = ofB;
    approve(a);
    approve(b);
    await a.settle(600_000);
    expect(made(gateway)).toHaveLength(1);
  });

  test('and the answer of one is lost, also to its look-up: one project', async () => {
    const { gateway, all } = await devices(2);
    const [a, b] = all as [Device, Device];
    let isLost = true;
    a.connection.fateOf = (call) =>
      isLost && (call === 'quotes.update' || call === 'quotes.list') ? { end: 'cut' } : {};
    approve(a);
    await a.settle(200);
    approve(b);
    await b.settle(5_000);
    expect(made(gateway)).toHaveLength(1);
    isLost = false;
    await a.settle(600_000);
    expect(a.state().quotes.entities[ID]?.status).toBe('approved');
    expect(made(gateway)).toHaveLength(1);
  });
});

test('two devices that press "Criar projeto" at the same moment make one project', async () => {
  const { gateway, all } = await devices(2, 'approved');
  for (const { dispatch } of all) dispatch(createProject);
  await all[0]?.settle(1_000);
  expect(made(gateway)).toHaveLength(1);
  for (const { state } of all) {
    const { shown } = state().workspace.notices;
    expect(shown.map(({ message }) => message.code)).toContain('projectCreated');
  }
});

test('"Criar projeto" while another device approves makes one project', async () => {
  const { gateway, all } = await devices(2);
  const [a, b] = all as [Device, Device];
  b.connection.fateOf = (call) => (call === 'quotes.update' ? { after: 500 } : {});
  setInForm(b, 'approved');
  await a.settle(50);
  a.dispatch(createProject);
  await a.settle(600_000);
  expect(made(gateway)).toHaveLength(1);
});

/** Slow and breaking connections, at random. */
const troubled =
  (random: Random): FateOf =>
  () => ({
    before: random.below(250),
    after: random.below(250),
    ...(random.below(3) === 0 && { end: random.one(['cut', 'lost'] as const) }),
  });

test.each(Array.from({ length: 80 }, (_, index) => index))(
  'each transition makes one project, whoever approves and whatever breaks (%i)',
  async (seed) => {
    const random = randomOf(seed);
    const { gateway, all } = await devices(2 + random.below(2));
    const [sound] = all as [Device];
    for (let transition = 1; transition <= 3; transition += 1) {
      for (const { connection } of all) connection.fateOf = troubled(random);
      for (const each of all) {
        setTimeout(() => {
          random.one(Object.values(WAYS))(each);
        }, random.below(400));
        setTimeout(() => {
          if (random.below(2) === 0) each.dispatch(createProject);
        }, random.below(2_000));
      }
      await sound.settle(20_000);
      for (const { connection } of all) connection.fateOf = () => ({});
      await sound.settle(200_000);
      // If every request was cut, nothing was approved.
      if (gateway.tables.quotes.of(marina.id)[0]?.status !== 'approved') {
        setInForm(sound, 'approved');
        await sound.settle(2_000);
      }
      const count = made(gateway).length;
      expect(count).toBeLessThanOrEqual(transition);
      // The insert of the project may have been cut. "Criar projeto" makes up for it only while there is no project.
      for (const { dispatch } of all) dispatch(createProject);
      await sound.settle(2_000);
      expect(made(gateway)).toHaveLength(Math.max(count, 1));
      if (count < transition) return;
      setInForm(sound, 'analyzing');
      await sound.settle(2_000);
      for (const { dispatch } of all)
        dispatch(quotesActions.loaded(gateway.tables.quotes.of(marina.id)));
    }
  },
);

describe('a project that was deleted', () => {
  /** An approved quote whose project was made and deleted, on one device. */
  const deleted = async () => {
    const { gateway, all } = await devices(1);
    const [a] = all as [Device];
    setInForm(a, 'approved');
    await a.settle(1_000);
    const [project] = made(gateway) as [Project];
    a.dispatch(projectsActions.stageToggled({ id: project.id, index: 0, completed: true }));
    await a.settle(1_000);
    a.dispatch(projectsActions.deleteRequested({ id: project.id }));
    await a.settle(1_000);
    expect(made(gateway)).toEqual([]);
    return { gateway, a, id: project.id };
  };
  const undo = async (app: TestApp) => {
    app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
    await app.settle(1_000);
  };

  test('comes back under its id', async () => {
    const { gateway, a, id } = await deleted();
    await undo(a);
    expect(made(gateway)).toMatchObject([{ id, stages: [{ completed: true }] }]);
  });

  test('comes back beside the one that a second approval has made', async () => {
    const { gateway, a, id } = await deleted();
    const undoIntent = selectUndoIntent(a.state());
    setInForm(a, 'rejected');
    await a.settle(100);
    setInForm(a, 'approved');
    await a.settle(1_000);
    expect(made(gateway)).toHaveLength(1);
    a.dispatch(undoIntent ?? { type: 'nothing to take back' });
    await a.settle(1_000);
    expect(made(gateway)).toHaveLength(2);
    expect(made(gateway).find((project) => project.id === id)).toMatchObject({
      stages: [{ completed: true }],
    });
  });

  test('comes back beside the one that was asked for', async () => {
    const { gateway, a, id } = await deleted();
    const undoIntent = selectUndoIntent(a.state());
    a.dispatch(createProject);
    await a.settle(1_000);
    a.dispatch(undoIntent ?? { type: 'nothing to take back' });
    await a.settle(1_000);
    expect(made(gateway).map((project) => project.id)).toContain(id);
    expect(made(gateway)).toHaveLength(2);
  });

  test('does not stand for the project of a later approval', async () => {
    const { gateway, a } = await deleted();
    for (const status of ['rejected', 'approved', 'rejected', 'approved'] as const) {
      setInForm(a, status);
      await a.settle(1_000);
    }
    expect(made(gateway)).toHaveLength(2);
    const [newest] = made(gateway) as [Project];
    a.dispatch(projectsActions.deleteRequested({ id: newest.id }));
    await a.settle(60_000);
    for (const status of ['rejected', 'approved'] as const) {
      setInForm(a, status);
      await a.settle(1_000);
    }
    expect(made(gateway)).toHaveLength(2);
  });
});

describe('a project under the id of a deleted one', () => {
  /** Two devices on an approved quote. The first has deleted its project, and the second one has made it again. */
  const madeAgain = async () => {
    const { gateway, all } = await devices(2);
    const [a, b] = all as [Device, Device];
    setInForm(a, 'approved');
    await a.settle(1_000);
    const [{ id }] = made(gateway) as [Project];
    gateway.tables.payments.seed(marina.id, aPayment({ id: 'p1', projectId: id }));
    a.dispatch(projectsActions.deleteRequested({ id }));
    b.dispatch(quotesActions.loaded(gateway.tables.quotes.of(marina.id)));
    await a.settle(1_000);
    b.dispatch(createProject);
    await b.settle(1_000);
    expect(made(gateway)).toMatchObject([{ id }]);
    return { gateway, a, b, id };
  };

  test('is not taken for the deleted one by its undo', async () => {
    const { gateway, a } = await madeAgain();
    const before = made(gateway);
    a.dispatch(selectUndoIntent(a.state()) ?? { type: 'nothing to take back' });
    await a.settle(1_000);
    expect(made(gateway)).toEqual(before);
    const { shown } = a.state().workspace.notices;
    expect(shown.at(-1)?.message.code).toBe('restoreFailed');
  });

  test('keeps its payments on the device that has deleted the other', async () => {
    const { gateway, a, id } = await madeAgain();
    gateway.tables.payments.change('p1', { projectId: id });
    a.gateway.sign('offline');
    await a.settle(1_000);
    a.gateway.sign('answered');
    await a.settle(1_000);
    a.gateway.sign('offline');
    await a.settle(1_000);
    a.gateway.sign('answered');
    await a.settle(1_000);
    expect(a.state().projects.ids).toEqual([id]);
    expect(a.state().payments.entities['p1']?.projectId).toBe(id);
  });
});

test('a project that the form has made from the quote does not stand for that of an approval', async () => {
  const { gateway, all } = await devices(1, 'approved');
  const [a] = all as [Device];
  for (const id of [randomUUID(), randomUUID()]) {
    const draft = { quoteId: ID, clientId: 'c1', name: 'Outro', stages: [], responsible: null };
    const days = { startDate: '2026-11-20', deadline: '2026-12-20' };
    const rest = { status: 'pending' as const, attachments: [] };
    a.dispatch(projectsActions.createRequested({ id, draft: { ...draft, ...days, ...rest } }));
  }
  await a.settle(1_000);
  setInForm(a, 'rejected');
  await a.settle(1_000);
  setInForm(a, 'approved');
  await a.settle(1_000);
  expect(made(gateway)).toHaveLength(3);
});

test('nor one that the form makes before it is known whether the quote is approved', async () => {
  const { gateway, all } = await devices(1);
  const [a] = all as [Device];
  a.connection.fateOf = (call) =>
    call === 'quotes.update' ? { end: 'lost' } : call === 'quotes.list' ? { end: 'cut' } : {};
  setInForm(a, 'approved');
  await a.settle(1_000);
  const draft = { quoteId: ID, clientId: 'c1', name: 'Outro', stages: [], responsible: null };
  const days = { startDate: '2026-11-20', deadline: '2026-12-20' };
  const rest = { status: 'pending' as const, attachments: [] };
  a.dispatch(
    projectsActions.createRequested({ id: randomUUID(), draft: { ...draft, ...days, ...rest } }),
  );
  await a.settle(1_000);
  expect(made(gateway)).toHaveLength(1);
  a.connection.fateOf = () => ({});
  a.dispatch(quotesActions.loaded(gateway.tables.quotes.of(marina.id)));
  await a.settle(60_000);
  expect(made(gateway)).toHaveLength(2);
});

describe('an earlier project that has lost its quote, which was deleted and restored', () => {
  const restored = async () => {
    const { gateway, all } = await devices(1);
    const [a] = all as [Device];
    setInForm(a, 'approved');
    await a.settle(1_000);
    const earlier = made(gateway).map(({ id }) => id);
    // What the database does when another device deletes the quote, whose backup then brings only the quote back.
    gateway.tables.projects.clearReference('quoteId', ID);
    setInForm(a, 'rejected');
    await a.settle(1_000);
    expect(made(gateway)).toEqual([]);
    a.forget();
    return { gateway, a, earlier };
  };

  test('is not told as made where the request of the new one is cut', async () => {
    const { gateway, a, earlier } = await restored();
    a.connection.fateOf = (call) => (call === 'projects.insert' ? { end: 'cut' } : {});
    setInForm(a, 'approved');
    await a.settle(60_000);
    expect(gateway.tables.projects.of(marina.id).map(({ id }) => id)).toEqual(earlier);
    expect(a.types('projects/crea')).toEqual(['projects/creationFromQuoteFailed']);
  });

  test('does not hide the new one, whose answer is lost', async () => {
    const { gateway, a } = await restored();
    let inserts = 0;
    a.connection.fateOf = (call) =>
      call === 'projects.insert' && (inserts += 1) === 2 ? { end: 'lost' } : {};
    setInForm(a, 'approved');
    await a.settle(60_000);
    expect(made(gateway)).toHaveLength(1);
    const told = a.actions.filter(({ type }) => type.startsWith('projects/crea'));
    expect(told).toMatchObject([
      { type: 'projects/createdFromQuote', payload: { id: made(gateway)[0]?.id, quoteId: ID } },
    ]);
  });
});
