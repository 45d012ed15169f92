import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { AuthScreen } from './fixtures/authScreen';
import { holdAppScripts } from './fixtures/failures';
import { test } from './fixtures/test';

// A button of the static landing page may be pressed before the app is loaded.

test.use({ session: null, fetchesAhead: true });

const BUTTON = { login: 'SAIBA MAIS', signUp: 'COMEÇAR AGORA' };

const staticPage = (page: Page): Locator => page.locator('#start');

const button = (page: Page, mode: 'login' | 'signUp'): Locator =>
  page.getByRole('button', { name: BUTTON[mode] });

/** Presses a button before the app's scripts are loaded. The returned function lets the scripts load. */
async function pressEarly(page: Page, mode: 'login' | 'signUp'): Promise<() => void> {
  const release = await holdAppScripts(page);
  await page.goto('/');
  await button(page, mode).click();
  await expect(button(page, mode)).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/');
  return release;
}

/** Runs the function's body in the page while React renders the app for the first time. */
const whileTakingOver = (page: Page, happens: () => void): Promise<unknown> =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    // React adds its event listeners to the root element when it starts to render.
    root.addEventListener = (...args) => {
      delete root.addEventListener;
      (${String(happens)})();
      root.addEventListener(...args);
    };
  })`);

test('a press is kept until the app is there, and its form can be typed into', async ({ page }) => {
  const release = await pressEarly(page, 'signUp');
  const auth = new AuthScreen(page);
  await expect(auth.heading('Criar Conta')).toHaveCount(0);

  release();
  await expect(auth.field('Nome Completo')).toBeFocused();
  await expect(staticPage(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await auth.field('Email').fill('ana@exemplo.com.br');
  await expect(auth.field('Email')).toHaveValue('ana@exemplo.com.br');
});

test('of several presses the last one counts', async ({ page }) => {
  const release = await pressEarly(page, 'signUp');
  await button(page, 'login').click();
  await expect(page.locator('#start [aria-busy=true]')).toHaveText(BUTTON.login);
  release();
  await expect(new AuthScreen(page).heading('Entrar')).toBeFocused();
});

test('a press by the keyboard is kept, too', async ({ page }) => {
  const release = await holdAppScripts(page);
  await page.goto('/');
  await button(page, 'login').focus();
  await page.keyboard.press('Enter');
  release();
  await expect(new AuthScreen(page).heading('Entrar')).toBeFocused();
});

test('a button that is pressed while the app takes over counts', async ({ page }) => {
  await whileTakingOver(page, () => {
    document.querySelector<HTMLElement>('#start [data-auth=signUp]')?.click();
  });
  const release = await pressEarly(page, 'login');
  release();
  await expect(new AuthScreen(page).heading('Criar Conta')).toBeVisible();
  await expect(staticPage(page)).toHaveCount(0);
  await page.goBack();
  await expect(button(page, 'signUp')).toBeVisible();
});

test('who goes back before the app is there stays on the landing page, and may press again', async ({
  page,
}) => {
  const release = await pressEarly(page, 'login');
  await page.goBack();
  await expect(button(page, 'login')).not.toHaveAttribute('aria-busy');
  const auth = new AuthScreen(page);
  const isThere = page.waitForResponse(/\/assets\/auth.*\.js$/);
  release();
  await isThere;
  await expect(staticPage(page)).toBeVisible();
  await expect(auth.heading('Entrar')).toHaveCount(0);

  await button(page, 'signUp').click();
  await expect(auth.field('Nome Completo')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#root').getByRole('button', { name: BUTTON.signUp })).toBeVisible();
});

test('who goes back while the app takes over is on the landing page', async ({ page }) => {
  await whileTakingOver(page, () => {
    history.back();
  });
  const release = await pressEarly(page, 'login');
  release();
  await expect(page.locator('#root').getByRole('button', { name: BUTTON.login })).toBeVisible();
  await expect(staticPage(page)).toHaveCount(0);
});

test('a reload of the form leads to the landing page, from which Back leaves', async ({ page }) => {
  await page.goto('about:blank');
  const auth = new AuthScreen(page);
  await auth.open('login');
  await page.reload();
  await expect(staticPage(page)).toBeVisible();
  await button(page, 'signUp').click();
  await expect(auth.heading('Criar Conta')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#root').getByRole('button', { name: BUTTON.signUp })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('an app that does not load says so, and the next press tries again', async ({ page }) => {
  await page.route('**/assets/main*.js', (route) => route.abort());
  await page.goto('/');
  await button(page, 'login').click();
  await expect(page.getByRole('alert')).toContainText('Erro inesperado. Verifique sua conexão');
  await expect(button(page, 'login')).not.toHaveAttribute('aria-busy');

  await page.unroute('**/assets/main*.js');
  await button(page, 'signUp').click();
  await expect(page.locator('#start-failed')).toBeEmpty();
  await expect(new AuthScreen(page).heading('Criar Conta')).toBeVisible();
});

test('an app that does not load can be tried again from the beginning', async ({ page }) => {
  await page.route('**/assets/main*.js', (route) => route.abort());
  await page.goto('/');
  await button(page, 'login').click();
  await expect(page.getByRole('alert')).toContainText('Tentar novamente');
  await page.unroute('**/assets/main*.js');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.locator('#landing')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await new AuthScreen(page).open('login');
});
