import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { aClient, anExpense, aPayment, aProject, aQuote } from '../../test/builders';
import type { FakeGateway } from '../../test/fakeGateway';
import { openedDialog, renderSection } from '../../test/renderSection';
import { ENTITIES, type EntityName } from '../features/app/entities/entities';
import DashboardSection from './sections/dashboard/DashboardSection';
import ExpensesSection from './sections/expenses/ExpensesSection';
import PaymentsSection from './sections/payments/PaymentsSection';
import ProjectsSection from './sections/projects/ProjectsSection';
import QuotesSection from './sections/quotes/QuotesSection';

/** Shows a section while the given lists could not be loaded. */
const renderWithout = (
  Section: ComponentType,
  lists: readonly EntityName[],
  seed: (gateway: FakeGateway, userId: string) => void = () => undefined,
) =>
  renderSection(Section, (gateway, userId) => {
    seed(gateway, userId);
    gateway.traffic.troubleFor = (name) =>
      lists.some((list) => name === `${list}.list`)
        ? { before: () => Promise.reject(new Error(`${name} fails`)) }
        : {};
  });

const some = ({ tables }: FakeGateway, userId: string) => {
  tables.clients.seed(userId, aClient({ id: 'c1', name: 'Padaria' }));
  tables.quotes.seed(userId, aQuote({ id: 'q1', clientId: 'c1', status: 'approved' }));
  tables.projects.seed(userId, aProject({ id: 'j1', quoteId: 'q1', status: 'in-progress' }));
  tables.payments.seed(
    userId,
    aPayment({ id: 'p1', projectId: 'j1', paid: true, receivedAmount: 300 }),
  );
  tables.expenses.seed(userId, anExpense({ id: 'e1', amount: 100 }));
};

/** The figure below one of the four labels, as screen readers read it. */
const figure = (label: string) =>
  screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent;

const unknown = '—';

