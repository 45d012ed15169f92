import { randomUUID } from 'node:crypto';

import { startApp, type TestApp } from '../../test/app';
import { aPartDraft, aProject, aSeriesRow, aUser } from '../../test/builders';
import { fakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { rounds } from '../../test/promises/support/long';
import { randomOf } from '../../test/randomOf';
import { selectUndoIntent } from '../features/app/workspace/undo';
import { nextNumber } from '../features/business/series/ready';
import {
  heldAt,
  occurrencesBetween,
  type Held,
  type Occurrence,
} from '../features/business/series/series';
import { madeRowId } from '../features/business/series/seriesMembers';
import { seriesNumberId } from '../features/business/series/seriesRow';
import { selectAllSeries, selectSettledNumbers } from '../features/business/series/seriesSelectors';
import { selectSeriesWork, seriesWorkActions } from '../features/business/series/seriesWorkSlice';
import { deviceActions } from '../features/app/device/deviceSlice';
import { bulkActions } from '../features/app/entities/bulk';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { sessionActions } from '../features/app/session/sessionSlice';
import { expensesActions } from '../features/business/expenses/expensesSlice';
import { partId } from '../features/business/payments/paymentPart';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { GatewayError, type Gateway } from '../gateway/gateway';

/** `PROPERTY_SEED=…` repeats a run, and `PROPERTY_RUNS=…` sets the number of runs. */
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? rounds(10, 100));

