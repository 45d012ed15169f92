import { expect } from '@playwright/test';
import { test } from './fixtures/test';

// The app that a browser installs.

test('a shortcut of the installed app opens what it names', async ({ app, page }) => {
  await page.goto('/?abrir=orcamento');
  await expect(app.dialog('Novo Orçamento')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/?abrir=pagamentos');
  await expect(app.title('Pagamentos')).toBeVisible();
});

test.describe('an iPhone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('is told how the app is installed', async ({ app }) => {
    await app.open();
    await app.button('Abrir o menu').click();
    await app.button('Instalar o Ofício').click();
    await expect(
      app.notice('Toque em Compartilhar e depois em Adicionar à Tela de Início.'),
    ).toBeVisible();
  });
});

test('where the browser can install the app, the user’s menu offers it', async ({ app, page }) => {
  await app.open();
  await page.evaluate(() => {
    const prompt = (): Promise<void> => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve();
    };
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  });
  await page.getByRole('banner').getByRole('button', { name: /@/ }).click();
  await page.getByRole('menuitem', { name: 'Instalar o Ofício' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await page.getByRole('banner').getByRole('button', { name: /@/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Meus dados' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Instalar o Ofício' })).toBeHidden();
});

test('the manifest names files that are there', async ({ request }) => {
  interface Named {
    src: string;
  }
  const answer = await request.get('/app.webmanifest');
  const manifest = (await answer.json()) as { icons: Named[]; screenshots: Named[] };
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const file = await request.get(src);
    expect([src, file.status(), file.headers()['content-type']]).toEqual([
      src,
      200,
      src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ]);
  }
});
