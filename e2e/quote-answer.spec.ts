import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible';
import { App } from './fixtures/app';
import type { Item, Records } from './fixtures/records';
import { signedInState, test } from './fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const ITEMS = [
  { name: 'Catálogo técnico', price: 1900 },
  { name: 'Infográficos', quantity: 6, price: 210 },
];

async function openView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Visualizar/ }).click();
}

/** Opens the dialog that sends a new quote to its client. */
async function openSending(app: App, records: Records, items: Item[] = ITEMS): Promise<Locator> {
  const client = await records.client('Patrícia Nunes', { phone: '(19) 99765-8801' });
  await records.quote({ client, items });
  await app.open();
  await app.openSection('Orçamentos');
  await openView(app.page);
  await app
    .dialog('Visualizar Orçamento')
    .getByRole('button', { name: 'Enviar ao cliente' })
    .click();
  const sending = app.dialog('Enviar ao cliente');
  // Before the first quote is sent, the dialog asks for the number to which clients send their answers.
  await sending.getByLabel('Seu WhatsApp').fill('11968412207');
  await sending.getByText('Outras formas').click();
  return sending;
}

/** Opens the link or the file on the client's phone, answers there, and returns the text of the answer. */
async function onPhone(
  browser: Browser,
  address: string,
  answer: (page: Page) => Promise<void>,
): Promise<string> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await phone.newPage();
  await page.goto(address);
  await answer(page);
  const message = await page.getByLabel('A resposta que vai').inputValue();
  await phone.close();
  return message;
}

/**
 * Opens 'Registrar resposta'.
 * @param role - 'button' while the quote waits for its answer; afterwards 'menuitem', an entry of the menu 'Mais'
 */
async function openAnswer(app: App, role: 'button' | 'menuitem' = 'button'): Promise<Locator> {
  const view = app.dialog('Visualizar Orçamento');
  if (role === 'menuitem') await view.getByRole('button', { name: 'Mais' }).click();
  await view.getByRole(role, { name: 'Registrar resposta' }).click();
  return app.dialog('Registrar resposta');
}

const answerField = (dialog: Locator): Locator =>
  dialog.getByRole('textbox', { name: 'Mensagem do cliente' });

