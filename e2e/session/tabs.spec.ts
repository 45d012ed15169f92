import { expect } from '@playwright/test';
import { signUp } from '../fixtures/account';
import { App, formField, fillFields, listedOptions } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { Records } from '../fixtures/records';
import { test } from '../fixtures/test';

async function leave(app: App): Promise<void> {
  await app.button('Sair').click();
  await app.question('Tem certeza que deseja sair?').getByRole('button', { name: 'Sair' }).click();
  await expect(app.page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
}

test('signing out in one tab signs out the other', async ({ app, context, records }) => {
  await records.client('Padaria Estrela');
  const other = new App(await context.newPage());
  await app.open();
  await other.open();
  await other.openSection('Clientes');
  await expect(other.card('Padaria Estrela')).toBeVisible();
  await leave(app);
  await expect(new AuthScreen(other.page).heading('Entrar')).toBeVisible();
  await expect(other.page.getByText('Padaria Estrela')).toHaveCount(0);
  await expect(other.page.getByRole('status')).toHaveText(
    'Sua sessão terminou. Entre de novo para continuar.',
  );
});

test('a form that is open in the other tab is kept, which says so', async ({
  account,
  app,
  context,
}) => {
  const other = new App(await context.newPage());
  await app.open();
  await other.open();
  await other.openSection('Clientes');
  await other.button('Novo Cliente').click();
  await fillFields(other.dialog('Novo Cliente'), { Nome: 'Padaria Estrela' });
  // The pause is long enough for the draft to be stored.
  await other.page.waitForTimeout(500);
  await leave(app);
  const auth = new AuthScreen(other.page);
  await expect(other.page.getByRole('status')).toHaveText(
    'Sua sessão terminou. Entre de novo para continuar: o que você digitou está guardado.',
  );
  await auth.signIn(account.email, account.password);
  await expect(formField(other.dialog('Novo Cliente'), 'Nome')).toHaveValue('Padaria Estrela');
});

test('another account that another tab puts in place closes the form, says so and finds nothing of it', async ({
  account,
  app,
  context,
  records,
  server,
}) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
  await app.button('Editar o cliente Padaria Estrela').click();
  const form = app.dialog('Editar Cliente');
  await fillFields(form, { Nome: 'Padaria Lua' });
  const bento = await signUp(server.url, 'Bento Lima');
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  // Stores the session without a storage event, because a tab may miss the event.
  const putInPlace = (session: typeof bento.session) =>
    other.evaluate((stored) => {
      localStorage.setItem('oficio.session', JSON.stringify(stored));
    }, session);
  await putInPlace(bento.session);
  await expect(app.page.getByText(`entrou a conta ${bento.email}`)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(app.page.getByText('Padaria')).toHaveCount(0);
  await putInPlace(account.session);
  await expect(formField(form, 'Nome')).toHaveValue('Padaria Lua');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  expect(await records.stored('clients')).toMatchObject([{ name: 'Padaria Lua' }]);
});

test('two tabs that approve a quote at the same moment make one project', async ({
  app,
  context,
  records,
}) => {
  const client = await records.client('Padaria Estrela');
  await records.quote({ client, items: [{ name: 'Site novo', price: 900 }] });
  // So far from the server that both requests are on their way at once.
  await context.route('**/rest/v1/quotes**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const tabs = [app, new App(await context.newPage())];
  const forms = [];
  for (const tab of tabs) {
    await tab.open();
    await tab.openSection('Orçamentos');
    await tab.button('Editar o orçamento de Padaria Estrela').click();
    const form = tab.dialog('Editar Orçamento');
    await fillFields(form, { Status: 'Aprovado' });
    forms.push(form);
  }
  await Promise.all(forms.map((form) => form.getByRole('button', { name: 'Salvar' }).click()));
  for (const form of forms) await expect(form).toBeHidden();
  const told = (text: string) =>
    Promise.all(tabs.map(({ page }) => page.getByRole('alert').filter({ hasText: text }).count()));
  await expect.poll(async () => (await told('criado automaticamente!')).sort()).toEqual([0, 1]);
  expect((await told('já estava aprovado, por outra janela')).sort()).toEqual([0, 1]);
  expect(await records.stored('projects')).toHaveLength(1);
});

test('signing in as somebody else in one tab shows that person’s data in the other, and nobody else’s', async ({
  app,
  context,
  records,
  server,
}) => {
  await records.client('Padaria Estrela');
  const bruno = await signUp(server.url, 'Bruno Lima');
  await new Records(server.url, bruno).client('Oficina Bruno');
  const other = new App(await context.newPage());
  await app.open();
  await other.open();
  await other.openSection('Clientes');
  await leave(app);
  const auth = new AuthScreen(app.page);
  await auth.open('login');
  await auth.signIn(bruno.email, bruno.password);
  await expect(app.title('Dashboard')).toBeVisible();

  await expect(other.title('Dashboard')).toBeVisible();
  await expect(other.page.getByRole('banner')).toContainText('Bruno Lima');
  for (const each of [app, other]) {
    await each.openSection('Clientes');
    await expect(each.card('Oficina Bruno')).toBeVisible();
    await expect(each.page.getByText('Padaria Estrela')).toHaveCount(0);
  }
});

test('a tab that regains the focus keeps its open form and loads nothing again', async ({
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
  await app.button('Editar o cliente Padaria Estrela').click();
  const name = app.dialog('Editar Cliente').getByLabel(/^Nome/);
  await name.fill('Pela metade');
  await name.evaluate((element) => {
    element.setAttribute('data-kept', '');
  });
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) reads += 1;
  });
  for (let times = 0; times < 3; times += 1) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  // A tab that regains the focus reads the stored session again. Waits for possible effects of that.
  await page.waitForTimeout(300);
  await expect(name).toHaveValue('Pela metade');
  // The input element is still the same, so nothing was unmounted in between.
  await expect(name).toHaveAttribute('data-kept');
  expect(reads).toBe(0);
});

test('a choice that another device has deleted is not offered for ever', async ({
  app,
  records,
}) => {
  const { project } = await records.runningProject('Marca');
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Novo Pagamento').click();
  const form = app.dialog('Novo Pagamento');
  await fillFields(form, { Projeto: 'Marca', Observações: 'Sinal' });
  await records.remove('projects', project);
  const save = form.getByRole('button', { name: 'Criar', exact: true });
  await save.click();
  await expect(app.notice('Erro ao salvar pagamento. Tente novamente.')).toBeVisible();
  await formField(form, 'Projeto').click();
  await expect(listedOptions(formField(form, 'Projeto'))).toHaveCount(0);
  await formField(form, 'Projeto').press('Escape');
  await save.click();
  await expect(formField(form, 'Projeto')).toHaveAccessibleDescription(/^Projeto é obrigatório/);
  await expect(formField(form, 'Observações')).toHaveValue('Sinal');
});
