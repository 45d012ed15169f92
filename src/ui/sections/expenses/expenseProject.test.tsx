import { act, screen, waitFor, within } from '@testing-library/react';

import { anExpense, anExpenseProject, aProject } from '../../../../test/builders';
import { choose, offeredLabels } from '../../../../test/choices';
import {
  openFilters,
  loseSessionAndReturn,
  openedDialog,
  renderSection,
  showControls,
} from '../../../../test/renderSection';
import type { Expense } from '../../../features/business/expenses/expense';
import { selectSought } from '../../../features/app/finding/findingSlice';
import type { FakeGateway } from '../../../../test/fakeGateway';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import './ExpenseModal';
import '../../records/finding/RecordFilter';
import ExpensesSection from './ExpensesSection';

const catalogue = aProject({ id: 'j1', name: 'Catálogo' });
const site = aProject({ id: 'j2', name: 'Site' });
const paper = anExpense({ id: 'e1', description: 'Papel' });

const showing = (
  expenses: Expense[],
  more: (gateway: FakeGateway, userId: string) => void = () => undefined,
) =>
  renderSection(ExpensesSection, (gateway, userId) => {
    gateway.tables.projects.seed(userId, catalogue, site);
    gateway.tables.expenses.seed(userId, ...expenses);
    more(gateway, userId);
  });

/** The section with the expense 'Papel', which refers to the project 'Catálogo'. */
const withNamed = (more: (gateway: FakeGateway, userId: string) => void = () => undefined) =>
  showing([paper, anExpense({ id: 'e2', description: 'Táxi' })], (gateway, userId) => {
    const named = anExpenseProject({ id: 'e1', projectId: 'j1' });
    gateway.tables.expenseProjects.seed(userId, named);
    more(gateway, userId);
  });

const LABEL = 'Projeto (opcional)';
const projectField = () => screen.getByRole('combobox', { name: LABEL });
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('a new expense names a project, beside what is sent of it as ever', async () => {
  const { user, gateway, userId, store } = await showing([]);
  await user.click(screen.getByRole('button', { name: 'Novo Gasto' }));
  await openedDialog('Novo Gasto');
  await user.type(screen.getByRole('textbox', { name: /^Descrição/ }), 'Provas');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Categoria/ }), 'Serviços');
  await user.type(screen.getByRole('spinbutton', { name: /^Valor/ }), '215');
  expect(await offeredLabels(user, projectField())).toEqual(['Site', 'Catálogo']);
  await choose(user, projectField(), 'Catálogo');
  await user.click(screen.getByRole('button', { name: 'Criar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  const [expense] = gateway.tables.expenses.of(userId);
  expect(gateway.traffic.calls.find(({ name }) => name === 'expenses.insert')?.input).toEqual({
    userId,
    id: expense?.id,
    draft: {
      description: 'Provas',
      category: 'Serviços',
      amount: 215,
      date: expense?.date,
      paymentMethod: null,
      notes: null,
    },
  });
  expect(gateway.tables.expenseProjects.of(userId)).toMatchObject([
    { id: expense?.id, projectId: 'j1' },
  ]);
  expect(firstCells()).toEqual(['ProvasCatálogo']);
});

test('a project that another device has chosen while the session was lost stays chosen', async () => {
  const { user, gateway, userId, store } = await withNamed();
  await user.click(screen.getByRole('button', { name: 'Editar o gasto Papel' }));
  await openedDialog('Editar Gasto');
  await user.type(screen.getByRole('textbox', { name: 'Observações' }), 'à vista');
  await loseSessionAndReturn(gateway, () => {
    gateway.tables.expenseProjects.change('e1', { projectId: 'j2' });
  });
  expect(await screen.findByRole('textbox', { name: 'Observações' })).toHaveValue('à vista');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.tables.expenses.of(userId)).toContainEqual(
    expect.objectContaining({ id: 'e1', notes: 'à vista' }),
  );
  expect(gateway.tables.expenseProjects.of(userId)).toMatchObject([{ id: 'e1', projectId: 'j2' }]);
});