test('over plain http, without a clipboard, the link is copied by hand and noted as sent after it', async ({
  app,
  page,
  records,
}) => {
  // Removes the functions that a browser offers only on `https://` and on loopback, because a page at `http://` on
  // another machine lacks them.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  const sending = await openSending(app, records);
  await sending.getByText('Link', { exact: true }).click();
  await sending.getByRole('button', { name: 'Copiar o link' }).click();
  const field = sending.getByRole('textbox', { name: 'Copie daqui' });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'copied by hand');
  expect((await records.stored('quotes'))[0]).toMatchObject({ status: 'proposal' });
  await page.keyboard.press('ControlOrMeta+c');
  await expect(sending.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await expect(field).toBeHidden();
  await expect
    .poll(async () => (await records.stored('quotes'))[0])
    .toMatchObject({ status: 'analyzing' });
  // The text that was copied equals the message in the field.
  await sending.getByRole('textbox', { name: 'Mensagem' }).press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(sending.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(/^http\S+#\S+$/);
});

test('a quote goes to its client by link; the yes, given on a phone, makes its project', async ({
  app,
  browser,
  page,
  records,
}) => {
  const sending = await openSending(app, records);
  // The story's server is on loopback, which no client can reach.
  await expect(sending.getByText(/de fora, o cliente não abriria o link/)).toBeVisible();
  await expectAccessible(page, 'by file');
  await sending.getByText('Link', { exact: true }).click();
  await expectAccessible(page, 'by link');
  await sending.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(sending.getByRole('button', { name: 'Copiada' })).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toContain('Segue o orçamento nº 2026-001');
  await expect
    .poll(async () => (await records.stored('quotes'))[0])
    .toMatchObject({ status: 'analyzing' });
  const [link = ''] = /\S+orcamento\.html#\S+/.exec(sent) ?? [];

  const message = await onPhone(browser, link, async (phone) => {
    await phone.getByLabel('Seu nome completo').fill('Patrícia Nunes');
    await phone.getByRole('button', { name: 'Aprovar orçamento' }).click();
  });

  await page.keyboard.press('Escape');
  const dialog = await openAnswer(app);
  await answerField(dialog).fill(message.replace('3.160,00', '3.100,00'));
  await expect(dialog.getByText('O código não confere')).toBeVisible();
  await expectAccessible(page, 'refused');
  await answerField(dialog).fill(`[16/11 15:42] Patrícia: ${message}`);
  await expect(dialog.getByText('Patrícia Nunes', { exact: true })).toBeVisible();
  // The document on screen still equals the one that was sent.
  await expect(dialog.getByText('O documento mudou aqui')).toBeHidden();
  await expectAccessible(page, 'told');
  await expect
    .poll(async () => (await records.stored('quotes'))[0])
    .toMatchObject({ status: 'analyzing' });

  await dialog.getByRole('button', { name: 'Registrar como Aprovado' }).click();
  await expect(
    app.notice('Projeto "Projeto - Patrícia Nunes" criado automaticamente!'),
  ).toBeVisible();
  expect((await records.stored('quotes'))[0]).toMatchObject({ status: 'approved' });
  await expect
    .poll(async () => (await records.stored('quote_details'))[0])
    .toMatchObject({ answer: 'approved', answered_by: 'Patrícia Nunes', answer_reason: null });

  // Pasting the same message again says that the answer is already recorded.
  await openView(page);
  await answerField(await openAnswer(app, 'menuitem')).fill(message);
  await expect(dialog.getByText(/já está registrada: aprovado por Patrícia Nunes/)).toBeVisible();
});

test('a quote goes to its client as a file; the no comes back with its reason', async ({
  app,
  browser,
  page,
  records,
}) => {
  const sending = await openSending(app, records);
  const download = page.waitForEvent('download');
  await sending.getByRole('button', { name: 'Salvar arquivo' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Orçamento 2026-001 Patrícia Nunes.html');
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-sent-'));
  try {
    const saved = path.join(folder, 'orcamento.html');
    await file.saveAs(saved);
    const message = await onPhone(browser, pathToFileURL(saved).href, async (phone) => {
      await phone.getByRole('button', { name: 'Recusar' }).click();
      await phone.getByLabel('O prazo').check();
      await phone.getByLabel('Seu nome completo').fill('Patrícia Nunes');
      await phone.getByRole('button', { name: 'Recusar orçamento' }).click();
    });
    await page.keyboard.press('Escape');
    const dialog = await openAnswer(app);
    await answerField(dialog).fill(message);
    await dialog.getByRole('button', { name: 'Registrar como Rejeitado' }).click();
    await expect(dialog).toBeHidden();
    await expect(app.notice('Orçamento nº 2026-001 rejeitado: resposta registrada.')).toBeVisible();
    expect((await records.stored('quotes'))[0]).toMatchObject({ status: 'rejected' });
    await expect
      .poll(async () => (await records.stored('quote_details'))[0])
      .toMatchObject({ answer: 'rejected', answer_reason: 'O prazo' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The address of a hosted app. The story's server answers requests to it. */
const HOSTED = 'https://oficio.example.com';

const hosted = test.extend<{ hosted: App }>({
  hosted: async ({ browser, server, account }, use) => {
    const context = await browser.newContext({
      baseURL: HOSTED,
      storageState: signedInState(HOSTED, account.session),
    });
    await context.route(`${HOSTED}/**`, async (route) => {
      const request = route.request();
      const { origin: _theirs, ...headers } = request.headers();
      const url = request.url().replace(HOSTED, server.url);
      await route.fulfill({ response: await route.fetch({ url, headers }) });
    });
    await use(new App(await context.newPage()));
    // Requests that are still in flight, such as prefetching, are ignored when the page closes.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
});

hosted(
  'from a public address the link comes first, and opens',
  async ({ hosted: app, records }) => {
    const sending = await openSending(app, records);
    await expect(sending.getByRole('radio', { name: 'Link' })).toBeChecked();
    await expect(
      sending.getByText(/de fora, o cliente não abriria|alguns aplicativos/),
    ).toBeHidden();
    await sending.getByRole('button', { name: 'Copiar o link' }).click();
    await expect(sending.getByRole('button', { name: 'Copiado' })).toBeVisible();
    const link = await app.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^https:\/\/oficio\.example\.com\/orcamento\.html#o1\./);
    await app.page.goto(link);
    await expect(app.page.getByRole('button', { name: 'Aprovar orçamento' })).toBeVisible();
  },
);

hosted(
  'too long for a link, a quote goes as a file first, and says why',
  async ({ hosted: app, records }) => {
    // The texts are random, so that compression cannot make the link shorter.
    const items = Array.from({ length: 100 }, (_, at) => ({ name: randomUUID(), price: at + 1 }));
    const sending = await openSending(app, records, items);
    await expect(sending.getByRole('radio', { name: 'Arquivo' })).toBeChecked();
    await expect(
      sending.getByText(
        /^O link teria [3-9]\.\d{3} caracteres; acima de 2\.000, .* Envie o PDF ou o arquivo\.$/,
      ),
    ).toBeVisible();
    const download = app.page.waitForEvent('download');
    await sending.getByRole('button', { name: 'Salvar arquivo' }).click();
    expect((await download).suggestedFilename()).toBe('Orçamento 2026-001 Patrícia Nunes.html');
    await expect(sending.getByText('Arquivo salvo. Anexe-o à mensagem.')).toBeVisible();
  },
);
