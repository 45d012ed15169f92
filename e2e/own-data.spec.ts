import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readRows, signUp } from './fixtures/account';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { App } from './fixtures/app';
import { signedInState, test } from './fixtures/test';

async function openMyData(page: Page): Promise<void> {
  const app = new App(page);
  if (app.isNarrow) await app.button('Abrir o menu').click();
  else await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  const entry = page.getByRole(app.isNarrow ? 'button' : 'menuitem', { name: 'Meus dados' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
}

const copyOf = (page: Page) =>
  page.getByRole('region', { name: 'Seus registros' }).getByRole('button', { name: /json/ });

/** The text of the year's card on the dashboard. */
const figures = (page: Page): Promise<string> =>
  page.getByRole('main').getByRole('region', { name: 'O ano' }).innerText();

const PHONE = { viewport: { width: 390, height: 900 } };

/** Checks the page at a desk and on a phone, in light and dark. Ends on the phone. */
async function look(page: Page, what: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothSchemes(page, `${what}, ${String(width)} px`);
    await new App(page).expectNoSidewaysScroll();
  }
}

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });

test('on a phone what saves and throws away stands above the bar of sections', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open();
  await openMyData(page);
  await page.getByLabel('Nome profissional').fill('Ana Nogueira');
  for (const name of ['Descartar', 'Salvar']) {
    await expect(app.button(name)).toBeVisible();
    // A click of the story would first scroll the button out from under the bar.
    const isHit = await app.button(name).evaluate((own) => {
      const { left, top, width, height } = own.getBoundingClientRect();
      return own.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isHit, name).toBe(true);
  }
});

test('an account is taken along at a desk, restored in another one on a phone, and erased', async ({
  app,
  browser,
  page,
  records,
  server,
}) => {
  const { project } = await records.runningProject();
  await records.payment({ project, paid: true, amount: 4600 });
  await records.expense({ amount: 1200.5 });
  await app.open();
  const before = await figures(page);
  await openMyData(page);
  const [file] = await Promise.all([page.waitForEvent('download'), copyOf(page).click()]);
  const path = await file.path();
  await expect(page.getByRole('region', { name: 'Restaurar' })).toContainText(
    'Só uma conta vazia pode ser restaurada.',
  );

  const other = await signUp(server.url, 'Otávio Luz');
  const context = await browser.newContext({
    ...PHONE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    storageState: signedInState(server.url, other.session),
  });
  const fresh = await context.newPage();
  await fresh.goto(server.url);
  await openMyData(fresh);
  const restore = fresh.getByRole('region', { name: 'Restaurar' });
  await restore.getByText('Restaurar de um arquivo').click();
  const input = restore.getByLabel('Arquivo .json para restaurar');
  const broken = readFileSync(path).subarray(0, -40);
  await input.setInputFiles({
    name: 'meio.json',
    mimeType: 'application/json',
    buffer: broken,
  });
  await expect(restore.getByRole('alert')).toContainText('não é um JSON inteiro');
  await input.setInputFiles(path);
  await expect(restore).toContainText('1 cliente, 1 orçamento, 1 projeto');
  await look(fresh, 'a file that was checked');
  await restore.getByRole('button', { name: 'Restaurar' }).click();
  await expect(restore.getByRole('alert')).toContainText('Dados restaurados');
  await new App(fresh).openSection('Dashboard');
  // On a phone the months have one letter each.
  await fresh.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => figures(fresh)).toBe(before);
  await fresh.setViewportSize(PHONE.viewport);

  await openMyData(fresh);
  const erase = fresh.getByRole('region', { name: 'Apagar meus dados' });
  await erase.getByText('Apagar tudo desta conta').click();
  await erase.getByLabel(`Para confirmar, digite ${other.email}`).fill(other.email);
  await look(fresh, 'what erases everything');
  await erase.getByRole('button', { name: 'Apagar meus dados' }).click();
  await expect(erase.getByRole('alert')).toContainText('Seus dados foram apagados');
  await new App(fresh).openSection('Clientes');
  await expect(fresh.getByText('Nenhum cliente cadastrado')).toBeVisible();
  expect(await readRows(server.url, other, 'expenses')).toEqual([]);
  expect(await records.stored('expenses')).toHaveLength(1);
  await context.close();
});
