import { startApp, startSignedIn, type TestApp } from '../../test/app';
import { aPart, aPayment, aUser, baselineOf } from '../../test/builders';
import { selectRecentTransactions, selectTotals } from '../features/business/dashboard/dashboard';
import { bulkActions } from '../features/app/entities/bulk';
import { paymentAmounts, type Payment } from '../features/business/payments/payment';
import { partId } from '../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  selectPartsByPayment,
} from '../features/business/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { receivedStep } from '../features/business/payments/receiptSteps';
import { selectUndoIntent } from '../features/app/workspace/undo';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { findingActions } from '../features/app/finding/findingSlice';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') });
});

const marina = aUser({ id: 'marina' });
const { receiptRequested, receiptUndone, receiptMoved, paidToggled, deliveredToggled } =
  paymentsActions;

const withPayment = (fields: Partial<Payment> = {}) =>
  startSignedIn(({ tables }) => {
    const inThree = { ...paymentAmounts(300, 'pix', 3), paymentMethod: 'pix' as const };
    tables.payments.seed(marina.id, aPayment({ id: 'p1', ...inThree, ...fields }));
  }, marina);

type App = TestApp;

const on = '2026-11-20';
const receive = (number: number) => receiptRequested({ id: 'p1', number, on, came: 100 });
/** What the user takes back of a part. */
const taken = (number: number, told?: { amount: number }) => {
  const before = [receivedStep(number, on, null)];
  return receiptUndone({ id: 'p1', number, before, ...(told && { told }) });
};
const part = (app: App, number: number) =>
  app.gateway.tables.paymentParts.of(marina.id).find(({ id }) => id === partId('p1', number));
const isPaid = (app: App) => paymentsSelectors.selectById(app.state(), 'p1')?.paid;
const notices = (app: App) =>
  app.state().workspace.notices.shown.map(({ message }) => message.code);

test('the first part is the payment’s own status, its day stands beside it', async () => {
  const app = await withPayment();
  app.dispatch(receive(1));
  expect(isPaid(app)).toBe(true);
  await app.settle();
  expect(app.gateway.traffic.calls.map(({ name, input }) => [name, input])).toEqual([
    ['paymentParts.insert', expect.objectContaining({ id: 'p1-1' })],
    ['payments.update', { userId: 'marina', id: 'p1', changes: { paid: true } }],
  ]);
  expect(part(app, 1)).toMatchObject({ receivedOn: on, amount: null });
});

test.each([1, 2])('part %p is received, and taken back by the notice', async (number) => {
  const app = await withPayment();
  app.dispatch(receive(number));
  await app.settle();
  expect(part(app, number)?.receivedOn).toBe(on);
  expect(notices(app)).toEqual(['partReceived']);
  const undo = selectUndoIntent(app.state());
  if (undo) app.dispatch(undo);
  await app.settle();
  expect([part(app, number)?.receivedOn, part(app, number)?.amount]).toEqual([null, null]);
  expect([isPaid(app), notices(app)]).toEqual([false, ['undone']]);
});

test.each([1, 2])(
  'part %p that the user takes back is told, and comes back by the notice',
  async (number) => {
    const app = await withPayment();
    app.dispatch(receive(number));
    await app.settle();
    app.dispatch(taken(number, { amount: 100 }));
    await app.settle();
    expect(part(app, number)?.receivedOn).toBeNull();
    expect(notices(app)).toEqual([number === 1 ? 'set' : 'partTakenBack']);
    const undo = selectUndoIntent(app.state());
    if (undo) app.dispatch(undo);
    await app.settle();
    expect(part(app, number)?.receivedOn).toBe(on);
    expect(isPaid(app)).toBe(number === 1);
    expect(notices(app)).toEqual(['undone']);
  },
);

describe('a day that cannot be stored although the payment is', () => {
  const toggle = (paid: boolean) => paidToggled({ id: 'p1', paid });

  test('because it cannot be removed after a toggle back is named as what failed', async () => {
    const app = await withPayment();
    app.dispatch(receive(1));
    await app.settle();
    app.gateway.traffic.fail('paymentParts.update', 'refused');
    app.dispatch(toggle(false));
    await app.settle();
    expect(isPaid(app)).toBe(false);
    expect(notices(app)).toEqual(['set', 'receiptDayFailed']);
  });

  test('of another day that was typed is named; of a receipt by its dialog nothing is stored', async () => {
    const app = await withPayment();
    app.gateway.traffic.fail('paymentParts.insert', 'refused');
    app.dispatch(receive(1));
    await app.settle();
    expect([isPaid(app), notices(app)]).toEqual([false, ['saveFailed']]);
    app.dispatch(receive(1));
    await app.settle();
    app.gateway.traffic.fail('paymentParts.update', 'refused');
    app.dispatch(receiptMoved({ id: 'p1', number: 1, on: '2026-11-02' }));
    await app.settle();
    expect(notices(app)).toContain('receiptDayFailed');
  });
});

