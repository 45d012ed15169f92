import { expect } from '@playwright/test';
import { holdAppScripts } from './fixtures/failures';
import { test } from './fixtures/test';

// Stories about the static page before the app is loaded.

test.use({ session: null, fetchesAhead: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, and says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('ative o JavaScript')).toBeVisible();
    await expect(page.getByText('Verificando autenticação...')).toBeHidden();
  });

  test('the page of a quote says what is missing, too', async ({ page }) => {
    await page.goto('/orcamento.html#1.abc');
    await expect(page.getByText('ligue o JavaScript')).toBeVisible();
  });
});

for (const [missing, take] of [
  ['Intl.Segmenter', () => Reflect.deleteProperty(Intl, 'Segmenter')],
  ['color-mix', () => Reflect.set(CSS, 'supports', () => false)],
] as const) {
  test(`a browser without ${missing} is told that it is too old, and runs nothing of the app`, async ({
    page,
  }) => {
    await page.addInitScript(take);
    await page.addInitScript(() => {
      localStorage.setItem('oficio.session', '{}');
    });
    await page.goto('/');
    await expect(page.getByText('atualize o navegador')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await expect(page.locator('script[src]')).toHaveCount(0);
  });
}

test('a visitor gets the landing page without the app running, and its scripts ask to be compiled while they arrive', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The scripts are only fetched ahead; none was executed.
  await expect.poll(() => scripts.length).toBeGreaterThan(4);
  expect(await page.locator('script[src]').count()).toBe(0);
  for (const address of scripts) {
    const script = await page.request.get(address);
    expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('with a session the landing page is never shown', async ({ page }) => {
  await holdAppScripts(page);
  await page.addInitScript(() => {
    localStorage.setItem('oficio.session', '{}');
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Verificando autenticação...');
  await expect(page.locator('#landing')).toBeHidden();
});

test('a link from a confirmation e-mail loads the app at once', async ({ page }) => {
  await holdAppScripts(page);
  await page.goto('/#access_token=a&refresh_token=b', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Verificando autenticação...');
});

test('an open page follows the device, on the landing page and on the form', async ({ page }) => {
  const looks = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(looks).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(looks).toHaveClass('dark');
  await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
  await expect(page).toHaveTitle('Criar conta · Ofício');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(looks).toHaveClass('light');
});

test('the stored theme, or else the device’s, is painted before the app is there', async ({
  page,
}) => {
  await holdAppScripts(page);
  for (const [stored, device, expected] of [
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'dark', 'dark'],
  ] as const) {
    await test.step(`theme ${String(stored)} on a ${device} device paints ${expected}`, async () => {
      await page.emulateMedia({ colorScheme: device });
      await page.goto('/favicon.svg');
      await page.evaluate((theme) => {
        if (theme === null) localStorage.removeItem('oficio.theme');
        else localStorage.setItem('oficio.theme', theme);
      }, stored);
      await page.goto('/');
      await expect(page.locator('html')).toHaveClass(expected);
      const paper = expected === 'dark' ? 'rgb(14, 20, 35)' : 'rgb(251, 248, 242)';
      await expect(page.locator('html')).toHaveCSS('background-color', paper);
    });
  }
});
