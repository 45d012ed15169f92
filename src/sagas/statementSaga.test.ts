import { startApp, startSignedIn } from '../../test/app';
import { anExpenseDraft, aPayment, aUser } from '../../test/builders';
import { paymentAmounts } from '../features/business/payments/payment';
import { sessionActions } from '../features/app/session/sessionSlice';
import { selectUndoIntent } from '../features/app/workspace/undo';
import { selectPartsByPayment } from '../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../features/business/payments/paymentsSlice';
import type { Difference } from '../features/business/payments/receiptSteps';
import { allReceipts } from '../features/business/payments/received';
import type { LineConfirmation, PaidPart } from '../features/business/statement/confirmation';
import { statementLinesActions } from '../features/business/statement/statementLinesSlice';
import { statementActions } from '../features/business/statement/statementSlice';
import { lineId } from '../features/business/statement/storedLine';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') });
});

const marina = aUser({ id: 'marina' });

type App = ReturnType<typeof startApp>;

const start = async (): Promise<App> => {
  const app = await startSignedIn(({ tables }) => {
    const inThree = { ...paymentAmounts(300, 'pix', 3), paymentMethod: 'pix' as const };
    tables.payments.seed(marina.id, aPayment({ id: 'p1', ...inThree }), aPayment({ id: 'p2' }));
  }, marina);
  await app.store.loadStatement();
  return app;
};

const confirmation = (paymentId: string, number: number, more: Partial<LineConfirmation> = {}) => ({
  line: {
    id: lineId(marina.id, `${paymentId}${number.toString()}`),
    source: '1/1',
    day: '2026-11-05',
    amount: 100,
    outgoing: false,
    text: 'Pix de ANA',
  },
  parts: [{ id: paymentId, number, amount: 100 }],
  expense: null,
  ...more,
});

const confirm = async (app: App, ...all: LineConfirmation[]) => {
  app.dispatch(statementActions.confirmRequested(all));
  await app.settle();
};

const stored = ({ gateway: { tables } }: App) => ({
  payments: tables.payments.of(marina.id).map(({ id, paid }) => [id, paid]),
  parts: tables.paymentParts.of(marina.id),
  lines: tables.statementLines.of(marina.id),
  expenses: tables.expenses.of(marina.id),
});

const notices = (app: App) => app.state().workspace.notices.shown.map(({ message }) => message);

const undo = async (app: App) => {
  const intent = selectUndoIntent(app.state());
  if (intent) app.dispatch(intent);
  await app.settle();
};

test('parts are received on the bank’s day, one notice tells, and all is taken back, row by row', async () => {
  const app = await start();
  const before = stored(app);
  const spent = {
    ...confirmation('x', 1),
    parts: [],
    expense: { id: 'e1', draft: anExpenseDraft() },
  };
  await confirm(app, confirmation('p1', 1), confirmation('p1', 2), confirmation('p2', 1), spent);
  const after = stored(app);
  expect(after.payments.sort()).toEqual([
    ['p1', true],
    ['p2', true],
  ]);
  expect(after.parts.map(({ id, receivedOn }) => [id, receivedOn]).sort()).toEqual([
    ['p1-1', '2026-11-05'],
    ['p1-2', '2026-11-05'],
    ['p2-1', '2026-11-05'],
  ]);
  expect(after.lines.map(({ partIds, expenseId }) => [partIds, expenseId]).sort()).toEqual([
    [null, 'e1'],
    ['p1-1', null],
    ['p1-2', null],
    ['p2-1', null],
  ]);
  expect(notices(app)).toEqual([
    expect.objectContaining({ code: 'statement', outcome: 'done', sum: 300, found: 0, failed: 0 }),
  ]);
  await undo(app);
  expect(stored(app)).toEqual(before);
  expect(notices(app)).toMatchObject([{ code: 'statement', outcome: 'takenBack' }]);
  expect(app.state().paymentParts.ids).toEqual([]);
  expect(app.state().statementLines.ids).toEqual([]);
  expect(app.state().statement?.run).toBeNull();
});

test('an expense that was changed since stays, and is told', async () => {
  const app = await start();
  const spent = (id: string) => ({
    ...confirmation(id, 1),
    parts: [],
    expense: { id, draft: anExpenseDraft() },
  });
  await confirm(app, spent('e1'), spent('e2'));
  await jest.advanceTimersByTimeAsync(9_000);
  await app.gateway.expenses.update(marina.id, 'e1', { notes: 'Com nota' });
  await undo(app);
  expect(stored(app)).toMatchObject({ expenses: [{ id: 'e1' }], lines: [] });
  expect(notices(app)).toMatchObject([{ code: 'statement', outcome: 'takenBack', found: 1 }]);
  expect(selectUndoIntent(app.state())).toBeNull();
});