// In São Paulo it is 22:30 on the last day of November.
const NOW = new Date('2026-12-01T01:30:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

const marina = aUser({ id: 'marina' });
const RENT = '1f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';
const CARE = '2f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';

/** What becomes of a call: it is answered, waits for 5 s, is not sent, loses its answer, or was the device's last, sent or not. */
type Fate = 'sound' | 'slow' | 'cut' | 'lost' | 'dead' | 'last';

/** The same repository behind a connection that may break. */
function behind<T extends object>(name: string, repository: T, fateOf: (call: string) => Fate): T {
  const calls = Object.entries(repository).map(([call, work]) => [
    call,
    async (...args: unknown[]) => {
      const fate = fateOf(`${name}.${call}`);
      const broken = new GatewayError('network', `${name}.${call} got no answer`);
      const never = new Promise<never>(() => undefined);
      if (fate === 'cut') throw broken;
      if (fate === 'dead') return await never;
      if (fate === 'slow') await new Promise((resolve) => setTimeout(resolve, 5_000));
      const answer: unknown = await (work as (...all: unknown[]) => Promise<unknown>)(...args);
      if (fate === 'lost') throw broken;
      if (fate === 'last') return await never;
      return answer;
    },
  ]);
  return Object.fromEntries(calls) as T; // cast: the same calls, each behind the connection
}

async function device(
  gateway: FakeGateway,
  isComplete = true,
  fateAtFirst: (call: string) => Fate = () => 'sound',
) {
  const connection = { fateOf: fateAtFirst };
  const fateOf = (call: string) => connection.fateOf(call);
  const app = startApp({
    gateway,
    newId: randomUUID,
    through: (direct): Gateway => ({
      ...(direct as Gateway), // cast: what a gateway has are its own properties
      payments: behind('payments', direct.payments, fateOf),
      paymentParts: behind('paymentParts', direct.paymentParts, fateOf),
      expenses: behind('expenses', direct.expenses, fateOf),
      series: behind('series', direct.series, fateOf),
    }),
  });
  if (isComplete) await app.store.loadSeriesWork();
  await app.settle(1_000);
  const ready = (): Occurrence[] =>
    occurrencesBetween(
      selectAllSeries(app.state()),
      selectSettledNumbers(app.state()),
      '2026-01-01',
      '2026-11-30',
    );
  return { ...app, connection, ready };
}

/** An account with a rent and a retainer, each of which has two numbers ready. */
function account(): FakeGateway {
  const gateway = fakeGateway().withSession(marina);
  const { tables } = gateway;
  tables.projects.seed(marina.id, aProject({ id: 'j1', status: 'in-progress' }));
  const first = { outcome: 'made', startsOn: '2026-09-30', anchorDay: 31 } as const;
  tables.series.seed(
    marina.id,
    aSeriesRow({ ...first, id: seriesNumberId(CARE, 1), project: 'j1', amount: 840 }),
    aSeriesRow({
      ...first,
      ...{ id: seriesNumberId(RENT, 1), kind: 'expense', name: 'Aluguel', category: 'Serviços' },
    }),
  );
  return gateway;
}

const notices = ({ state }: TestApp) =>
  state().workspace.notices.shown.map(({ message }) => message.code);

/** Undoes the newest change. */
async function undo({ dispatch, state, settle }: TestApp): Promise<void> {
  const intent = selectUndoIntent(state());
  if (intent) dispatch(intent);
  await settle(1_000);
}

const rowsOf = ({ tables }: FakeGateway) => ({
  payments: tables.payments.of(marina.id),
  expenses: tables.expenses.of(marina.id),
});

/** What is wrong with an account of which everything was made: a number that is not there once, a day, or a mark. */
function faultsOf(gateway: FakeGateway): string[] {
  const { payments, expenses } = rowsOf(gateway);
  const ids = [...payments, ...expenses].map(({ id }) => id).sort();
  const expected = [CARE, RENT].flatMap((id) => [madeRowId(id, 2), madeRowId(id, 3)]).sort();
  const days = gateway.tables.paymentParts.of(marina.id).map(({ dueOn }) => dueOn);
  const marks = gateway.tables.series.of(marina.id).filter(({ outcome }) => outcome === 'made');
  return [
    ...(ids.join() === expected.join() ? [] : [`made: ${ids.join()}`]),
    ...(days.sort().join() === '2026-10-31,2026-11-30' ? [] : [`due: ${days.join()}`]),
    ...(marks.length === 6 ? [] : [`marked: ${marks.map(({ id }) => id).join()}`]),
  ];
}

test('what is ready is made with the specified payloads, and marked', async () => {
  const gateway = account();
  const app = await device(gateway);
  const ready = app.ready();
  expect(ready.map(({ kind, due }) => [kind, due])).toEqual([
    ['expense', '2026-10-31'],
    ['payment', '2026-10-31'],
    ['expense', '2026-11-30'],
    ['payment', '2026-11-30'],
  ]);
  app.dispatch(seriesWorkActions.decided({ make: ready.slice(0, 3), skip: ready.slice(3) }));
  await app.settle(1_000);
  expect(rowsOf(gateway).payments).toMatchObject([
    {
      ...{ id: madeRowId(CARE, 2), projectId: 'j1', delivered: false, paid: false, notes: null },
      ...{ receivedAmount: 840, totalAmount: null, isInstallment: false, paymentDate: null },
    },
  ]);
  expect(rowsOf(gateway).expenses).toMatchObject([
    { description: 'Aluguel', category: 'Serviços', amount: 840, date: '2026-11-30' },
    { date: '2026-10-31' },
  ]);
  expect(gateway.tables.paymentParts.of(marina.id)).toMatchObject([
    { id: `${madeRowId(CARE, 2)}-1`, dueOn: '2026-10-31' },
  ]);
  expect(app.ready()).toEqual([]);
  const outcomes = gateway.tables.series.of(marina.id).map(({ id, outcome }) => [id, outcome]);
  expect(Object.fromEntries(outcomes)).toMatchObject({
    [seriesNumberId(CARE, 2)]: 'made',
    [seriesNumberId(CARE, 3)]: 'skipped',
    [seriesNumberId(RENT, 3)]: 'made',
  });
});

test('without a connection nothing is sent, and that is told; tried again, all is done', async () => {
  const gateway = account();
  const app = await device(gateway);
  const ready = app.ready();
  const decision = { make: ready.slice(0, 3), skip: ready.slice(3) };
  app.dispatch(deviceActions.connectionLost({ since: null }));
  gateway.traffic.fail('series.find', 'unsent');
  app.dispatch(seriesWorkActions.decided(decision));
  await app.settle(1_000);
  expect(selectSeriesWork(app.state())).toMatchObject({
    isBusy: false,
    failed: { ...decision, isUnsent: true },
  });
  expect(rowsOf(gateway)).toEqual({ payments: [], expenses: [] });
  app.dispatch(seriesWorkActions.decided(decision));
  await app.settle(1_000);
  expect(selectSeriesWork(app.state()).failed).toBeNull();
  expect(app.ready()).toEqual([]);
});

test('what was made and deleted is never offered again, on no device', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
  await app.settle(1_000);
  app.dispatch(paymentsActions.deleteRequested({ id: madeRowId(CARE, 2) }));
  app.dispatch(expensesActions.deleteRequested({ id: madeRowId(RENT, 3) }));
  await app.settle(1_000);
  expect(rowsOf(gateway).payments).toHaveLength(1);
  expect(app.ready()).toEqual([]);
  expect((await device(gateway)).ready()).toEqual([]);
});