test('an amount of a part’s own is there again after a receipt is taken back', async () => {
  const app = await withPayment();
  app.gateway.tables.paymentParts.seed(marina.id, aPart({ id: 'p1-2', amount: 80 }));
  app.dispatch(receive(2));
  await app.settle();
  app.dispatch(receiptUndone({ id: 'p1', number: 2, before: [receivedStep(2, on, 80)] }));
  await app.settle();
  expect(part(app, 2)).toMatchObject({ receivedOn: null, amount: 80 });
});

const TODAY = '2026-11-20';
const BEFORE = [receivedStep(1, TODAY, null)];

describe('toggled to paid in the list', () => {
  const toggle = (paid: boolean) => paidToggled({ id: 'p1', paid });

  test('what is specified is sent first and alone, then the day of the click is noted', async () => {
    const app = await withPayment();
    const release = app.gateway.traffic.hold('payments.update');
    app.dispatch(toggle(true));
    // The parts that are on the screen at the moment of the click.
    const shown = selectPartsByPayment(app.state())['p1'];
    expect(shown).toMatchObject([{ number: 1, receivedOn: TODAY }]);
    await app.settle();
    expect([part(app, 1), notices(app)]).toEqual([undefined, []]);
    release();
    await app.settle();
    expect(app.gateway.traffic.calls.map(({ name, input }) => [name, input])).toEqual([
      ['payments.update', { userId: 'marina', id: 'p1', changes: { paid: true } }],
      ['paymentParts.insert', expect.objectContaining({ id: 'p1-1' })],
    ]);
    expect(part(app, 1)).toMatchObject({ receivedOn: TODAY, amount: null });
    expect(app.state().workspace.notices.shown.map(({ message }) => message)).toEqual([
      { code: 'partReceived', id: 'p1', number: 1, on: TODAY, came: null, before: BEFORE },
    ]);
    expect(app.state().payments.receipts).toEqual({});
  });

  test('its notice takes it back, and the day with it', async () => {
    const app = await withPayment();
    app.dispatch(toggle(true));
    await app.settle();
    const undo = selectUndoIntent(app.state());
    if (undo) app.dispatch(undo);
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn, notices(app)]).toEqual([
      false,
      null,
      ['undone'],
    ]);
  });

  test.each([1, 2])(
    'part %p can be said to have come on another day, more than once',
    async (number) => {
      const app = await withPayment();
      app.dispatch(number === 1 ? toggle(true) : receive(2));
      await app.settle();
      app.gateway.traffic.calls.length = 0;
      for (const day of ['2026-11-18', '2026-11-17']) {
        app.dispatch(receiptMoved({ id: 'p1', number, on: day }));
        await app.settle();
        expect(part(app, number)?.receivedOn).toBe(day);
        expect(app.state().workspace.notices.shown.map(({ message }) => message)).toMatchObject([
          { code: 'partReceived', number, on: day },
        ]);
      }
      expect(new Set(app.gateway.traffic.names())).toEqual(
        new Set(['paymentParts.find', 'paymentParts.update']),
      );
    },
  );

  test.each([1, 2])(
    'the undo of another day of part %p that came long ago restores its day',
    async (number) => {
      const app = await withPayment({ paid: true });
      const id = `p1-${String(number)}`;
      app.gateway.tables.paymentParts.seed(marina.id, aPart({ id, receivedOn: '2026-10-30' }));
      app.dispatch(paymentPartsActions.loaded(app.gateway.tables.paymentParts.of(marina.id)));
      for (const day of ['2026-10-15', '2026-10-16']) {
        app.dispatch(receiptMoved({ id: 'p1', number, on: day }));
        await app.settle();
      }
      expect(part(app, number)?.receivedOn).toBe('2026-10-16');
      app.dispatch(selectUndoIntent(app.state()) ?? { type: 'none' });
      await app.settle();
      expect([isPaid(app), part(app, number)?.receivedOn]).toEqual([true, '2026-10-30']);
      expect(notices(app)).toEqual(['undone']);
      expect(selectUndoIntent(app.state())).toBeNull();
    },
  );

  test.each([1, 2])(
    'part %p that another device has taken back does not come on another day',
    async (number) => {
      const app = await withPayment();
      app.dispatch(number === 1 ? toggle(true) : receive(2));
      await app.settle();
      const { payments, paymentParts } = app.gateway.tables;
      if (number === 1) payments.change('p1', { paid: false });
      paymentParts.change(`p1-${String(number)}`, { receivedOn: null });
      app.dispatch(receiptMoved({ id: 'p1', number, on: '2026-11-10' }));
      await app.settle();
      expect(part(app, number)?.receivedOn).toBeNull();
      expect(isPaid(app)).toBe(false);
      expect(notices(app)).toContain('receiptDayFailed');
    },
  );

  test('what is not received does not come on another day', async () => {
    const app = await withPayment();
    for (const number of [1, 2]) app.dispatch(receiptMoved({ id: 'p1', number, on }));
    await app.settle();
    expect([part(app, 1), part(app, 2), notices(app)]).toEqual([undefined, undefined, []]);
  });

  test('a date of the payment itself holds, and is told', async () => {
    const app = await withPayment({ paymentDate: '2026-03-31' });
    app.dispatch(toggle(true));
    await app.settle();
    expect(part(app, 1)).toBeUndefined();
    expect(app.state().workspace.notices.shown[0]?.message).toMatchObject({ on: '2026-03-31' });
    expect(app.gateway.tables.payments.of(marina.id)[0]?.paymentDate).toBe('2026-03-31');
  });

  test('where that could not be saved, no day is noted', async () => {
    const app = await withPayment();
    app.gateway.traffic.fail('payments.update', 'refused');
    app.dispatch(toggle(true));
    await app.settle();
    expect([isPaid(app), part(app, 1), notices(app)]).toEqual([false, undefined, ['paidFailed']]);
    expect(app.state().payments.receipts).toEqual({});
  });

  test('where its answer was lost, it is looked up, and the day noted', async () => {
    const app = await withPayment();
    app.gateway.traffic.loseReply('payments.update');
    app.gateway.traffic.loseReply('paymentParts.insert');
    app.dispatch(toggle(true));
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([true, TODAY]);
    expect(notices(app)).toEqual(['partReceived']);
  });

  test('a day that could not be stored is said, and the payment is paid all the same', async () => {
    const app = await withPayment();
    app.gateway.traffic.fail('paymentParts.insert', 'refused');
    app.dispatch(toggle(true));
    await app.settle();
    expect([isPaid(app), part(app, 1), notices(app)]).toEqual([
      true,
      undefined,
      ['receiptDayFailed'],
    ]);
    expect(selectPartsByPayment(app.state())['p1']).toBeUndefined();
  });

  test('clicked quickly, the last click wins, on screen and in both tables', async () => {
    const app = await withPayment();
    for (const paid of [true, false, true, false, true]) app.dispatch(toggle(paid));
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([true, TODAY]);
    for (const paid of [false, true, false]) app.dispatch(toggle(paid));
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn ?? null]).toEqual([false, null]);
    expect(notices(app)).toEqual(['set']);
  });

  test('set back while its day is being stored, it has none', async () => {
    const app = await withPayment();
    const release = app.gateway.traffic.hold('paymentParts.insert');
    app.dispatch(toggle(true));
    await app.settle();
    app.dispatch(toggle(false));
    release();
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn, notices(app)]).toEqual([false, null, ['set']]);
  });
});

