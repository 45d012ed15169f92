import { startApp, startSignedIn } from '../../test/app';
import { aClient, aProject, aStoredLine, aUser } from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { rounds } from '../../test/promises/support/long';
import type { FreshRow } from '../features/business/spreadsheet/checkSheet';
import { digestOf } from '../features/business/spreadsheet/rowDigest';
import {
  selectSpreadsheetStep,
  spreadsheetActions,
} from '../features/business/spreadsheet/spreadsheetSlice';
import { GatewayError } from '../gateway/gateway';
import { storedImportJournal, type ImportEntry } from '../gateway/importJournal';

/** The journal of the device, which survives the page. */
const journal = new Map<string, ImportEntry>();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') });
  journal.clear();
  jest.spyOn(storedImportJournal, 'read').mockImplementation((id) => journal.get(id) ?? null);
  jest.spyOn(storedImportJournal, 'write').mockImplementation((id, entry) => {
    if (entry) journal.set(id, entry);
    else journal.delete(id);
  });
  jest
    .spyOn(storedImportJournal, 'take')
    .mockImplementation(() => Promise.resolve(() => undefined));
});

const marina = aUser({ id: 'marina' });

const clientsOf = (count: number): FreshRow[] =>
  Array.from({ length: count }, (_, at) => ({
    entity: 'clients',
    line: at + 2,
    draft: {
      name: `Cliente ${String(at)}`,
      company: null,
      phone: null,
      email: null,
      observations: null,
    },
    details: at % 2 === 0 ? { document: null, address: null, city: 'Santos', state: null } : null,
    createdOn: null,
  }));

const anExpenseRow = (projectId: string | null): FreshRow => ({
  entity: 'expenses',
  line: 2,
  draft: {
    description: 'Luz',
    category: 'Outros',
    amount: 12.5,
    date: '2026-01-20',
    paymentMethod: null,
    notes: null,
  },
  projectId,
});

const seed = ({ tables }: FakeGateway): void => {
  tables.clients.seed(marina.id, aClient({ id: 'old' }));
  tables.projects.seed(marina.id, aProject({ id: 'p1' }));
};

const start = async () => {
  const app = await startSignedIn(seed, marina);
  await app.store.loadSpreadsheet();
  await app.settle();
  return app;
};

type App = Awaited<ReturnType<typeof start>>;

const startImport = (app: Pick<App, 'dispatch'>, fresh: readonly FreshRow[]) =>
  app.dispatch(
    spreadsheetActions.importRequested({ entity: fresh[0]?.entity ?? 'clients', fresh }),
  );

const stored = ({ tables }: FakeGateway) => ({
  clients: tables.clients.of(marina.id).filter(({ id }) => id !== 'old').length,
  details: tables.clientDetails.of(marina.id).length,
});

const step = (app: Pick<App, 'state'>) => selectSpreadsheetStep(app.state());

test('clients and their side rows are stored, first row first, and are taken back as a whole', async () => {
  const app = await start();
  startImport(app, clientsOf(1_250));
  await app.settle();
  expect(step(app)).toEqual({ name: 'imported', entity: 'clients', count: 1_250, undo: null });
  expect(stored(app.gateway)).toEqual({ clients: 1_250, details: 625 });
  expect(app.gateway.traffic.names('clients.restoreAll')).toHaveLength(3);
  const { clients, clientDetails } = app.state();
  expect(clients.ids).toHaveLength(1_251);
  expect(clientDetails.ids).toHaveLength(625);
  const named = app.gateway.tables.clients.of(marina.id);
  expect(named.find(({ id }) => id === 'made-1')).toMatchObject({ name: 'Cliente 0' });
  expect(journal.size).toBe(0);
  app.dispatch(spreadsheetActions.undoRequested());
  await app.settle();
  expect(step(app)).toEqual({ name: 'undone', entity: 'clients', count: 1_250, kept: 0 });
  expect(stored(app.gateway)).toEqual({ clients: 0, details: 0 });
  expect(app.state().clients.ids).toEqual(['old']);
});

test('an expense has its project', async () => {
  const app = await start();
  startImport(app, [anExpenseRow('p1'), anExpenseRow(null)]);
  await app.settle();
  expect(app.gateway.tables.expenses.of(marina.id)).toHaveLength(2);
  expect(app.gateway.tables.expenseProjects.of(marina.id)).toMatchObject([{ projectId: 'p1' }]);
});

test('an undo leaves what was changed or used since', async () => {
  const app = await start();
  startImport(app, clientsOf(4));
  await app.settle();
  await app.gateway.clients.update(marina.id, 'made-1', { name: 'Outro nome' });
  await app.gateway.clientDetails.update(marina.id, 'made-3', { city: 'Itu' });
  // Another device has made a project since, of which this page does not know.
  app.gateway.tables.projects.seed(marina.id, aProject({ id: 'p2', clientId: 'made-2' }));
  app.dispatch(spreadsheetActions.undoRequested());
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'undone', count: 1, kept: 3 });
  const left = app.gateway.tables.clients.of(marina.id).map(({ id }) => id);
  expect(left.sort()).toEqual(['made-1', 'made-2', 'made-3', 'old']);
});

