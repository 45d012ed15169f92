import { expect } from '@playwright/test';
import { readRows, signUp } from '../fixtures/account';
import { App, SECTIONS } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { holdRequests } from '../fixtures/failures';
import { Records } from '../fixtures/records';
import { signedInState, test } from '../fixtures/test';

test("While authentication is checked: a spinner with the text 'Verificando autenticação...'", async ({
  page,
  app,
}) => {
  const release = await holdRequests(page, '**/assets/main*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Verificando autenticação...', { exact: true })).toBeVisible();
  release();
  await expect(app.title('Dashboard')).toBeVisible();
});

test("With a user while data loads: a spinner with 'Carregando seus dados...' and a welcome line containing the user's e-mail @phone", async ({
  page,
  app,
  account,
}) => {
  const release = await holdRequests(page, '**/rest/v1/**');
  await page.goto('/');
  await expect(page.getByText('Carregando seus dados...', { exact: true })).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  release();
  await expect(app.title('Dashboard')).toBeVisible();
  await expect(page.getByText('Carregando seus dados...')).toBeHidden();
});

test('The signed-in layout @phone', async ({ app, page, account }) => {
  await app.open();
  await test.step("the user's full name, the e-mail", async () => {
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Ana Nogueira', { exact: true })).toBeVisible();
    await expect(bar.getByText(account.email, { exact: true })).toBeVisible();
  });
  await test.step('A notification bell with a fixed badge of 3', async () => {
    await expect(page.getByRole('img', { name: 'Notificações: 3' })).toHaveText('3');
  });
  await test.step('Top bar: the section title; no URL routes are shown', async () => {
    const address = page.url();
    for (const section of SECTIONS) {
      await app.openSection(section);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(section);
      await expect(page).toHaveTitle(`${section} · Ofício`);
      await app.expectNoSidewaysScroll();
    }
    expect(page.url()).toBe(address);
  });
  await test.step('Sidebar labels: Dashboard, Clientes, Orçamentos, Projetos, Pagamentos, Gastos', async () => {
    if (app.isNarrow) await app.button('Abrir o menu').click();
    await expect(app.sections.getByRole('button')).toHaveText([...SECTIONS]);
    await expect(app.page.getByText('v1.0', { exact: true }).filter({ visible: true })).toHaveCount(
      1,
    );
  });
});

test('Under 1024px wide the sidebar is a drawer that closes after a pick', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 768 });
  await app.open();
  await expect(app.sections).toBeHidden();
  const menu = app.button('Abrir o menu');
  await menu.click();
  await expect(app.sections).toBeVisible();
  await app.sections.getByRole('button', { name: 'Gastos' }).click();
  await expect(app.sections).toBeHidden();
  await expect(app.title('Gastos')).toBeVisible();

  await menu.click();
  await page.keyboard.press('Escape');
  await expect(app.sections).toBeHidden();
  await expect(menu).toBeFocused();

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(app.sections).toBeVisible();
  await expect(menu).toBeHidden();
});

test.describe("the user's full name (else the part of the e-mail before the @), the e-mail", () => {
  test('a long name is cut, and takes no room from the rest', async ({ browser, server }) => {
    const long = 'Maria Aparecida dos Santos Albuquerque '.repeat(4).trim();
    const account = await signUp(server.url, long);
    for (const width of [360, 768, 1440]) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height: 740 },
        storageState: signedInState(server.url, account.session),
      });
      const app = new App(await context.newPage());
      await app.open();
      const bar = app.page.getByRole('banner');
      await expect(bar.getByText(long)).toBeVisible();
      await app.expectNoSidewaysScroll();
      const box = await app.title('Dashboard').evaluate((title) => {
        const { scrollWidth, clientWidth } = title;
        return { isWhole: scrollWidth <= clientWidth, lines: title.getClientRects().length };
      });
      expect(box).toEqual({ isWhole: true, lines: 1 });
      await expect(app.button('Sair')).toBeInViewport({ ratio: 1 });
      await context.close();
    }
  });

  test('without a full name: the part of the e-mail before the @', async ({ browser, server }) => {
    const nameless = await signUp(server.url, '');
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: signedInState(server.url, nameless.session),
    });
    const page = await context.newPage();
    await page.goto('/');
    const [name = ''] = nameless.email.split('@');
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
    await context.close();
  });
});

test("A Sair action that first asks 'Tem certeza que deseja sair?' @phone", async ({
  app,
  page,
}) => {
  await app.open();
  await app.button('Sair').click();
  await app.answer('Tem certeza que deseja sair?', 'Cancelar');
  await expect(app.title('Dashboard')).toBeVisible();
  await app.button('Sair').click();
  await app.question('Tem certeza que deseja sair?').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
});

test('On sign-out all lists are emptied; each signed-in user sees only their own data', async ({
  app,
  page,
  records,
  server,
}) => {
  await records.client('Padaria Estrela');
  const other = await signUp(server.url, 'Bruno Lima');
  await new Records(server.url, other).client('Oficina Bruno');

  await app.open();
  await app.openSection('Clientes');
  await expect(app.card('Padaria Estrela')).toBeVisible();
  await app.button('Sair').click();
  await app.question('Tem certeza que deseja sair?').getByRole('button', { name: 'Sair' }).click();

  const auth = new AuthScreen(page);
  await page.getByRole('banner').getByRole('button').first().click();
  await auth.signIn(other.email, other.password);
  // Every user who signs in starts on the dashboard.
  await expect(app.title('Dashboard')).toBeVisible();
  await app.openSection('Clientes');
  await expect(app.card('Oficina Bruno')).toBeVisible();
  await expect(page.getByText('Padaria Estrela')).toHaveCount(0);
  expect(await readRows(server.url, other, 'clients')).toHaveLength(1);
});