test('what was deleted and put back is made', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
  await app.settle(1_000);
  app.dispatch(expensesActions.deleteRequested({ id: madeRowId(RENT, 3) }));
  await app.settle(1_000);
  const id = seriesNumberId(RENT, 3);
  const outcome = () => gateway.tables.series.of(marina.id).find((row) => row.id === id)?.outcome;
  expect(outcome()).toBe('deleted');
  await undo(app);
  expect(rowsOf(gateway).expenses).toHaveLength(2);
  expect(outcome()).toBe('made');
});

test('an undo takes back what nobody has changed, and all numbers are offered again, on all devices', async () => {
  const gateway = account();
  const app = await device(gateway);
  const [, first, , second] = app.ready();
  app.dispatch(
    seriesWorkActions.decided({ make: first ? [first] : [], skip: second ? [second] : [] }),
  );
  await app.settle(1_000);
  expect(rowsOf(gateway).payments).toHaveLength(1);
  await undo(app);
  expect(rowsOf(gateway).payments).toEqual([]);
  expect(notices(app)).toEqual(['undone']);
  expect(app.ready().filter(({ kind }) => kind === 'payment')).toEqual([first, second]);
  expect((await device(gateway)).ready()).toHaveLength(4);
  // They can be made, taken back, made again and deleted.
  for (const isLast of [false, true]) {
    app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
    await app.settle(1_000);
    expect(faultsOf(gateway)).toEqual([]);
    if (!isLast) await undo(app);
  }
  app.dispatch(paymentsActions.deleteRequested({ id: madeRowId(CARE, 2) }));
  await app.settle(1_000);
  expect(app.ready()).toEqual([]);
  expect((await device(gateway)).ready()).toEqual([]);
});

test('an undo of what another device has deleted meanwhile leaves it deleted', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
  await app.settle(1_000);
  const other = await device(gateway);
  other.dispatch(expensesActions.deleteRequested({ id: madeRowId(RENT, 2) }));
  await other.settle(1_000);
  await undo(app);
  expect(rowsOf(gateway)).toEqual({ payments: [], expenses: [] });
  expect(app.ready().map(({ rowId }) => rowId)).not.toContain(madeRowId(RENT, 2));
  expect((await device(gateway)).ready()).toHaveLength(3);
});

/** A run in which a load tells that the undo has deleted the record. */
const LOST_DELETION = 487550209;

test('an undo on a broken connection, or on a device that dies, loses no number', async () => {
  const wrong: string[] = [];
  for (let run = 0; run < numRuns; run += 1) {
    const { below } = randomOf(run === 0 ? LOST_DELETION : seed + run);
    const gateway = account();
    const both = [await device(gateway), await device(gateway)] as const;
    const [app, other] = both;
    app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
    await app.settle(1_000);
    const lived = below(20);
    let calls = 0;
    app.connection.fateOf = () => {
      calls += 1;
      if (run % 2 === 0) return (['cut', 'lost', 'sound', 'sound'] as const)[below(4)] ?? 'sound';
      return calls > lived ? 'dead' : 'sound';
    };
    await undo(app);
    await app.settle(60_000);
    app.connection.fateOf = () => 'sound';
    if (run % 2 === 0) await undo(app);
    // A device that knows of no undo asks for what it still offers, and then another one for the rest.
    other.dispatch(seriesWorkActions.decided({ make: other.ready(), skip: [] }));
    await other.settle(60_000);
    const last = await device(gateway);
    last.dispatch(seriesWorkActions.decided({ make: last.ready(), skip: [] }));
    await last.settle(60_000);
    wrong.push(...faultsOf(gateway).map((fault) => `${(seed + run).toString()}: ${fault}`));
  }
  expect(wrong).toEqual([]);
});

