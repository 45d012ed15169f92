import { startApp, type TestApp } from '../../../test/app';
import {
  aClient,
  aClientDetails,
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
} from '../../../test/builders';
import { fakeGateway, type FakeGateway } from '../../../test/fakeGateway';
import type { CallTrouble } from '../../../test/traffic';
import { accountJson } from '../../features/app/ownData/accountFile';
import { ACCOUNT_TABLES, type AccountTable } from '../../features/app/ownData/accountTables';
import { MAX_FILE_BYTES } from '../../features/app/ownData/fileProblem';
import { madeRowId } from '../../features/business/series/seriesMembers';
import { parseSeriesNumberId } from '../../features/business/series/seriesRow';
import { versionId } from '../../features/business/quotes/quoteVersion';
import { ownDataActions } from '../../features/app/ownData/ownDataSlice';
import { clientsActions } from '../../features/business/clients/clientsSlice';
import { sessionActions } from '../../features/app/session/sessionSlice';
import { newId } from '../../features/shared/ids';
import { GatewayError } from '../../gateway/gateway';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

const marina = aUser();
const otavio = aUser({ email: 'otavio@luz.com.br', fullName: 'Otávio Luz' });

/** Fills every table, with references of each kind, and with more rows than one request can contain. */
function fill({ tables }: FakeGateway, userId: string, expenses = 105): void {
  const client = aClient({ name: 'Padaria' });
  const quote = aQuote({ clientId: client.id, status: 'approved' });
  const project = aProject({ clientId: client.id, quoteId: quote.id });
  const payment = aPayment({ projectId: project.id });
  const many = Array.from({ length: expenses }, (_, at) =>
    anExpense({ description: `Gasto ${at}` }),
  );
  tables.clients.seed(userId, client, aClient({ name: 'Sebo' }));
  tables.quotes.seed(userId, quote, aQuote());
  tables.projects.seed(userId, project, aProject());
  tables.payments.seed(userId, payment, aPayment());
  tables.expenses.seed(userId, ...many);
  tables.expenseProjects.seed(
    userId,
    ...many.slice(0, 1).map(({ id }) => anExpenseProject({ id, projectId: project.id })),
  );
  tables.profiles.seed(userId, aProfile({ id: userId, quoteMessage: 'Olá!' }));
  tables.meiAdjustments.seed(userId, aMeiAdjustment({ id: `${userId}-202610` }));
  tables.statementLines.seed(
    userId,
    aStoredLine({ id: `${userId}-0123456789abcd`, setAside: true }),
  );
  tables.clientDetails.seed(userId, aClientDetails({ id: client.id }));
  tables.quoteDetails.seed(userId, aQuoteDetails({ id: quote.id, number: '2026-001' }));
  tables.quoteVersions.seed(userId, aQuoteVersion({ id: versionId(quote.id, 1) }));
  tables.series.seed(userId, aSeriesRow({ id: `${payment.id}-1`, project: payment.projectId }));
  tables.paymentParts.seed(
    userId,
    aPart({ id: `${payment.id}-2` }),
    aPart({ id: `${payment.id}-3` }),
  );
}

const TOTAL = 123;
const SMALL = 19;

async function open(gateway: FakeGateway): Promise<TestApp> {
  const app = startApp({ gateway, newId });
  await app.settle();
  await app.store.loadOwnData();
  app.forget();
  return app;
}

const step = (app: TestApp) => app.state().ownData?.step;

const exported = (app: TestApp): string => accountJson(app.state(), '2026-11-20');

async function choose(app: TestApp, text: string): Promise<void> {
  app.dispatch(ownDataActions.fileChosen({ file: 'oficio.json', bytes: text.length, text }));
  await app.settle();
}

async function run(
  app: TestApp,
  intent: 'restoreRequested' | 'eraseRequested' | 'takeBackRequested',
): Promise<void> {
  app.dispatch(ownDataActions[intent]());
  await app.settle(120_000);
}

const storedOf = ({ tables }: FakeGateway, userId: string) =>
  Object.fromEntries(ACCOUNT_TABLES.map((table) => [table, tables[table].of(userId)]));

const countOf = (gateway: FakeGateway, userId: string): number =>
  ACCOUNT_TABLES.reduce((sum, table) => sum + gateway.tables[table].of(userId).length, 0);

