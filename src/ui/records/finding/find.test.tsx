import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { aClient, anExpense, aPayment, aProject, aQuote, aStage } from '../../../../test/builders';
import { layersListen } from '../../../../test/frames';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { openFilters, renderSection, showControls } from '../../../../test/renderSection';
import type { EntityName } from '../../../features/app/entities/entities';
import { selectSought, findingActions } from '../../../features/app/finding/findingSlice';
import ClientsSection from '../../sections/clients/ClientsSection';
import ExpensesSection from '../../sections/expenses/ExpensesSection';
import PaymentsSection from '../../sections/payments/PaymentsSection';
import ProjectsSection from '../../sections/projects/ProjectsSection';
import QuotesSection from '../../sections/quotes/QuotesSection';

function seed({ tables }: FakeGateway, userId: string): void {
  const at = (day: string) => ({ createdAt: `${day}T12:00:00Z` });
  tables.clients.seed(
    userId,
    aClient({
      id: 'c1',
      name: 'Helena Duarte',
      company: 'Padaria São José',
      phone: '(11) 98123-4501',
      ...at('2026-01-02'),
    }),
    aClient({ id: 'c2', name: 'Ângela Souza', email: 'angela@exemplo.com', ...at('2026-03-04') }),
    aClient({ id: 'c3', name: 'Zeca', observations: 'Depois das 14h', ...at('2026-05-06') }),
  );
  tables.quotes.seed(
    userId,
    aQuote({ id: 'q1', clientId: 'c1', totalValue: 1234.56, ...at('2026-01-10') }),
    aQuote({ id: 'q2', clientId: 'c2', totalValue: 300, status: 'approved', ...at('2026-11-01') }),
    aQuote({ id: 'q3', clientId: null, totalValue: 90, status: 'rejected', ...at('2026-10-05') }),
  );
  tables.projects.seed(
    userId,
    aProject({ id: 'p1', clientId: 'c1', name: 'Marca', status: 'completed', ...at('2026-02-01') }),
    aProject({
      id: 'p2',
      clientId: 'c2',
      name: 'Site novo',
      responsible: 'Bia',
      status: 'in-progress',
      deadline: '2026-10-01',
      stages: [aStage({ completed: true }), aStage({ id: 's2' })],
      ...at('2026-02-02'),
    }),
  );
  tables.payments.seed(
    userId,
    aPayment({
      id: 'y1',
      projectId: 'p1',
      paid: true,
      paymentDate: '2026-11-03',
      paymentMethod: 'pix',
      receivedAmount: 500,
      totalAmount: 1500,
      isInstallment: true,
      ...at('2026-03-01'),
    }),
    aPayment({
      id: 'y2',
      projectId: 'p2',
      delivered: true,
      receivedAmount: 80,
      ...at('2026-03-02'),
    }),
    aPayment({ id: 'y3', projectId: null, receivedAmount: null, ...at('2026-03-03') }),
  );
  tables.expenses.seed(
    userId,
    anExpense({ id: 'e1', description: 'Café', category: 'Alimentação', amount: 12.5 }),
    anExpense({ id: 'e2', description: 'Papel', amount: 1000, paymentMethod: 'boleto' }),
  );
}

const sections: [EntityName, ComponentType][] = [
  ['clients', ClientsSection],
  ['quotes', QuotesSection],
  ['projects', ProjectsSection],
  ['payments', PaymentsSection],
  ['expenses', ExpensesSection],
];

const rowsOf = () => [...document.querySelectorAll('tbody > tr[data-index], [role=listitem]')];

