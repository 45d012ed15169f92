import { startSignedIn, type TestApp } from '../../test/app';
import { aPart, aPayment, aPaymentDraft, aUser } from '../../test/builders';
import type { NoticeMessage } from '../features/app/notices/notice';
import { undoIntentOf } from '../features/app/workspace/undo';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { paymentAmounts, type Payment } from '../features/business/payments/payment';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../features/business/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { paymentPlan } from '../features/business/payments/plan';
import type { Difference } from '../features/business/payments/receiptSteps';
import { partLines, paymentSums } from '../features/business/payments/received';
import { takeBackOf } from '../features/business/payments/takeBack';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') });
});

const marina = aUser({ id: 'marina' });
const on = '2026-11-20';

const withPayment = (fields: Partial<Payment> = {}, ...rows: ReturnType<typeof aPart>[]) =>
  startSignedIn(({ tables }) => {
    const inThree = { ...paymentAmounts(300, 'pix', 3), paymentMethod: 'pix' as const };
    tables.payments.seed(marina.id, aPayment({ id: 'p1', ...inThree, ...fields }));
    tables.paymentParts.seed(
      marina.id,
      aPart({ id: 'p1-2', dueOn: '2026-12-01', note: 'avisado' }),
      ...rows,
    );
  }, marina);

const asked = (number: number, came: number, difference: Difference | null) =>
  paymentsActions.receiptRequested({ id: 'p1', number, on, came, difference, row: 501 });

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
/** Presses 'Desfazer' in the first notice that has it, or in the one with this code. */
const undo = (app: TestApp, code?: NoticeMessage['code']) => {
  const [intent] = notices(app).flatMap((message) =>
    code === undefined || message.code === code ? (undoIntentOf(message) ?? []) : [],
  );
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
    expect(notices(app)).toEqual([expect.objectContaining({ code: 'partReceived', came })]);
    await undo(app);
    expect(everything(app)).toEqual(before);
    expect(notices(app)).toEqual([expect.objectContaining({ code: 'undone' })]);
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
  expect(notices(app).map(({ code }) => code)).toEqual(['receiptOutdated']);
  expect(everything(app).filter(({ id }) => id === 'p1-501')).toEqual([
    expect.objectContaining({ within: 3, amount: 7 }),
  ]);
  app.dispatch(asked(2, 60, { kind: 'open', dueOn: null }));
  await app.settle();
  expect(everything(app).map(({ id }) => id)).toEqual(expect.arrayContaining(['p1-501', 'p1-502']));
  expect(notices(app).map(({ code }) => code)).toEqual(['partReceived']);
});

test.each([
  ['p1', 2, false],
  ['p2', 1, true],
])(
  'that nothing was received is overtaken by a receipt of the same payment alone: %s',
  async (id, number, isKept) => {
    const app = await withPayment();
    app.dispatch(paymentsActions.createRequested({ id: 'p2', draft: aPaymentDraft() }));
    await app.settle();
    app.gateway.tables.paymentParts.change('p1-2', { note: 'ligou' });
    app.dispatch(asked(2, 60, { kind: 'open', dueOn: null }));
    await app.settle();
    app.dispatch(paymentsActions.receiptRequested({ id, number, on, came: 100 }));
    await app.settle();
    const codes = notices(app).map(({ code }) => code);
    expect(codes).toContain('partReceived');
    expect(codes.includes('receiptOutdated')).toBe(isKept);
  },
);

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

test.each([
  [1, singleFields],
  [1, {}],
  [2, {}],
])(
  'what came of part %p stays where another device has received its rest since, and that is told',
  async (number, fields) => {
    const app = await withPayment(fields);
    app.dispatch(asked(number, 60, { kind: 'open', dueOn: '2026-12-20' }));
    await app.settle();
    const { payments, paymentParts } = app.gateway.tables;
    if (number === 1) payments.change('p1', { paid: true });
    else paymentParts.change('p1-2', { receivedOn: on });
    await undo(app);
    expect(paymentParts.rows.get('p1-501')?.row).toMatchObject({ receivedOn: on, amount: 60 });
    expect(notices(app)).toContainEqual({ code: 'receiptKept', paymentId: 'p1', number: 501 });
    everything(app);
  },
);

