import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { formField, fillFields, readOn } from '../fixtures/app';
import { test } from '../fixtures/test';

test.use({ fetchesAhead: true });

/**
 * Blocks the chunks with that name.
 * @returns a function that unblocks them
 */
async function cutOff(page: Page, chunk: string): Promise<() => Promise<void>> {
  const url = `**/assets/${chunk}.*`;
  await page.route(url, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(url);
}

const message = (page: Page) => page.getByText('Esta parte não pôde ser carregada.');

test('a section that did not come through is tried again without a reload', async ({
  app,
  page,
}) => {
  const back = await cutOff(page, 'lists');
  await app.open();
  await page.evaluate(() => {
    document.documentElement.dataset['page'] = 'the same';
  });
  await app.openSection('Clientes');
  await expect(message(page)).toBeVisible();
  await app.button('Tentar novamente').click();
  await expect(message(page)).toBeVisible();
  await back();
  await readOn(page);
  await app.button('Tentar novamente').click();
  await expect(app.button('Novo Cliente')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'the same');
});

test('a section that did not come through is there when one comes back to it', async ({
  app,
  page,
}) => {
  const back = await cutOff(page, 'lists');
  await app.open();
  await app.openSection('Clientes');
  await expect(message(page)).toBeVisible();
  await back();
  await app.openSection('Dashboard');
  await app.openSection('Clientes');
  await expect(app.button('Novo Cliente')).toBeVisible();
});

test('a modal that did not come through can be tried again, or closed and opened again', async ({
  app,
  page,
}) => {
  const back = await cutOff(page, 'expense-modal');
  await app.open();
  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  await expect(message(page)).toBeInViewport();
  await app.button('Fechar').click();
  await app.button('Novo Gasto').click();
  await expect(message(page)).toBeInViewport();
  await back();
  await app.button('Tentar novamente').click();
  await expect(app.dialog('Novo Gasto')).toBeVisible();
});

test('a question that did not come through leaves what was typed below it', async ({
  app,
  page,
}) => {
  const back = await cutOff(page, 'menus');
  await app.open();
  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  const form = app.dialog('Novo Gasto');
  await fillFields(form, { Descrição: 'Papel' });
  await page.keyboard.press('Escape');
  // Only the keyboard is used: the button gets the focus, although the form below also claims the focus.
  await expect(app.button('Tentar novamente')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message(page)).toBeHidden();
  await expect(formField(form, 'Descrição')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(app.button('Tentar novamente')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(app.button('Fechar').last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await back();
  await page.keyboard.press('Enter');
  await app.answer('Descartar o que foi digitado?', 'Continuar editando');
  await expect(formField(form, 'Descrição')).toHaveValue('Papel');
});