test('without a project nothing is stored beside it', async () => {
  const { user, gateway, store } = await showing([paper]);
  await user.click(screen.getByRole('button', { name: 'Editar o gasto Papel' }));
  await openedDialog('Editar Gasto');
  await user.type(screen.getByRole('textbox', { name: 'Observações' }), 'à vista');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.traffic.names().filter((name) => /expenseProjects\.(?!list)/.test(name))).toEqual(
    [],
  );
});

test('the project is shown under the expense, found by its name, and taken off again', async () => {
  const { user, gateway, userId, store } = await withNamed();
  expect(firstCells().sort()).toEqual(['PapelCatálogo', 'Táxi']);
  await user.click(screen.getByRole('button', { name: 'Editar o gasto Papel' }));
  await openedDialog('Editar Gasto');
  expect(projectField()).toHaveValue('Catálogo');
  await user.clear(projectField());
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.tables.expenseProjects.of(userId)).toMatchObject([{ projectId: null }]);
  expect(screen.queryByText('Catálogo')).not.toBeInTheDocument();
});

test('what was spent on a project, and on none, is shown by itself', async () => {
  const { user, store } = await withNamed();
  showControls(store, 'expenses');
  const sought = () => selectSought(store.getState(), 'expenses').facets;
  await openFilters(user);
  const filter = await screen.findByPlaceholderText('Todos os projetos');
  expect(filter).toHaveAccessibleName('Projeto');
  // Only projects with an expense are offered.
  expect(await offeredLabels(user, filter)).toEqual(['Sem projeto', 'Catálogo']);
  await choose(user, filter, 'Catálogo');
  expect(sought()).toEqual({ project: 'j1' });
  await waitFor(() => {
    expect(firstCells()).toEqual(['PapelCatálogo']);
  });
  await choose(user, filter, 'Sem projeto');
  await waitFor(() => {
    expect(firstCells()).toEqual(['Táxi']);
  });
  expect(filter).toHaveValue('Sem projeto');
  await user.click(screen.getByRole('button', { name: 'Limpar projeto' }));
  expect(sought()).toEqual({});
  await waitFor(() => {
    expect(firstCells().sort()).toEqual(['PapelCatálogo', 'Táxi']);
  });
});

test('the project comes into a form that is open already, beside what was typed', async () => {
  let release = (): void => undefined;
  const { user, gateway, userId, store } = await withNamed(({ traffic }) => {
    release = traffic.hold('expenseProjects.list');
  });
  await user.click(screen.getByRole('button', { name: 'Editar o gasto Papel' }));
  await openedDialog('Editar Gasto');
  const amount = screen.getByRole('spinbutton', { name: /^Valor/ });
  await user.clear(amount);
  await user.type(amount, '400');
  expect(projectField()).toBeDisabled();
  act(release);
  await waitFor(() => {
    expect(projectField()).toHaveValue('Catálogo');
  });
  expect(amount).toHaveValue(400);
  await choose(user, projectField(), 'Site');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.tables.expenses.of(userId)).toContainEqual(
    expect.objectContaining({ id: 'e1', amount: 400 }),
  );
  expect(gateway.tables.expenseProjects.of(userId)).toMatchObject([{ projectId: 'j2' }]);
});

test('a project that another device deleted is said, and saving stays open with what was typed', async () => {
  const { user, gateway, store } = await withNamed();
  await user.click(screen.getByRole('button', { name: 'Editar o gasto Papel' }));
  await openedDialog('Editar Gasto');
  await choose(user, projectField(), 'Site');
  gateway.tables.projects.drop('j2');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao salvar gasto. Tente novamente.')).toBeInTheDocument();
  await waitFor(() => {
    expect(projectField()).toHaveValue('Projeto não encontrado');
  });
  await choose(user, projectField(), 'Catálogo');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
});