/** Expects that the state has the same rows as the backend. */
function expectTruth(app: TestApp, userId: string): void {
  for (const table of ACCOUNT_TABLES) {
    const { ids } = app.state()[table];
    expect([...ids].sort()).toEqual(
      app.gateway.tables[table]
        .of(userId)
        .map(({ id }) => id)
        .sort(),
    );
  }
}

/** The file of Marina's account. */
async function file(expenses?: number): Promise<string> {
  const gateway = fakeGateway().withSession(marina);
  fill(gateway, marina.id, expenses);
  return exported(await open(gateway));
}

/** The rows of a file, without their owner. */
function rowsIn(json: string): Record<AccountTable, { id: string }[]> {
  const {
    account: _account,
    profiles,
    meiAdjustments,
    statementLines,
    ...rest
  } = JSON.parse(json) as Record<AccountTable | 'account', { id: string }[]>;
  const own = (row: { id: string }) => ({ ...row, id: row.id.replace(/^.{36}/, 'own') });
  return {
    ...rest,
    profiles: profiles.map(own),
    meiAdjustments: meiAdjustments.map(own),
    statementLines: statementLines.map(own),
  };
}

test('what was exported is restored elsewhere, row by row, and exported again the same', async () => {
  const text = await file();
  const app = await open(fakeGateway().withSession(otavio));
  await choose(app, text);
  expect(step(app)).toMatchObject({
    name: 'checked',
    email: marina.email,
    exportedOn: '2026-11-20',
    counts: { clients: 2, expenses: 105, paymentParts: 2 },
  });
  expect(app.gateway.traffic.calls).toEqual([]);
  await run(app, 'restoreRequested');
  expect(step(app)).toEqual({ name: 'restored', total: TOTAL, renamed: false });
  expect(rowsIn(exported(app))).toEqual(rowsIn(text));
  expect(app.state().profiles.ids).toEqual([otavio.id]);
  expectTruth(app, otavio.id);
  const told = app.actions.filter(ownDataActions.progressed.match);
  expect(told.at(0)?.payload).toEqual({ name: 'restoring', done: 0, total: TOTAL });
  expect(told.map(({ payload }) => payload.done)).toContain(8 + 100);
});

test('where another account has the ids, all rows get new ones and point where they pointed', async () => {
  const gateway = fakeGateway().withSession(marina);
  fill(gateway, marina.id);
  const [row] = gateway.tables.series.of(marina.id);
  const ofSeries = parseSeriesNumberId(row?.id ?? '').id;
  gateway.tables.payments.seed(marina.id, aPayment({ id: madeRowId(ofSeries, 2) }));
  const text = exported(await open(gateway));
  const before = storedOf(gateway, marina.id);
  gateway.signedInAs = otavio;
  const app = await open(gateway);
  await choose(app, text);
  await run(app, 'restoreRequested');
  expect(step(app)).toEqual({ name: 'restored', total: TOTAL + 1, renamed: true });
  expect(storedOf(gateway, marina.id)).toEqual(before);
  const { clients, quotes, projects, payments, quoteDetails, paymentParts } = gateway.tables;
  const client = clients.of(otavio.id).find(({ name }) => name === 'Padaria')!;
  const quote = quotes.of(otavio.id).find(({ status }) => status === 'approved')!;
  const project = projects.of(otavio.id).find(({ quoteId }) => quoteId !== null)!;
  const payment = payments.of(otavio.id).find(({ projectId }) => projectId !== null)!;
  expect(quote.clientId).toBe(client.id);
  expect(project).toMatchObject({ clientId: client.id, quoteId: quote.id });
  expect(payment.projectId).toBe(project.id);
  expect(quoteDetails.of(otavio.id)).toMatchObject([{ id: quote.id, number: '2026-001' }]);
  expect(paymentParts.of(otavio.id).map(({ id }) => id.slice(0, 36))).toEqual([
    payment.id,
    payment.id,
  ]);
  expect(clients.rows.has(client.id) && client.id !== rowsIn(text).clients[0]?.id).toBe(true);
  // What a series has made is still its.
  const [copy] = gateway.tables.series.of(otavio.id);
  const { id: copied } = parseSeriesNumberId(copy?.id ?? '');
  expect(copy?.project).toBe(project.id);
  expect(payments.of(otavio.id).map(({ id }) => id)).toContain(madeRowId(copied, 2));
  expectTruth(app, otavio.id);
});

