import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { newEmail, PASSWORD } from './fixtures/account';
import { test } from './fixtures/test';

// The main job as a screen reader finds it: each step knows a role and a name, and nothing else of the page.

test.use({ session: null, viewport: { width: 390, height: 844 } });

test('from the landing page to a received payment, each step is found by its role and name alone', async ({
  page,
  server,
}) => {
  test.slow();
  const press = (name: string | RegExp, within: Locator | typeof page = page) =>
    within.getByRole('button', { name, exact: true }).click();
  const type = async (form: Locator, name: RegExp, text: string) => {
    await form.getByRole('textbox', { name }).or(form.getByRole('spinbutton', { name })).fill(text);
  };
  const choose = async (form: Locator, name: RegExp, option: string | RegExp) => {
    await form.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option }).first().click();
  };
  const goTo = async (section: string) => {
    await press('Abrir o menu');
    const sections = page.getByRole('navigation', { name: 'Seções' });
    await sections.getByRole('button', { name: section, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
  };

  const email = newEmail();
  await page.goto(server.url);
  await press('COMEÇAR AGORA');
  const visitor = page.getByRole('main');
  await type(visitor, /^Nome Completo/, 'Ana Nogueira');
  await type(visitor, /^Email/, email);
  // A password has no role. Its label is its name.
  await visitor.getByLabel(/^Senha/).fill(PASSWORD);
  await visitor.getByLabel(/^Confirmar Senha/).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Criar Conta', exact: true }).last().click();
  await expect(visitor.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await visitor.getByLabel(/^Senha/).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await goTo('Clientes');
  await press('Cadastrar Primeiro Cliente');
  const client = page.getByRole('dialog', { name: 'Novo Cliente' });
  await type(client, /^Nome/, 'Padaria Estrela');
  await press('Criar', client);
  await expect(page.getByRole('heading', { name: 'Padaria Estrela' })).toBeVisible();

  await goTo('Orçamentos');
  await press('Criar Primeiro Orçamento');
  const quote = page.getByRole('dialog', { name: 'Novo Orçamento' });
  await choose(quote, /^Cliente/, 'Padaria Estrela');
  const item = quote.getByRole('group', { name: 'Item 1' });
  await item.getByRole('combobox', { name: /^Nome/ }).fill('Identidade visual');
  await type(item, /^Preço/, '900.5');
  await press('Criar', quote);
  await expect(
    page.getByRole('row', { name: /Padaria Estrela.*Proposta de Orçamento/ }),
  ).toBeVisible();
  await press('Editar o orçamento de Padaria Estrela');
  const edited = page.getByRole('dialog', { name: 'Editar Orçamento' });
  await edited.getByRole('combobox', { name: /^Status/ }).selectOption({ label: 'Aprovado' });
  await press('Salvar', edited);
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices.getByRole('alert')).toContainText(
    'Projeto "Identidade visual" criado automaticamente!',
  );

  await goTo('Projetos');
  await press('Editar o projeto Identidade visual');
  const project = page.getByRole('dialog', { name: 'Editar Projeto' });
  await project.getByRole('combobox', { name: /^Status/ }).selectOption({ label: 'Em Andamento' });
  await press('Salvar', project);
  await expect(project).toBeHidden();

  await goTo('Pagamentos');
  await press('Registrar Primeiro Pagamento');
  const payment = page.getByRole('dialog', { name: 'Novo Pagamento' });
  await choose(payment, /^Projeto/, /Identidade visual/);
  await press('Criar', payment);
  const received = page.getByRole('row', { name: /Identidade visual/ });
  await press(/^Pendente/, received);
  await expect(received.getByRole('button', { name: /^Pago/ })).toBeVisible();

  await goTo('Dashboard');
  await expect(page.getByRole('term').filter({ hasText: 'RECEITA TOTAL' })).toBeVisible();
});