test('two confirmations of one statement are one undo', async () => {
  const app = await start();
  const before = stored(app);
  await confirm(app, confirmation('p1', 1));
  await confirm(app, confirmation('p1', 2));
  await undo(app);
  expect(stored(app)).toEqual(before);
  expect(selectUndoIntent(app.state())).toBeNull();
});

test('what another device has received meanwhile is told, and not received twice', async () => {
  const app = await start();
  await app.gateway.paymentParts.insert(marina.id, 'p1-2', {
    dueOn: null,
    amount: 90,
    receivedOn: '2026-11-04',
    note: null,
    receiptNumber: null,
    invoiceNumber: null,
    within: null,
    discount: null,
  });
  await app.gateway.payments.update(marina.id, 'p2', { paid: true });
  await confirm(app, confirmation('p1', 2), confirmation('p2', 1));
  expect(stored(app).parts.map(({ receivedOn, amount }) => [receivedOn, amount])).toEqual([
    ['2026-11-04', 90],
  ]);
  expect(notices(app)).toEqual([expect.objectContaining({ receipts: [], found: 2, lines: [] })]);
  expect(selectUndoIntent(app.state())).toBeNull();
  // The page shows the other device's change from then on.
  expect(app.state().payments.entities['p2']?.paid).toBe(true);
});

test.each(['paymentParts.insert', 'payments.update', 'statementLines.insert'])(
  'a lost answer to %s is looked up: nothing is missing, nothing twice',
  async (call) => {
    const app = await start();
    app.gateway.traffic.loseReply(call);
    await confirm(app, confirmation('p1', 1), confirmation('p1', 2));
    expect(stored(app).parts).toHaveLength(2);
    expect(stored(app).lines).toHaveLength(2);
    expect(notices(app)).toEqual([
      expect.objectContaining({ code: 'statement', outcome: 'done', failed: 0 }),
    ]);
    await undo(app);
    expect(stored(app)).toMatchObject({ parts: [], lines: [] });
  },
);

test('what fails is told, and the rest is done', async () => {
  const app = await start();
  app.gateway.traffic.fail('paymentParts.insert', 'refused');
  await confirm(app, confirmation('p1', 1), confirmation('p1', 2));
  const done = notices(app).find(({ code }) => code === 'statement');
  expect(done).toMatchObject({ failed: 1 });
  expect(stored(app).lines).toHaveLength(1);
});

test('a part whose amount another device has changed meanwhile is not received, and shown as it is', async () => {
  const app = await start();
  await app.gateway.payments.update(marina.id, 'p2', { receivedAmount: 999 });
  await confirm(app, confirmation('p2', 1));
  expect(stored(app)).toMatchObject({ parts: [], lines: [] });
  expect(app.state().payments.entities['p2']).toMatchObject({ paid: false, receivedAmount: 999 });
  expect(notices(app)).toMatchObject([{ code: 'statement', receipts: [], failed: 1, lines: [] }]);
});

describe('a line that pays several parts books all of them or none, because the bank says their sum', () => {
  const both = () =>
    confirmation('p1', 1, {
      line: { ...confirmation('p1', 1).line, amount: 200 },
      parts: [2, 3].map((number) => ({ id: 'p1', number, amount: 100 })),
    });
  const aRow = {
    dueOn: null,
    amount: null,
    receivedOn: null,
    note: null,
    receiptNumber: null,
    invoiceNumber: null,
    within: null,
    discount: null,
  };

  test('one of them received by another device', async () => {
    const app = await start();
    const row = { ...aRow, amount: 100, receivedOn: '2026-11-04' };
    await app.gateway.paymentParts.insert(marina.id, 'p1-2', row);
    const before = stored(app);
    await confirm(app, both());
    expect(stored(app)).toEqual(before);
    expect(notices(app)).toMatchObject([{ receipts: [], found: 1, failed: 0, lines: [] }]);
  });

  test('one of them given another amount by another device', async () => {
    const app = await start();
    await app.gateway.paymentParts.insert(marina.id, 'p1-3', { ...aRow, amount: 90 });
    const before = stored(app);
    await confirm(app, both());
    expect(stored(app)).toEqual(before);
    expect(notices(app)).toMatchObject([{ receipts: [], found: 0, failed: 1, lines: [] }]);
    // The page shows the amount from then on.
    expect(app.state().paymentParts.entities['p1-3']?.amount).toBe(90);
  });

  test('all of them open', async () => {
    const app = await start();
    await confirm(app, both());
    expect(stored(app).parts.map(({ receivedOn }) => receivedOn)).toHaveLength(2);
    expect(notices(app)).toMatchObject([{ sum: 200, found: 0, failed: 0 }]);
  });
});

