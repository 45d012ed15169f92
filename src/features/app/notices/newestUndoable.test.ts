import { aPayment, anExpense, aProject } from '../../../../test/builders';
import type { StatementOutcome } from '../../business/statement/confirmation';
import type { EntityName } from '../entities/entities';
import { initialNotices, type NoticeMessage } from './notice';
import {
  beginRestoration,
  endRestoration,
  newestUndoable,
  showNotice,
  showRowsNotice,
} from './notices';

const on = '2026-11-26';
const after = { part: { receivedOn: on }, payment: null };
const before = [{ number: 501, part: null, payment: null, after }];
const made = { projectId: 'j1', paymentIds: ['p1'], from: null };
const came = { id: 'p1', number: 2, amount: 100, before };
const confirmed: StatementOutcome = {
  code: 'statement',
  outcome: 'done',
  lines: [{ id: 'l1', before: null }],
  receipts: [],
  expenses: [],
  sum: 100,
  found: 0,
  failed: 0,
};
const payments = [aPayment({ id: 'p1' })];

test.each<[string, NoticeMessage, EntityName, { id: string; createdAt: string }[]]>([
  [
    'a field',
    { code: 'set', entity: 'payments', field: 'paid', set: [{ id: 'p1', from: false, to: true }] },
    'payments',
    payments,
  ],
  [
    'a receipt',
    { code: 'partReceived', id: 'p1', number: 2, on, came: 50, before },
    'payments',
    payments,
  ],
  [
    'a receipt taken back',
    { code: 'partTakenBack', id: 'p1', number: 2, amount: 100, before },
    'payments',
    payments,
  ],
  ['payments made from terms', { code: 'charged', ...made }, 'payments', payments],
  [
    'the project that was started for them',
    { code: 'charged', ...made },
    'projects',
    [aProject({ id: 'j1' })],
  ],
  [
    'what is left of them after an undo',
    { code: 'chargeUndoFailed', ...made },
    'payments',
    payments,
  ],
  ['a statement’s receipt', { ...confirmed, receipts: [came] }, 'payments', payments],
  [
    'what a statement’s line paid besides',
    { ...confirmed, receipts: [{ ...came, id: 'p2', takers: [{ id: 'p1', number: 1 }] }] },
    'payments',
    payments,
  ],
  [
    'a statement’s expense',
    { ...confirmed, expenses: ['e1'] },
    'expenses',
    [anExpense({ id: 'e1' })],
  ],
])('the undo of %s waits while the row is being restored', (_what, message, entity, rows) => {
  const state = structuredClone(initialNotices);
  showNotice(state, message);
  showRowsNotice(state, 'deleted', entity, rows);
  beginRestoration(state, rows);
  expect(newestUndoable(state)).toBeUndefined();
  endRestoration(state, rows);
  expect(newestUndoable(state)?.message).toEqual(message);
});
