import { screen, waitFor } from '@testing-library/react';

import { anExpense } from '../../../../test/builders';
import { selectIsMarking, selectMarked } from '../../../features/app/bulk/markingSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { openedDialog, renderSection, showControls } from '../../../../test/renderSection';
import ExpensesSection from '../../sections/expenses/ExpensesSection';
import { SectionView } from '../Shell';
import { Sidebar } from '../Sidebar';
import { setSingleKeys } from '../../records/keys';
import { useCommandKeys } from './CommandKeys';
import { flatWorkspace } from '../../../../test/workspace';

function Host() {
  useCommandKeys();
  return <ExpensesSection />;
}

function Keys() {
  useCommandKeys();
  return null;
}

const shown = async () => {
  const rendered = await renderSection(Host, (gateway, userId) => {
    for (const description of ['Luz', 'Internet', 'Papel']) {
      gateway.tables.expenses.seed(userId, anExpense({ id: description, description }));
    }
  });
  rendered.store.dispatch(workspaceActions.sectionChosen('expenses'));
  showControls(rendered.store, 'expenses');
  return { ...rendered, workspace: () => flatWorkspace(rendered.store.getState().workspace) };
};

beforeEach(() => {
  localStorage.clear();
});

test('rows are walked, edited and deleted by keys', async () => {
  const { user, workspace } = await shown();
  await user.keyboard('e');
  expect(workspace().modal).toBeNull();
  await user.keyboard('j{ArrowDown}');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[1]).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(workspace().confirmation).toMatchObject({ kind: 'delete', entity: 'expenses' });
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  rows[1]!.focus();
  await user.keyboard('k{Enter}');
  const id = rows[0]!.dataset['record'];
  expect(workspace().modal).toMatchObject({ mode: 'edit', id });
});

test('n opens the open list’s form, in which keys only write; of g and a letter something between them is forgotten', async () => {
  const { user, workspace } = await shown();
  await user.keyboard('gzc');
  await user.keyboard('n');
  const dialog = await openedDialog('Novo Gasto');
  await user.keyboard('jeg?');
  expect(workspace()).toMatchObject({ panel: null, section: 'expenses' });
  expect(dialog.querySelector('input')).toHaveValue('jeg?');
});

test('a change of section by keys leads from another section’s tab to what is shown', async () => {
  const { user } = await renderSection(() => (
    <>
      <Keys />
      <Sidebar />
      <SectionView />
    </>
  ));
  const tab = (name: string) => screen.getByRole('button', { name });
  await user.click(tab('Clientes'));
  expect(tab('Clientes')).toHaveFocus();
  await user.keyboard('ga');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(tab('Dashboard')).toHaveAttribute('aria-current', 'page');
});

test('Esc clears the filters of the open list, once nothing is marked', async () => {
  const { user, store, workspace } = await shown();
  await user.keyboard('/luz');
  expect(workspace().sought.expenses.query).toBe('luz');
  await waitFor(() => {
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
  screen.getAllByRole('row')[1]!.focus();
  await user.keyboard('x');
  expect(selectIsMarking(store.getState())).toBe(true);
  await user.keyboard('{Escape}');
  expect(selectIsMarking(store.getState())).toBe(false);
  expect(workspace().sought.expenses.query).toBe('luz');
  await user.keyboard('{Escape}');
  expect(workspace().sought.expenses.query).toBe('');
});

test('Escape unmarks, also where keys that are pressed alone are switched off', async () => {
  const { user, store } = await shown();
  setSingleKeys(false);
  await user.click(screen.getByRole('checkbox', { name: 'Marcar Papel' }));
  await user.keyboard('{Escape}');
  expect(selectIsMarking(store.getState())).toBe(false);
  setSingleKeys(true);
});

test('Shift and X mark the rows from the last that was marked, also upwards', async () => {
  const { user, store } = await shown();
  const marked = () => Object.keys(selectMarked(store.getState(), 'expenses')).length;
  screen.getAllByRole('row')[1]!.focus();
  await user.keyboard('jjjx');
  expect(marked()).toBe(1);
  await user.keyboard('kk{Shift>}X{/Shift}');
  expect(marked()).toBe(3);
});

test('once a change to many is done, the focus is in the list', async () => {
  const { user, store } = await shown();
  await user.click(screen.getByRole('checkbox', { name: 'Marcar Papel' }));
  await user.click(screen.getByRole('button', { name: 'Mudar categoria' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => {
    expect(menu).toHaveFocus();
  });
  await user.keyboard('out');
  await waitFor(() => {
    expect(screen.getByRole('menuitem', { name: 'Outros' })).toHaveAttribute('data-highlighted');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(selectIsMarking(store.getState())).toBe(false);
  });
  await waitFor(() => {
    expect(screen.getAllByRole('row')[1]).toHaveFocus();
  });
});

test('from the search Enter leads to the first row that is found', async () => {
  const { user } = await shown();
  await user.keyboard('/net{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('row', { name: /Internet/ })).toHaveFocus();
  });
});
