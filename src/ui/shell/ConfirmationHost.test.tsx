import { act, screen, waitFor, within } from '@testing-library/react';

import { aClient, anExpense, aPayment, aProject, aQuote } from '../../../test/builders';
import { renderSection } from '../../../test/renderSection';
import { statementActions } from '../../features/business/statement/statementSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import ClientsSection from '../sections/clients/ClientsSection';
import ExpensesSection from '../sections/expenses/ExpensesSection';
import { deletionText } from './recordName';

const NAMES = ['Ana', 'Bento', 'Clara'] as const;

const LISTS = [
  {
    kind: 'cards',
    table: 'clients',
    trash: 'Excluir o cliente',
    show: () =>
      renderSection(ClientsSection, ({ tables }, userId) => {
        NAMES.forEach((name, place) => {
          const createdAt = `2026-11-0${String(9 - place)}T12:00:00.000+00:00`;
          tables.clients.seed(userId, aClient({ id: name, name, createdAt }));
        });
      }),
  },
  {
    kind: 'a table',
    table: 'expenses',
    trash: 'Excluir o gasto',
    show: () =>
      renderSection(ExpensesSection, ({ tables }, userId) => {
        NAMES.forEach((name, place) => {
          const date = `2026-11-0${String(9 - place)}`;
          tables.expenses.seed(userId, anExpense({ id: name, description: name, date }));
        });
      }),
  },
] as const;

describe.each(LISTS)('a deletion from $kind', ({ table, trash, show }) => {
  const trashOf = (name: string) => screen.getByRole('button', { name: `${trash} ${name}` });

  const start = async () => {
    const shown = await show();
    const remove = async (name: string) => {
      await shown.user.click(trashOf(name));
      const question = await screen.findByRole('alertdialog');
      await waitFor(() => {
        expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      });
      await shown.user.click(within(question).getByRole('button', { name: 'Excluir' }));
    };
    const gone = (name: string) =>
      waitFor(() => {
        expect(screen.queryByText(name)).not.toBeInTheDocument();
      });
    const focused = (element: () => HTMLElement) =>
      waitFor(() => {
        expect(element()).toHaveFocus();
      });
    return { ...shown, remove, gone, focused };
  };

  test('also where the answer is long in coming', async () => {
    const { gateway, remove, gone, focused } = await start();
    const release = gateway.traffic.hold(`${table}.remove`);
    await remove('Ana');
    await focused(() => trashOf('Ana'));
    release();
    await gone('Ana');
    await focused(() => trashOf('Bento'));
  });

  test('that fails leaves it where it was', async () => {
    const { gateway, remove, focused } = await start();
    gateway.traffic.fail(`${table}.remove`, 'refused');
    await remove('Ana');
    await screen.findByRole('alert');
    await focused(() => trashOf('Ana'));
  });

  test('does not take it from whoever has moved on', async () => {
    const { gateway, remove, gone, focused, user } = await start();
    const release = gateway.traffic.hold(`${table}.remove`);
    await remove('Ana');
    await focused(() => trashOf('Ana'));
    await user.click(screen.getByRole('button', { name: /^Novo (Cliente|Gasto)$/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => {
      expect(dialog).toContainElement(document.activeElement as HTMLElement | null); // HTML only
    });
    release();
    await gone('Ana');
    expect(dialog).toContainElement(document.activeElement as HTMLElement | null); // as above
  });
});

test('a deletion says which record it takes, and what will be left without it', async () => {
  const { user } = await renderSection(ClientsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'bia', name: 'Bia' }));
    tables.quotes.seed(userId, aQuote({ clientId: 'bia' }));
    tables.projects.seed(userId, aProject({ clientId: 'bia' }));
  });
  await user.click(screen.getByRole('button', { name: 'Excluir o cliente Bia' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Tem certeza que deseja excluir este cliente?',
  });
  expect(question).toHaveAccessibleDescription('Bia · 1 orçamento e 1 projeto ficarão sem cliente');
});

test('so does one from every other list', async () => {
  const { store } = await renderSection(ClientsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'bia', name: 'Bia' }));
    tables.quotes.seed(userId, aQuote({ id: 'quote', clientId: 'bia', totalValue: 3200 }));
    tables.projects.seed(userId, aProject({ id: 'project', name: 'Site', quoteId: 'quote' }));
    tables.payments.seed(
      userId,
      aPayment({ id: 'payment', projectId: 'project', receivedAmount: 100 }),
    );
    tables.expenses.seed(userId, anExpense({ id: 'expense', description: 'Papel' }));
  });
  for (const [entity, id, text] of [
    ['quotes', 'quote', 'Bia · R$ 3.200,00 · 20/11/2026 · o projeto Site ficará sem orçamento'],
    ['projects', 'project', 'Site · 1 pagamento ficará sem projeto'],
    ['payments', 'payment', 'Site · R$ 100,00'],
    ['expenses', 'expense', 'Papel'],
  ] as const)
    expect(deletionText(store.getState(), entity, id).replaceAll('\u00A0', ' ')).toBe(text);
});

const QUESTION = 'Tem certeza que deseja sair?';

test.each([
  ['no statement is being stored', null, QUESTION],
  [
    'several lines of a statement are not stored yet',
    { total: 15, isUndo: false },
    `${QUESTION}12 lançamentos do extrato ainda não foram gravados.`,
  ],
  [
    'one line is not stored yet',
    { total: 4, isUndo: false },
    `${QUESTION}1 lançamento do extrato ainda não foi gravado.`,
  ],
  ['the lines are being taken back', { total: 15, isUndo: true }, QUESTION],
])('Sair asks while %s', async (_case, begun, text) => {
  const { store } = await renderSection(ClientsSection);
  await act(() => store.loadStatement());
  act(() => {
    if (begun) {
      store.dispatch(statementActions.begun(begun));
      store.dispatch(statementActions.advanced(3));
    }
    store.dispatch(workspaceActions.confirmationAsked({ kind: 'signOut' }));
  });
  const question = await screen.findByRole('alertdialog', { name: QUESTION });
  const actions = within(question)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(question.textContent).toBe(text + actions.join(''));
});