test('a first part that another device has given another amount is not received', async () => {
  const app = await start();
  await app.gateway.paymentParts.insert(marina.id, 'p1-1', {
    dueOn: null,
    amount: 90,
    receivedOn: null,
    note: null,
    receiptNumber: null,
    invoiceNumber: null,
    within: null,
    discount: null,
  });
  const before = stored(app);
  await confirm(app, confirmation('p1', 1));
  expect(stored(app)).toEqual(before);
  expect(notices(app)).toMatchObject([{ receipts: [], failed: 1 }]);
});

test('money is never received without its line: that would be offered again', async () => {
  const app = await start();
  app.gateway.traffic.fail('statementLines.insert', 'refused');
  await confirm(app, confirmation('p1', 1));
  expect(stored(app)).toMatchObject({ parts: [], lines: [] });
  // After a second confirmation, one undo takes back everything that was confirmed of the statement.
  await confirm(app, confirmation('p2', 1));
  await confirm(app, confirmation('p1', 1));
  expect(stored(app).lines).toHaveLength(2);
  await undo(app);
  expect(stored(app)).toMatchObject({ parts: [], lines: [] });
});

test('a line that still names a part which it has not paid is taken back by the undo', async () => {
  const app = await start();
  app.gateway.traffic.fail('paymentParts.insert', 'refused');
  app.gateway.traffic.fail('statementLines.update', 'refused');
  await confirm(app, confirmation('p1', 1));
  expect(stored(app)).toMatchObject({ parts: [], lines: [{ partIds: 'p1-1' }] });
  expect(notices(app).at(-1)).toMatchObject({ receipts: [], failed: 1, lines: [{ before: null }] });
  await undo(app);
  expect(stored(app)).toMatchObject({ parts: [], lines: [] });
});

test('a line that another tab has used meanwhile is told: no second expense, no second receipt', async () => {
  const app = await start();
  const spent = {
    ...confirmation('x', 1),
    parts: [],
    expense: { id: 'e1', draft: anExpenseDraft() },
  };
  const { id: lineOfExpense, ...facts } = spent.line;
  const nothing = { partIds: null, expenseId: null, setAside: false, declinedIds: null };
  const { statementLines, expenses, payments } = app.gateway;
  await expenses.insert(marina.id, 'e0', anExpenseDraft());
  await statementLines.insert(marina.id, lineOfExpense, { ...facts, ...nothing, expenseId: 'e0' });
  // Another tab has matched the same line to another payment.
  const chosen = confirmation('p1', 1);
  await payments.update(marina.id, 'p2', { paid: true });
  const { id, ...line } = chosen.line;
  await statementLines.insert(marina.id, id, { ...line, ...nothing, partIds: 'p2-1' });
  const before = stored(app);
  await confirm(app, spent, chosen);
  expect(stored(app)).toEqual(before);
  expect(notices(app)).toEqual([expect.objectContaining({ receipts: [], found: 2, lines: [] })]);
  expect(app.state().statementLines.entities[id]?.partIds).toBe('p2-1');
});

/** A second device of the same account. */
async function another({ gateway }: App): Promise<App> {
  const app = startApp({ gateway });
  await app.settle();
  await app.store.loadStatement();
  await app.settle();
  return app;
}

/** Confirms one line on two devices at once, each for another part. The first write of both waits for the other's. */
async function confirmOnBoth(app: App, other: App, write: string) {
  const line = confirmation('p1', 1).line;
  const partOf = (number: number): LineConfirmation => ({
    ...confirmation('p1', number),
    line,
  });
  const release = app.gateway.traffic.hold(write);
  app.dispatch(statementActions.confirmRequested([partOf(1)]));
  other.dispatch(statementActions.confirmRequested([partOf(2)]));
  await app.settle();
  release();
  await app.settle();
  await other.settle();
}