test('an undo leaves an expense that another device has recognised in a statement', async () => {
  const app = await start();
  startImport(app, [anExpenseRow(null), anExpenseRow(null)]);
  await app.settle();
  app.gateway.tables.statementLines.seed(marina.id, aStoredLine({ expenseId: 'made-2' }));
  app.dispatch(spreadsheetActions.undoRequested());
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'undone', count: 1, kept: 1 });
  expect(app.gateway.tables.expenses.of(marina.id)).toMatchObject([{ id: 'made-2' }]);
});

test('a cancelled import leaves nothing', async () => {
  const app = await start();
  const release = app.gateway.traffic.hold('clients.restoreAll', 'answer');
  startImport(app, clientsOf(600));
  await app.settle();
  expect(stored(app.gateway).clients).toBe(500);
  app.dispatch(spreadsheetActions.cancelRequested());
  release();
  await app.settle();
  expect(step(app)).toEqual({ name: 'stopped', entity: 'clients', reason: 'cancelled', kept: 0 });
  expect(stored(app.gateway)).toEqual({ clients: 0, details: 0 });
  expect(journal.size).toBe(0);
});

test('an answer that was lost is settled by the next try', async () => {
  const app = await start();
  app.gateway.traffic.loseReply('clients.restoreAll');
  app.gateway.traffic.loseReply('clientDetails.restoreAll');
  startImport(app, clientsOf(150));
  await app.settle(10_000);
  expect(step(app)).toMatchObject({ name: 'imported', count: 150 });
  expect(stored(app.gateway)).toEqual({ clients: 150, details: 75 });
});

test('a refusal leaves nothing, and the removal waits for a connection', async () => {
  const app = await start();
  app.gateway.traffic.fail('clientDetails.restoreAll', 'refused');
  app.gateway.traffic.fail('clients.removeAll', 'unsent');
  startImport(app, clientsOf(150));
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'removing', waits: true });
  await app.settle(20_000);
  expect(step(app)).toEqual({ name: 'stopped', entity: 'clients', reason: 'failed', kept: 0 });
  expect(stored(app.gateway)).toEqual({ clients: 0, details: 0 });
});

test('a sign-out ends it, and takes the journal along', async () => {
  const app = await start();
  app.gateway.traffic.hold('clients.restoreAll');
  startImport(app, clientsOf(10));
  await app.settle();
  expect(journal.size).toBe(1);
  app.gateway.announce({ type: 'signedOut' });
  await app.settle();
  expect(journal.size).toBe(0);
});

test('while another tab brings a spreadsheet, this one does not', async () => {
  const app = await start();
  jest.spyOn(storedImportJournal, 'take').mockResolvedValue(null);
  startImport(app, clientsOf(1));
  await app.settle();
  expect(step(app)).toEqual({ name: 'stopped', entity: 'clients', reason: 'busy', kept: 0 });
  expect(stored(app.gateway).clients).toBe(0);
});

/** The journal of an import of two clients, of which only one was sent. */
const aPart = (id: string): ImportEntry => ({
  entity: 'clients',
  rows: [{ id, row: digestOf(aClient({ id })), side: null }],
  total: 2,
});

const here = () => () => undefined;

const never = () => new Promise<never>(() => undefined);

/** Imports clients until a request after the given number of calls gets no answer, and closes the page then. */
async function importAndClose(count: number, calls: number): Promise<FakeGateway> {
  const app = await start();
  let left = calls;
  app.gateway.traffic.troubleFor = () => {
    left -= 1;
    return left < 0 ? { after: never } : {};
  };
  startImport(app, clientsOf(count));
  await app.settle();
  app.gateway.traffic.troubleFor = () => ({});
  return app.gateway;
}

/** Opens the app again, which settles what the closed page has left. */
async function reopen(gateway: FakeGateway) {
  const app = startApp({ gateway });
  await app.settle();
  await app.store.loadSpreadsheet();
  await app.settle(30_000);
  return app;
}

test('an import of which only the last answer was lost has come in', async () => {
  const gateway = await importAndClose(3, 1);
  await gateway.clients.update(marina.id, 'made-2', { name: 'Outro nome' });
  const next = await reopen(gateway);
  expect(step(next)).toEqual({ name: 'stopped', entity: 'clients', reason: 'whole', kept: 3 });
  expect(stored(gateway)).toEqual({ clients: 3, details: 2 });
  expect(next.state().clients.entities['made-2']).toMatchObject({ name: 'Outro nome' });
  expect(journal.size).toBe(0);
});