test('what of a made number was changed or received since stays, and a failed undo can be pressed again', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
  await app.settle(1_000);
  const received = madeRowId(CARE, 2);
  // Another device receives one, and changes another.
  await gateway.paymentParts.update(marina.id, partId(received, 1), { receivedOn: '2026-11-30' });
  await gateway.expenses.update(marina.id, madeRowId(RENT, 2), { amount: 90 });
  app.connection.fateOf = (name) => (name === 'payments.remove' ? 'cut' : 'sound');
  await undo(app);
  expect(notices(app)).toEqual(expect.arrayContaining(['seriesKept', 'seriesUndoFailed']));
  app.connection.fateOf = () => 'sound';
  await undo(app);
  expect(rowsOf(gateway).payments.map(({ id }) => id)).toEqual([received]);
  expect(rowsOf(gateway).expenses.map(({ id }) => id)).toEqual([madeRowId(RENT, 2)]);
  expect(selectUndoIntent(app.state())).toBeNull();
  expect(app.ready().map(({ number }) => number)).toEqual([3, 3]);
});

test.each<[string, (gateway: FakeGateway) => Promise<unknown>]>([
  [
    'an invoice',
    ({ paymentParts }) =>
      paymentParts.update(marina.id, partId(madeRowId(CARE, 2), 1), { invoiceNumber: '12' }),
  ],
  [
    'another part',
    ({ paymentParts }) =>
      paymentParts.insert(marina.id, partId(madeRowId(CARE, 2), 2), aPartDraft({ amount: 1 })),
  ],
  [
    'a project',
    ({ expenseProjects }) =>
      expenseProjects.insert(marina.id, madeRowId(RENT, 2), { projectId: 'j1' }),
  ],
])('a made record that has got %s since is not taken back', async (_, add) => {
  const gateway = account();
  const app = await device(gateway);
  app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
  await app.settle(1_000);
  await add(gateway);
  await undo(app);
  const { payments, expenses } = rowsOf(gateway);
  expect(payments.length + expenses.length).toBe(1);
  expect(notices(app)).toEqual(['undone']);
});

test('what was to be left out and failed is left out when it is tried again', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.connection.fateOf = (name) => (name.startsWith('series.') ? 'cut' : 'sound');
  app.dispatch(seriesWorkActions.decided({ make: [], skip: app.ready() }));
  await app.settle(60_000);
  app.connection.fateOf = () => 'sound';
  const { failed } = selectSeriesWork(app.state());
  expect(failed).toMatchObject({ make: [], skip: { length: 4 } });
  if (failed) app.dispatch(seriesWorkActions.decided(failed));
  await app.settle(60_000);
  expect(rowsOf(gateway)).toEqual({ payments: [], expenses: [] });
  expect(app.ready()).toEqual([]);
});

test('a pause and a change are undone one after the other, each only where nobody has changed it since', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.dispatch(seriesWorkActions.viewed(RENT));
  const id = seriesNumberId(RENT, 2);
  const change = async (how: 'paused' | 'changed', from: Partial<Held>, to: Partial<Held>) => {
    app.dispatch(seriesWorkActions.changeRequested({ how, seriesId: RENT, number: 2, from, to }));
    await app.settle(1_000);
  };
  const stored = () => gateway.tables.series.of(marina.id).find((row) => row.id === id);
  await change('paused', { course: 'running' }, { course: 'paused' });
  await change('changed', { amount: 840 }, { amount: 900 });
  expect(notices(app)).toEqual(['seriesChanged']);
  expect(stored()).toMatchObject({ course: 'paused', amount: 900 });
  await undo(app);
  expect(stored()).toMatchObject({ course: 'paused', amount: null });
  await gateway.series.update(marina.id, id, { course: 'ended' });
  await undo(app);
  expect(stored()).toMatchObject({ course: 'ended' });
  expect(notices(app)).toEqual(['undone', 'undone']);
  // Another device has changed it since it was shown, so nothing is stored.
  await change('paused', { course: 'running' }, { course: 'paused' });
  expect(stored()).toMatchObject({ course: 'ended' });
  expect(selectSeriesWork(app.state()).conflict).toEqual(['course']);
});