test('one line is received once, whichever of two devices stores it first', async () => {
  const app = await start();
  const other = await another(app);
  await confirmOnBoth(app, other, 'statementLines.insert');
  const { payments, parts, lines } = stored(app);
  const received = [
    ...payments.filter(([, paid]) => paid).map(() => 'p1-1'),
    ...parts.filter(({ id, receivedOn }) => id !== 'p1-1' && receivedOn).map(({ id }) => id),
  ];
  expect(lines).toHaveLength(1);
  expect(received).toEqual([lines[0]?.partIds]);
  const told = [app, other].map((each) => notices(each));
  expect(told.flat()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sum: 100, found: 0, failed: 0 }),
      expect.objectContaining({ sum: 0, found: 1, failed: 0, lines: [] }),
    ]),
  );
});

test('so is a line that was stored before, because it was set aside', async () => {
  const app = await start();
  const { id, ...facts } = confirmation('p1', 1).line;
  await app.gateway.statementLines.insert(marina.id, id, {
    ...facts,
    partIds: null,
    expenseId: null,
    setAside: true,
    declinedIds: null,
  });
  const other = await another(app);
  await confirmOnBoth(app, other, 'statementLines.update');
  const { payments, parts, lines } = stored(app);
  const received = [
    ...payments.filter(([, paid]) => paid).map(() => 'p1-1'),
    ...parts.filter((part) => part.id !== 'p1-1' && part.receivedOn).map((part) => part.id),
  ];
  expect(received).toEqual([lines[0]?.partIds]);
});

test('a line of which nothing is said any more is not kept', async () => {
  const app = await start();
  const { id, ...facts } = confirmation('x', 1).line;
  const say = async (changes: object) => {
    app.dispatch(statementLinesActions.saveRequested({ id, changes: { ...facts, ...changes } }));
    await app.settle();
  };
  await say({ setAside: true });
  expect(stored(app).lines).toHaveLength(1);
  await say({ setAside: false });
  expect(stored(app).lines).toEqual([]);
  // The line can be stored again after that.
  await say({ expenseId: 'e1' });
  expect(stored(app).lines).toMatchObject([{ id, expenseId: 'e1', setAside: false }]);
  await say({ expenseId: null });
  await say({ declinedIds: 'p1-1' });
  await say({ declinedIds: null });
  expect(stored(app).lines).toEqual([]);
});

test('what is taken back while something else is confirmed is not overlooked', async () => {
  const app = await start();
  await confirm(app, confirmation('p1', 1));
  const intent = selectUndoIntent(app.state());
  app.dispatch(statementActions.confirmRequested([confirmation('p2', 1)]));
  if (intent) app.dispatch(intent);
  await app.settle();
  expect(stored(app).payments.sort()).toEqual([
    ['p1', false],
    ['p2', true],
  ]);
  expect(app.state().statement?.run).toBeNull();
});

test('a line that pays a later part is told in six actions', async () => {
  const app = await start();
  await confirm(app, confirmation('p1', 2));
  expect(app.types()).toEqual([
    'statement/confirmRequested',
    'statement/begun',
    'statementLines/saved',
    'paymentParts/saved',
    'statement/advanced',
    'statement/confirmationEnded',
  ]);
});

test('what was only read is told as read, not as saved', async () => {
  const app = await start();
  await app.gateway.payments.update(marina.id, 'p2', { paid: true });
  await confirm(app, confirmation('p2', 1));
  expect(app.types()).toContain('payments/recordRead');
  for (const told of ['payments/flagsSaved', 'payments/deleted', 'statementLines/saved'])
    expect(app.types(told)).toEqual([]);
});

test('a sign-out stops a confirmation, and the section works for the next session', async () => {
  const app = await start();
  const release = app.gateway.traffic.hold('statementLines.insert');
  app.dispatch(statementActions.confirmRequested([confirmation('p1', 1)]));
  await app.settle();
  app.dispatch(sessionActions.signOutRequested());
  await app.settle();
  release();
  await app.settle();
  expect(stored(app)).toMatchObject({ parts: [] });
  app.gateway.signedInAs = marina;
  app.gateway.announce({ type: 'signedIn', user: marina });
  await app.settle();
  await confirm(app, confirmation('p1', 2));
  expect(stored(app).parts.map(({ id }) => id)).toEqual(['p1-2']);
});

