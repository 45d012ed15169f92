import { expect } from '@playwright/test';
import { AuthScreen } from '../fixtures/authScreen';
import { holdRequests } from '../fixtures/failures';
import { test } from '../fixtures/test';

test('a deletion still on its way at the sign-out is seen by whoever signs in again', async ({
  account,
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
  const letThrough = await holdRequests(page, '**/rest/v1/clients?*', 'DELETE');
  await app.button('Excluir o cliente Padaria Estrela').click();
  await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');
  await app.button('Sair').click();
  await app.question('Tem certeza que deseja sair?').getByRole('button', { name: 'Sair' }).click();

  await page.getByRole('button', { name: 'Log In' }).click();
  await new AuthScreen(page).signIn(account.email, account.password);
  await expect(page.getByText('Carregando seus dados...')).toBeVisible();
  letThrough();
  await expect(app.title('Dashboard')).toBeVisible();
  await app.openSection('Clientes');
  await expect(page.getByText('Nenhum cliente cadastrado')).toBeVisible();
});