describe('a series that another device has changed since it was shown', () => {
  async function twoDevices() {
    const gateway = account();
    const [first, second] = [await device(gateway), await device(gateway)];
    /** What a device shows to hold from the next number on. */
    const held = ({ state }: TestApp) => {
      const series = selectAllSeries(state()).find(({ id }) => id === RENT);
      if (!series) throw new Error('There is no rent');
      const number = nextNumber(series, selectSettledNumbers(state()));
      return { number, from: heldAt(series, number) };
    };
    const ask = (app: TestApp, to: Partial<Held>, opened = held(app)) => {
      app.dispatch(seriesWorkActions.viewed(RENT));
      app.dispatch(seriesWorkActions.asked('change'));
      const change = { how: 'changed' as const, seriesId: RENT, ...opened };
      app.dispatch(seriesWorkActions.changeRequested({ ...change, to: { ...opened.from, ...to } }));
    };
    const work = (app: TestApp) => {
      const { asks, conflict, isChanging } = selectSeriesWork(app.state());
      return { asks, conflict, isChanging };
    };
    return { gateway, first, second, held, ask, work };
  }
  const DONE = { asks: null, conflict: [], isChanging: false };

  test('keeps both changes where they are of different fields', async () => {
    const { gateway, first, second, held, ask, work } = await twoDevices();
    ask(first, { amount: 120 });
    await first.settle(1_000);
    ask(second, { unit: 'week' });
    await second.settle(1_000);
    expect(work(second)).toEqual(DONE);
    expect(held(await device(gateway)).from).toMatchObject({ amount: 120, unit: 'week' });
    // The undo takes back what this device has changed alone.
    await undo(second);
    expect(held(await device(gateway)).from).toMatchObject({ amount: 120, unit: 'month' });
  });

  test('asks where they are of the same field, and the form stays open', async () => {
    const { gateway, first, second, held, ask, work } = await twoDevices();
    ask(first, { amount: 120 });
    await first.settle(1_000);
    ask(second, { amount: 150, name: 'Sala' });
    await second.settle(1_000);
    expect(work(second)).toEqual({ asks: 'change', conflict: ['amount'], isChanging: false });
    expect(held(await device(gateway)).from).toMatchObject({ amount: 120, name: 'Aluguel' });
    // Asked again, now that the user knows.
    ask(second, { amount: 150 });
    await second.settle(1_000);
    expect(work(second)).toEqual(DONE);
    expect(held(await device(gateway)).from).toMatchObject({ amount: 150 });
  });

  test('asks where they are of fields that say one thing together', async () => {
    const { first, second, ask, work } = await twoDevices();
    ask(first, { unit: 'week' });
    await first.settle(1_000);
    ask(second, { anchorDay: 5, startsOn: '2026-11-05' });
    await second.settle(1_000);
    expect(work(second)).toMatchObject({ asks: 'change', conflict: ['startsOn', 'anchorDay'] });
  });

  test('is changed from its next number on, which the other device has made', async () => {
    const { gateway, first, second, held, ask, work } = await twoDevices();
    const opened = held(second);
    first.dispatch(seriesWorkActions.decided({ make: first.ready(), skip: [] }));
    await first.settle(1_000);
    ask(first, { category: 'Outros' });
    await first.settle(1_000);
    ask(second, { amount: 150 }, opened);
    await second.settle(1_000);
    expect(work(second)).toEqual(DONE);
    const now = held(await device(gateway));
    expect(now).toMatchObject({ number: 4, from: { amount: 150, category: 'Outros' } });
    expect(now.from.startsOn).toBe('2026-12-31');
  });

  test('is not changed once it has ended', async () => {
    const { gateway, first, second, held, ask, work } = await twoDevices();
    const opened = held(second);
    const end = { from: { course: 'running' }, to: { course: 'ended' } } as const;
    first.dispatch(
      seriesWorkActions.changeRequested({ how: 'ended', seriesId: RENT, number: 2, ...end }),
    );
    await first.settle(1_000);
    ask(second, { amount: 150 }, opened);
    await second.settle(1_000);
    expect(work(second)).toMatchObject({ asks: 'change', conflict: ['course'] });
    expect(held(await device(gateway)).from).toMatchObject({ amount: 840, course: 'ended' });
  });

  test('loses no change in silence if both are saved in the same moment, or without a connection', async () => {
    for (let quick = 0; quick <= 4; quick += 1) {
      const { gateway, first, second, held, ask, work } = await twoDevices();
      let calls = 0;
      second.connection.fateOf = () => ((calls += 1) > quick ? 'slow' : 'sound');
      ask(second, { amount: 150 });
      await second.settle(100);
      ask(first, { amount: 120 });
      await second.settle(60_000);
      const amount = held(await device(gateway)).from.amount;
      for (const [app, own] of [
        [first, 120],
        [second, 150],
      ] as const) {
        if (amount !== own && work(app).asks === null) {
          // It was stored, and shown, before the other one was.
          expect(app).toBe(first);
          expect(notices(first)).toEqual(['seriesChanged']);
        }
      }
    }
    const { second, ask, work } = await twoDevices();
    second.connection.fateOf = () => 'cut';
    ask(second, { amount: 150 });
    await second.settle(1_000);
    expect(work(second)).toEqual({ asks: 'change', conflict: [], isChanging: false });
    expect(notices(second)).toContain('seriesFailed');
  });
});

