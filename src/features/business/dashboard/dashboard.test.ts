import { aClient, anExpense, aPayment, aProject, aQuote } from '../../../../test/builders';
import { allReceipts } from '../payments/received';
import { approvalRate, projectCounts, recentTransactions, totals } from './dashboard';

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000+00:00`;

describe('the totals', () => {
  const paid = (receivedAmount: number | null, fields = {}) =>
    aPayment({ paid: true, receivedAmount, ...fields });

  test.each([
    ['nothing at all', [], [], { revenue: 0, expenses: 0, profit: 0 }],
    ['paid payments only', [paid(100), aPayment({ receivedAmount: 50 })], [], { revenue: 100 }],
    ['exact cents', [paid(0.1), paid(0.2)], [], { revenue: 0.3 }],
    ['three times 33,33', [paid(33.33), paid(33.33), paid(33.33)], [], { revenue: 99.99 }],
    ['no amount counts as none', [paid(null), paid(10)], [], { revenue: 10 }],
    [
      'one installment, rounded to cents, not the total',
      [paid(100 / 3, { totalAmount: 100, isInstallment: true })],
      [],
      { revenue: 33.33 },
    ],
    ['a loss', [paid(10)], [{ amount: 30.05 }], { expenses: 30.05, profit: -20.05 }],
    ['large sums', [paid(9_999_999.99), paid(9_999_999.99)], [], { revenue: 19_999_999.98 }],
  ])('%s', (_name, payments, expenses, expected) => {
    const result = totals(
      allReceipts(payments, {}),
      expenses.map((fields) => anExpense(fields)),
    );
    expect(result).toMatchObject(expected);
  });
});

describe('the projects', () => {
  test('none', () => {
    expect(projectCounts([])).toEqual({ active: 0, completed: 0, all: 0 });
  });

  test('active are those in progress, completed those completed', () => {
    const statuses = ['pending', 'in-progress', 'in-progress', 'paused', 'completed'] as const;
    const projects = statuses.map((status) => aProject({ status }));
    expect(projectCounts(projects)).toEqual({ active: 2, completed: 1, all: 5 });
  });
});

describe('the approval percentage', () => {
  test.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 2, 50],
    [1, 200, 1],
    [3, 3, 100],
    [23, 40, 58],
  ])('%d of %d is %d', (approved, all, percent) => {
    const quotes = Array.from({ length: all }, (_, index) =>
      aQuote({ status: index < approved ? 'approved' : 'rejected' }),
    );
    expect(approvalRate(quotes)).toEqual({ approved, all, percent });
  });
});

describe('recent transactions', () => {
  const none = { quotes: [], payments: [], expenses: [], clients: {}, projects: {} };

  test('none', () => {
    expect(recentTransactions(none)).toEqual([]);
  });

  test('the last 3 quotes, 3 payments and 2 expenses, merged newest first, 6 kept', () => {
    const quotes = [1, 9, 20, 30].map((m) => aQuote({ id: `q${m}`, createdAt: at(m) }));
    const payments = [2, 8, 21, 31].map((m) => aPayment({ id: `p${m}`, createdAt: at(m) }));
    const expenses = [3, 40, 41].map((m) => anExpense({ id: `e${m}`, createdAt: at(m) }));
    const lines = recentTransactions({ ...none, quotes, payments, expenses });
    expect(lines.map(({ id }) => id)).toEqual(['e41', 'e40', 'p31', 'q30', 'p21', 'q20']);
  });

  test('the order in which the rows come does not matter', () => {
    const quotes = [9, 30, 1, 20, 15, 2].map((m) => aQuote({ id: `q${m}`, createdAt: at(m) }));
    expect(recentTransactions({ ...none, quotes }).map(({ id }) => id)).toEqual([
      'q30',
      'q20',
      'q15',
    ]);
  });

  test('the last expenses are those created last, whatever their date', () => {
    const expenses = [
      anExpense({ id: 'old', createdAt: at(1), date: '2026-12-31' }),
      anExpense({ id: 'new', createdAt: at(3), date: '2026-01-01' }),
      anExpense({ id: 'newer', createdAt: at(4), date: '2025-01-01' }),
    ];
    expect(recentTransactions({ ...none, expenses }).map(({ id }) => id)).toEqual(['newer', 'new']);
  });

  test('the id breaks a tie', () => {
    const quotes = ['a', 'c', 'b', 'd'].map((id) => aQuote({ id, createdAt: at(1) }));
    expect(recentTransactions({ ...none, quotes }).map(({ id }) => id)).toEqual(['d', 'c', 'b']);
  });

  test.each([
    ['proposal', '-'],
    ['analyzing', '-'],
    ['rejected', '-'],
    ['approved', '+'],
  ] as const)('a quote that is %s counts %s', (status, sign) => {
    const [line] = recentTransactions({ ...none, quotes: [aQuote({ status, totalValue: 12.5 })] });
    expect(line).toMatchObject({ kind: 'quote', sign, amount: 12.5 });
  });

  test.each([
    [true, '+'],
    [false, '-'],
  ] as const)('a payment with paid = %s counts %s', (paid, sign) => {
    const payments = [aPayment({ paid, receivedAmount: 7, totalAmount: 21, isInstallment: true })];
    const [line] = recentTransactions({ ...none, payments });
    expect(line).toMatchObject({ kind: 'payment', sign, amount: 7 });
  });

  test('an expense is always negative and named by its description', () => {
    const [line] = recentTransactions({ ...none, expenses: [anExpense({ amount: 9.9 })] });
    expect(line).toMatchObject({
      kind: 'expense',
      sign: '-',
      amount: 9.9,
      subject: 'Papel algodão, 2 resmas',
    });
  });

  test('a payment without an amount has none', () => {
    const [line] = recentTransactions({ ...none, payments: [aPayment({ receivedAmount: null })] });
    expect(line?.amount).toBeNull();
  });

  test('quotes are named by their client, payments by their project', () => {
    const clients = { c1: aClient({ id: 'c1', name: 'Padaria' }) };
    const projects = { j1: aProject({ id: 'j1', name: 'Marca' }) };
    const quotes = [aQuote({ clientId: 'c1', createdAt: at(2) })];
    const payments = [aPayment({ projectId: 'j1', createdAt: at(1) })];
    const lines = recentTransactions({ ...none, quotes, payments, clients, projects });
    expect(lines.map(({ subject }) => subject)).toEqual(['Padaria', 'Marca']);
  });

  test.each([
    ['deleted here', null],
    ['deleted elsewhere', 'gone'],
  ])('a client or project that was %s leaves the subject to the fallback', (_name, id) => {
    const quotes = [aQuote({ clientId: id })];
    const payments = [aPayment({ projectId: id })];
    const lines = recentTransactions({ ...none, quotes, payments });
    expect(lines.map(({ subject }) => subject)).toEqual([null, null]);
  });
});