/** Each text of a row as it is read, without the labels of buttons. */
function textsOf(row: Element): string[] {
  const copy = row.cloneNode(true) as Element;
  for (const action of copy.querySelectorAll('[data-actions], [aria-label^=Editar], svg')) {
    action.remove();
  }
  for (const button of copy.querySelectorAll('button[aria-label^=Informar]')) button.remove();
  const pieces = [...copy.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  return pieces.map(({ textContent }) => textContent.trim()).filter((text) => text !== '');
}

it.each(sections)('%s: a search for any text shown finds its row', async (entity, Section) => {
  const { store } = await renderSection(Section, seed);
  const shown = rowsOf().map((row) => ({ whole: row.textContent, texts: textsOf(row) }));
  expect(shown.length).toBeGreaterThan(1);
  // A text that many rows show is sought once.
  const showing = new Map<string, string[]>();
  for (const { whole, texts } of shown) {
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) showing.set(text, [...(showing.get(text) ?? []), whole]);
  }
  for (const [query, rows] of showing) {
    act(() => {
      store.dispatch(findingActions.searched({ entity, query }));
    });
    const found = rowsOf().map(({ textContent }) => textContent);
    expect({ query, found }).toEqual({
      query,
      found: expect.arrayContaining(rows) as unknown,
    });
  }
});

it('a head sorts, turns, and gives the own order back', async () => {
  const { user } = await renderSection(QuotesSection, seed);
  const values = () => rowsOf().map((row) => row.querySelectorAll('td')[1]?.textContent);
  const own = values();
  const head = () => screen.getByRole('columnheader', { name: 'Valor' });
  const press = () => user.click(within(head()).getByRole('button'));
  expect(head()).not.toHaveAttribute('aria-sort');
  await press();
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  expect(values()).toEqual(['R$\u00a01.234,56', 'R$\u00a0300,00', 'R$\u00a090,00']);
  const title = screen.getByText('3 orçamentos').closest('p');
  expect(title).toHaveTextContent(/^3 orçamentos, .* · do maior valor ao menor$/);
  await press();
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await press();
  expect(head()).not.toHaveAttribute('aria-sort');
  expect(values()).toEqual(own);
});

// The list that has a file comes first and loads its code, so that the other list's would be there at once.
it.each([
  [8, true],
  [7, false],
])('a list of %i rows has search, filters and file: %s', async (count, has) => {
  const { store } = await renderSection(QuotesSection, ({ tables }, userId) => {
    for (let at = 0; at < count; at += 1) {
      tables.quotes.seed(userId, aQuote({ id: `q${at.toString()}`, clientId: null }));
    }
  });
  const shown = () => ({
    search: screen.queryByRole('searchbox') !== null,
    strip: screen.queryByRole('button', { name: /^Todos/ }) !== null,
    filters: screen.queryByRole('button', { name: 'Filtrar' }) !== null,
  });
  const all = (is: boolean) => ({ search: is, strip: is, filters: is });
  expect(shown()).toEqual(all(has));
  const wait = has ? {} : { timeout: 1_000 };
  const file = screen.findByRole('button', { name: 'Exportar CSV' }, wait);
  expect(await file.catch(() => null)).toEqual(has ? expect.anything() : null);
  // A filtered list shows its search and filters, and keeps them when the filters are cleared.
  act(() => {
    store.dispatch(
      findingActions.facetsChosen({ entity: 'quotes', facets: { status: 'approved' } }),
    );
  });
  expect(shown()).toEqual(all(true));
  act(() => {
    store.dispatch(findingActions.filtersCleared({ entity: 'quotes' }));
  });
  expect(shown()).toEqual(all(true));
});