describe('the dashboard', () => {
  test('says nothing of lists that could not be loaded', async () => {
    await renderWithout(DashboardSection, ENTITIES, some);
    for (const label of ['RECEITA TOTAL', 'TOTAL GASTOS', 'LUCRO LÍQUIDO', 'PROJETOS ATIVOS']) {
      expect(figure(label)).toBe(unknown);
    }
    expect(screen.getAllByRole('img', { name: 'Ainda não carregado' })).toHaveLength(7);
    const text = document.body.textContent;
    expect(text).not.toMatch(/R\$|de 0|Nenhum|aparecem aqui/);
    for (const card of ['Receitas', 'Transações Recentes', 'Projetos']) {
      const heading = screen.getByRole('heading', { name: card });
      expect(heading.parentElement).toHaveTextContent(new RegExp(`^${card}${unknown}$`));
    }
    expect(screen.queryByRole('img', { name: /Orçamentos/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    // This figure is fixed and decorative.
    expect(text).toContain('22%');
    expect(text).toContain('Usuário / Administrador');
  });

  test('tells what can be told', async () => {
    await renderWithout(DashboardSection, ['expenses', 'projects'], some);
    expect(figure('RECEITA TOTAL')).toMatch(/300/);
    expect(figure('TOTAL GASTOS')).toBe(unknown);
    expect(figure('LUCRO LÍQUIDO')).toBe(unknown);
    expect(figure('PROJETOS ATIVOS')).toBe(unknown);
    expect(screen.getByRole('img', { name: 'Orçamentos aprovados: 100%' })).toBeVisible();
    expect(screen.queryByText(/Projeto não encontrado/)).not.toBeInTheDocument();
  });

  test('with everything loaded and nothing in it: zeros and what will be there', async () => {
    await renderWithout(DashboardSection, []);
    expect(figure('PROJETOS ATIVOS')).toBe('0');
    expect(figure('RECEITA TOTAL')).toMatch(/R\$\s0/);
    expect(screen.getByText('Nenhum orçamento ainda')).toBeInTheDocument();
    expect(screen.getAllByText('de 0')).toHaveLength(2);
    expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  });

  test('a payment without an amount is no zero', async () => {
    await renderSection(DashboardSection, ({ tables }, userId) => {
      tables.payments.seed(userId, aPayment({ receivedAmount: null }));
    });
    const line = screen.getByText('Pagamento: Projeto não encontrado').parentElement;
    expect(line).toHaveTextContent('Valor não informado');
    expect(line).not.toHaveTextContent('R$');
  });
});

test('the sums of the expenses wait for all of them', async () => {
  await renderWithout(ExpensesSection, ['expenses'], some);
  expect(screen.queryByText('Nenhum gasto registrado')).not.toBeInTheDocument();
  expect(screen.queryByText('Total de Gastos')).not.toBeInTheDocument();
});

describe('a form whose choices could not be loaded', () => {
  const forms = [
    [ProjectsSection, 'quotes', 'Novo Projeto', 'Orçamento', /Nenhum orçamento aprovado/],
    [PaymentsSection, 'projects', 'Novo Pagamento', 'Projeto', /Só projetos em andamento/],
    [QuotesSection, 'clients', 'Novo Orçamento', 'Cliente', /ainda não tem clientes/],
  ] as const;

  test.each(forms)(
    '%o: says that they are being loaded',
    async (Section, list, title, _l, hint) => {
      const { user } = await renderWithout(Section, [list]);
      await user.click(screen.getByRole('button', { name: title }));
      const dialog = await openedDialog(title);
      expect(within(dialog).getByText('Carregando…')).toBeInTheDocument();
      expect(within(dialog).queryByText(hint)).not.toBeInTheDocument();
    },
  );

  test.each(forms)('%o: and once they are, that there are none', async (...form) => {
    const [Section, , title, label, hint] = form;
    const { user } = await renderWithout(Section, []);
    await user.click(screen.getByRole('button', { name: title }));
    const dialog = await openedDialog(title);
    expect(within(dialog).getByText(hint)).toBeInTheDocument();
    expect(within(dialog).getByRole('combobox', { name: new RegExp(label) })).toBeInTheDocument();
    expect(within(dialog).queryByText('Carregando…')).not.toBeInTheDocument();
  });

  test('does not call the locked project of a payment lost', async () => {
    const { store, user } = await renderWithout(PaymentsSection, ['projects'], some);
    expect(store.getState().payments.ids).toEqual(['p1']);
    await user.click(screen.getByRole('button', { name: /^Editar o pagamento/ }));
    const dialog = await openedDialog('Editar Pagamento');
    expect(within(dialog).getByRole('combobox', { name: 'Projeto' })).toHaveTextContent(
      'Carregando…',
    );
  });
});

describe('what a row points at in a list that could not be loaded', () => {
  const gone = /não encontrado/i;
  const untold = (scope: HTMLElement) =>
    within(scope).queryAllByRole('img', { name: 'Ainda não carregado' }).length;
  const rowOf = (text: string | RegExp) => {
    const rows = screen.getAllByText(text).map((found) => found.closest('tr, [role="listitem"]'));
    const [row, ...others] = rows.filter((found) => found !== null);
    if (!(row instanceof HTMLElement) || others.length > 0) throw new Error('not in one row');
    return row;
  };

  test('a quote does not call its client lost, in the table and when viewed', async () => {
    const { user } = await renderWithout(QuotesSection, ['clients'], some);
    expect(untold(rowOf(/R\$\s3\.200/))).toBe(1);
    const name = 'Visualizar o orçamento de cliente ainda não carregado';
    await user.click(screen.getByRole('button', { name }));
    expect(untold(await openedDialog('Visualizar Orçamento'))).toBe(1);
    expect(document.body).not.toHaveTextContent(gone);
  });

  test('a project does not call its client lost, on its card and when viewed', async () => {
    const { user } = await renderWithout(ProjectsSection, ['clients'], ({ tables }, userId) => {
      tables.quotes.seed(userId, aQuote({ id: 'q1', clientId: 'c1' }));
      tables.projects.seed(userId, aProject({ name: 'Marca', clientId: 'c1', quoteId: 'q1' }));
    });
    expect(untold(rowOf('Marca'))).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Visualizar o projeto Marca' }));
    expect(untold(await openedDialog('Visualizar Projeto'))).toBe(1);
    expect(document.body).not.toHaveTextContent(gone);
  });

  test('a payment calls neither its project nor its client lost', async () => {
    await renderWithout(PaymentsSection, ['projects'], some);
    const row = rowOf(/^R\$\s300/);
    expect(untold(row)).toBe(2);
    expect(row).not.toHaveTextContent(gone);
    expect(
      within(row).getByRole('button', {
        name: 'Excluir o pagamento de projeto ainda não carregado',
      }),
    ).toBeVisible();
  });

  test('a payment does not call the client of a known project lost', async () => {
    await renderWithout(PaymentsSection, ['clients'], ({ tables }, userId) => {
      tables.projects.seed(userId, aProject({ id: 'j1', name: 'Marca', clientId: 'c1' }));
      tables.payments.seed(userId, aPayment({ projectId: 'j1' }));
    });
    const row = rowOf('Marca');
    expect(untold(row)).toBe(1);
    expect(row).not.toHaveTextContent(gone);
  });

  test('the quotes that a project may be made from do not call their client lost', async () => {
    const { user } = await renderWithout(ProjectsSection, ['clients'], some);
    await user.click(screen.getByRole('button', { name: 'Novo Projeto' }));
    const dialog = await openedDialog('Novo Projeto');
    await user.click(within(dialog).getByRole('combobox', { name: /Orçamento/ }));
    expect(
      within(dialog).getByRole('option', { name: /^— · R\$\s3\.200,00 · / }),
    ).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent(gone);
  });

  test('what points at nothing any more is known to be lost', async () => {
    await renderWithout(PaymentsSection, ['projects', 'clients'], ({ tables }, userId) => {
      tables.payments.seed(userId, aPayment({ projectId: null, receivedAmount: 300 }));
    });
    const row = rowOf(/^R\$\s300/);
    expect(row).toHaveTextContent('Projeto não encontrado');
    expect(row).toHaveTextContent('Cliente não encontrado');
    expect(untold(row)).toBe(0);
  });

  test('its name shows as soon as it is there, and that it is lost only then', async () => {
    const app = await renderWithout(QuotesSection, ['clients'], ({ tables }, userId) => {
      tables.clients.seed(userId, aClient({ id: 'c1', name: 'Padaria' }));
      tables.quotes.seed(userId, aQuote({ clientId: 'c1' }), aQuote({ clientId: 'deleted' }));
    });
    expect(untold(document.body)).toBe(2);
    app.gateway.traffic.troubleFor = () => ({});
    act(() => {
      app.gateway.resume();
    });
    expect(await screen.findByText('Padaria')).toBeVisible();
    expect(screen.getByText('Cliente não encontrado')).toBeVisible();
    expect(untold(document.body)).toBe(0);
  });
});