test('what another device has made and deleted meanwhile is not made again', async () => {
  const gateway = account();
  const [slow, quick] = [await device(gateway), await device(gateway)];
  const ready = slow.ready();
  quick.dispatch(seriesWorkActions.decided({ make: quick.ready(), skip: [] }));
  await quick.settle(1_000);
  quick.dispatch(paymentsActions.deleteRequested({ id: madeRowId(CARE, 3) }));
  await quick.settle(1_000);
  slow.dispatch(seriesWorkActions.decided({ make: ready, skip: [] }));
  await slow.settle(1_000);
  expect(rowsOf(gateway).payments.map(({ id }) => id)).toEqual([madeRowId(CARE, 2)]);
  expect(rowsOf(gateway).expenses).toHaveLength(2);
  expect(slow.ready()).toEqual([]);
});

describe('a number that one device leaves out while another makes it', () => {
  /** What is stored of the number: its record, and its mark. */
  const stored = (gateway: FakeGateway) => [
    rowsOf(gateway).expenses.some(({ id }) => id === madeRowId(RENT, 2)),
    gateway.tables.series.of(marina.id).find(({ id }) => id === seriesNumberId(RENT, 2))?.outcome,
  ];
  const decide = (
    { dispatch, ready }: Awaited<ReturnType<typeof device>>,
    how: 'make' | 'skip',
  ) => {
    const own = ready().filter(({ rowId }) => rowId === madeRowId(RENT, 2));
    dispatch(seriesWorkActions.decided({ make: [], skip: [], [how]: own }));
  };

  test('is either made or left out, whoever is slower', async () => {
    for (let quick = 0; quick <= 8; quick += 1) {
      for (const slower of ['make', 'skip'] as const) {
        const gateway = account();
        const [slow, other] = [await device(gateway), await device(gateway)];
        let calls = 0;
        slow.connection.fateOf = () => ((calls += 1) > quick ? 'slow' : 'sound');
        decide(slow, slower);
        await slow.settle(100);
        decide(other, slower === 'make' ? 'skip' : 'make');
        await slow.settle(60_000);
        expect([
          [true, 'made'],
          [false, 'skipped'],
        ]).toContainEqual(stored(gateway));
      }
    }
  });

  test('is shown as made where it was left out too late, and is no part of the undo', async () => {
    const gateway = account();
    const [maker, other] = [await device(gateway), await device(gateway)];
    decide(maker, 'make');
    await maker.settle(1_000);
    decide(other, 'skip');
    await other.settle(1_000);
    expect(stored(gateway)).toEqual([true, 'made']);
    expect(other.state().expenses.ids).toEqual([madeRowId(RENT, 2)]);
    expect(notices(other)).toEqual([]);
    expect(selectSeriesWork(other.state())).toMatchObject({ failed: null, elsewhere: 1 });
  });

  test('is marked as made by the next device, if the one that made it was closed in between', async () => {
    const gateway = account();
    const [maker, other] = [await device(gateway), await device(gateway)];
    maker.connection.fateOf = (name) => (name === 'expenses.insert' ? 'slow' : 'sound');
    decide(maker, 'make');
    await maker.settle(100);
    maker.connection.fateOf = () => 'dead';
    decide(other, 'skip');
    await other.settle(60_000);
    expect(stored(gateway)).toEqual([true, 'skipped']);
    await device(gateway);
    expect(stored(gateway)).toEqual([true, 'made']);
  });
});

