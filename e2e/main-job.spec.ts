import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from './fixtures/account';
import { App, formField, fillFields, amountPattern } from './fixtures/app';
import { AuthScreen } from './fixtures/authScreen';
import { test } from './fixtures/test';

test.use({ session: null });

const NOTICE = 'Projeto "Projeto - Padaria Estrela" criado automaticamente!';
const STAGES = ['Identidade visual', 'Embalagens', 'Fotografia'];

test('sign up, client, quote of three items, approval, project of three stages, and all of it is there after a power cut', async ({
  page,
  ownServer,
}) => {
  const app = new App(page);
  const auth = new AuthScreen(page);
  const email = newEmail();

  await page.goto(ownServer.url);
  await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
  await auth.signUp('Ana Nogueira', email, PASSWORD);
  await expect(
    page.getByText('Conta criada com sucesso! Você pode fazer login agora.'),
  ).toBeVisible();
  await expect(auth.field('Email')).toHaveValue(email);
  await auth.signIn(email, PASSWORD);
  await expect(app.title('Dashboard')).toBeVisible();

  await app.openSection('Clientes');
  await app.button('Cadastrar Primeiro Cliente').click();
  const client = app.dialog('Novo Cliente');
  await fillFields(client, { Nome: 'Padaria Estrela', Telefone: '(11) 98888-7777' });
  await client.getByRole('button', { name: 'Criar' }).click();
  await expect(app.card('Padaria Estrela')).toBeVisible();

  await app.openSection('Orçamentos');
  await app.button('Criar Primeiro Orçamento').click();
  const quote = app.dialog('Novo Orçamento');
  await fillFields(quote, { Cliente: 'Padaria Estrela' });
  for (const [index, name] of STAGES.entries()) {
    if (index > 0) await quote.getByRole('button', { name: 'Adicionar Item' }).click();
    const item = quote.getByRole('group', { name: `Item ${String(index + 1)}` });
    await fillFields(item, { Nome: name, Quantidade: String(index + 1), Preço: '100.5' });
  }
  await expect(quote.getByText(amountPattern('R$ 603,00'))).toBeVisible();
  await quote.getByRole('button', { name: 'Criar' }).click();
  await expect(app.row('Padaria Estrela')).toContainText('Proposta de Orçamento');

  await app.button('Editar o orçamento de Padaria Estrela').click();
  const edited = app.dialog('Editar Orçamento');
  await fillFields(edited, { Status: 'Aprovado' });
  await edited.getByRole('button', { name: 'Salvar' }).click();
  await expect(app.notice(NOTICE)).toBeVisible();
  await expect(app.row('Padaria Estrela')).toContainText('Aprovado');

  await app.openSection('Projetos');
  await expect(app.card('Projeto - Padaria Estrela')).toContainText('3 etapas');

  await ownServer.kill();
  await ownServer.start();
  await page.reload();
  await expect(app.title('Projetos')).toBeVisible();
  await app.openSection('Clientes');
  await expect(app.card('Padaria Estrela')).toContainText('(11) 98888-7777');
  await app.openSection('Orçamentos');
  await expect(app.row('Padaria Estrela')).toContainText(amountPattern('R$ 603,00'));
  await expect(app.row('Padaria Estrela')).toContainText('Aprovado');
  await app.openSection('Projetos');
  await app.button('Visualizar o projeto Projeto - Padaria Estrela').click();
  for (const name of STAGES) {
    await expect(app.dialog('Visualizar Projeto').getByRole('checkbox', { name })).toBeVisible();
  }
});

test('the same main job by keyboard alone', async ({ page, server }) => {
  const app = new App(page);
  const email = newEmail();
  const keys = new Keyboard(page);

  await page.goto(server.url);
  await keys.pressOn('button', 'Sign Up');
  await expect(page.getByRole('heading', { level: 1, name: 'Criar Conta' })).toBeVisible();
  await keys.type('Nome Completo', 'Ana Nogueira');
  await keys.type('Email', email);
  await keys.type('Senha', PASSWORD);
  await keys.type('Confirmar Senha', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
  await keys.type('Senha', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(app.title('Dashboard')).toBeVisible();

  await keys.pressOn('button', 'Clientes');
  await expect(app.title('Clientes')).toBeVisible();
  await keys.pressOn('button', 'Cadastrar Primeiro Cliente');
  await expect(formField(app.dialog('Novo Cliente'), 'Nome')).toBeFocused();
  await page.keyboard.type('Padaria Estrela');
  await page.keyboard.press('Enter');
  await expect(app.card('Padaria Estrela')).toBeVisible();

  await keys.pressOn('button', 'Orçamentos');
  await expect(app.title('Orçamentos')).toBeVisible();
  await keys.pressOn('button', 'Criar Primeiro Orçamento');
  const quote = app.dialog('Novo Orçamento');
  await expect(formField(quote, 'Cliente')).toBeFocused();
  await page.keyboard.type('Padaria');
  for (const [index, name] of STAGES.entries()) {
    if (index > 0) await keys.pressOn('button', 'Adicionar Item');
    const item = quote.getByRole('group', { name: `Item ${String(index + 1)}` });
    await keys.tabTo(formField(item, 'Nome'));
    await page.keyboard.type(name);
    await keys.tabTo(formField(item, 'Preço'));
    await page.keyboard.type('100');
  }
  await page.keyboard.press('Control+Enter');
  await expect(app.row('Padaria Estrela')).toContainText(amountPattern('R$ 300,00'));

  await keys.pressOn('button', 'Editar o orçamento de Padaria Estrela');
  const edited = app.dialog('Editar Orçamento');
  await keys.tabTo(formField(edited, 'Status'));
  await page.keyboard.type('Aprovado');
  await keys.pressOn('button', 'Salvar');
  await expect(app.notice(NOTICE)).toBeVisible();
  await keys.pressOn('button', 'Fechar aviso');
  await expect(app.notice(NOTICE)).toBeHidden();

  await keys.pressOn('button', 'Projetos');
  await expect(app.card('Projeto - Padaria Estrela')).toContainText('3 etapas');
  await keys.pressOn('button', 'Visualizar o projeto Projeto - Padaria Estrela');
  const project = app.dialog('Visualizar Projeto');
  await keys.tabTo(project.getByRole('checkbox', { name: 'Embalagens' }));
  await page.keyboard.press('Space');
  await expect(project.getByText('Concluído em')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(project).toBeHidden();

  await keys.pressOn('button', 'Sair');
  const question = app.question('Tem certeza que deseja sair?');
  // 'Cancelar' has the focus, so leaving takes one more step.
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await keys.tabTo(question.getByRole('button', { name: 'Sair' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
});

/** A user who works with Tab, Enter, Space, Escape and letters instead of a mouse. */
class Keyboard {
  constructor(private readonly page: Page) {}

  async tabTo(target: ReturnType<Page['getByRole']>): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  async type(label: string, text: string): Promise<void> {
    await this.tabTo(formField(this.page.getByRole('main'), label));
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Tabs to a control by role and name and presses Enter. */
  async pressOn(role: 'button', name: string): Promise<void> {
    await this.tabTo(this.page.getByRole(role, { name, exact: true }));
    await this.page.keyboard.press('Enter');
  }
}
