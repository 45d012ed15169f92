import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { readRows } from './fixtures/account';
import { waitForChunk, formField, amountPattern } from './fixtures/app';
import { test } from './fixtures/test';

// Stories about finding records and working with the keyboard: shortcuts, the palette and the help.

// Prefetching is on, because keys that are pressed right after Ctrl K need the palette's chunk.
test.use({ fetchesAhead: true });

/** Waits until the keys of the first screen work. */
const keysAreThere = async (page: Page) => {
  await waitForChunk(page, 'notices');
  await page.waitForLoadState('networkidle');
};

const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Buscar ou criar qualquer coisa' });

test('among a thousand, a payment is found and marked as paid in six keys', async ({
  app,
  page,
  records,
  server,
  account,
}) => {
  const client = await records.client('Padaria Estrela');
  const project = await records.project({ name: 'Cardápio', client, status: 'in-progress' });
  await records.payments(
    Array.from({ length: 1000 }, (_, index) => ({ project, amount: index + 1 })),
  );
  const paid = async () => {
    const rows = await readRows(server.url, account, 'payments');
    return rows.flatMap((row) => (row['paid'] === true ? [row['received_amount']] : []));
  };
  await app.open();
  await keysAreThere(page);
  for (const key of ['Control+k', '7', '4', '2']) await page.keyboard.press(key);
  const pay = palette(page).getByRole('option', { name: 'Marcar Cardápio como pago' });
  await expect(pay).toContainText(amountPattern('R$ 742,00'));
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(app.title('Pagamentos')).toBeVisible();
  await expect(app.button(/^Pago, /)).toBeVisible();
  await expect.poll(paid).toEqual([742]);

  // The `/` key also works while the list has the focus, and again after the list was left.
  for (const key of ['/', '6', '1', '3']) await page.keyboard.press(key);
  for (const key of ['Enter', 'p']) {
    await page.keyboard.press(key);
    if (key === 'Enter') await expect(app.row(amountPattern('R$ 613,00'))).toBeFocused();
  }
  await expect.poll(async () => (await paid()).sort()).toEqual([613, 742]);
});

test('Ctrl K opens any record in its section; Back leads back', async ({ app, page, records }) => {
  const client = await records.client('Padaria Estrela');
  await records.quote({ client, items: [{ name: 'Logo', price: 300 }] });
  await app.open();
  await keysAreThere(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('estrela proposta');
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(app.dialog('Visualizar Orçamento')).toBeVisible();
  await page.goBack();
  await expect(app.title('Orçamentos')).toBeVisible();
  await page.goBack();
  await expect(app.title('Dashboard')).toBeVisible();
});

test('a quote with five items is written without the mouse, from the palette on', async ({
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  await app.open();
  await keysAreThere(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('padaria');
  await page.keyboard.press('Enter');
  const quote = app.dialog('Novo Orçamento');
  const itemName = (index: number) =>
    formField(quote.getByRole('group', { name: `Item ${String(index + 1)}` }), 'Nome');
  await expect(formField(quote, 'Cliente')).toHaveValue('Padaria Estrela');
  for (const [index, name] of ['Logo', 'Cartaz', 'Cardápio', 'Fachada', 'Site'].entries()) {
    await expect(itemName(index)).toBeFocused();
    await page.keyboard.type(name);
    // Tab leads from the description to the quantity and the price. Enter in the price leads to the next line.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('100');
    await page.keyboard.press(index < 4 ? 'Enter' : 'Control+Enter');
  }
  await expect(quote).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(app.row('Padaria Estrela')).toContainText(amountPattern('R$ 500,00'));
});

test('palette, menu and help: axe finds nothing (light and dark)', async ({
  app,
  page,
  records,
}) => {
  test.slow();
  await records.client('Padaria Estrela');
  // Without animations, a colour has its final value at once.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await app.open();
  for (const width of [1440, 390]) {
    const at = (what: string) => `${what}, ${String(width)} px`;
    await page.setViewportSize({ width, height: 844 });
    await app.button('Buscar ou criar').click();
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('pad');
    await expect(palette(page).getByRole('option').first()).toContainText('Padaria');
    await expectAccessibleInBothSchemes(page, at('the palette'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    if (app.isNarrow) await app.button('Abrir o menu').click();
    else await page.getByRole('button', { name: /@/ }).click();
    const shortcuts = page.getByRole(app.isNarrow ? 'button' : 'menuitem', { name: 'Atalhos' });
    await expect(shortcuts).toBeVisible();
    await expectAccessibleInBothSchemes(page, at('the menu'));
    await shortcuts.click();
    await expect(app.dialog('Atalhos')).toBeVisible();
    await expectAccessibleInBothSchemes(page, at('the help'));
    await page.keyboard.press('Escape');
    await expect(app.dialog('Atalhos')).toBeHidden();
    await app.expectNoSidewaysScroll();
  }
});

test('keys that are pressed alone can be switched off, and stay so', async ({ app, page }) => {
  await app.open();
  await keysAreThere(page);
  await page.keyboard.press('?');
  const help = app.dialog('Atalhos');
  await help.getByRole('checkbox', { name: /Usar atalhos de uma tecla/ }).press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.reload();
  await expect(app.title('Dashboard')).toBeVisible();
  await keysAreThere(page);
  for (const key of ['?', 'g', 'c']) await page.keyboard.press(key);
  await expect(app.title('Dashboard')).toBeVisible();
  await expect(help).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
});