test('the undo of a receipt whose payment another device has deleted ends', async () => {
  const app = await withPayment();
  app.dispatch(paymentsActions.receiptRequested({ id: 'p1', number: 2, on, came: 100 }));
  await app.settle();
  app.gateway.tables.payments.drop('p1');
  await undo(app);
  expect(notices(app)).toEqual([{ code: 'receiptKept', paymentId: 'p1', number: 2 }]);
  expect(paymentsSelectors.selectAll(app.state())).toEqual([]);
});

test('what could not be taken back of a failed receipt is told, and can be tried again', async () => {
  const app = await withPayment();
  const before = everything(app);
  app.gateway.traffic.fail('payments.update', 'refused');
  app.gateway.traffic.fail('paymentParts.removeAll', 'refused');
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
  expect(notices(app)).toEqual([expect.objectContaining({ code: 'undone' })]);
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

test('an undo leaves what another device has noted meanwhile in a row that the receipt has made', async () => {
  const app = await withPayment();
  app.dispatch(asked(1, 60, { kind: 'discount' }));
  await app.settle();
  app.gateway.tables.paymentParts.change('p1-1', { note: 'ligou' });
  await undo(app);
  expect(app.gateway.tables.paymentParts.of(marina.id)).toContainEqual(
    expect.objectContaining({ id: 'p1-1', note: 'ligou', receivedOn: null, discount: null }),
  );
  expect(notices(app).map(({ code }) => code)).toEqual(['undone']);
  everything(app);
});

test('a discount is owed again once the list sets the payment back, and back once that is undone', async () => {
  const app = await withPayment();
  app.dispatch(asked(1, 60, { kind: 'discount' }));
  await app.settle();
  app.dispatch(paymentsActions.paidToggled({ id: 'p1', paid: false }));
  await app.settle();
  const first = () => app.gateway.tables.paymentParts.of(marina.id).find(({ id }) => id === 'p1-1');
  expect(first()).toMatchObject({ amount: null, discount: null, receivedOn: null });
  await undo(app, 'set');
  expect(first()).toMatchObject({ amount: 60, discount: 40, receivedOn: on });
});

/** What the payment's view dispatches at 'Desfazer' beside the row with this number. */
const takenBack = (app: TestApp, number: number) => {
  const payment = paymentsSelectors.selectById(app.state(), 'p1');
  const rows = selectPartsByPayment(app.state())['p1'];
  if (!payment) throw new Error('The payment is gone');
  const { parts } = paymentPlan(payment, rows);
  const line = parts.flatMap(partLines).find((each) => each.number === number);
  if (!line) throw new Error('There is no such line');
  return takeBackOf(
    payment,
    line,
    rows?.find((row) => row.number === number),
  );
};

test.each<[string, Partial<Payment>, number, number, number, Difference]>([
  ['a part with a discount', {}, 2, 2, 60, { kind: 'discount' }],
  ['a part with more', {}, 2, 2, 460, { kind: 'extra' }],
  ['a payment with a discount', singleFields, 1, 1, 60, { kind: 'discount' }],
  ['a payment with more', singleFields, 1, 1, 460, { kind: 'extra' }],
  ['what came in part', {}, 2, 501, 60, { kind: 'open', dueOn: '2026-12-20' }],
  ['what came in part of the first part', {}, 1, 501, 60, { kind: 'open', dueOn: null }],
])(
  '%s is taken back in the view, which is told and comes back exactly',
  async (_what, fields, number, row, came, difference) => {
    const app = await withPayment(fields);
    const sums = () =>
      paymentSums(paymentsSelectors.selectAll(app.state()), selectPartsByPayment(app.state()));
    const before = sums();
    app.dispatch(asked(number, came, difference));
    await app.settle();
    const received = everything(app);
    app.dispatch(takenBack(app, row));
    await app.settle();
    expect(sums()).toEqual(before);
    expect(notices(app)).toContainEqual(expect.objectContaining({ code: 'partTakenBack', number }));
    // An undo that fails is told, and can be tried again.
    app.gateway.traffic.fail('paymentParts.find', 'network');
    await undo(app, 'partTakenBack');
    expect(notices(app).map(({ code }) => code)).not.toContain('partTakenBack');
    await undo(app, 'receiptUndoFailed');
    expect(everything(app)).toEqual(received);
    expect(notices(app).map(({ code }) => code)).toEqual(['undone']);
  },
);

test.each<[string, Partial<Payment>, number, number, number, Difference]>([
  ['a part with a discount', {}, 2, 2, 60, { kind: 'discount' }],
  ['a payment with a discount', singleFields, 1, 1, 60, { kind: 'discount' }],
  ['what came in part', {}, 2, 501, 60, { kind: 'open', dueOn: null }],
])(
  'one receipt has one undo, also on another day: %s',
  async (_what, fields, number, row, came, kind) => {
    const app = await withPayment(fields);
    const before = everything(app);
    app.dispatch(asked(number, came, kind));
    await app.settle();
    app.dispatch(paymentsActions.receiptMoved({ id: 'p1', number: row, on: '2026-11-10' }));
    await app.settle();
    expect(notices(app)).toEqual([
      expect.objectContaining({ code: 'partReceived', number, on: '2026-11-10', came }),
    ]);
    await undo(app);
    expect(everything(app)).toEqual(before);
    expect(notices(app)).toEqual([expect.objectContaining({ code: 'undone' })]);
  },
);

test('what came in part earlier gets its day back by the undo of another day', async () => {
  const piece = { within: 2, amount: 60, receivedOn: '2026-11-02' };
  const app = await withPayment({}, aPart({ id: 'p1-501', ...piece }));
  const before = everything(app);
  for (const day of ['2026-11-10', '2026-11-12']) {
    app.dispatch(paymentsActions.receiptMoved({ id: 'p1', number: 501, on: day }));
    await app.settle();
    expect(notices(app)).toEqual([
      expect.objectContaining({ code: 'partReceived', number: 2, on: day, came: 60 }),
    ]);
  }
  await undo(app);
  expect(everything(app)).toEqual(before);
});

test('the undo of one payment leaves the notice of another with the same receipt', async () => {
  const app = await startSignedIn(({ tables }) => {
    for (const id of ['p1', 'p2'])
      tables.payments.seed(marina.id, aPayment({ id, ...paymentAmounts(300, 'pix', 3) }));
  }, marina);
  const difference = { kind: 'open', dueOn: null } as const;
  for (const id of ['p1', 'p2']) {
    app.dispatch(
      paymentsActions.receiptRequested({ id, number: 2, on, came: 60, difference, row: 501 }),
    );
    await app.settle();
  }
  await undo(app);
  expect(notices(app)).toEqual([
    expect.objectContaining({ code: 'partReceived', id: 'p2' }),
    expect.objectContaining({ code: 'undone' }),
  ]);
});

test.each<[string, (app: TestApp) => void]>([
  [
    'has noted money in part',
    ({ gateway }) =>
      gateway.tables.paymentParts.seed(
        marina.id,
        aPart({ id: 'p1-501', within: 2, amount: 30, receivedOn: '2026-11-19' }),
      ),
  ],
  [
    'has received the part',
    ({ gateway }) => gateway.tables.paymentParts.change('p1-2', { receivedOn: on, amount: 100 }),
  ],
  [
    'has changed the total',
    ({ gateway }) => gateway.tables.payments.change('p1', { totalAmount: 600 }),
  ],
])('where another device %s, nothing is received and that is told', async (_what, change) => {
  const app = await withPayment();
  change(app);
  app.dispatch(asked(2, 60, { kind: 'discount' }));
  await app.settle();
  expect(notices(app).map(({ code }) => code)).toEqual(['receiptOutdated']);
  expect(app.gateway.tables.paymentParts.of(marina.id)).not.toContainEqual(
    expect.objectContaining({ discount: 40 }),
  );
  everything(app);
  app.dispatch(asked(2, 60, { kind: 'discount' }));
  await app.settle();
  expect(notices(app).map(({ code }) => code)).not.toEqual(['receiptOutdated']);
});