it('the foot counts and adds up what is shown; Esc empties the search, then the filters', async () => {
  const { user, store } = await renderSection(QuotesSection, seed);
  showControls(store, 'quotes');
  const foot = () => screen.getByRole('status').textContent;
  expect(foot()).toBe('R$\u00a01.624,56 no total · R$\u00a0300,00 aprovados');
  await user.click(screen.getByRole('button', { name: 'Rejeitado 1' }));
  expect(foot()).toBe('1 de 3 orçamentos · R$\u00a090,00 no total');
  await user.type(screen.getByRole('searchbox'), 'angela');
  expect(
    screen.getByRole('heading', { name: 'Nenhum orçamento com “angela” e esses filtros' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(selectSought(store.getState(), 'quotes')).toMatchObject({ query: '' });
  expect(foot()).toBe('1 de 3 orçamentos · R$\u00a090,00 no total');
  await user.keyboard('{Escape}');
  expect(foot()).toBe('R$\u00a01.624,56 no total · R$\u00a0300,00 aprovados');
});

it('what clears a search hands the focus on to it', async () => {
  const { store, user } = await renderSection(ClientsSection, seed);
  showControls(store, 'clients');
  const field = screen.getByRole('searchbox', { name: 'Buscar nos clientes' });
  await user.type(field, 'ninguém');
  expect(screen.getByRole('heading', { name: 'Nenhum cliente com “ninguém”' })).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Limpar busca' }).at(-1)!);
  expect(field).toHaveFocus();
  expect(rowsOf()).toHaveLength(3);
});

it('what is paid and what is delivered are filtered each for itself', async () => {
  const { store, user } = await renderSection(PaymentsSection, seed);
  showControls(store, 'payments');
  const strip = screen.getByRole('toolbar', { name: 'Pagamento e Entrega' });
  const tab = (label: string) => within(strip).getByRole('button', { name: label });
  await user.click(tab('Pendente 3'));
  await user.click(tab('Entregue 1'));
  expect(rowsOf()).toHaveLength(1);
  expect(tab('Pendente 1')).toHaveAttribute('aria-pressed', 'true');
  await user.click(tab('Todos 3'));
  expect(rowsOf()).toHaveLength(3);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Pago 0')).toHaveFocus();
});

it('a row that leaves what is shown leaves the focus to the next', async () => {
  const { store, user } = await renderSection(PaymentsSection, seed);
  showControls(store, 'payments');
  await user.click(screen.getByRole('button', { name: 'Pendente 3' }));
  await user.click(
    screen.getByRole('button', { name: 'Pendente, pagamento de projeto não encontrado' }),
  );
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Pendente, pagamento de Site novo' })).toHaveFocus();
  });
  expect(rowsOf()).toHaveLength(2);
});

it('a client is found by typing, and chosen; Esc closes the choice alone, the cross ends it', async () => {
  const { user, store } = await renderSection(QuotesSection, seed);
  showControls(store, 'quotes');
  const sought = () => selectSought(store.getState(), 'quotes');
  await openFilters(user);
  const field = await screen.findByPlaceholderText('Todos os clientes');
  expect(field).toHaveAccessibleName('Cliente');
  act(() => {
    store.dispatch(findingActions.searched({ entity: 'quotes', query: '2026' }));
  });
  await user.click(field);
  await user.keyboard('sao jo');
  const offered = await screen.findByRole('listbox');
  await waitFor(() => {
    expect(within(offered).getAllByRole('option')).toHaveLength(1);
  });
  await layersListen();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  expect(sought()).toMatchObject({ query: '2026', facets: {} });
  await user.keyboard('angela');
  await screen.findByRole('option', { name: 'Ângela Souza' });
  await user.keyboard('{Enter}');
  expect(sought().facets).toEqual({ client: 'c2' });
  expect(rowsOf()).toHaveLength(1);
  expect(field).toHaveValue('Ângela Souza');
  await user.click(screen.getByRole('button', { name: 'Limpar cliente' }));
  expect(sought().facets).toEqual({});
  expect(rowsOf()).toHaveLength(3);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

it('an empty list has nothing to be found by', async () => {
  await renderSection(QuotesSection);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByText('Nenhum orçamento criado')).toBeInTheDocument();
});

it('days of one’s own are the period, and say where none lies between them', async () => {
  const { store, user } = await renderSection(ExpensesSection, seed);
  showControls(store, 'expenses');
  const panel = await openFilters(user);
  const period = within(panel.getByRole('radiogroup', { name: 'Período (data)' }));
  await user.click(period.getByRole('radio', { name: 'Escolher datas' }));
  const give = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  give('De', '2026-11-10');
  give('Até', '2026-10-10');
  expect(selectSought(store.getState(), 'expenses').period).toEqual({
    kind: 'chosen',
    from: '2026-11-10',
    to: '2026-10-10',
  });
  expect(screen.getByText(/nenhum dia fica entre os dois/)).toBeVisible();
  give('Até', '2026-11-10');
  expect(screen.queryByText(/nenhum dia fica entre os dois/)).not.toBeInTheDocument();
});
