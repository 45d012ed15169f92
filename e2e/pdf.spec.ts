import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readPdfs, squeezed } from '../test/pdf/readPdfs';
import { expectAccessible } from './fixtures/accessible';
import { test } from './fixtures/test';

/** What the device's share sheet was given. */
interface Shared {
  name: string;
  text: string;
  bytes: string;
}

/** Gives the page a share sheet that takes files, and lists what it is given. */
async function withShareSheet(page: Page): Promise<() => Promise<Shared[]>> {
  await page.addInitScript(() => {
    const given: Shared[] = [];
    Object.assign(window, { given });
    Object.defineProperty(Navigator.prototype, 'canShare', { value: () => true });
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async ({ files: [file] = [], text = '' }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
        if (!file) return;
        const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
          String.fromCharCode(byte),
        );
        given.push({ name: file.name, text, bytes: btoa(bytes.join('')) });
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { given: Shared[] }).given); // made above
}

const read = ({ bytes }: Shared) => {
  const [pdf] = readPdfs([Buffer.from(bytes, 'base64')]);
  if (!pdf) throw new Error('No PDF');
  return pdf;
};

const provider = { name: 'Marina Prado', document: '48271930000106', city: 'Olinda', state: 'PE' };

test('two presses lead from a received part to its receipt in the share sheet', async ({
  app,
  page,
  records,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const given = await withShareSheet(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await records.profile(provider);
  const { project } = await records.runningProject('Catálogo 🎂');
  await records.payment({ project, amount: 900.25, paid: true });
  await app.open();
  await app.openSection('Pagamentos');
  await app.button(/^Catálogo/).click();
  await app.button(/^Recibo/).click();
  const dialog = app.dialog('Recibo');
  await dialog.getByRole('button', { name: 'Enviar PDF' }).click();
  await expect.poll(async () => (await given()).length).toBe(1);
  const [shared] = await given();
  if (!shared) throw new Error('Nothing was shared');
  expect(shared.name).toMatch(/^Recibo \d{4}-001 Padaria Estrela\.pdf$/);
  expect(shared.text).toContain(`Arquivo em anexo: ${shared.name}`);
  const { title, language, words, pages, roles } = read(shared);
  expect(title).toMatch(/^Recibo nº \d{4}-001$/);
  expect(language).toBe('pt-BR');
  expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'P', 'Span']));
  const sheet = dialog.getByRole('article', { name: /^Recibo nº/ });
  // The foot of the sheet stands in the margin of the page.
  const drawn = await sheet.evaluate((article) => {
    article.querySelectorAll('style, footer').forEach((part) => part.remove());
    return article.textContent;
  });
  expect(squeezed(words)).toBe(squeezed(drawn));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Página 1 de 1');
  expect(refused).toEqual([]);
});

test('a quote of sixty items is sent as a PDF, with every item and sum on its pages', async ({
  app,
  page,
  records,
}) => {
  test.slow();
  const given = await withShareSheet(page);
  await records.profile({ ...provider, phone: '11968412207' });
  const client = await records.client('Patrícia Nunes', { phone: '(19) 99765-8801' });
  const items = Array.from({ length: 60 }, (_, place) => ({
    name: `Item ${String(place + 1)} 中文`,
    description: place % 3 === 0 ? 'Levantamento, revisão técnica e entrega. '.repeat(4) : null,
    price: place === 0 ? 900_000_000_000 : 1234.5,
  }));
  await records.quote({ client, items });
  await app.open();
  await app.openSection('Orçamentos');
  await app.button(/^Visualizar o orçamento/).click();
  await app.button('Enviar ao cliente').click();
  const dialog = app.dialog('Enviar ao cliente');
  await expect(dialog.getByText(/vai para o aplicativo que você escolher/)).toBeVisible();
  await expectAccessible(page, 'the ways of sending');
  await dialog.getByText('Outras formas').click();
  await expectAccessible(page, 'the other ways of sending');
  await dialog.getByRole('button', { name: 'Enviar PDF' }).click();
  await expect.poll(async () => (await given()).length).toBe(1);
  const [shared] = await given();
  if (!shared) throw new Error('Nothing was shared');
  expect(shared.name).toMatch(/^Orçamento \d{4}-001 Patrícia Nunes\.pdf$/);
  await expect(app.dialog('Visualizar Orçamento')).toBeVisible();
  await app.button('Imprimir').click();
  const article = app.dialog('Documento do orçamento').getByRole('article');
  const drawn = await article.evaluate((sheet) => {
    sheet.querySelectorAll('style, footer, .each').forEach((part) => part.remove());
    return sheet.textContent;
  });
  const { words, pages } = read(shared);
  expect(squeezed(words)).toBe(squeezed(drawn));
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((text, place) => {
    expect(text).toContain(`Página ${String(place + 1)} de ${String(pages.length)}`);
  });
});

test('where no file is shared, it is saved, and the chat opens with the message that says so', async ({
  app,
  page,
  records,
}) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await records.pixProfile();
  const { project } = await records.runningProject('Catálogo');
  await records.payment({ project, amount: 300, installments: 3, paid: true });
  await app.open();
  await app.button('Ver os 2').click();
  await app.button('Cobrar: Catálogo, Parcela 2/3').click();
  const charge = app.dialog('Cobrar');
  const download = page.waitForEvent('download');
  const opened = page.context().waitForEvent('page');
  await charge.getByRole('button', { name: 'Enviar PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Cobrança Catálogo parcela 2 de 3 Padaria Estrela.pdf');
  const chat = await opened;
  await chat.waitForURL(/Arquivo%20em%20anexo%3A%20Cobran%C3%A7a/);
  await chat.close();
  await expect(charge.getByText(/^Cobrança em PDF em/)).toBeVisible();
  const [pdf] = readPdfs([readFileSync(await file.path())]);
  expect(pdf?.words).toContain('QR Code do Pix: R$');
  expect(squeezed(pdf?.words ?? '')).toMatch(/Pixcopiaecola000201.*6304[0-9A-F]{4}$/);
});