test('what another device has changed or used of an interrupted import stays', async () => {
  const gateway = await importAndClose(501, 0);
  await gateway.clients.update(marina.id, 'made-1', { name: 'Outro nome' });
  gateway.tables.projects.seed(marina.id, aProject({ id: 'p2', clientId: 'made-2' }));
  const next = await reopen(gateway);
  expect(step(next)).toEqual({
    name: 'stopped',
    entity: 'clients',
    reason: 'interrupted',
    kept: 2,
  });
  const left = gateway.tables.clients.of(marina.id).map(({ id }) => id);
  expect(left.sort()).toEqual(['made-1', 'made-2', 'old']);
});

test('an import that is asked for before the saga runs, or while an interruption is settled, still comes in', async () => {
  journal.set(marina.id, aPart('gone'));
  const app = await startSignedIn(seed, marina);
  let give = (_lock: () => void): void => undefined;
  jest
    .spyOn(storedImportJournal, 'take')
    .mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  const loaded = app.store.loadSpreadsheet();
  await loaded;
  startImport(app, clientsOf(3));
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'writing', total: 3 });
  give(here());
  await app.settle(30_000);
  expect(step(app)).toEqual({ name: 'imported', entity: 'clients', count: 3, undo: null });
  expect(stored(app.gateway).clients).toBe(3);
});

test('an import that is cancelled before it begins leaves nothing', async () => {
  const app = await start();
  jest.spyOn(storedImportJournal, 'take').mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return here();
  });
  startImport(app, clientsOf(3));
  app.dispatch(spreadsheetActions.cancelRequested());
  await app.settle(2_000);
  expect(step(app)).toEqual({ name: 'stopped', entity: 'clients', reason: 'cancelled', kept: 0 });
  expect(stored(app.gateway).clients).toBe(0);
});

test('an undo beside another tab, or without an answer, says so and can be tried again', async () => {
  const app = await start();
  startImport(app, clientsOf(2));
  await app.settle();
  jest.spyOn(storedImportJournal, 'take').mockResolvedValueOnce(null);
  app.dispatch(spreadsheetActions.undoRequested());
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'imported', count: 2, undo: 'busy' });
  app.gateway.traffic.fail('clients.list', 'unsent');
  app.dispatch(spreadsheetActions.undoRequested());
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'imported', count: 2, undo: 'failed' });
  app.dispatch(spreadsheetActions.undoRequested());
  await app.settle();
  expect(step(app)).toMatchObject({ name: 'undone', count: 2, kept: 0 });
});

test('what another tab has left since is taken back before an import overwrites the journal', async () => {
  const app = await start();
  app.gateway.tables.clients.seed(marina.id, aClient({ id: 'half' }));
  journal.set(marina.id, aPart('half'));
  startImport(app, clientsOf(2));
  await app.settle(30_000);
  expect(step(app)).toMatchObject({ name: 'imported', count: 2 });
  expect(stored(app.gateway).clients).toBe(2);
});

/** A repeatable sequence of numbers from 0 to 1. */
function randomOf(run: number): () => number {
  let state = run * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const KILLS = rounds(20, 200);

test(`killed at a random moment ${KILLS} times: all or nothing at the next start`, async () => {
  const seen = { all: 0, nothing: 0 };
  for (let run = 0; run < KILLS; run += 1) {
    const random = randomOf(run);
    journal.clear();
    const gateway = fakeGateway().withSession(marina);
    seed(gateway);
    const app = startApp({ gateway });
    await app.settle();
    await app.store.loadSpreadsheet();
    await app.settle();
    // Some sheets need two requests.
    const count = random() < 0.3 ? 501 + Math.floor(random() * 40) : 1 + Math.floor(random() * 60);
    let calls = Math.floor(random() * 14);
    const [isLost, isLate, cancels] = [random() < 0.3, random() < 0.3, random() < 0.2];
    gateway.traffic.troubleFor = (name) => {
      calls -= 1;
      // The page is gone. Its last request may have been carried out, or is so only later.
      if (calls < 0) return { before: never };
      if (calls > 0) {
        const lost = new GatewayError('network', `the answer of ${name} was lost`);
        return isLost && random() < 0.3 ? { after: () => Promise.reject(lost) } : {};
      }
      if (!isLate) return random() < 0.5 ? { before: never } : { after: never };
      return {
        before: () => new Promise((resolve) => setTimeout(resolve, 2_000)),
        after: never,
      };
    };
    startImport(app, clientsOf(count));
    if (cancels) app.dispatch(spreadsheetActions.cancelRequested());
    await app.settle(isLost ? 30_000 : 100);
    gateway.traffic.troubleFor = () => ({});
    const next = startApp({ gateway });
    await next.settle();
    await next.store.loadSpreadsheet();
    await next.settle(30_000);
    const left = stored(gateway);
    expect([0, count]).toContain(left.clients);
    expect(left.details).toBe(left.clients === 0 ? 0 : Math.ceil(count / 2));
    expect(next.state().clients.ids).toHaveLength(left.clients + 1);
    expect(journal.size).toBe(0);
    seen[left.clients === 0 ? 'nothing' : 'all'] += 1;
  }
  // Both ends were reached.
  expect(Math.min(seen.all, seen.nothing)).toBeGreaterThan(KILLS / 20);
}, 300_000);
