import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

import { replays as test, type SavedReport } from './fixtures/replays';

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
  // The report contains the moment at which it was saved, not the moment at which its dialog was opened.
  expect(readSaved(file).at).toBeGreaterThanOrEqual(wanted);
  return file;
}

/** The part of a screen that a protected report keeps: the roles and their states, in order, and the counts. */
const shapeOf = (screen: string): unknown => ({
  roles: screen
    .split('\n')
    .map((line) => [
      /^ *- '?[\w/]+/.exec(line)?.[0].replace("'", ''),
      line.match(/\[(?:checked|disabled|expanded|pressed|selected|level)[^\]]*\]/g),
    ]),
  counts: screen.match(/\b\d+ (?:cliente|orçamento|projeto|pagamento|gasto|registro)s?\b/g),
});

const readSaved = (file: string): SavedReport =>
  JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as SavedReport;

test('a session is recorded and replayed: the same screens, at ten of its moments', async ({
  app,
  page,
  records,
  browser,
  replayOf,
}) => {
  test.slow();
  const client = await records.client('Padaria Estrela');
  await records.client('Oficina Bruno');
  await records.quote({ client });
  await records.payment({});
  await app.open();

  const moments: { at: number; screen: string }[] = [];
  /** Records the page's accessibility tree once the page no longer changes. */
  const note = async () => {
    // The page has an empty alert outside of the app, which would report a failed start.
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
  // Most reports end with the open dialog, which counts the actions recorded until then.
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await expect(app.dialog('Relatar problema').getByText(/^\d+, das /)).toBeVisible();
  await note();
  await app.dialog('Relatar problema').getByRole('button', { name: 'Fechar' }).click();
  const file = await saveReport(page, true);
  const protectedFile = await saveReport(page, false);

  // The report is replayed in a browser with another window size and time zone, where nobody is signed in.
  const elsewhere = await browser.newContext({
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
  });
  const replay = await elsewhere.newPage();
  const problems: string[] = [];
  replay.on('pageerror', (error) => problems.push(error.message));
  replay.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const requested: string[] = [];
  let origin = '';
  const stage = replay.frameLocator('iframe').locator('body');
  const compare = async (saved: string, read: (screen: string) => unknown) => {
    const address = await replayOf(readFileSync(saved));
    origin = new URL(address).origin;
    await replay.goto(address);
    await expect(replay.getByText('Termina no estado que foi gravado.')).toBeVisible();
    await expect(replay.getByText(/^0 de \d+$/)).toBeVisible();
    const { entries } = readSaved(saved);
    for (const [index, { at, screen }] of moments.entries()) {
      const number = entries.findLastIndex((entry) => entry.at <= at) + 1;
      await replay
        .getByRole('list', { name: 'Ações' })
        .getByRole('button')
        .nth(number - 1)
        .click();
      await expect(replay.getByText(new RegExp(`^${String(number)} de `))).toBeVisible();
      await expect
        .poll(async () => read(await stage.ariaSnapshot()), {
          message: `moment ${String(index + 1)}`,
        })
        .toEqual(read(screen));
    }
  };
  // The page may ask its own origin for itself, for the build's files and, as a whole browser does by itself, for its
  // icon. It asks for no data, and no other origin for anything.
  replay.on('request', (request) => {
    const url = new URL(request.url());
    const isFile = /^\/assets\/|^\/(favicon\.svg|replay\.html)$/.test(url.pathname);
    const isData = ['fetch', 'xhr', 'websocket', 'eventsource', 'ping'].includes(
      request.resourceType(),
    );
    if (url.origin !== origin || !isFile || isData) requested.push(request.url());
  });
  await compare(file, (screen) => screen);
  await compare(protectedFile, shapeOf);
  expect(problems).toEqual([]);
  expect(requested).toEqual([]);
  expect(await replay.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([
    [],
    '',
  ]);
  await elsewhere.close();
});

test('a protected report shows a Pix code where one was shown, with a key that is nobody’s', async ({
  app,
  page,
  records,
  replayOf,
}) => {
  await records.pixProfile();
  const { project } = await records.runningProject('Solar Energia Limpa');
  await records.payment({ project, amount: 11_700, installments: 6, paid: true });
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Solar Energia Limpa').click();
  await app.button(/^Pix: /).click();
  const dialog = app.dialog('Receber por Pix');
  await expect(dialog.getByRole('img', { name: /^QR Code do Pix/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
  const view = app.dialog('Visualizar Pagamento');
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  const file = await saveReport(page, false);
  const saved = readSaved(file);
  expect(JSON.stringify(saved)).not.toMatch(/prado|Solar|:(?:11700|1950)[,}]/i);

  await page.goto(await replayOf(readFileSync(file)));
  await expect(page.getByText('Termina no estado que foi gravado.')).toBeVisible();
  const opening = saved.entries.findIndex(({ action }) => action.type === 'workspace/partOpened');
  await page.getByRole('list', { name: 'Ações' }).getByRole('button').nth(opening).click();
  const stage = page.frameLocator('iframe');
  await expect(stage.getByRole('img', { name: /^QR Code do Pix/ })).toBeVisible();
  await expect(stage.getByLabel('Pix copia e cola')).toHaveValue(/chave@exemplo\.com\.br/);
});
