import { expect } from '@playwright/test';
import { money } from './fixtures/app';
import { test } from './fixtures/test';

test('a quote is printed whole, and nothing around it', async ({ app, page, records }) => {
  const client = await records.client();
  const items = Array.from({ length: 30 }, (_, index) => ({
    name: `Item ${String(index + 1)}`,
    price: 10,
  }));
  await records.quote({ client, items });
  await app.open();
  await app.openSection('Orçamentos');
  await app.button(/^Visualizar o orçamento/).click();
  const view = app.dialog('Visualizar Orçamento');
  await expect(view).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(view.getByRole('button')).toHaveCount(0);
  // By their elements: to those who listen they are hidden already.
  for (const around of ['aside', 'main']) await expect(page.locator(around)).toBeHidden();
  await expect(view.getByText('Item 30', { exact: true })).toBeVisible();
  await expect(view.getByText(money('R$ 300,00'))).toBeVisible();
  // As high as what is in it: nothing is cut off.
  const rest = await view.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(rest).toBe(0);
  const { height } = (await view.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(1_500);
});

test('a list is printed with all its rows', async ({ app, page, records }) => {
  test.slow();
  // More than are rendered whole on screen.
  await Promise.all(Array.from({ length: 320 }, () => records.expense()));
  await app.open();
  await app.openSection('Gastos');
  const rows = app.table('Gastos').getByRole('row', { name: /Hospedagem do site/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(320);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(320);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(320);
});
