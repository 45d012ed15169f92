import { expect, type Page } from '@playwright/test';
import { isLogo } from '../src/features/business/profile/brand';
import { aJpeg, aPng, exif, jpegOf, PLACE, polyglot, svg } from '../test/pictures';
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
