import { expect } from '@playwright/test';
import { readRows, signUp } from '../fixtures/account';
import { SECTIONS } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { holdRequests } from '../fixtures/failures';
import { Records } from '../fixtures/records';
import { test } from '../fixtures/test';

test('what is shown until the first screen is there', async ({ page, app, account }) => {
  const letAppLoad = await holdRequests(page, '**/assets/main*.js');
  const letDataLoad = await holdRequests(page, '**/rest/v1/**');
  await test.step("While authentication is checked: a spinner with the text 'Verificando autenticação...'", async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Verificando autenticação...', { exact: true })).toBeVisible();
    letAppLoad();
  });
  await test.step("With a user while data loads: a spinner with 'Carregando seus dados...' and a welcome line containing the user's e-mail", async () => {
    await expect(page.getByText('Carregando seus dados...', { exact: true })).toBeVisible();
    await expect(page.getByText(account.email)).toBeVisible();
    letDataLoad();
  });
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
    if (app.isNarrow) await page.keyboard.press('Escape');
  });
  await test.step('Under 1024px wide the sidebar is a drawer that closes after a pick', async () => {
    if (!app.isNarrow) await page.setViewportSize({ width: 1023, height: 768 });
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

    const width = page.viewportSize()?.width ?? 0;
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(app.sections).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width, height: 768 });
  });
  await test.step("A Sair action that first asks 'Tem certeza que deseja sair?'", async () => {
    await app.button('Sair').click();
    await app.answer('Tem certeza que deseja sair?', 'Cancelar');
    await expect(app.title('Gastos')).toBeVisible();
    await app.button('Sair').click();
    await app.answer('Tem certeza que deseja sair?', 'Sair');
    await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
  });
});

// The page learns of a new width a moment after it is laid out for it. That layout must hold, too.
for (const learnsWidth of [true, false]) {
  const when = learnsWidth ? '' : ', before the page learns of a new width, too';
  test(`the user's full name: a long one is cut, and takes no room from the rest${when}`, async ({
    app,
    page,
    server,
  }) => {
    const long = 'Maria Aparecida dos Santos Albuquerque '.repeat(4).trim();
    const { session } = await signUp(server.url, long);
    await page.addInitScript((stored) => {
      localStorage.setItem('oficio.session', stored);
    }, JSON.stringify(session));
    if (!learnsWidth) {
      await page.addInitScript(() => {
        MediaQueryList.prototype.addEventListener = () => undefined;
      });
    }
    for (const first of [360, 1440]) {
      await page.setViewportSize({ width: first, height: 740 });
      await app.open();
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const bar = page.getByRole('banner');
        await expect(bar.getByText(long)).toBeVisible();
        await app.expectNoSidewaysScroll();
        const box = await app.title('Dashboard').evaluate((title) => {
          const { scrollWidth, clientWidth } = title;
          return { isWhole: scrollWidth <= clientWidth, lines: title.getClientRects().length };
        });
        expect(box, `${String(width)} px`).toEqual({ isWhole: true, lines: 1 });
        await expect(app.button('Sair')).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('On sign-out all lists are emptied; each signed-in user sees only their own data', async ({
  app,
  page,
  records,
  server,
}) => {
  await records.client('Padaria Estrela');
  // This one gave no name.
  const other = await signUp(server.url, '');
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
  await test.step('without a full name: the part of the e-mail before the @', async () => {
    const [name = ''] = other.email.split('@');
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
  });
  await app.openSection('Clientes');
  await expect(app.card('Oficina Bruno')).toBeVisible();
  await expect(page.getByText('Padaria Estrela')).toHaveCount(0);
  expect(await readRows(server.url, other, 'clients')).toHaveLength(1);
});