test('back to pending, the day is forgotten', async () => {
  const app = await withPayment();
  app.dispatch(receive(1));
  await app.settle();
  app.dispatch(paidToggled({ id: 'p1', paid: false }));
  await app.settle();
  expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([false, null]);
});

const setAll = (paid: boolean) =>
  bulkActions.requested({
    entity: 'payments',
    ids: ['p1'],
    change: { kind: 'set', field: 'paid', value: paid },
  });

test('many marked as pending forget their days: paid again, they came today', async () => {
  const app = await withPayment();
  app.dispatch(receive(1));
  await app.settle();
  for (const paid of [false, true]) {
    app.dispatch(setAll(paid));
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([paid, paid ? TODAY : null]);
  }
});

test('a payment that is set back to paid has the day again that stood beside it alone', async () => {
  const app = await withPayment();
  app.dispatch(receive(1));
  await app.settle();
  app.dispatch(workspaceActions.sectionChosen('payments'));
  app.dispatch(findingActions.facetsChosen({ entity: 'payments', facets: { paid: 'yes' } }));
  for (const turned of [paidToggled({ id: 'p1', paid: false }), setAll(false)]) {
    app.dispatch(turned);
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([false, null]);
    const undo = selectUndoIntent(app.state());
    if (undo) app.dispatch(undo);
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([true, on]);
  }
});

