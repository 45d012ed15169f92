import {
  aPart,
  aPayment,
  aProject,
  aQuote,
  anExpense,
  anExpenseProject,
} from '../../../../test/builders';
import { paymentAmounts } from '../payments/payment';
import type { ListState, Row } from '../../shared/list';
import { emptyList } from '../../shared/list';
import { selectProjectMoney } from './projectMoney';

const list = <T extends Row>(...rows: T[]): ListState<T> => ({
  ...emptyList<T>(),
  ids: rows.map(({ id }) => id),
  entities: Object.fromEntries(rows.map((row) => [row.id, row])),
  loaded: true,
});

const project = aProject({ id: 'j1', quoteId: 'q1' });
const root = {
  quotes: list(aQuote({ id: 'q1', totalValue: 900 })),
  payments: {
    ...list(
      aPayment({
        id: 'p1',
        projectId: 'j1',
        paid: true,
        paymentDate: '2025-12-31',
        ...paymentAmounts(900, 'pix', 3),
      }),
      aPayment({ id: 'p2', projectId: 'j1', paid: false, receivedAmount: 5 }),
      aPayment({ id: 'p3', projectId: null, paid: true, receivedAmount: 7 }),
    ),
    pending: {},
    receipts: {},
    charging: {},
  },
  paymentParts: {
    ...list(aPart({ id: 'p1-2', receivedOn: '2026-01-31', amount: 300.01 })),
    unavailable: false,
    removedReceipts: {},
  },
  expenses: list(
    anExpense({ id: 'e1', amount: 0.1, date: '2025-01-01' }),
    anExpense({ id: 'e2', amount: 0.2 }),
    anExpense({ id: 'e3', amount: 40 }),
  ),
  expenseProjects: list(
    anExpenseProject({ id: 'e1', projectId: 'j1' }),
    anExpenseProject({ id: 'e2', projectId: 'j1' }),
    anExpenseProject({ id: 'e3', projectId: 'j2' }),
  ),
};

test('of all years: its quote, each part that came, and what names it', () => {
  expect(selectProjectMoney(root, project)).toEqual({
    quoted: 900,
    received: 600.01,
    spent: 0.3,
  });
});

test('a quote that is gone is none, and what is not loaded is not known', () => {
  expect(selectProjectMoney(root, { ...project, quoteId: null }).quoted).toBe('gone');
  const waiting = {
    ...root,
    quotes: emptyList<ReturnType<typeof aQuote>>(),
    paymentParts: { ...root.paymentParts, loaded: false },
    expenseProjects: { ...root.expenseProjects, loaded: false },
  };
  expect(selectProjectMoney(waiting, project)).toEqual({
    quoted: null,
    received: null,
    spent: null,
  });
});
