import { startSignedIn, type TestApp } from '../../test/app';
import { aPart, aPayment, aUser } from '../../test/builders';
import { undoIntentOf } from '../features/app/workspace/undo';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { paymentAmounts, type Payment } from '../features/business/payments/payment';
import { paymentPartsSelectors } from '../features/business/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import type { Difference } from '../features/business/payments/receiptSteps';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') });
});

const marina = aUser({ id: 'marina' });
const on = '2026-11-20';

const withPayment = (fields: Partial<Payment> = {}) =>
  startSignedIn(({ tables }) => {
    const inThree = { ...paymentAmounts(300, 'pix', 3), paymentMethod: 'pix' as const };
    tables.payments.seed(marina.id, aPayment({ id: 'p1', ...inThree, ...fields }));
    tables.paymentParts.seed(
      marina.id,
      aPart({ id: 'p1-2', dueOn: '2026-12-01', note: 'avisado' }),
    );
  }, marina);

const asked = (number: number, came: number, difference: Difference | null) =>
  paymentsActions.otherAmountRequested({ id: 'p1', number, on, came, difference, row: 501 });

/** What is stored and what is shown of the payment and its parts, without their times. */
const everything = (app: TestApp) => {
  const { payments, paymentParts } = app.gateway.tables;
  const withoutTime = (row: { id: string }) => ({ ...row, updatedAt: null, createdAt: null });
  const state = app.state();
  const stored = [...payments.of(marina.id), ...paymentParts.of(marina.id)];
  const shown = [...paymentsSelectors.selectAll(state), ...paymentPartsSelectors.selectAll(state)];
  const byId = (rows: { id: string }[]) =>
    rows.map(withoutTime).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  expect(byId(shown)).toEqual(byId(stored));
  return byId(stored);
};
const notices = (app: TestApp) => app.state().workspace.notices.shown.map(({ message }) => message);
const undo = (app: TestApp) => {
  const [intent] = notices(app).flatMap((message) => undoIntentOf(message) ?? []);
  if (intent) app.dispatch(intent);
  return app.settle();
};

const singleFields = { ...paymentAmounts(300, null, 1), paymentMethod: null };

test.each<[string, Partial<Payment>, number, number, Difference]>([
  ['less stays open', {}, 2, 60, { kind: 'open', dueOn: '2026-12-20' }],
  ['less was a discount', {}, 2, 60, { kind: 'discount' }],
  ['a discount on the first part', {}, 1, 60, { kind: 'discount' }],
  ['a discount on the only part', singleFields, 1, 60, { kind: 'discount' }],
  ['more stays on the only part', singleFields, 1, 460, { kind: 'extra' }],
  ['the next part takes more', {}, 1, 130, { kind: 'next' }],
  ['two further parts take more', {}, 2, 250, { kind: 'next' }],
])(
  '%s, and the undo restores every row exactly',
  async (_what, fields, number, came, difference) => {
    const app = await withPayment(fields);
    const before = everything(app);
    app.dispatch(asked(number, came, difference));
    await app.settle();
    expect(everything(app)).not.toEqual(before);
    expect(notices(app)).toEqual([expect.objectContaining({ code: 'amountReceived', came })]);
    await undo(app);
    expect(everything(app)).toEqual(before);
    expect(notices(app)).toEqual([]);
  },
);

test('the dialog stays while nothing is known, and a retry after a lost answer makes one row', async () => {
  const app = await withPayment();
  app.dispatch(workspaceActions.modalOpened('payments', 'view', 'p1'));
  app.dispatch(workspaceActions.partOpened({ mode: 'amount', id: 'p1', part: 2 }));
  const request = asked(2, 60, { kind: 'open', dueOn: null });
  app.gateway.traffic.loseReply('paymentParts.insert');
  app.gateway.traffic.fail('paymentParts.list', 'network');
  app.dispatch(request);
  await app.settle();
  expect(app.state().workspace.forms.modal).toMatchObject({ mode: 'amount', saving: false });
  app.dispatch(request);
  await app.settle();
  const rows = app.gateway.tables.paymentParts
    .of(marina.id)
    .filter(({ within }) => within !== null);
  expect(rows).toEqual([expect.objectContaining({ id: 'p1-501', within: 2, amount: 60 })]);
  expect(app.state().workspace.forms.modal).toMatchObject({ mode: 'view' });
});