describe('a failure at any step', () => {
  const lost = new GatewayError('network', 'no answer');
  const refused = new GatewayError('refused', 'no');
  const troubles: Record<string, { trouble: CallTrouble; forEver: boolean }> = {
    'refused once': { trouble: { before: () => Promise.reject(refused) }, forEver: false },
    'cut off once': { trouble: { before: () => Promise.reject(lost) }, forEver: false },
    'answer lost once': { trouble: { after: () => Promise.reject(lost) }, forEver: false },
    'refused from then on': { trouble: { before: () => Promise.reject(refused) }, forEver: true },
    'cut off from then on': { trouble: { before: () => Promise.reject(lost) }, forEver: true },
    'answers lost from then on': { trouble: { after: () => Promise.reject(lost) }, forEver: true },
  };

  /** The number of calls of one run: reads, writes, and reads again. */
  const STEPS = 10 + 10 + 10;

  /** Makes calls fail from the call with this number on. Returns a function that ends this. */
  function disturb({ traffic }: FakeGateway, at: number, what: string): () => void {
    const { trouble, forEver } = troubles[what]!;
    let calls = 0;
    traffic.troubleFor = () => {
      calls += 1;
      return calls === at || (forEver && calls > at) ? trouble : {};
    };
    return () => {
      traffic.troubleFor = () => ({});
    };
  }

  test.each(Object.keys(troubles))('%s: all is restored, or nothing is left', async (what) => {
    const text = await file(1);
    for (let at = 1; at <= STEPS; at += 1) {
      const app = await open(fakeGateway().withSession(otavio));
      await choose(app, text);
      const calm = disturb(app.gateway, at, what);
      await run(app, 'restoreRequested');
      const there = countOf(app.gateway, otavio.id);
      let end = step(app);
      if (end?.name === 'restored') {
        expect(there).toBe(SMALL);
        expectTruth(app, otavio.id);
        continue;
      }
      expect(end).toMatchObject({ name: 'restoreFailed' });
      if (end?.name !== 'restoreFailed') continue;
      if (end.left === 0) expect(there).toBe(0);
      else expect(there).toBeLessThanOrEqual(end.left!);
      calm();
      if (end.left !== 0) {
        await run(app, 'takeBackRequested');
        expect(step(app)).toEqual({ name: 'idle' });
        expect(countOf(app.gateway, otavio.id)).toBe(0);
        expectTruth(app, otavio.id);
        await choose(app, text);
      }
      await run(app, 'restoreRequested');
      end = step(app);
      expect(end).toEqual({ name: 'restored', total: SMALL, renamed: false });
      expectTruth(app, otavio.id);
    }
  });

  test.each(Object.keys(troubles))(
    '%s: what is not erased is told, and goes when asked again',
    async (what) => {
      for (let at = 1; at <= 10 + 10 + 10 + 10; at += 1) {
        const gateway = fakeGateway().withSession(marina);
        fill(gateway, marina.id, 1);
        const app = await open(gateway);
        const calm = disturb(gateway, at, what);
        await run(app, 'eraseRequested');
        const end = step(app);
        calm();
        if (end?.name === 'eraseFailed') {
          const there = countOf(gateway, marina.id);
          if (end.left !== null) expect(there).toBeLessThanOrEqual(end.left);
          await run(app, 'eraseRequested');
        }
        expect(step(app)).toMatchObject({ name: 'erased' });
        expect(countOf(gateway, marina.id)).toBe(0);
        expectTruth(app, marina.id);
      }
    },
  );
});

test('erased is what is the user’s own, and nothing else; it can be restored at once', async () => {
  const gateway = fakeGateway().withSession(marina);
  fill(gateway, marina.id);
  fill(gateway, otavio.id);
  const before = storedOf(gateway, otavio.id);
  const app = await open(gateway);
  const text = exported(app);
  // The row was deleted before. After the restoration, other rows refer to it again.
  const [padaria] = gateway.tables.clients.of(marina.id).filter(({ name }) => name === 'Padaria');
  app.dispatch(clientsActions.deleteRequested({ id: padaria!.id }));
  await app.settle();
  await run(app, 'eraseRequested');
  expect(step(app)).toEqual({ name: 'erased', total: TOTAL - 2 });
  expect(countOf(gateway, marina.id)).toBe(0);
  expect(storedOf(gateway, otavio.id)).toEqual(before);
  expectTruth(app, marina.id);
  expect(app.state().clients.loaded).toBe(true);
  await choose(app, text);
  await run(app, 'restoreRequested');
  expect(JSON.parse(exported(app))).toEqual(JSON.parse(text));
});

