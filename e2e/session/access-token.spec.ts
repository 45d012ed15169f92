import { expect } from '@playwright/test';
import { PASSWORD, newEmail, signUp } from '../fixtures/account';
import { App, fillFields } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { test } from '../fixtures/test';
import { expireAccessToken } from '../fixtures/tokens';

test('an access token that expires in the middle of work is renewed unnoticed', async ({
  account,
  app,
  page,
  records,
  server,
}) => {
  await app.open();
  await app.openSection('Clientes');
  const saveWithExpired = async (name: string, noticed: 'known' | 'hidden') => {
    await app.button('Novo Cliente').click();
    const form = app.dialog('Novo Cliente');
    await fillFields(form, { Nome: name });
    await expireAccessToken(page, server, account, noticed);
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(app.card(name)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  };
  for (const noticed of ['known', 'hidden'] as const) {
    await test.step(`${noticed} to the device's clock`, () =>
      saveWithExpired(`Padaria ${noticed}`, noticed));
  }
  await test.step('a page opened after the token expired, behind a slow clock, still gets its data', async () => {
    await expireAccessToken(page, server, account, 'hidden');
    await page.reload();
    await expect(app.card('Padaria hidden')).toBeVisible();
  });
  await test.step('a refresh that fails once and then works is not noticed', async () => {
    let refreshes = 0;
    await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
      refreshes += 1;
      if (refreshes === 1) await route.abort('connectionreset');
      else await route.continue();
    });
    await saveWithExpired('Padaria Estrela', 'known');
    expect(refreshes).toBe(2);
  });
  expect(await records.stored('clients')).toHaveLength(3);
});

for (const hours of [2, -2]) {
  test.describe(`a clock that is ${String(hours)} hours wrong`, () => {
    test.use({ session: null });

    test('signing in, saving and opening the page again work', async ({ page, server }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      const { email } = await signUp(server.url);
      const app = new App(page);
      const auth = new AuthScreen(page);
      await auth.open('login');
      await auth.signIn(email, PASSWORD);
      await expect(app.title('Dashboard')).toBeVisible();
      await app.openSection('Clientes');
      await app.button('Novo Cliente').click();
      const form = app.dialog('Novo Cliente');
      await fillFields(form, { Nome: 'Padaria Estrela' });
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(app.card('Padaria Estrela')).toBeVisible();
      // The place that a reload restores is stored shortly after a form is closed.
      await page.waitForFunction(() => (history.state as { place?: object } | null)?.place);
      await page.reload();
      await expect(app.title('Clientes')).toBeVisible();
      await app.openSection('Clientes');
      await expect(app.card('Padaria Estrela')).toBeVisible();
    });
  });
}

test.describe('a link from a confirmation e-mail', () => {
  test.use({ session: null });

  test('signs nobody in, as the embedded backend sends none, and leaves the address at once', async ({
    page,
    server,
  }) => {
    const { session } = await signUp(server.url, `Ana ${newEmail()}`);
    const { access_token, refresh_token } = session;
    await page.goto(
      `/#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`,
    );
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: /^(Log In|Entrar)$/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('oficio.session'))).toBeNull();
    expect(new URL(page.url()).hash).toBe('');
    await page.goBack();
    expect(page.url()).not.toContain('access_token');
  });
});
