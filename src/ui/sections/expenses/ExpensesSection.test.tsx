import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { anExpense } from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import type { Expense } from '../../../features/business/expenses/expense';
import { localDay } from '../../../features/shared/days';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import './ExpenseModal';
import ExpensesSection from './ExpensesSection';

const today = () => localDay(new Date());

const showing = (...expenses: Expense[]) =>
  renderSection(ExpensesSection, ({ tables }, userId) => {
    tables.expenses.seed(userId, ...expenses);
  });

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const cells = () => screen.getAllByRole('cell').map((cell) => plain(cell.textContent));
const figure = (label: string) => plain(screen.getByText(label).nextElementSibling!.textContent);

const descriptionField = () => screen.getByRole('textbox', { name: /^Descrição/ });
const categoryField = () => screen.getByRole('combobox', { name: /^Categoria/ });
const amountField = () => screen.getByRole('spinbutton', { name: /^Valor/ });
const dateField = () => screen.getByLabelText(/^Data/);
const methodField = () => screen.getByRole('combobox', { name: 'Forma de Pagamento' });

const save = (user: UserEvent, name = 'Criar') => user.click(screen.getByRole('button', { name }));
const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

async function openNew(...expenses: Expense[]) {
  const shown = await showing(...expenses);
  await shown.user.click(screen.getByRole('button', { name: 'Novo Gasto' }));
  await screen.findByRole('dialog', { name: 'Novo Gasto' });
  return shown;
}

async function openEdit(expense: Expense) {
  const shown = await showing(expense);
  await shown.user.click(
    screen.getByRole('button', { name: `Editar o gasto ${expense.description}` }),
  );
  await screen.findByRole('dialog', { name: 'Editar Gasto' });
  return shown;
}

test('an account without expenses says so under zeros, and offers the first one', async () => {
  const { user } = await showing();
  expect(screen.getByRole('heading', { name: 'Controle de Gastos' })).toBeVisible();
  expect(screen.getByText('Gerencie suas despesas e custos operacionais')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nenhum gasto registrado' })).toBeVisible();
  expect(['Total de Gastos', 'Gastos do Mês', 'Média por Gasto'].map(figure)).toEqual([
    'R$ 0,00',
    'R$ 0,00',
    'R$ 0,00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Registrar Primeiro Gasto' }));
  expect(await screen.findByRole('dialog', { name: 'Novo Gasto' })).toBeVisible();
});

test('a list that could not be loaded is not taken for an empty one', async () => {
  await renderSection(ExpensesSection, ({ traffic }) => {
    traffic.fail('expenses.list', 'network');
  });
  expect(screen.queryByText('Nenhum gasto registrado')).not.toBeInTheDocument();
  expect(screen.queryByText('Total de Gastos')).not.toBeInTheDocument();
});

test('the columns: amounts negative with a true minus, newest date first', async () => {
  await showing(
    anExpense({ description: 'Táxi', category: 'Transporte', amount: 58.5, date: '2026-11-01' }),
    anExpense({
      description: 'Impressora',
      category: 'Equipamentos',
      amount: 9_999_999.99,
      date: '2026-11-19',
      paymentMethod: 'cartao',
    }),
  );
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Descrição', 'Categoria', 'Valor', 'Data', 'Pagamento', 'Ações']);
  expect(cells()).toEqual([
    'Impressora',
    'Equipamentos',
    '\u2212 R$ 9.999.999,99',
    '19/11/2026',
    'Cartão de Crédito',
    '',
    'Táxi',
    'Transporte',
    '\u2212 R$ 58,50',
    '01/11/2026',
    'Não informado',
    '',
  ]);
});

describe('the summary', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('adds up all, the current month, and what one comes to', async () => {
    await showing(
      anExpense({ amount: 100, date: today() }),
      anExpense({ amount: 0.01, date: today() }),
      anExpense({ amount: 50, date: '2020-01-31' }),
    );
    expect(figure('Total de Gastos')).toBe('R$ 150,01');
    expect(figure('Gastos do Mês')).toBe('R$ 100,01');
    expect(figure('Média por Gasto')).toBe('R$ 50,00');
  });

  test('at 22:30 on the last day of a month it is still that month, and at midnight the next', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 30, 22, 30), advanceTimers: true });
    await showing(
      anExpense({ amount: 100, date: '2026-11-30' }),
      anExpense({ amount: 7, date: '2026-12-01' }),
    );
    expect(figure('Gastos do Mês')).toBe('R$ 100,00');
    act(() => {
      jest.advanceTimersByTime(90 * 60 * 1000);
    });
    expect(figure('Gastos do Mês')).toBe('R$ 7,00');
  });
});

test('a new expense is dated today; what is missing is said at its field', async () => {
  const { user, gateway } = await openNew();
  expect(dateField()).toHaveValue(today());
  await user.clear(dateField());
  await save(user);
  await waitFor(() => {
    expect(descriptionField()).toHaveAccessibleDescription('Descrição é obrigatória');
  });
  expect(descriptionField()).toHaveFocus();
  expect(categoryField()).toHaveAccessibleDescription('Categoria é obrigatória');
  expect(amountField()).toHaveAccessibleDescription('Valor é obrigatório');
  expect(dateField()).toHaveAccessibleDescription('Data é obrigatória');
  expect(gateway.traffic.names('expenses.insert')).toEqual([]);
});

test('creating: the categories and methods of the list, and the modal closes', async () => {
  const { user, gateway, userId } = await openNew();
  expect(within(categoryField()).getAllByRole('option')).toHaveLength(10);
  expect(within(methodField()).getAllByRole('option')).toHaveLength(7);
  await user.type(descriptionField(), ' Papel algodão ');
  await user.selectOptions(categoryField(), 'Escritório');
  await user.type(amountField(), '386.5');
  await user.selectOptions(methodField(), 'Boleto');
  await save(user);
  await noDialog();
  expect(gateway.tables.expenses.of(userId)).toMatchObject([
    {
      description: 'Papel algodão',
      category: 'Escritório',
      amount: 386.5,
      date: today(),
      paymentMethod: 'boleto',
      notes: null,
    },
  ]);
  expect(cells()).toContain('\u2212 R$ 386,50');
});

test('a failed save raises its notice and keeps what was typed', async () => {
  const { user, gateway, userId } = await openNew();
  gateway.traffic.fail('expenses.insert', 'refused');
  await user.type(descriptionField(), 'Táxi');
  await user.selectOptions(categoryField(), 'Transporte');
  await user.type(amountField(), '30');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao salvar gasto. Tente novamente.',
  );
  expect(descriptionField()).toHaveValue('Táxi');
  await save(user);
  await noDialog();
  expect(gateway.tables.expenses.of(userId)).toHaveLength(1);
});

test('editing sends what changed', async () => {
  const expense = anExpense({ description: 'Táxi', amount: 30, paymentMethod: 'pix' });
  const { user, gateway, userId } = await openEdit(expense);
  expect(amountField()).toHaveValue(30);
  await user.clear(amountField());
  await user.type(amountField(), '31');
  await user.selectOptions(methodField(), 'Não informado');
  await save(user, 'Salvar');
  await noDialog();
  expect(gateway.traffic.calls.at(-1)).toEqual({
    name: 'expenses.update',
    input: { userId, id: expense.id, changes: { amount: 31, paymentMethod: null } },
  });
  expect(cells()).toEqual(expect.arrayContaining(['\u2212 R$ 31,00', 'Não informado']));
});
