import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

import { expectAccessible } from './fixtures/accessible';
import { test, VISITOR } from './fixtures/test';

/** The parts of the file that these stories check. */
interface Saved {
  at: number;
  entries: { at: number; action: { type: string } }[];
}

/** Saves a report by keyboard and returns its path. */
async function saveReport(page: Page, real: boolean): Promise<string> {
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: 'Relatar problema' });
  if (real) await dialog.getByRole('checkbox', { name: /Incluir os dados reais/ }).check();
  const save = dialog.getByRole('button', { name: 'Salvar arquivo' });
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  const wanted = await page.evaluate(() => Date.now());
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^oficio-\d{4}-\d\d-\d\d-\d{4}\.json\.gz$/);
  await expect(dialog.getByRole('status')).toContainText('Arquivo salvo');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  const file = await download.path();
  // The moment of saving, not of opening the dialog.
  expect(readSaved(file).at).toBeGreaterThanOrEqual(wanted);
  return file;
}

const readSaved = (file: string): Saved =>
  JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Saved;

test('a session is recorded and replayed: the same screens, at ten of its moments', async ({
  app,
  page,
  records,
  browser,
  baseURL,
}) => {
  test.slow();
  const client = await records.client('Padaria Estrela');
  await records.client('Oficina Bruno');
  await records.quote({ client });
  await records.payment({});
  await app.open();

  const moments: { at: number; screen: string }[] = [];
  /** Records what assistive technology reads on the page, once the page is quiet. */
  const note = async () => {
    // The page has an empty alert outside of the app, which would say that the app could not be loaded.
    const read = async () => (await page.locator('body').ariaSnapshot()).replace(/\n- alert$/, '');
    let screen = await read();
    await expect(async () => {
      const before = screen;
      await page.waitForTimeout(400);
      screen = await read();
      expect(screen).toBe(before);
    }).toPass();
    moments.push({ at: await page.evaluate(() => Date.now()), screen });
  };

  await note();
  await app.openSection('Clientes');
  await note();
  await app.button('Excluir o cliente Oficina Bruno').click();
  await note();
  await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');
  await expect(app.notice('Cliente “Oficina Bruno” excluído.')).toBeVisible();
  await note();
  await app.openSection('Orçamentos');
  await note();
  await app.button('Novo Orçamento').click();
  await note();
  await app.dialog('Novo Orçamento').getByRole('button', { name: 'Cancelar' }).click();
  await app.openSection('Pagamentos');
  await note();
  await app.button('Pendente, pagamento de projeto não encontrado').click();
  await note();
  await app.openSection('Dashboard');
  await note();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await note();
  const file = await saveReport(page, true);

  // Another machine has another window and time zone, and nobody is signed in.
  const elsewhere = await browser.newContext({
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    storageState: VISITOR,
    ...(baseURL !== undefined && { baseURL }),
  });
  const replay = await elsewhere.newPage();
  const problems: string[] = [];
  replay.on('pageerror', (error) => problems.push(error.message));
  await replay.goto('/replay.html');
  const requested: string[] = [];
  replay.on('request', (request) => {
    if (!['script', 'font', 'image'].includes(request.resourceType()))
      requested.push(request.url());
  });
  await replay.getByLabel('Relato').setInputFiles(file);
  await expect(replay.getByText('Termina no estado que foi gravado.')).toBeVisible();
  await expect(replay.getByText(/^0 de \d+$/)).toBeVisible();

  const { entries } = readSaved(file);
  const stage = replay.frameLocator('iframe').locator('body');
  for (const [index, { at, screen }] of moments.entries()) {
    const number = entries.findLastIndex((entry) => entry.at <= at) + 1;
    await replay
      .getByRole('list', { name: 'Ações' })
      .getByRole('button')
      .nth(number - 1)
      .click();
    await expect(replay.getByText(new RegExp(`^${String(number)} de `))).toBeVisible();
    await expect
      .poll(() => stage.ariaSnapshot(), { message: `moment ${String(index + 1)}` })
      .toBe(screen);
  }
  expect(problems).toEqual([]);
  expect(requested).toEqual([]);
  expect(await replay.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([
    [],
    '',
  ]);
  await elsewhere.close();
});

test.describe('the page of replays', () => {
  test.use({ storageState: VISITOR });

  test('refuses what is no report, then plays, steps and filters one', async ({ page }) => {
    await page.goto('/replay.html');
    const input = page.getByLabel('Relato');
    await input.setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    });
    await expect(page.getByRole('alert')).toHaveText(
      'O arquivo não é um relato do Ofício, ou está cortado.',
    );
    await input.setInputFiles(path.join(__dirname, '../test/recorded/a-session.json.gz'));
    const position = page.getByText(/^\d+ de 70$/);
    await expect(position).toHaveText('0 de 70');
    await expectAccessible(page, 'replay');

    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect(position).toHaveText('1 de 70');
    await page.getByRole('slider', { name: 'Ação' }).press('End');
    await expect(position).toHaveText('70 de 70');
    await page.getByRole('combobox', { name: 'Mostrar' }).selectOption('Intenções');
    await page.getByRole('searchbox', { name: 'Filtrar ações' }).fill('paidToggled');
    await page.getByRole('list', { name: 'Ações' }).getByRole('button').click();
    await expect(position).toHaveText('52 de 70');
    await expect(page.getByText('payments.pending')).toBeVisible();
    // The replay shows the section that was open at that moment.
    const stage = page.frameLocator('iframe');
    await expect(stage.getByRole('heading', { level: 1, name: 'Pagamentos' })).toBeVisible();
    await page.getByRole('button', { name: 'Tocar' }).click();
    await expect(position).not.toHaveText('52 de 70');
    await page.getByRole('button', { name: 'Pausar' }).click();
    await page.getByRole('button', { name: 'Início' }).click();
    await expect(position).toHaveText('0 de 70');
  });
});