test('two devices on broken connections make each number once, and lose none', async () => {
  const wrong: number[] = [];
  for (let run = 0; run < numRuns; run += 1) {
    const { below } = randomOf(seed + run);
    const gateway = account();
    const both = [await device(gateway), await device(gateway)];
    for (const { connection } of both) {
      connection.fateOf = () =>
        (['cut', 'lost', 'sound', 'sound', 'sound'] as const)[below(5)] ?? 'sound';
    }
    for (const app of both) {
      app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
    }
    await both[0]?.settle(60_000);
    // Whoever was told of a failure tries again, on a sound connection.
    for (const app of both) {
      app.connection.fateOf = () => 'sound';
      const failed = selectSeriesWork(app.state()).failed?.make ?? [];
      app.dispatch(seriesWorkActions.decided({ make: [...failed, ...app.ready()], skip: [] }));
      await app.settle(60_000);
    }
    if (faultsOf(gateway).length > 0) wrong.push(seed + run);
  }
  expect(wrong).toEqual([]);
});

test.each(['dead', 'last'] as const)(
  'a device that dies at any call (%s) leaves what another completes when it is opened',
  async (fate) => {
    const wrong: string[] = [];
    for (let lived = 0, isDead = true; isDead; lived += 1) {
      const gateway = account();
      const dying = await device(gateway);
      let calls = 0;
      isDead = false;
      dying.connection.fateOf = () => {
        calls += 1;
        if (calls <= lived) return 'sound';
        isDead = true;
        return calls === lived + 1 ? fate : 'dead';
      };
      dying.dispatch(seriesWorkActions.decided({ make: dying.ready(), skip: [] }));
      await dying.settle(1_000);
      const made = rowsOf(gateway).payments.map(({ id }) => id);
      const other = await device(gateway);
      // What exists is complete before anybody is asked about the rest.
      const days = gateway.tables.paymentParts.of(marina.id).filter(({ dueOn }) => dueOn !== null);
      if (days.length !== made.length) wrong.push(`${lived.toString()}: no day after the opening`);
      other.dispatch(seriesWorkActions.decided({ make: other.ready(), skip: [] }));
      await other.settle(1_000);
      wrong.push(...faultsOf(gateway).map((fault) => `${lived.toString()}: ${fault}`));
      if (notices(other).some((code) => code === 'saveFailed')) wrong.push('a notice of a failure');
    }
    expect(wrong).toEqual([]);
  },
);

test('a due day that was taken away stays away, whether its number is marked or not', async () => {
  for (const isMarked of [true, false]) {
    const gateway = account();
    const app = await device(gateway);
    app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
    await app.settle(1_000);
    await gateway.paymentParts.update(marina.id, partId(madeRowId(CARE, 2), 1), { dueOn: null });
    if (!isMarked)
      await gateway.series.update(marina.id, seriesNumberId(CARE, 2), { outcome: null });
    await device(gateway);
    const days = gateway.tables.paymentParts.of(marina.id).map(({ dueOn }) => dueOn);
    expect(days.sort()).toEqual(['2026-11-30', null]);
  }
});

