import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signUp } from './fixtures/account';
import { AuthScreen } from './fixtures/authScreen';
import { holdApp } from './fixtures/failures';
import { test, VISITOR } from './fixtures/test';

// The login form can be used before the app is there, which then takes it over as it stands.

test.use({ storageState: VISITOR });

const running = (page: Page): Locator => page.locator('#root form');

const caret = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]);

test('what was typed, the caret and the focus go over to the app', async ({ page }) => {
  const release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  await auth.field('Email').fill('ana@exemplo.com.br');
  await auth.field('Senha').pressSequentially('segredo');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await running(page).count()).toBe(0);

  release();
  await expect(running(page)).toBeVisible();
  await expect(page.locator('#start')).toHaveCount(0);
  await expect(auth.field('Email')).toHaveValue('ana@exemplo.com.br');
  await expect(auth.field('Senha')).toHaveValue('segredo');
  await expect(auth.field('Senha')).toBeFocused();
  expect(await caret(auth.field('Senha'))).toEqual([5, 6]);
  await page.keyboard.type('D');
  await expect(auth.field('Senha')).toHaveValue('segreDo');
});

test('the focus stands at the heading, or on the button it was moved to, and goes over', async ({
  page,
}) => {
  for (const isMoved of [false, true]) {
    const release = await holdApp(page);
    const auth = new AuthScreen(page);
    await auth.open('login');
    await expect(auth.heading('Entrar')).toBeFocused();
    if (isMoved) await page.keyboard.press('Shift+Tab');
    const held = isMoved ? auth.mode('Criar Conta') : auth.heading('Entrar');
    await expect(held).toBeFocused();
    release();
    await expect(running(page)).toBeVisible();
    await expect(held).toBeFocused();
    await page.unrouteAll();
  }
});

test('no key is lost while the app takes over', async ({ page }) => {
  const release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  await auth.field('Senha').focus();
  release();
  const typed = 'uma-senha-bem-comprida-'.repeat(6);
  await page.keyboard.type(typed, { delay: 5 });
  await expect(running(page)).toBeVisible();
  await expect(auth.field('Senha')).toHaveValue(typed);
});

test('a login sent before the app is there is done once it is', async ({ page, server }) => {
  const { email } = await signUp(server.url);
  const release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  await auth.field('Email').fill(email);
  await auth.field('Senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(auth.form.locator('form').getByRole('button', { name: 'Entrar' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page).toHaveURL('/');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(requests.filter((url) => url.includes('/auth/v1/token'))).toHaveLength(1);
});

test('the other buttons answer at once, or are remembered', async ({ page }) => {
  let release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  await auth.field('Email').fill('ana@exemplo.com.br');
  await auth.mode('Criar Conta').click();
  release();
  await expect(auth.heading('Criar Conta')).toBeVisible();
  await expect(auth.field('Email')).toHaveValue('ana@exemplo.com.br');

  await page.unrouteAll();
  release = await holdApp(page);
  await auth.open('signUp');
  await expect(auth.field('Confirmar Senha')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar à página inicial' }).click();
  await expect(page.locator('#landing')).toBeVisible();
  release();
  await expect(page.locator('#root').getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
  await expect(auth.heading('Criar Conta')).toHaveCount(0);
});

test('the browser’s Back leads to the landing page, whenever it is pressed', async ({ page }) => {
  const release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  await page.goBack();
  await expect(page.locator('#landing')).toBeVisible();
  await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
  release();
  await expect(running(page)).toBeVisible();
  await expect(auth.heading('Criar Conta')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#root').getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
});

/** While React renders the app for the first time, the page's body of that function is run. */
const whileTakingOver = (page: Page, happens: () => void): Promise<unknown> =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    // React listens at the root from the moment it begins to render into it.
    root.addEventListener = (...args) => {
      delete root.addEventListener;
      (${String(happens)})();
      root.addEventListener(...args);
    };
  })`);

test('who goes back while the app takes over is on the landing page', async ({ page }) => {
  await whileTakingOver(page, () => {
    history.back();
  });
  const release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  release();
  await expect(page.locator('#root').getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
  await expect(page.locator('#start')).toHaveCount(0);
});

test('who went back before the app was there stays on the landing page', async ({ page }) => {
  const release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  await page.goBack();
  release();
  await expect(page.locator('#root').getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
});

test('who asks for a form while the app takes over the landing page gets it', async ({ page }) => {
  await whileTakingOver(page, () => {
    document.querySelector<HTMLElement>('#start [data-auth=signUp]')?.click();
  });
  const release = await holdApp(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  await page.goBack();
  release();
  await expect(running(page)).toBeVisible();
  await expect(auth.heading('Criar Conta')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#root').getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
});

for (const mode of ['login', 'signUp'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`${mode} at ${String(width)} px: the static form looks like the app’s`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const release = await holdApp(page);
      const auth = new AuthScreen(page);
      await auth.open(mode);
      await auth.field('Senha').focus();
      await page.evaluate(() => document.fonts.ready);
      const before = await page.screenshot({ fullPage: true });
      release();
      await expect(running(page)).toBeVisible();
      const after = await page.screenshot({ fullPage: true });
      expect(after.equals(before)).toBe(true);
    });
  }
}

test('an app that does not load says so, and what was typed can be sent again', async ({
  page,
  server,
}) => {
  const { email } = await signUp(server.url);
  await page.route('**/assets/main*.js', (route) => route.abort());
  const auth = new AuthScreen(page);
  await auth.open('login');
  await expect(page.getByRole('alert')).toContainText('Erro inesperado. Verifique sua conexão');
  await auth.field('Email').fill(email);
  await auth.field('Senha').fill(PASSWORD);

  await page.unroute('**/assets/main*.js');
  await auth.submit('Entrar');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('#start-failed')).toBeEmpty();
});

test('an app that does not load can be tried again from the beginning', async ({ page }) => {
  await page.route('**/assets/main*.js', (route) => route.abort());
  const auth = new AuthScreen(page);
  await auth.open('login');
  await page.unroute('**/assets/main*.js');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.locator('#landing')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await auth.open('login');
  await expect(running(page)).toBeVisible();
});
