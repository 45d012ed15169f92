import { startSignedIn } from '../../test/app';
import { aPart, aPaymentDraft, aPayment, aUser, baselineOf } from '../../test/builders';
import { partId } from '../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  selectPartsByPayment,
} from '../features/business/payments/paymentPartsSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { paymentAmounts, type Payment } from '../features/business/payments/payment';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { paymentPlan } from '../features/business/payments/plan';

const TODAY = '2026-11-21';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00-03:00`) });
});

const marina = aUser({ id: 'marina' });
const inThree = { ...paymentAmounts(300, 'pix', 3), paymentMethod: 'pix' as const };

const withPayment = () =>
  startSignedIn(({ tables }) => {
    tables.payments.seed(marina.id, aPayment({ id: 'p1', ...inThree }), aPayment({ id: 'p10' }));
    tables.paymentParts.seed(marina.id, aPart({ id: partId('p10', 1), dueOn: '2026-12-01' }));
  }, marina);

type App = Awaited<ReturnType<typeof withPayment>>;

const receive = (number: number) =>
  paymentPartsActions.saveRequested({
    id: partId('p1', number),
    changes: { receivedOn: '2026-11-20', amount: 100 },
  });

function planOf(app: App, id: string) {
  const payment = paymentsSelectors.selectById(app.state(), id);
  return payment && paymentPlan(payment, selectPartsByPayment(app.state())[id]);
}

const received = (app: App) => planOf(app, 'p1')?.parts.map((part) => part.received);

test('a part that is received leaves the payment as it is', async () => {
  const app = await withPayment();
  app.dispatch(receive(2));
  await app.settle();
  expect(app.gateway.traffic.names()).toEqual(['paymentParts.insert']);
  expect(received(app)).toEqual([false, true, false]);
});

test('two devices that receive the same part make it once, and say the same', async () => {
  const app = await withPayment();
  app.gateway.tables.paymentParts.seed(
    marina.id,
    aPart({ id: partId('p1', 2), dueOn: '2026-12-24', receivedOn: '2026-11-19', amount: 100 }),
  );
  app.dispatch(receive(2));
  await app.settle();
  const rows = app.gateway.tables.paymentParts.of(marina.id).filter(({ id }) => id === 'p1-2');
  expect(rows).toMatchObject([{ receivedOn: '2026-11-20', dueOn: '2026-12-24' }]);
  expect(planOf(app, 'p1')?.parts[1]).toMatchObject({ received: true, dueOn: '2026-12-24' });
});

test('toggling, editing and receiving at the same moment end in one truth', async () => {
  const app = await withPayment();
  // Another device marks the payment as paid and changes its amount while this one receives two parts.
  app.gateway.tables.payments.change('p1', { paid: true, ...paymentAmounts(600, 'pix', 3) });
  app.dispatch(receive(2));
  app.dispatch(paymentsActions.paidToggled({ id: 'p1', paid: true }));
  app.dispatch(receive(1));
  await app.settle();
  const plan = planOf(app, 'p1');
  expect(plan?.parts).toMatchObject([
    // The day that was said last, after the toggle.
    { received: true, amount: 100, receivedOn: '2026-11-20' },
    { received: true, amount: 100 },
    { received: false, amount: 400 },
  ]);
  const stored = app.gateway.tables.payments.of(marina.id).find(({ id }) => id === 'p1');
  const parts = app.gateway.tables.paymentParts.of(marina.id).map((row) => ({
    ...row,
    paymentId: 'p1',
    number: Number(row.id.slice(3)),
  }));
  expect(
    stored &&
      paymentPlan(
        stored,
        parts.filter(({ id }) => id.startsWith('p1-')),
      ),
  ).toEqual(plan);
});

test('a part of a new payment comes after it', async () => {
  const app = await withPayment();
  const release = app.gateway.traffic.hold('payments.insert');
  app.dispatch(paymentsActions.createRequested({ id: 'p2', draft: aPaymentDraft() }));
  app.dispatch(
    paymentPartsActions.saveRequested({ id: partId('p2', 1), changes: { dueOn: '2026-12-31' } }),
  );
  await app.settle();
  expect(app.gateway.traffic.names()).toEqual(['payments.insert']);
  release();
  await app.settle();
  expect(planOf(app, 'p2')?.parts).toMatchObject([{ dueOn: '2026-12-31' }]);
});

test('that a part could not be saved is not settled by its payment', async () => {
  const app = await withPayment();
  app.gateway.traffic.fail('paymentParts.insert', 'refused');
  app.dispatch(
    paymentPartsActions.saveRequested({ id: partId('p1', 2), changes: { dueOn: '2027-02-10' } }),
  );
  const baseline = baselineOf(paymentsSelectors.selectById(app.state(), 'p1')!);
  app.dispatch(
    paymentsActions.updateRequested({ id: 'p1', changes: { notes: 'Sinal' }, baseline }),
  );
  await app.settle();
  expect(app.types('payments/updated')).toHaveLength(1);
  expect(app.state().workspace.notices.shown).toMatchObject([{ message: { code: 'saveFailed' } }]);
});

test('parts come back with their payment', async () => {
  const app = await withPayment();
  app.dispatch(receive(2));
  app.dispatch(receive(3));
  await app.settle();
  const before = planOf(app, 'p1');
  const row = paymentsSelectors.selectById(app.state(), 'p1');
  app.dispatch(paymentsActions.deleteRequested({ id: 'p1' }));
  await app.settle();
  expect(planOf(app, 'p1')).toBeNull();
  app.dispatch(paymentsActions.restoreRequested({ rows: row ? [row] : [] }));
  await app.settle();
  expect(planOf(app, 'p1')).toEqual(before);
  expect(app.gateway.tables.paymentParts.of(marina.id)).toHaveLength(3);
});

test('parts go with their payment, and with no other', async () => {
  const app = await withPayment();
  app.dispatch(receive(2));
  app.dispatch(paymentsActions.deleteRequested({ id: 'p1' }));
  await app.settle();
  expect(Object.keys(selectPartsByPayment(app.state()))).toEqual(['p10']);
  expect(app.gateway.tables.paymentParts.of(marina.id)).toMatchObject([{ id: 'p10-1' }]);
});

describe('a form whose payment another device receives meanwhile', () => {
  const receivedElsewhere = (app: App) => {
    app.gateway.tables.payments.change('p1', { paid: true });
    app.gateway.tables.paymentParts.seed(
      marina.id,
      aPart({ id: partId('p1', 1), receivedOn: '2026-11-20' }),
    );
  };
  const save = (app: App, changes: Partial<Payment>) => {
    const payment = paymentsSelectors.selectById(app.state(), 'p1') ?? aPayment();
    app.dispatch(workspaceActions.modalOpened('payments', 'edit', 'p1'));
    receivedElsewhere(app);
    app.dispatch(
      paymentsActions.updateRequested({ id: 'p1', changes, baseline: baselineOf(payment) }),
    );
    return app.settle();
  };

  test('asks before another total changes what was received, and shows its day', async () => {
    const app = await withPayment();
    await save(app, { receivedAmount: 200, totalAmount: 600 });
    expect(app.gateway.traffic.names()).not.toContain('payments.update');
    expect(app.state().workspace.forms.modal).toMatchObject({ conflict: ['paid'], saving: false });
    expect(planOf(app, 'p1')?.parts[0]).toMatchObject({ received: true, receivedOn: '2026-11-20' });
  });

  test('saves what is not about money, and shows the day', async () => {
    const app = await withPayment();
    await save(app, { notes: 'ligar antes' });
    expect(app.gateway.tables.payments.of(marina.id)).toContainEqual(
      expect.objectContaining({ notes: 'ligar antes', paid: true }),
    );
    expect(planOf(app, 'p1')?.parts[0]).toMatchObject({ received: true, receivedOn: '2026-11-20' });
  });
});

test('a form that marks a payment paid asks if another device has changed its amount', async () => {
  const app = await withPayment();
  const payment = paymentsSelectors.selectById(app.state(), 'p1') ?? aPayment();
  app.dispatch(workspaceActions.modalOpened('payments', 'edit', 'p1'));
  app.gateway.tables.payments.change('p1', paymentAmounts(600, 'pix', 3));
  const baseline = baselineOf(payment);
  app.dispatch(paymentsActions.updateRequested({ id: 'p1', changes: { paid: true }, baseline }));
  await app.settle();
  expect(app.state().workspace.forms.modal).toMatchObject({
    conflict: ['receivedAmount', 'totalAmount'],
  });
});