test('another device has received money in part: nothing is overwritten, and it is shown', async () => {
  const app = await withPayment();
  const other = aPart({ id: 'p1-501', within: 3, amount: 7, receivedOn: on });
  app.gateway.tables.paymentParts.seed(marina.id, other);
  app.dispatch(asked(2, 60, { kind: 'open', dueOn: null }));
  await app.settle();
  expect(notices(app)).toEqual([expect.objectContaining({ code: 'saveFailed' })]);
  expect(everything(app).filter(({ id }) => id === 'p1-501')).toEqual([
    expect.objectContaining({ within: 3, amount: 7 }),
  ]);
  app.dispatch(asked(2, 60, { kind: 'open', dueOn: null }));
  await app.settle();
  expect(everything(app).map(({ id }) => id)).toEqual(expect.arrayContaining(['p1-501', 'p1-502']));
});

test.each<[string, number, Difference]>([
  ['a discount', 60, { kind: 'discount' }],
  ['more for the next part', 130, { kind: 'next' }],
])(
  'what cannot be stored as a whole is not stored in part: %s',
  async (_what, came, difference) => {
    const app = await withPayment();
    const before = everything(app);
    app.gateway.traffic.fail('payments.update', 'refused');
    app.dispatch(asked(1, came, difference));
    await app.settle();
    expect(everything(app)).toEqual(before);
    expect(notices(app).map(({ code }) => code)).toEqual(['paidFailed']);
  },
);

test('what could not be taken back of a failed receipt is told, and can be tried again', async () => {
  const app = await withPayment();
  const before = everything(app);
  app.gateway.traffic.fail('payments.update', 'refused');
  app.gateway.traffic.fail('paymentParts.find', 'network');
  app.dispatch(asked(1, 60, { kind: 'discount' }));
  await app.settle();
  expect(everything(app)).not.toEqual(before);
  expect(notices(app).map(({ code }) => code)).toEqual(['paidFailed', 'receiptUndoFailed']);
  await undo(app);
  expect(everything(app)).toEqual(before);
  expect(notices(app).map(({ code }) => code)).not.toContain('receiptUndoFailed');
});

test('an undo that failed is told, and can be tried again', async () => {
  const app = await withPayment();
  const before = everything(app);
  app.dispatch(asked(2, 60, { kind: 'discount' }));
  await app.settle();
  app.dispatch(workspaceActions.modalOpened('payments', 'view', 'p1'));
  app.dispatch(workspaceActions.partOpened({ mode: 'amount', id: 'p1', part: 3 }));
  app.gateway.traffic.fail('paymentParts.update', 'refused');
  await undo(app);
  expect(notices(app)).toEqual([expect.objectContaining({ code: 'receiptUndoFailed' })]);
  expect(app.state().workspace.forms.modal).toMatchObject({ mode: 'amount' });
  await undo(app);
  expect(everything(app)).toEqual(before);
  expect(notices(app)).toEqual([]);
});

test.each<[string, number, Difference, (app: TestApp) => void]>([
  [
    'the part',
    2,
    { kind: 'discount' },
    (app) => app.gateway.tables.paymentParts.change('p1-2', { amount: 90, discount: 10 }),
  ],
  [
    'what came of it',
    2,
    { kind: 'open', dueOn: null },
    (app) => app.gateway.tables.paymentParts.change('p1-501', { amount: 70 }),
  ],
  [
    'the payment',
    1,
    { kind: 'discount' },
    (app) => app.gateway.tables.payments.change('p1', { receivedAmount: 95 }),
  ],
])(
  'an undo leaves alone what another device has changed: %s',
  async (_what, number, kind, change) => {
    const app = await withPayment(number === 1 ? singleFields : {});
    app.dispatch(asked(number, 60, kind));
    await app.settle();
    change(app);
    const { payments, paymentParts } = app.gateway.tables;
    const stored = () => [payments.of(marina.id), paymentParts.of(marina.id)];
    const before = stored();
    await undo(app);
    expect(stored()).toEqual(before);
    expect(notices(app).map(({ code }) => code)).toEqual(['receiptKept']);
    everything(app);
  },
);

test('a discount is owed again once the list sets the payment back, and back once that is undone', async () => {
  const app = await withPayment();
  app.dispatch(asked(1, 60, { kind: 'discount' }));
  await app.settle();
  app.dispatch(paymentsActions.paidToggled({ id: 'p1', paid: false }));
  await app.settle();
  const first = () => app.gateway.tables.paymentParts.of(marina.id).find(({ id }) => id === 'p1-1');
  expect(first()).toMatchObject({ amount: null, discount: null, receivedOn: null });
});
