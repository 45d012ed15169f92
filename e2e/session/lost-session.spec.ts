import { expect } from '@playwright/test';
import type { Account } from '../fixtures/account';
import { revokeSessions, signUp } from '../fixtures/account';
import type { App } from '../fixtures/app';
import { formField, fillFields } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import type { SharedServer } from '../fixtures/server';
import { test } from '../fixtures/test';
import { expireAccessToken } from '../fixtures/tokens';

/** Types into a form. Then the session is revoked on another device, before the form is saved. */
async function loseSessionWhileTyping(
  app: App,
  server: SharedServer,
  account: Account,
): Promise<AuthScreen> {
  await app.open();
  await app.openSection('Clientes');
  await app.button('Editar o cliente Padaria Estrela').click();
  const form = app.dialog('Editar Cliente');
  await fillFields(form, { Observações: 'Ligar na segunda' });
  await revokeSessions(server.url, account);
  await expireAccessToken(app.page, server, account);
  await form.getByRole('button', { name: 'Salvar' }).click();
  const auth = new AuthScreen(app.page);
  await expect(auth.heading('Entrar')).toBeVisible();
  await expect(app.page.getByText('Padaria Estrela')).toHaveCount(0);
  await expect(auth.heading('Entrar')).toBeFocused();
  await expect(app.page.getByRole('status')).toHaveText(
    'Sua sessão terminou. Entre de novo para continuar: o que você digitou está guardado.',
  );
  return auth;
}

test('a stored session that has died leads to the landing page, without a word', async ({
  account,
  app,
  page,
  server,
}) => {
  await app.open();
  await revokeSessions(server.url, account);
  await expireAccessToken(page, server, account);
  // Records in every frame what the page shows, until the landing page appears.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const headings = [...document.querySelectorAll('h1')].filter((each) =>
        each.checkVisibility(),
      );
      seen.add(headings.map((each) => each.innerText).join(' + '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.locator('#root').getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
  const frames = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]); // as set above
  expect(frames.filter((text) => text !== '').map((text) => text.slice(0, 12))).toEqual([
    'Verificando ',
    expect.not.stringMatching(/Verificando|Entrar|\+/),
  ]);
  // After a reload the page finds no stored session to check.
  await page.reload();
  await expect(page.locator('#landing')).toBeVisible();
});

test('a revoked session leads to the login screen, and the same user finds the draft again', async ({
  account,
  app,
  records,
  server,
}) => {
  await records.client('Padaria Estrela');
  const auth = await loseSessionWhileTyping(app, server, account);
  await auth.signIn(account.email, account.password);
  const form = app.dialog('Editar Cliente');
  await expect(formField(form, 'Observações')).toHaveValue('Ligar na segunda');
  await expect(formField(form, 'Nome')).toHaveValue('Padaria Estrela');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(app.card('Padaria Estrela')).toContainText('Ligar na segunda');
});

test('another user finds nothing of it', async ({ account, app, page, records, server }) => {
  await records.client('Padaria Estrela');
  const other = await signUp(server.url, 'Bruno Lima');
  const auth = await loseSessionWhileTyping(app, server, account);
  await auth.signIn(other.email, other.password);
  await expect(app.title('Dashboard')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.openSection('Clientes');
  await expect(page.getByRole('heading', { name: 'Nenhum cliente cadastrado' })).toBeVisible();

  // The first user does not get the draft back either, because another user has used the tab in between.
  await app.button('Sair').click();
  await app.question('Tem certeza que deseja sair?').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'SAIBA MAIS' }).click();
  await auth.signIn(account.email, account.password);
  await expect(app.title('Dashboard')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
