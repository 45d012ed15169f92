import { expect } from '@playwright/test';
import { signUp } from '../fixtures/account';
import { App } from '../fixtures/app';
import { test as base } from '../fixtures/test';

/** The build that the server has, as it is for a page of an older one. */
interface Deployed {
  /** From now on the server is asked for chunks with this name as if a newer build had replaced them. */
  takeAway(chunk: string): Promise<void>;
  /** The chunks are there again, as if the page belonged to the newer build. */
  bringBack(chunk: string): Promise<void>;
}

const test = base.extend<{ deployed: Deployed }>({
  deployed: async ({ context }, use) => {
    const filesOf = (chunk: string): string => `**/assets/${chunk}.*`;
    await use({
      // The server itself answers what it answers where no file is.
      takeAway: async (chunk) => {
        await context.route(filesOf(chunk), (route) =>
          route.continue({ url: route.request().url().replace('/assets/', '/assets/gone-') }),
        );
      },
      bringBack: (chunk) => context.unroute(filesOf(chunk)),
    });
  },
});

test.use({ fetchesAhead: true });

test('a section whose chunk is gone says what to do, and the rest goes on working', async ({
  deployed,
  page,
}) => {
  const app = new App(page);
  await deployed.takeAway('lists');
  await app.open();
  await app.openSection('Clientes');
  await expect(
    page.getByRole('alert').filter({ hasText: 'há uma versão nova do Ofício' }),
  ).toBeVisible();
  await app.openSection('Dashboard');
  await expect(app.title('Dashboard')).toBeVisible();

  await app.openSection('Clientes');
  await app.button('Tentar novamente').click();
  await expect(app.button('Recarregar a página')).toBeVisible();
  await deployed.bringBack('lists');
  await app.button('Recarregar a página').click();
  await expect(app.title('Clientes')).toBeVisible();
  await expect(app.button('Novo Cliente')).toBeVisible();
});

test('a modal whose chunk is gone says so where it can be seen, and can be closed', async ({
  deployed,
  page,
}) => {
  const app = new App(page);
  await deployed.takeAway('expense-modal');
  await app.open();
  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  const message = page.getByText('Esta parte não pôde ser carregada.');
  await expect(message).toBeInViewport();
  await app.button('Fechar').click();
  await expect(message).toBeHidden();
  await expect(app.button('Novo Gasto')).toBeVisible();
});

test('a question whose chunk is gone takes nothing down with it', async ({ deployed, page }) => {
  const app = new App(page);
  await deployed.takeAway('menus');
  await app.open();
  await app.button('Sair').click();
  const message = page.getByText('Esta parte não pôde ser carregada.');
  await expect(message).toBeInViewport();
  await app.button('Fechar').click();
  await expect(message).toBeHidden();
  await app.openSection('Gastos');
});

test.describe('without a session', () => {
  test.use({ session: null });

  test('a landing page whose login chunk is gone offers to try again', async ({
    deployed,
    page,
  }) => {
    await deployed.takeAway('auth');
    await page.goto('/');
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await expect(page.getByText('Erro inesperado. Verifique sua conexão')).toBeVisible();
    await deployed.bringBack('auth');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Criar Conta' })).toBeVisible();
  });

  test('a login whose next chunk is gone says so instead of a blank page', async ({
    deployed,
    page,
    server,
  }) => {
    const { email, password } = await signUp(server.url);
    await deployed.takeAway('shell');
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Esta parte não pôde ser carregada.')).toBeVisible();
    await deployed.bringBack('shell');
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
