import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test, VISITOR } from './fixtures/test';

// What the static page does before, and until, the app is there.

test.use({ storageState: VISITOR });

/** Holds the app's scripts back until the returned function lets them through. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const logIn = (page: Page) => page.locator('[data-auth=login]').first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, and says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('ative o JavaScript')).toBeVisible();
    await expect(page.getByText('Verificando autenticação...')).toBeHidden();
  });
});

test('a visitor gets the landing page without the app running', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Fetched ahead, as links; nothing of the app is run.
  await expect(page.locator('link[rel=prefetch][as=script]')).not.toHaveCount(0);
  expect(await page.locator('script[src]').count()).toBe(0);
});

test('a click is answered at once and remembered while the app loads', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  await logIn(page).click();
  await expect(logIn(page)).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => window.__oficio?.auth)).toBe('login');

  release();
  await expect(page.locator('#landing')).toHaveCount(0);
});

test('with a session the landing page is never shown', async ({ page }) => {
  await holdApp(page);
  await page.addInitScript(() => {
    localStorage.setItem('oficio.session', '{}');
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Verificando autenticação...');
  await expect(page.locator('#landing')).toBeHidden();
});

test('a link from a confirmation e-mail loads the app at once', async ({ page }) => {
  await holdApp(page);
  await page.goto('/#access_token=a&refresh_token=b', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Verificando autenticação...');
});

test('an app that does not load says so and can be tried again', async ({ page }) => {
  await page.route('**/assets/main*.js', (route) => route.abort());
  await page.goto('/');
  await logIn(page).click();
  await expect(page.getByRole('alert')).toContainText('Erro inesperado. Verifique sua conexão');
  await expect(logIn(page)).not.toHaveAttribute('aria-busy', 'true');

  await page.unroute('**/assets/main*.js');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('alert')).toBeEmpty();
  await logIn(page).click();
  await expect(page.locator('#landing')).toHaveCount(0);
});

for (const [stored, device, expected] of [
  [null, 'dark', 'dark'],
  [null, 'light', 'light'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
] as const) {
  test(`theme ${String(stored)} on a ${device} device paints ${expected}`, async ({ page }) => {
    await holdApp(page);
    await page.emulateMedia({ colorScheme: device });
    if (stored !== null) {
      await page.addInitScript((theme) => {
        localStorage.setItem('oficio.theme', theme);
      }, stored);
    }
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass(expected);
    const paper = expected === 'dark' ? 'rgb(14, 20, 35)' : 'rgb(251, 248, 242)';
    await expect(page.locator('html')).toHaveCSS('background-color', paper);
  });
}
