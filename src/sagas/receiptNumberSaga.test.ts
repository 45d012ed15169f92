import { startSignedIn } from '../../test/app';
import { aPart, aPayment, aProfile, aUser } from '../../test/builders';
import { partId, type StoredPart } from '../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  paymentPartsSelectors,
} from '../features/business/payments/paymentPartsSlice';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';

/** In São Paulo it is Friday, half past ten at night. In London it is already Saturday. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T22:30:00-03:00') });
});

const marina = aUser({ id: 'marina' });

/** Starts the app with a signed-in user and two payments. `parts` are the payments' side rows. */
const withPayments = (...parts: Partial<StoredPart>[]) =>
  startSignedIn(({ tables }) => {
    tables.payments.seed(
      marina.id,
      aPayment({ id: 'p1', paid: true, receivedAmount: 100 }),
      aPayment({ id: 'p2', paid: true, receivedAmount: 200 }),
    );
    tables.paymentParts.seed(marina.id, ...parts.map(aPart));
    tables.profiles.seed(marina.id, aProfile({ id: marina.id }));
  }, marina);

type App = Awaited<ReturnType<typeof withPayments>>;
const numberOf = (app: App, payment: string) =>
  paymentPartsSelectors.selectById(app.state(), partId(payment, 1))?.receiptNumber;
const take = (payment: string) => paymentPartsActions.numberRequested({ id: partId(payment, 1) });
const modal = (app: App) => app.state().workspace.forms.modal;

test('the first print takes the next number of the local year', async () => {
  const app = await withPayments({ id: 'p2-1', receiptNumber: '2026-013' });
  app.dispatch(workspaceActions.partOpened({ mode: 'receipt', id: 'p1' }));
  app.dispatch(take('p1'));
  expect(modal(app)).toMatchObject({ issue: 'asked', saving: true });
  await app.settle();
  expect(numberOf(app, 'p1')).toBe('2026-014');
  expect(modal(app)).toMatchObject({ issue: 'done', saving: false });
});

test('a receipt that has a number keeps it, whatever becomes of its payment', async () => {
  const app = await withPayments({ id: 'p1-1', receiptNumber: '2025-003' });
  app.dispatch(paymentsActions.paidToggled({ id: 'p1', paid: false }));
  await app.settle();
  app.dispatch(
    paymentsActions.receiptRequested({ id: 'p1', number: 1, on: '2026-10-01', came: 100 }),
  );
  await app.settle();
  app.dispatch(take('p1'));
  await app.settle();
  expect(numberOf(app, 'p1')).toBe('2025-003');
  expect(app.gateway.traffic.names('profiles')).toEqual([]);
});

test('two receipts at the same moment get a number each', async () => {
  const app = await withPayments();
  app.dispatch(take('p1'));
  app.dispatch(take('p2'));
  await app.settle();
  expect([numberOf(app, 'p1'), numberOf(app, 'p2')]).toEqual(['2026-001', '2026-002']);
});

test('the number of a deleted payment is never given again', async () => {
  const app = await withPayments();
  app.dispatch(take('p1'));
  await app.settle();
  app.dispatch(paymentsActions.deleteRequested({ id: 'p1' }));
  await app.settle();
  app.dispatch(take('p2'));
  await app.settle();
  expect(numberOf(app, 'p2')).toBe('2026-002');
});

test('numbers that another device has given meanwhile are taken', async () => {
  const app = await withPayments();
  app.gateway.tables.paymentParts.seed(marina.id, aPart({ id: 'p2-1', receiptNumber: '2026-007' }));
  app.dispatch(take('p1'));
  await app.settle();
  expect(numberOf(app, 'p1')).toBe('2026-008');
});

test('a number that another window takes first is left to it', async () => {
  const app = await withPayments();
  app.gateway.traffic.fail('paymentParts.insert', 'conflict');
  app.dispatch(take('p1'));
  await app.settle();
  expect(numberOf(app, 'p1')).toBe('2026-002');
});

test.each(['profiles.list', 'paymentParts.list'] as const)(
  'without an answer of %s nothing is printed',
  async (call) => {
    const app = await withPayments();
    app.dispatch(workspaceActions.partOpened({ mode: 'receipt', id: 'p1' }));
    app.gateway.traffic.fail(call, 'refused');
    app.dispatch(take('p1'));
    await app.settle();
    expect(numberOf(app, 'p1') ?? null).toBeNull();
    expect(modal(app)).toMatchObject({ issue: 'failed', saving: false });
  },
);

test('without a right to write nothing is printed', async () => {
  const app = await withPayments();
  app.dispatch(workspaceActions.partOpened({ mode: 'receipt', id: 'p1' }));
  for (let tried = 0; tried < 3; tried += 1) app.gateway.traffic.fail('profiles.update', 'refused');
  app.dispatch(take('p1'));
  await app.settle();
  expect(numberOf(app, 'p1') ?? null).toBeNull();
  expect(modal(app)).toMatchObject({ issue: 'failed', saving: false });
});

test('a lost answer leaves the number that was stored', async () => {
  const app = await withPayments();
  app.gateway.traffic.loseReply('paymentParts.insert');
  app.dispatch(take('p1'));
  await app.settle();
  expect(numberOf(app, 'p1')).toBe('2026-001');
  expect(app.gateway.tables.paymentParts.of(marina.id)).toHaveLength(1);
});