test('rows that no list can show are erased, too', async () => {
  const gateway = fakeGateway().withSession(marina);
  gateway.tables.clients.seed(marina.id, aClient());
  const app = await open(gateway);
  const { list } = gateway.clients;
  jest.spyOn(gateway.clients, 'list').mockImplementation(async (userId) => {
    await list(userId);
    return [];
  });
  await run(app, 'eraseRequested');
  expect(countOf(gateway, marina.id)).toBe(0);
});

test('an account that is not empty is not touched', async () => {
  const text = await file();
  const app = await open(fakeGateway().withSession(otavio));
  await choose(app, text);
  app.gateway.tables.clients.seed(otavio.id, aClient({ name: 'De outro aparelho' }));
  await run(app, 'restoreRequested');
  expect(step(app)).toEqual({ name: 'restoreFailed', failure: 'notEmpty', left: 0 });
  expect(app.gateway.tables.clients.of(otavio.id)).toHaveLength(1);
  expect(app.gateway.traffic.names().filter((name) => name.endsWith('All'))).toEqual([]);
  expectTruth(app, otavio.id);
});

test('the count is that of the file, whatever another browser is writing meanwhile', async () => {
  const text = await file();
  const app = await open(fakeGateway().withSession(otavio));
  await choose(app, text);
  const release = app.gateway.traffic.hold('quotes.restoreAll');
  app.dispatch(ownDataActions.restoreRequested());
  await app.settle();
  app.gateway.tables.clients.seed(otavio.id, aClient({ name: 'De outro aparelho' }));
  release();
  await app.settle(60_000);
  expect(step(app)).toEqual({ name: 'restored', total: TOTAL, renamed: false });
  expectTruth(app, otavio.id);
});

test('what another browser has removed meanwhile is missed, however many rows there are', async () => {
  const text = await file();
  const app = await open(fakeGateway().withSession(otavio));
  await choose(app, text);
  const release = app.gateway.traffic.hold('quotes.restoreAll');
  app.dispatch(ownDataActions.restoreRequested());
  await app.settle();
  const { clients } = app.gateway.tables;
  const [sebo] = clients.of(otavio.id).filter(({ name }) => name === 'Sebo');
  clients.drop(sebo!.id);
  clients.seed(otavio.id, aClient({ name: 'De outro aparelho' }));
  release();
  await app.settle(60_000);
  expect(step(app)).toMatchObject({ name: 'restoreFailed' });
});

test('a file that is refused changes nothing, and one that is too big is not even looked at', async () => {
  const app = await open(fakeGateway().withSession(otavio));
  await choose(app, '{"format":"outro"}');
  expect(step(app)).toMatchObject({ name: 'refused', problem: { code: 'otherFormat' } });
  const bytes = MAX_FILE_BYTES + 1;
  app.dispatch(ownDataActions.fileChosen({ file: 'filme.mkv', bytes, text: '' }));
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'refused', problem: { code: 'tooBig' } });
  expect(app.gateway.traffic.calls).toEqual([]);
  app.dispatch(ownDataActions.dismissed());
  expect(step(app)).toEqual({ name: 'idle' });
});

test('signing out ends it where it is, and the next user meets nothing of it', async () => {
  const text = await file();
  const app = await open(fakeGateway().withSession(otavio));
  await choose(app, text);
  app.gateway.traffic.hold('quotes.restoreAll');
  app.dispatch(ownDataActions.restoreRequested());
  await app.settle();
  app.dispatch(sessionActions.signOutRequested());
  await app.settle();
  app.forget();
  expect(step(app)).toEqual({ name: 'idle' });
  app.dispatch(sessionActions.signInRequested({ email: otavio.email, password: 'pincel-e-prumo' }));
  await app.settle(60_000);
  app.dispatch(ownDataActions.restoreRequested());
  await app.settle(60_000);
  expect(step(app)).toEqual({ name: 'idle' });
  expect(app.gateway.traffic.names().filter((name) => name.endsWith('All'))).toEqual([]);
});