test('what another device completes while it is being made stays', async () => {
  for (let quick = 1; quick <= 20; quick += 1) {
    const gateway = account();
    const slow = await device(gateway);
    let calls = 0;
    slow.connection.fateOf = () => ((calls += 1) > quick ? 'slow' : 'sound');
    slow.dispatch(seriesWorkActions.decided({ make: slow.ready(), skip: [] }));
    await slow.settle(100);
    // It completes what it finds when it is opened.
    await device(gateway);
    await slow.settle(60_000);
    expect(faultsOf(gateway)).toEqual([]);
    expect(notices(slow)).toEqual(['seriesChanged']);
  }
});

describe('what is deleted before the saga of series is there', () => {
  test.each([
    ['marked', 'made'],
    ['not marked', null],
  ] as const)('a record that is %s is not offered again', async (_, outcome) => {
    const gateway = account();
    const maker = await device(gateway);
    maker.dispatch(seriesWorkActions.decided({ make: maker.ready(), skip: [] }));
    await maker.settle(1_000);
    for (const id of [seriesNumberId(CARE, 2), seriesNumberId(RENT, 2)])
      await gateway.series.update(marina.id, id, { outcome });
    const app = await device(gateway, false);
    app.dispatch(paymentsActions.deleteRequested({ id: madeRowId(CARE, 2) }));
    app.dispatch(
      bulkActions.requested({
        entity: 'expenses',
        ids: [madeRowId(RENT, 2)],
        change: { kind: 'delete' },
      }),
    );
    await app.settle(5_000);
    expect(rowsOf(gateway).expenses).toHaveLength(1);
    expect(rowsOf(gateway).payments).toHaveLength(1);
    await app.store.loadSeriesWork();
    await app.settle(1_000);
    expect(app.ready()).toEqual([]);
    expect((await device(gateway)).ready()).toEqual([]);
  });

  test('a mark that cannot be stored, or whose table is not loaded, follows', async () => {
    const gateway = account();
    const maker = await device(gateway);
    maker.dispatch(seriesWorkActions.decided({ make: maker.ready(), skip: [] }));
    await maker.settle(1_000);
    for (const number of [2, 3])
      await gateway.series.update(marina.id, seriesNumberId(RENT, number), { outcome: null });
    const cut = (name: string) => (name.startsWith('series.') ? 'cut' : 'sound');
    const app = await device(gateway, false, cut);
    app.dispatch(expensesActions.deleteRequested({ id: madeRowId(RENT, 2) }));
    await app.store.loadSeriesWork();
    await app.settle(1_000);
    app.connection.fateOf = () => 'sound';
    await app.settle(60_000);
    app.connection.fateOf = cut;
    app.dispatch(expensesActions.deleteRequested({ id: madeRowId(RENT, 3) }));
    await app.settle(1_000);
    app.connection.fateOf = () => 'sound';
    app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
    await app.settle(60_000);
    expect(rowsOf(gateway).expenses).toEqual([]);
    expect((await device(gateway)).ready()).toEqual([]);
  });
});

test('a sign-out in the middle loses nothing: the next sign-in completes it', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.connection.fateOf = (name) => (name === 'paymentParts.find' ? 'dead' : 'sound');
  app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
  await app.settle(100);
  app.dispatch(sessionActions.signOutRequested());
  await app.settle(1_000);
  gateway.withSession(marina);
  await device(gateway);
  expect(faultsOf(gateway)).toEqual([]);
});

test('a deletion in bulk and its undo, and a project that is deleted and put back, settle nothing anew', async () => {
  const gateway = account();
  const app = await device(gateway);
  app.dispatch(seriesWorkActions.decided({ make: app.ready(), skip: [] }));
  await app.settle(1_000);
  const ids = rowsOf(gateway).payments.map(({ id }) => id);
  app.dispatch(bulkActions.requested({ entity: 'payments', ids, change: { kind: 'delete' } }));
  await app.settle(5_000);
  expect(rowsOf(gateway).payments).toEqual([]);
  expect((await device(gateway)).ready()).toEqual([]);
  await undo(app);
  expect(faultsOf(gateway)).toEqual([]);
  app.dispatch(projectsActions.deleteRequested({ id: 'j1' }));
  await app.settle(1_000);
  expect((await device(gateway)).ready()).toEqual([]);
  await undo(app);
  expect((await device(gateway)).ready()).toEqual([]);
  expect(faultsOf(gateway)).toEqual([]);
});