describe('differences', () => {
  const differing = (amount: number, difference: Difference, more: Partial<PaidPart> = {}) =>
    confirmation('p1', 1, {
      line: { ...confirmation('p1', 1).line, amount },
      parts: [{ id: 'p1', number: 1, amount, difference, ...more }],
    });
  const came = ({ state }: App) =>
    allReceipts(paymentsSelectors.selectAll(state()), selectPartsByPayment(state())).map(
      ({ number, day, amount }) => [number, day, amount],
    );
  const DAY = '2026-11-05';

  test.each<[string, LineConfirmation, unknown[], string]>([
    [
      'less, and the rest stays open',
      differing(90, { kind: 'open', dueOn: '2026-12-08' }),
      [[501, DAY, 90]],
      'p1-501',
    ],
    [
      'less, and the rest was a discount',
      differing(90, { kind: 'discount' }),
      [[1, DAY, 90]],
      'p1-1',
    ],
    [
      'more, and the next part takes it',
      differing(110, { kind: 'next' }, { takers: [{ id: 'p1', number: 2 }] }),
      [
        [1, DAY, 100],
        [501, DAY, 10],
      ],
      'p1-1',
    ],
    ['more, and it stays', differing(110, { kind: 'extra' }), [[1, DAY, 110]], 'p1-1'],
  ])('%s: what is booked is what the bank says, and the undo restores all', async (...given) => {
    const [, line, receipts, partIds] = given;
    const app = await start();
    const before = stored(app);
    await confirm(app, line);
    expect(came(app)).toEqual(receipts);
    expect(stored(app).lines).toMatchObject([{ partIds }]);
    // The line is not used again.
    await confirm(app, line);
    expect(came(app)).toEqual(receipts);
    expect(notices(app).at(-1)).toMatchObject({ found: 1 });
    await undo(app);
    expect(stored(app)).toEqual(before);
    expect(came(app)).toEqual([]);
  });

  test('two lines of one payment get rows of their own', async () => {
    const app = await start();
    const before = stored(app);
    const second = { id: 'p1', number: 2, amount: 80 };
    await confirm(
      app,
      differing(90, { kind: 'open', dueOn: null }),
      confirmation('p1', 2, {
        line: { ...confirmation('p1', 2).line, amount: 80 },
        parts: [{ ...second, difference: { kind: 'open', dueOn: null } }],
      }),
      confirmation('p1', 3),
    );
    expect(came(app)).toEqual([
      [501, DAY, 90],
      [502, DAY, 80],
      [3, DAY, 100],
    ]);
    await undo(app);
    expect(stored(app)).toEqual(before);
  });

  test('the numbers of rows that were taken back are given again', async () => {
    const app = await start();
    const line = differing(90, { kind: 'open', dueOn: null });
    for (const _try of [1, 2]) {
      await confirm(app, line);
      expect(came(app)).toEqual([[501, DAY, 90]]);
      await undo(app);
    }
  });

  test('what another device has noted in part meanwhile is seen, and not received over', async () => {
    const app = await start();
    const piece = { dueOn: null, amount: 40, receivedOn: '2026-11-04', note: null };
    await app.gateway.paymentParts.insert(marina.id, 'p1-501', {
      ...piece,
      receiptNumber: null,
      invoiceNumber: null,
      within: 1,
      discount: null,
    });
    const before = stored(app);
    await confirm(app, confirmation('p1', 1));
    expect(stored(app)).toEqual(before);
    expect(notices(app)).toMatchObject([{ receipts: [], failed: 1, lines: [] }]);
    expect(came(app)).toEqual([[501, '2026-11-04', 40]]);
    // Another part of the same payment is as it was.
    await confirm(app, confirmation('p1', 2));
    expect(notices(app).at(-1)).toMatchObject({ failed: 0, sum: 100 });
  });

  test('a part that would take what is more was received by another device: nothing is booked', async () => {
    const app = await start();
    const row = { dueOn: null, amount: 100, receivedOn: '2026-11-04', note: null };
    await app.gateway.paymentParts.insert(marina.id, 'p1-2', {
      ...row,
      receiptNumber: null,
      invoiceNumber: null,
      within: null,
      discount: null,
    });
    const before = stored(app);
    await confirm(app, differing(110, { kind: 'next' }, { takers: [{ id: 'p1', number: 2 }] }));
    expect(stored(app)).toEqual(before);
    expect(notices(app)).toMatchObject([{ receipts: [], lines: [] }]);
  });
});
