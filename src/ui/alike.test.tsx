import { render, screen, within } from '@testing-library/react';

import { aProject } from '../../test/builders';
import { openedDialog, renderSection } from '../../test/renderSection';
import ClientsSection from './clients/ClientsSection';
import ExpensesSection from './expenses/ExpensesSection';
import { Button } from './kit/Button';
import PaymentsSection from './payments/PaymentsSection';
import ProjectsSection from './projects/ProjectsSection';
import QuotesSection from './quotes/QuotesSection';
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
      <Button kind="outline">outlined</Button>
      <Button>solid</Button>
    </ThemeProvider>,
  );
  const classOf = (name: string) => screen.getByRole('button', { name }).className;
  expect(classOf(head)).toBe(classOf('outlined'));
  expect(classOf(action)).toBe(classOf('solid'));
  expect(button.parentElement?.previousElementSibling?.querySelector('p:empty')).toBeNull();
});

test('the projects say in which order they stand', async () => {
  await renderSection(ProjectsSection, ({ tables }, userId) => {
    for (const id of ['j1', 'j2']) tables.projects.seed(userId, aProject({ id }));
  });
  expect(screen.getByText('2 projetos, do mais novo ao mais antigo')).toBeInTheDocument();
});

test('the view of a project can be left at its foot', async () => {
  const { store, user } = await renderSection(ProjectsSection, ({ tables }, userId) => {
    tables.projects.seed(userId, aProject({ id: 'j1' }));
  });
  await user.click(screen.getByRole('button', { name: /^Visualizar o projeto/ }));
  const dialog = await openedDialog('Visualizar Projeto');
  await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
  expect(store.getState().workspace.modal).toBeNull();
});
