import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { quoteFile } from '../src/features/business/documents/link/file';
import { snapshotOf } from '../src/features/business/documents/link/hash';
import { QUOTE_PAGE, quoteLink } from '../src/features/business/documents/link/link';
import { readAnswer } from '../src/features/business/documents/link/readAnswer';
import type { SentDocument } from '../src/features/business/documents/link/sentDocument';
import { aPng, dataUrl } from '../test/pictures';
import { aSentDocument } from '../test/quoteDocuments';
import { expectAccessible } from './fixtures/accessible';
import { test } from './fixtures/test';

// The browser is the client's phone: it has only the link and no account.
test.use({
  session: null,
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const document = aSentDocument({ validUntil: '2099-12-31' });

/** Collects all requests of the page but those for the page itself and its font, and all violations of its policy. */
function watch(page: Page): { asked: string[]; wrong: string[] } {
  const seen = { asked: [] as string[], wrong: [] as string[] };
  page.on('request', (request) => {
    if (!/orcamento\.html|\.woff2$/.test(request.url())) seen.asked.push(request.url());
  });
  page.on('console', (message) => seen.wrong.push(message.text()));
  page.on('pageerror', ({ message }) => seen.wrong.push(message));
  page.on('dialog', (dialog) => {
    seen.wrong.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}

const open = (page: Page, origin: string, quote: SentDocument) =>
  page.goto(quoteLink(quote, origin).url);

async function messageOf(page: Page, quote: SentDocument) {
  const text = await page.getByLabel('A resposta que vai').inputValue();
  const read = readAnswer(text);
  if (typeof read === 'string') throw new Error(`${read}: ${text}`);
  expect(read.fits(snapshotOf(quote))).toBe(true);
  return { text, read };
}

test('a client reads a quote on a phone, approves it, and sends the answer', async ({
  page,
  server,
}) => {
  const seen = watch(page);
  const response = await open(page, server.url, document);
  expect(response?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+' 'sha256-[^ ]+'; .*frame-ancestors 'none'$/,
  );
  await expect(page).toHaveTitle('Orçamento 2026-022 Solar Energia Limpa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orçamento');
  await expect(page.getByRole('article', { name: 'Orçamento nº 2026-022' })).toContainText(
    'ParaPatrícia Nunes',
  );
  await expect(
    page.getByRole('row', { name: /Infográficos.*6.*R\$ 210,00.*1\.260,00/ }),
  ).toBeVisible();
  await expectAccessible(page, 'reading');

  await page.getByRole('button', { name: 'Responder' }).click();
  await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
  const name = page.getByRole('textbox', { name: 'Seu nome completo' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Digite seu nome para aprovar/);
  await expectAccessible(page, 'without a name');
  await page.keyboard.type('Patrícia Nunes');
  await page.keyboard.press('Enter');

  await expect(
    page.getByRole('heading', { name: 'Falta um toque: enviar a resposta' }),
  ).toBeFocused();
  await expect(page.getByText('Só com a mensagem ela chega a Marina.')).toBeVisible();
  await expectAccessible(page, 'approved');
  const { text, read } = await messageOf(page, document);
  expect(read).toMatchObject({ decision: 'approved', name: 'Patrícia Nunes', reason: null });
  expect(await page.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/5511968412207?text=${encodeURIComponent(text)}`,
  );
  await page.getByRole('button', { name: 'Copiar a resposta' }).click();
  await expect(page.getByRole('button', { name: 'Copiada' })).toBeVisible();
  const asked = page.getByRole('heading', { name: 'Confira se a mensagem foi enviada' });
  await expect(asked).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Aprovado por')).toBeVisible();
  const printed = page.getByRole('article', { name: 'Orçamento nº 2026-022' });
  for (const kept of [/^Patrícia Nunes$/, /^Válido por \d+ dias, até$/, /^31\/12\/2099$/]) {
    await expect(printed.getByText(kept).first()).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Itens' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // When the page is opened again, it shows the answer, which can still be corrected.
  await page.reload();
  await expect(asked).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeVisible();
  expect((await messageOf(page, document)).text).toBe(text);
  await page.getByRole('button', { name: 'Corrigir a resposta' }).click();
  await expect(name).toHaveValue('Patrícia Nunes');
  expect(seen).toEqual({ asked: [], wrong: [] });
});

test('a link has the freelancer’s colour and initial, a file the logo; both are read in light and dark', async ({
  page,
  server,
}) => {
  const seen = watch(page);
  const logo = dataUrl(aPng(64, 32));
  const branded = aSentDocument({ ...document, brand: { colour: '#1a2036', logo } });
  await open(page, server.url, branded);
  await expect(page.locator('.document .monogram')).toHaveText('M');
  await expect(page.locator('.document img')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `a colour, ${colorScheme}`);
  }
  const html = await (await page.request.get(`${server.url}/${QUOTE_PAGE}`)).text();
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-brand-'));
  try {
    const file = path.join(folder, 'orcamento.html');
    writeFileSync(file, quoteFile(branded, html).html);
    await page.goto(pathToFileURL(file).href);
    const shown = page.locator('.document img');
    await expect(shown).toHaveAttribute('src', logo);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
    await expect(page.locator('.document .monogram')).toHaveCount(0);
    await expectAccessible(page, 'a logo');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(seen).toEqual({ asked: [], wrong: [] });
});

test('a client refuses, from a file, with a reason and a note', async ({ page, server }) => {
  const html = await (await page.request.get(`${server.url}/${QUOTE_PAGE}`)).text();
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-quote-'));
  try {
    const file = path.join(folder, 'orcamento.html');
    // This document is too long for a link.
    const long = aSentDocument({ ...document, observations: 'Sem pressa. '.repeat(20_000) });
    writeFileSync(file, quoteFile(long, html).html);
    const seen = watch(page);
    await page.goto(pathToFileURL(file).href);
    await page.getByRole('button', { name: 'Recusar' }).click();
    await expect(page.getByRole('heading', { name: 'Recusar o orçamento' })).toBeFocused();
    await expectAccessible(page, 'refusing');
    await page.getByLabel('O prazo').check();
    await page.getByLabel('Recado para Marina').fill('Precisa estar na gráfica\naté 10/12.');
    await page.getByLabel('Seu nome completo').fill('Patrícia');
    await page.getByRole('button', { name: 'Recusar orçamento' }).click();
    await expect(
      page.getByRole('heading', { name: 'Falta um toque: enviar a resposta' }),
    ).toBeFocused();
    const { read } = await messageOf(page, long);
    expect(read).toMatchObject({
      decision: 'rejected',
      reason: 'O prazo. Precisa estar na gráfica até 10/12.',
    });
    expect(seen).toEqual({ asked: [], wrong: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a reason without spaces leaves the words beside it whole, on a narrow phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, server.url, document);
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.getByLabel('Recado para Marina').fill('x'.repeat(120));
  await page.getByLabel('Seu nome completo').fill('Patrícia');
  await page.getByRole('button', { name: 'Recusar orçamento' }).click();
  const labels = page.locator('.ledger dt');
  await expect(labels.filter({ hasText: 'Motivo' })).toBeVisible();
  for (const label of await labels.all()) {
    const lines = await label.evaluate((node) => {
      const range = window.document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBe(360);
});

test('what is past its day cannot be answered, what is no quote is refused', async ({
  page,
  server,
}) => {
  await open(page, server.url, aSentDocument({ validUntil: '2026-01-31' }));
  await expect(page.getByText('Este orçamento venceu em 31/01/2026')).toBeVisible();
  await expect(page.getByRole('button', { name: /Aprovar|Recusar|Responder/ })).toHaveCount(0);

  const seen = watch(page);
  for (const fragment of ['', '#access_token=x', '#o1.AAAA', `#o1.${'A'.repeat(1_000_000)}`]) {
    // A change of the fragment alone does not reload the page, so the page must react to the change itself.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await expect(page.getByRole('heading', { name: 'Este link não vale' })).toBeVisible();
  }
  await expectAccessible(page, 'unreadable');
  expect(seen).toEqual({ asked: [], wrong: [] });
});

test('nothing that stands in a quote runs', async ({ page, server }) => {
  const seen = watch(page);
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>\u202E{{7*7}}';
  const { provider, client, items } = document;
  const everywhere = aSentDocument({
    ...document,
    provider: { ...provider, name: hostile, about: hostile, phone: hostile, email: hostile },
    client: { ...client, name: hostile, about: hostile },
    items: items.map((item) => ({ ...item, name: hostile, description: hostile })),
    paymentTerms: hostile,
    observations: hostile,
  });
  await open(page, server.url, everywhere);
  await expect(page.getByRole('article')).toContainText('Para"><img src=x');
  await page.getByLabel('Seu nome completo').fill(hostile);
  await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
  await expect(
    page.getByRole('heading', { name: 'Falta um toque: enviar a resposta' }),
  ).toBeVisible();
  expect(await page.locator('img, #page script').count()).toBe(0);
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const href of links) expect(href).toMatch(/^(?:https:\/\/wa\.me\/\?text=|mailto:)/);
  expect(seen).toEqual({ asked: [], wrong: [] });
});

test('what is made to freeze or to burst a page is refused, or shown within it', async ({
  page,
  server,
}) => {
  const [item] = document.items;
  if (!item) throw new Error('A quote without items');
  const itemsOf = (count: number) =>
    Array.from({ length: count }, () => ({ ...item, name: 'x', description: null }));
  const word = 'x'.repeat(9_000);
  const attacks: [boolean, Partial<SentDocument>][] = [
    [false, { observations: `a${'\u0301'.repeat(120_000)}` }],
    [false, { observations: `a${'\u0301'.repeat(30_000)}` }],
    [false, { observations: '\u{1F468}\u200D'.repeat(8_000) }],
    [false, { items: itemsOf(12_000) }],
    [false, { items: [{ ...item, quantity: 1e154, price: 1e154 }], total: 1e308 }],
    [false, { total: -1e12 }],
    [false, { observations: 'x'.repeat(200_000) }],
    [true, { items: itemsOf(500) }],
    [true, { items: [{ ...item, price: 999_999_999_999, quantity: 1 }], total: 999_999_999_999 }],
    [true, { observations: 'x'.repeat(60_000) }],
    [true, { observations: '\u1100'.repeat(20_000) }],
    [true, { observations: '\u202Ba\u202A1'.repeat(6_000) }],
    [true, { observations: `${'\n'.repeat(30_000)}x` }],
    [
      true,
      {
        paymentTerms: word,
        provider: { ...document.provider, name: word, about: word },
        client: { ...document.client, name: word, about: word },
        items: [{ ...item, name: word, description: word }],
      },
    ],
  ];
  // First measures the time of an ordinary quote on this machine, because a slow machine must not look like a
  // successful attack.
  const begun = performance.now();
  await open(page, server.url, aSentDocument({ validUntil: '2099-12-31' }));
  const ordinary = performance.now() - begun;
  for (const [isShown, changes] of attacks) {
    const quote = aSentDocument({ validUntil: '2099-12-31', ...changes });
    const { url } = quoteLink(quote, server.url);
    await page.goto('about:blank');
    const start = performance.now();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isShown ? 'Orçamento' : 'Este link não vale',
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = globalThis.document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(tooWide, `${String(width)} px`).toBe(0);
    }
    expect(performance.now() - start).toBeLessThan(2_000 + 2 * ordinary);
  }
});
