import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { AuthScreen } from '../fixtures/authScreen';
import { test } from '../fixtures/test';

test.use({ session: null });

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

test('The landing page @phone', async ({ page, app }) => {
  await page.goto('/');
  await test.step('Without a user: the landing page first', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seu ofício em dia/);
    await expect(page.getByText('Verificando autenticação...')).toBeHidden();
    await app.expectNoSidewaysScroll();
  });
  await test.step('three sample testimonials, each with a name, role and star rating', async () => {
    const examples = page.locator('#testimonials').getByRole('listitem');
    await expect(examples).toHaveCount(3);
    for (const [name, role] of [
      ['Renata Moura', 'Designer de interiores'],
      ['Caio Ferraz', 'Fotógrafo'],
      ['Luíza Tavares', 'Tradutora'],
    ] as const) {
      const example = examples.filter({ hasText: name });
      await expect(example).toContainText(role);
      await expect(example.getByRole('img', { name: /^[45] de 5 estrelas$/ })).toBeVisible();
    }
    await expect(page.getByText('Depoimentos de exemplo')).toBeVisible();
  });
  await test.step('a footer of placeholder links, which lead nowhere', async () => {
    const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    const address = page.url();
    for (const link of await links.all()) {
      await expect(link).toBeDisabled();
      await link.click({ force: true });
    }
    expect(page.url()).toBe(address);
  });
  await test.step('The buttons of the header: Log In / Sign Up (mobile: Entrar / Cadastrar)', async () => {
    const names = isNarrow(page) ? ['Entrar', 'Cadastrar'] : ['Log In', 'Sign Up'];
    for (const name of names) {
      await expect(
        page.getByRole('banner').getByRole('button', { name, exact: true }),
      ).toBeVisible();
    }
  });
  await test.step('The header has anchors #features, #benefits, #testimonials', async () => {
    const header = page.getByRole('banner');
    for (const anchor of ['#features', '#benefits', '#testimonials']) {
      const link = header.locator(`a[href="${anchor}"]`);
      await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toHaveCount(1);
      if (isNarrow(page)) {
        await expect(link).toHaveCount(1);
      } else {
        await link.click();
        await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toBeInViewport();
        await page.evaluate(() => {
          window.scrollTo(0, 0);
        });
      }
    }
  });
});

test('Each button leads to the login/sign-up screen, on its side of it', async ({ page }) => {
  const auth = new AuthScreen(page);
  for (const [button, mode] of [
    [/^(Log In|Entrar)$/, 'Entrar'],
    [/^(Sign Up|Cadastrar)$/, 'Criar Conta'],
    ['COMEÇAR AGORA', 'Criar Conta'],
    ['SAIBA MAIS', 'Entrar'],
    ['ENTRE EM CONTATO', 'Entrar'],
  ] as const) {
    await test.step(String(button), async () => {
      await page.goto('/');
      await page.getByRole('button', { name: button }).click();
      await expect(auth.heading(mode)).toBeVisible();
      await expect(auth.mode(mode)).toHaveAttribute('aria-pressed', 'true');
      // The landing page that the running app renders works in the same way as the static one.
      await page.getByRole('button', { name: 'Voltar à página inicial' }).click();
      await page.getByRole('button', { name: button }).click();
      await expect(auth.heading(mode)).toBeVisible();
    });
  }
});
