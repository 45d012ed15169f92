import { expect } from '@playwright/test';
import { formField, fillFields } from '../fixtures/app';
import { test } from '../fixtures/test';
import { expireAccessToken } from '../fixtures/tokens';

test.use({ fetchesAhead: true });

test('a backend away at the start is asked again until it is back', async ({
  account,
  app,
  page,
  records,
  server,
}) => {
  await records.client('Padaria Estrela');
  await app.open();
  // Snapshots are off, because the app would otherwise show the snapshot.
  await page.evaluate(() => {
    localStorage.setItem('oficio.snapshots', 'off');
  });
  await expireAccessToken(page, server, account);
  await page.route(/\/(auth|rest)\/v1\//, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByText('Verificando autenticação...')).toBeVisible();
  await expect(page.getByText('Sem resposta do servidor. Tentando novamente…')).toBeVisible();
  await page.unroute(/\/(auth|rest)\/v1\//);
  await expect(app.title('Dashboard')).toBeVisible({ timeout: 35_000 });
  await app.openSection('Clientes');
  await expect(app.card('Padaria Estrela')).toBeVisible();
});

test('lists that did not come at the start come as soon as the browser is online again', async ({
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await app.open();
  await app.openSection('Clientes');
  await expect(page.getByText('Nenhum cliente cadastrado')).toHaveCount(0);
  await page.unroute('**/rest/v1/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(app.card('Padaria Estrela')).toBeVisible();
});

test('offline a save fails with its notice and loses nothing; online again it works', async ({
  app,
  context,
  records,
}) => {
  const project = await records.project({ name: 'Marca' });
  await records.payment({ project });
  await app.open();
  // The section's chunk is loaded before the connection is cut.
  await app.openSection('Pagamentos');
  await app.button('Editar o pagamento de Marca').click();
  await app.dialog('Editar Pagamento').getByRole('button', { name: 'Cancelar' }).click();

  await context.setOffline(true);
  await app
    .row('Marca')
    .getByRole('button', { name: /^Pendente/ })
    .click();
  await expect(app.notice('Erro ao atualizar pagamento. Tente novamente.')).toBeVisible();
  await expect(app.row('Marca').getByRole('button', { name: /^Pendente/ })).toBeVisible();

  await app.button('Editar o pagamento de Marca').click();
  const form = app.dialog('Editar Pagamento');
  await fillFields(form, { Observações: 'Recebido em mãos' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(app.notice('Erro ao salvar pagamento. Tente novamente.')).toBeVisible();
  await expect(formField(form, 'Observações')).toHaveValue('Recebido em mãos');

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  expect(await records.stored('payments')).toMatchObject([
    { notes: 'Recebido em mãos', paid: false },
  ]);
});

test('signing out works without a connection, too', async ({ app, context, page }) => {
  await app.open();
  await app.button('Sair').click();
  const question = app.question('Tem certeza que deseja sair?');
  await expect(question).toBeVisible();
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(question).toBeHidden();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
});