test('what could not be stored is said, and the part stays open', async () => {
  const app = await withPayment();
  app.gateway.traffic.fail('paymentParts.insert', 'refused');
  app.dispatch(receive(2));
  await app.settle();
  expect(notices(app)).toEqual(['saveFailed']);
  expect(part(app, 2)).toBeUndefined();
});

test('a first part whose day could not be stored is not received, and can be received again', async () => {
  const app = await withPayment();
  app.gateway.traffic.fail('paymentParts.insert', 'refused');
  app.dispatch(receive(1));
  await app.settle();
  expect([isPaid(app), notices(app)]).toEqual([false, ['saveFailed']]);
  expect(app.gateway.traffic.names()).toEqual(['paymentParts.insert']);
  app.dispatch(receive(1));
  await app.settle();
  expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([true, on]);
  expect(notices(app)).toEqual(['partReceived']);
});

describe('received while another click on its payment is on its way', () => {
  /** All calls in order. For updates of payments, the changes that were sent are included. */
  const sent = (app: App) =>
    app.gateway.traffic.calls.map(({ name, input }) => [
      name,
      name === 'payments.update' && (input as { changes: object }).changes,
    ]);
  const isStoredPaid = (app: App) => app.gateway.tables.payments.of(marina.id)[0]?.paid;

  async function inFlight() {
    const app = await withPayment();
    const release = app.gateway.traffic.hold('payments.update');
    app.dispatch(deliveredToggled({ id: 'p1', delivered: true }));
    await app.settle();
    return { app, release };
  }

  test.each([1, 2])(
    'a first part whose day could not be stored is not paid (clicks before: %p)',
    async (clicks) => {
      const { app, release } = await inFlight();
      if (clicks === 2) app.dispatch(deliveredToggled({ id: 'p1', delivered: false }));
      app.gateway.traffic.fail('paymentParts.insert', 'refused');
      app.dispatch(receive(1));
      expect(isPaid(app)).toBe(true);
      release();
      await app.settle();
      expect([isPaid(app), isStoredPaid(app)]).toEqual([false, false]);
      expect(notices(app)).toEqual(['saveFailed']);
      expect(sent(app)).not.toContainEqual(['payments.update', { paid: true }]);
    },
  );

  test('its day is stored first', async () => {
    const { app, release } = await inFlight();
    app.dispatch(receive(1));
    release();
    await app.settle();
    expect(sent(app)).toEqual([
      ['payments.update', { delivered: true }],
      ['paymentParts.insert', false],
      ['payments.update', { paid: true }],
    ]);
    expect([isPaid(app), isStoredPaid(app), part(app, 1)?.receivedOn]).toEqual([true, true, on]);
  });

  test.each([true, false])('a later click wins (its day is stored: %p)', async (isKept) => {
    const { app, release } = await inFlight();
    if (!isKept) app.gateway.traffic.fail('paymentParts.insert', 'refused');
    app.dispatch(receive(1));
    app.dispatch(paidToggled({ id: 'p1', paid: false }));
    expect(isPaid(app)).toBe(false);
    release();
    await app.settle();
    expect([isPaid(app), isStoredPaid(app)]).toEqual([false, false]);
    expect(part(app, 1)?.receivedOn ?? null).toBeNull();
    expect(notices(app)).not.toContain('partReceived');
  });

  test('of two receipts that follow one another, the one that could be stored counts', async () => {
    const { app, release } = await inFlight();
    app.gateway.traffic.fail('paymentParts.insert', 'refused');
    app.dispatch(receive(1));
    app.dispatch(receiptRequested({ id: 'p1', number: 1, on: '2026-11-21', came: 100 }));
    release();
    await app.settle();
    expect([isPaid(app), isStoredPaid(app)]).toEqual([true, true]);
    expect(part(app, 1)?.receivedOn).toBe('2026-11-21');
  });
});

