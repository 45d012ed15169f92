import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible';
import { amountPattern } from './fixtures/app';
import type { Records } from './fixtures/records';
import { test } from './fixtures/test';

/** Creates three quotes of two clients, and other quotes up to eight, from which on the list has a search. */
async function writeDown(records: Records): Promise<void> {
  const bakery = await records.client('Padaria São José');
  const studio = await records.client('Ateliê Ângela');
  const item = (price: number) => [{ name: 'Identidade visual', price }];
  await records.quote({ client: bakery, items: item(1234.56), status: 'approved' });
  await records.quote({ client: studio, items: item(300) });
  await records.quote({ client: bakery, items: item(90), status: 'rejected' });
  const garage = await records.client('Oficina Cravo');
  for (let more = 0; more < 5; more += 1) {
    await records.quote({ client: garage, items: item(10), status: 'analyzing' });
  }
}

for (const width of [390, 1440]) {
  test.describe(`${String(width)} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 });

    test('a quote is found, sorted and filtered by keyboard alone, and is still found after a reload', async ({
      app,
      page,
      records,
    }) => {
      await writeDown(records);
      await app.open();
      await app.openSection('Orçamentos');
      const rows = app.main.locator('tbody tr[data-index]');
      const foot = app.main.getByRole('status');
      // At the desk the line above the list states the count.
      const count = app.isNarrow ? '8 orçamentos · ' : '';
      await expect(foot).toHaveText(amountPattern(`${count}R$ 1.674,56 no total`));
      const search = page.getByRole('searchbox', { name: 'Buscar nos orçamentos' });

      await search.press('j');
      await search.pressSequentially('ose SAO');
      await expect(rows).toHaveCount(2);
      await expect(foot).toHaveText(amountPattern('2 de 8 orçamentos · R$ 1.324,56 no total'));
      await search.fill('1234,56');
      await expect(rows).toHaveCount(1);
      await search.fill('ninguém');
      await expect(
        page.getByRole('heading', { name: 'Nenhum orçamento com “ninguém”' }),
      ).toBeVisible();
      await expectAccessible(page, 'nothing found');
      await search.press('Escape');
      await expect(rows).toHaveCount(8);

      if (app.isNarrow) {
        await app.button('Filtrar').press('Enter');
        const sheet = app.dialog('Filtrar e ordenar');
        await sheet.getByLabel('Ordenar por').selectOption('Maior valor');
        await sheet.getByRole('radio', { name: 'Rejeitado' }).press('Space');
        await expect(sheet.getByRole('button', { name: 'Ver 1 orçamento' })).toBeVisible();
        await expectAccessible(page, 'the sheet');
        await sheet.getByRole('button', { name: 'Limpar' }).press('Enter');
        await sheet.getByRole('button', { name: 'Ver 8 orçamentos' }).press('Enter');
        await expect(sheet).toBeHidden();
      } else {
        const head = page.getByRole('columnheader', { name: 'Valor' });
        await head.getByRole('button').press('Enter');
        await expect(head).toHaveAttribute('aria-sort', 'descending');
        await app.button('Todos 8').press('ArrowRight');
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await expect(app.button('Rejeitado 1')).toHaveAttribute('aria-pressed', 'true');
        await expect(rows).toHaveCount(1);
        await expectAccessible(page, 'sorted and filtered');
        await page.keyboard.press('Enter');
      }
      await expect(app.main.getByText(/^8 orçamentos, .*do maior valor ao menor$/)).toBeVisible();
      await expect(rows.first()).toContainText(amountPattern('R$ 1.234,56'));

      await search.fill('jose');
      await rows
        .first()
        .getByRole('button', { name: /^Visualizar/ })
        .click();
      const view = page.getByRole('dialog');
      await expect(view).toBeVisible();
      await page.waitForFunction(() => JSON.stringify(history.state).includes('"mode":"view"'));
      await page.reload();
      await expect(view).toBeVisible();
      await view.getByRole('button', { name: 'Voltar' }).click();
      await expect(search).toHaveValue('jose');
      await expect(rows).toHaveCount(2);
      await page.goBack();
      await expect(app.title('Dashboard')).toBeVisible();

      const visit = await page.context().newPage();
      await visit.goto('/');
      await expect(visit.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });
  });
}

test('a quote of known items is written by keyboard alone', async ({ app, page, records }) => {
  const names = ['Logotipo', 'Cartaz', 'Embalagem'];
  const items = names.map((name, index) => ({ name, price: (index + 1) * 100 }));
  await records.quote({ client: await records.client('Padaria São José'), items });
  await app.open();
  await app.openSection('Orçamentos');
  await app.button('Novo Orçamento').press('Enter');
  const form = app.dialog('Novo Orçamento');
  const client = form.getByRole('combobox', { name: /^Cliente/ });
  await client.pressSequentially('jose');
  await client.press('Tab');
  await expect(client).toHaveValue('Padaria São José');
  for (const [index, name] of names.entries()) {
    const field = form.getByRole('combobox', { name: /^Nome/ }).nth(index);
    if (index === 0) await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(name.slice(0, 3).toLowerCase());
    const option = page.getByRole('option', { name });
    await expect(option).toBeVisible();
    if (index === 0) await expectAccessible(page, 'earlier items');
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(name);
    await expect(form.getByLabel('Quantidade').nth(index)).toBeFocused();
    await page.keyboard.press('Tab');
    if (index < names.length - 1) await page.keyboard.press('Enter');
  }
  await expect(form.getByText(amountPattern('R$ 600,00'))).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(app.main.locator('tbody tr[data-index]')).toHaveCount(2);
});
