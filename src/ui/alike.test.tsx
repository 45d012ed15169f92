import { render, screen, within } from '@testing-library/react';

import { aClient, anExpense, aPayment, aProject, aQuote } from '../../test/builders';
import type { FakeGateway } from '../../test/fakeGateway';
import { openedDialog, renderSection } from '../../test/renderSection';
import ClientsSection from './sections/clients/ClientsSection';
import ExpensesSection from './sections/expenses/ExpensesSection';
import { Button } from './kit/form/Button';
import PaymentsSection from './sections/payments/PaymentsSection';
import ProjectsSection from './sections/projects/ProjectsSection';
import QuotesSection from './sections/quotes/QuotesSection';
import { ThemeProvider } from './theme/ThemeProvider';

test.each([
  [ClientsSection, 'Novo Cliente', 'Cadastrar Primeiro Cliente'],
  [QuotesSection, 'Novo Orçamento', 'Criar Primeiro Orçamento'],
  [ProjectsSection, 'Novo Projeto', 'Ir para Orçamentos'],
  [PaymentsSection, 'Novo Pagamento', 'Registrar Primeiro Pagamento'],
  [ExpensesSection, 'Novo Gasto', 'Registrar Primeiro Gasto'],
])('an empty list: no empty line, one solid button, %o', async (Section, head, action) => {
  await renderSection(Section);
  const button = screen.getByRole('button', { name: head });
  render(
    <ThemeProvider>
      <Button variant="outline">outlined</Button>
      <Button>solid</Button>
    </ThemeProvider>,
  );
  const classOf = (name: string) => screen.getByRole('button', { name }).className;
  expect(classOf(head)).toBe(classOf('outlined'));
  expect(classOf(action)).toBe(classOf('solid'));
  expect(button.closest('main')?.querySelector('p:empty')).toBeNull();
});

const oneOfEach = ({ tables }: FakeGateway, userId: string) => {
  tables.clients.seed(userId, aClient({ id: 'c1', name: 'Ana' }));
  tables.quotes.seed(userId, aQuote({ clientId: 'c1' }));
  tables.projects.seed(userId, aProject({ id: 'j1', name: 'Marca' }));
  tables.payments.seed(userId, aPayment({ projectId: 'j1' }));
  tables.expenses.seed(userId, anExpense({ description: 'Táxi' }));
};

test.each([
  ['clients', ClientsSection, 'o cliente Ana', 'cliente', 'Nenhum cliente cadastrado'],
  ['quotes', QuotesSection, 'o orçamento de Ana', 'orçamento', 'Nenhum orçamento criado'],
  ['projects', ProjectsSection, 'o projeto Marca', 'projeto', 'Nenhum projeto criado'],
  ['payments', PaymentsSection, 'o pagamento de Marca', 'pagamento', 'Nenhum pagamento registrado'],
  ['expenses', ExpensesSection, 'o gasto Táxi', 'gasto', 'Nenhum gasto registrado'],
])('%s: deleting asks first; a failure says so and keeps the row', async (entity, ...texts) => {
  const [Section, subject, noun, none] = texts;
  const { user, gateway } = await renderSection(Section, oneOfEach);
  gateway.traffic.fail(`${entity}.remove`, 'refused');
  const answer = async (choice: string) => {
    await user.click(screen.getByRole('button', { name: `Excluir ${subject}` }));
    const name = `Tem certeza que deseja excluir este ${noun}?`;
    const question = await screen.findByRole('alertdialog', { name });
    await user.click(within(question).getByRole('button', { name: choice }));
  };
  await answer('Cancelar');
  expect(gateway.traffic.names(`${entity}.remove`)).toEqual([]);
  await answer('Excluir');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Erro ao deletar ${noun}. Tente novamente.`,
  );
  await answer('Excluir');
  expect(await screen.findByText(none)).toBeVisible();
});

test('the projects say in which order they stand', async () => {
  await renderSection(ProjectsSection, ({ tables }, userId) => {
    for (const id of ['j1', 'j2']) tables.projects.seed(userId, aProject({ id }));
  });
  const head = screen.getByText('2 projetos').closest('p');
  expect(head).toHaveTextContent(/^2 projetos, .*do mais novo ao mais antigo$/);
});

test('the view of a project can be left at its foot', async () => {
  const { store, user } = await renderSection(ProjectsSection, ({ tables }, userId) => {
    tables.projects.seed(userId, aProject({ id: 'j1' }));
  });
  await user.click(screen.getByRole('button', { name: /^Visualizar o projeto/ }));
  const dialog = await openedDialog('Visualizar Projeto');
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(store.getState().workspace.forms.modal).toBeNull();
});