test.each(['paymentParts.insert', 'payments.update'])(
  'toggled to paid again while it is being received (%s), it came on the day of the click',
  async (write) => {
    const app = await withPayment();
    const release = app.gateway.traffic.hold(write);
    app.dispatch(receiptRequested({ id: 'p1', number: 1, on: '2026-11-18', came: 100 }));
    await app.settle();
    app.dispatch(taken(1));
    app.dispatch(paidToggled({ id: 'p1', paid: true }));
    release();
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([true, TODAY]);
    expect(app.state().payments).toMatchObject({ pending: {}, receipts: {} });
    expect(notices(app)).toEqual(['partReceived']);
  },
);

test('a first part that could not be marked as paid is said to be open, and offers nothing to take back', async () => {
  const app = await withPayment();
  app.gateway.traffic.fail('payments.update', 'refused');
  app.dispatch(receive(1));
  await app.settle();
  expect([isPaid(app), notices(app)]).toEqual([false, ['paidFailed']]);
  app.dispatch(receive(1));
  await app.settle();
  expect([isPaid(app), notices(app)]).toEqual([true, ['partReceived']]);
});

test.each([paidToggled({ id: 'p1', paid: false }), taken(1)])(
  'a first part that could not be set back to pending keeps its day ($type)',
  async (setBack) => {
    const app = await withPayment();
    app.dispatch(receive(1));
    await app.settle();
    app.gateway.traffic.fail('payments.update', 'refused');
    app.dispatch(setBack);
    await app.settle();
    expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([true, on]);
    expect(notices(app)).toContain('paidFailed');
  },
);

test.each([true, false])(
  'taken back while nobody knows whether it was stored, it is looked up first (found out: %s)',
  async (isFoundOut) => {
    const app = await withPayment();
    const { traffic } = app.gateway;
    traffic.loseReply('paymentParts.insert');
    traffic.fail('paymentParts.list', 'network');
    if (!isFoundOut) traffic.fail('paymentParts.list', 'network');
    app.dispatch(receive(1));
    app.dispatch(taken(1));
    await app.settle();
    expect(part(app, 1)?.receivedOn).toBe(isFoundOut ? null : on);
    expect(app.types('paymentParts/saveFailed')).toHaveLength(isFoundOut ? 1 : 2);
    expect(notices(app)).toEqual(isFoundOut ? [] : ['receiptDayFailed']);
  },
);

test('the day is forgotten, too, where the page has not read it yet', async () => {
  const app = await startSignedIn(({ tables, traffic }) => {
    tables.payments.seed(marina.id, aPayment({ id: 'p1', paid: true }));
    tables.paymentParts.seed(marina.id, aPart({ id: 'p1-1', receivedOn: on }));
    traffic.fail('paymentParts.list', 'network');
  }, marina);
  app.dispatch(paidToggled({ id: 'p1', paid: false }));
  await app.settle();
  expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([false, null]);
});

test('received again while it is being set back, it keeps the day that was said last', async () => {
  const app = await withPayment();
  app.dispatch(receive(1));
  await app.settle();
  const release = app.gateway.traffic.hold('payments.update');
  app.dispatch(taken(1));
  app.dispatch(receiptRequested({ id: 'p1', number: 1, on: '2026-11-21', came: 100 }));
  await app.settle();
  release();
  await app.settle();
  expect([isPaid(app), part(app, 1)?.receivedOn]).toEqual([true, '2026-11-21']);
});

describe('an undo that has nothing left to send ends all the same', () => {
  const undoing = (app: App) =>
    app.state().workspace.notices.past.filter((notice) => notice.undoing === true);

  test('because another device has taken a later part back meanwhile', async () => {
    const app = await withPayment();
    app.dispatch(receive(2));
    await app.settle();
    const release = app.gateway.traffic.hold('paymentParts.find', 'answer');
    app.dispatch(selectUndoIntent(app.state())!);
    await app.settle();
    app.gateway.tables.paymentParts.change('p1-2', { receivedOn: null });
    app.dispatch(paymentPartsActions.loadStarted());
    app.dispatch(paymentPartsActions.loaded(app.gateway.tables.paymentParts.of(marina.id)));
    release();
    await app.settle();
    expect(undoing(app)).toEqual([]);
    expect(notices(app)).toEqual(['receiptKept']);
    expect(app.gateway.traffic.names('paymentParts.update')).toEqual([]);
  });

  test.each([
    ['is received again', receive(1)],
    ['is toggled to paid', paidToggled({ id: 'p1', paid: true })],
  ])('because the first part %s before it is sent', async (_what, later) => {
    const app = await withPayment();
    app.dispatch(receive(1));
    await app.settle();
    const release = app.gateway.traffic.hold('payments.update');
    app.dispatch(deliveredToggled({ id: 'p1', delivered: true }));
    await app.settle();
    app.dispatch(taken(1));
    app.dispatch(later);
    release();
    await app.settle();
    expect([isPaid(app), undoing(app)]).toEqual([true, []]);
  });
});

