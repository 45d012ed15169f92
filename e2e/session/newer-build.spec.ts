import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { signUp } from '../fixtures/account';
import { App } from '../fixtures/app';
import type { OficioServer } from '../fixtures/server';
import { withServer } from '../fixtures/server';
import { test as base } from '../fixtures/test';

interface Deployed extends OficioServer {
  /** Removes the chunks with this name, as if a newer build had been deployed. */
  takeAway(chunk: string): void;
  /** Restores the chunks, as if the page belonged to the newer build. */
  bringBack(chunk: string): void;
}

const dist = path.resolve(__dirname, '../../dist');

const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'oficio-dist-'));
      cpSync(dist, folder, { recursive: true });
      const assets = path.join(folder, 'assets');
      const rename = (from: string, to: string): void => {
        const files = readdirSync(assets).filter((file) => file.startsWith(`${from}.`));
        if (files.length === 0) throw new Error(`The build has no chunk ${from}`);
        for (const file of files) {
          renameSync(path.join(assets, file), path.join(assets, file.replace(from, to)));
        }
      };
      try {
        await withServer(
          (server) =>
            use(
              Object.assign(server, {
                takeAway: (chunk: string) => {
                  rename(chunk, `gone-${chunk}`);
                },
                bringBack: (chunk: string) => {
                  rename(`gone-${chunk}`, chunk);
                },
              }),
            ),
          { DIST_DIR: folder },
        );
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ deployed }, use) => {
    await use(deployed.url);
  },
  session: async ({ deployed }, use) => {
    await use((await signUp(deployed.url)).session);
  },
});

test.use({ fetchesAhead: true });

// All tests share one build in one worker, so each test restores the chunks that it removed.
test.describe.configure({ mode: 'default' });

test('a section whose chunk is gone says what to do, and the rest goes on working', async ({
  deployed,
  page,
}) => {
  const app = new App(page);
  deployed.takeAway('lists');
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
  deployed.bringBack('lists');
  await app.button('Recarregar a página').click();
  await expect(app.title('Clientes')).toBeVisible();
  await expect(app.button('Novo Cliente')).toBeVisible();
});

test('a modal whose chunk is gone says so where it can be seen, and can be closed', async ({
  deployed,
  page,
}) => {
  const app = new App(page);
  deployed.takeAway('expense-modal');
  await app.open();
  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  const message = page.getByText('Esta parte não pôde ser carregada.');
  await expect(message).toBeInViewport();
  await app.button('Fechar').click();
  await expect(message).toBeHidden();
  await expect(app.button('Novo Gasto')).toBeVisible();
  deployed.bringBack('expense-modal');
});

test('a question whose chunk is gone takes nothing down with it', async ({ deployed, page }) => {
  const app = new App(page);
  deployed.takeAway('menus');
  await app.open();
  await app.button('Sair').click();
  const message = page.getByText('Esta parte não pôde ser carregada.');
  await expect(message).toBeInViewport();
  await app.button('Fechar').click();
  await expect(message).toBeHidden();
  await app.openSection('Gastos');
  deployed.bringBack('menus');
});

test.describe('without a session', () => {
  test.use({ session: null });

  test('a landing page whose login chunk is gone offers to try again', async ({
    deployed,
    page,
  }) => {
    deployed.takeAway('auth');
    await page.goto('/');
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await expect(page.getByText('Erro inesperado. Verifique sua conexão')).toBeVisible();
    deployed.bringBack('auth');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Criar Conta' })).toBeVisible();
  });

  test('a login whose next chunk is gone says so instead of a blank page', async ({
    deployed,
    page,
  }) => {
    const { email, password } = await signUp(deployed.url);
    deployed.takeAway('shell');
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Esta parte não pôde ser carregada.')).toBeVisible();
    deployed.bringBack('shell');
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
