import { expect, type Page } from '@playwright/test';
import { isLogo } from '../src/features/business/profile/brand';
import { aJpeg, aPng, dataUrl, exif, jpegOf, PLACE, polyglot, svg } from '../test/pictures';
import { readRows } from './fixtures/account';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { App } from './fixtures/app';
import { test } from './fixtures/test';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });

async function openMyData(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Meus dados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
}

const choose = (page: Page, buffer: Buffer, name = 'logo.png') =>
  page.getByLabel('Arquivo do logo').setInputFiles({ name, mimeType: 'image/png', buffer });

const logoOf = (page: Page) => page.getByAltText('Seu logo');

test('a logo and a colour are chosen, seen at once, and kept', async ({
  account,
  app,
  page,
  server,
}) => {
  await app.open();
  await openMyData(page);
  await choose(page, aPng(600, 300));
  await expect(logoOf(page)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  // A dark colour is told from the page by its edge.
  await expect(app.button('Grafite')).toHaveCSS('border-top-width', '1px');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Terracota' }).click();
  const sample = page.getByRole('img', { name: 'Exemplo de orçamento com a sua marca' });
  await expect(sample.locator('img')).toBeVisible();
  await expect(sample.locator('h3')).toHaveCSS('color', 'rgb(138, 58, 34)');
  await expect(page.getByLabel('Mostrar “Feito no Ofício” no rodapé')).not.toBeChecked();
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothSchemes(page, `own brand, ${String(width)} px`);
    await new App(page).expectNoSidewaysScroll();
  }
  await app.button('Salvar').click();
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible();
  await page.reload();
  await expect(logoOf(page)).toBeVisible();
  const [row] = await readRows(server.url, account, 'profiles');
  expect(row).toMatchObject({ colour: '#8a3a22', credit: false });
  expect(isLogo(String(row?.['logo']))).toBe(true);
});

for (const [what, bytes, hidden] of [
  ['where it was taken', aJpeg(exif), PLACE],
  ['a page behind its end', polyglot, '<script>'],
] as const) {
  test(`a picture is kept without ${what}`, async ({ app, page }) => {
    await app.open();
    await openMyData(page);
    expect(bytes.includes(hidden)).toBe(true);
    await choose(page, bytes);
    await expect(logoOf(page)).toBeVisible();
    const drawn = String(await logoOf(page).getAttribute('src'));
    expect(isLogo(drawn)).toBe(true);
    const kept = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
    expect(kept.includes(hidden)).toBe(false);
  });
}

test('what is no picture, or would fill the memory, is refused in words', async ({ app, page }) => {
  await app.open();
  await openMyData(page);
  const refused: [Buffer, RegExp][] = [
    [svg, /não é um PNG nem um JPEG/],
    [aPng(1, 1, { declared: [20_000, 20_000] }), /mais de 40 megapixels/],
    [jpegOf(65_000, 65_000), /mais de 40 megapixels/],
    [aPng(1, 1, { declared: [0, 0] }), /está vazia/],
    [aPng().subarray(0, 40), /Não foi possível abrir a imagem/],
  ];
  for (const [bytes, words] of refused) {
    await choose(page, bytes);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(logoOf(page)).toHaveCount(0);
  }
});

test('beside a wide logo, or below it, the words of the name stay whole', async ({
  app,
  page,
  records,
}) => {
  await records.profile({
    ...{ name: 'Ana Lúcia d’Ávila', document: '39053344705', phone: '11912345678' },
    ...{ email: 'ana.lucia@avila-design.com.br', city: 'São Paulo', state: 'SP' },
    ...{ occupation: 'Design', logo: dataUrl(aPng(250, 80)) },
  });
  const { project } = await records.runningProject('Catálogo');
  await records.payment({ project, amount: 900.25, paid: true });
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Recibo do pagamento de Catálogo').click();
  const brand = app.dialog('Recibo').locator('.brand');
  await expect(brand.locator('img')).toBeVisible();
  for (const width of [360, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wrong = await brand.evaluate((own) => {
      const [name] = own.querySelectorAll('.serif');
      const text = name?.firstChild;
      if (!(text instanceof Text)) return ['no name'];
      // Each word is in one line, and nothing lies over the contact beside it.
      const broken = [...text.data.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      });
      const contact = own.nextElementSibling?.getBoundingClientRect();
      const over = [...own.querySelectorAll('img, p')].filter((part) => {
        const { right, bottom } = part.getBoundingClientRect();
        return contact && right > contact.left && bottom > contact.top && contact.top < bottom;
      });
      const isBeside = contact && contact.top < own.getBoundingClientRect().bottom;
      return [
        ...broken.map(([word]) => word),
        ...(isBeside ? over.map((part) => part.tagName) : []),
      ];
    });
    expect(wrong, `${width.toString()} px`).toEqual([]);
  }
});