test('a part that comes after the first counts in the revenue; what a payment says of itself stays', async () => {
  const app = await withPayment();
  app.dispatch(receive(1));
  await app.settle();
  const revenue = () => selectTotals(app.state()).revenue;
  const before = selectRecentTransactions(app.state());
  expect(revenue()).toBe(100);
  app.dispatch(receive(2));
  app.dispatch(receive(3));
  await app.settle();
  expect(part(app, 3)?.receivedOn).toBe(on);
  expect(revenue()).toBe(300);
  expect(selectRecentTransactions(app.state())).toEqual(before);
});

test.each([{ paid: false }, { paymentDate: '2026-11-18' }])(
  'saved in the form, %j holds over the day of an earlier receipt',
  async (changes) => {
    const app = await withPayment();
    app.dispatch(receive(1));
    await app.settle();
    const payment = paymentsSelectors.selectById(app.state(), 'p1')!;
    app.dispatch(
      paymentsActions.updateRequested({ id: 'p1', changes, baseline: baselineOf(payment) }),
    );
    await app.settle();
    expect(part(app, 1)?.receivedOn).toBeNull();
  },
);

test('a payment that is saved with something else keeps the day', async () => {
  const app = await withPayment();
  app.dispatch(receive(1));
  await app.settle();
  const payment = paymentsSelectors.selectById(app.state(), 'p1')!;
  const changes = { notes: 'Por Pix' };
  app.dispatch(
    paymentsActions.updateRequested({ id: 'p1', changes, baseline: baselineOf(payment) }),
  );
  await app.settle();
  expect(part(app, 1)?.receivedOn).toBe(on);
});

test('two devices receive the same part at the same moment: it came once, on the day that was said last', async () => {
  const app = await withPayment();
  app.dispatch(receive(2));
  // The save of the other device is stored while the save of this one is in flight.
  app.gateway.tables.paymentParts.seed(
    marina.id,
    aPart({ id: 'p1-2', receivedOn: '2026-11-19', amount: 100 }),
  );
  await app.settle();
  expect(app.gateway.tables.paymentParts.of(marina.id)).toHaveLength(1);
  expect(part(app, 2)).toMatchObject({ receivedOn: on, amount: 100 });
});

describe('a receipt is moved before the backend has answered, as right after a reload', () => {
  const LISTS = ['payments.list', 'paymentParts.list'] as const;

  /** A visit that shows the rows of an earlier one, in which nothing was received. The backend answers later. */
  async function recalled() {
    const { gateway } = await withPayment();
    const before = startApp({ gateway });
    await before.settle(20_000);
    await gateway.payments.update(marina.id, 'p1', { paid: true });
    gateway.tables.paymentParts.seed(marina.id, aPart({ id: 'p1-2', receivedOn: on, amount: 100 }));
    const releases = LISTS.map((name) => gateway.traffic.hold(name));
    const app = startApp({ gateway, kept: gateway.snapshots.read(true) });
    await app.settle();
    expect(isPaid(app)).toBe(false);
    return { app, gateway, releases };
  }

  test.each([1, 2])('part %p has the new day once that is known', async (number) => {
    const { app, releases } = await recalled();
    app.dispatch(receiptMoved({ id: 'p1', number, on: '2026-11-18' }));
    await app.settle();
    for (const release of releases) release();
    await app.settle(5_000);
    expect(part(app, number)?.receivedOn).toBe('2026-11-18');
    expect(notices(app)).toEqual(['partReceived']);
  });

  test.each([1, 2])('part %p: that it is not known is told', async (number) => {
    const { app, gateway, releases } = await recalled();
    app.dispatch(receiptMoved({ id: 'p1', number, on: '2026-11-18' }));
    await app.settle();
    for (const name of [...LISTS, ...LISTS]) gateway.traffic.fail(name, 'refused');
    for (const release of releases) release();
    await app.settle(1_000);
    expect(part(app, number)?.receivedOn).not.toBe('2026-11-18');
    expect(notices(app)).toEqual(['receiptDayFailed']);
  });
});
