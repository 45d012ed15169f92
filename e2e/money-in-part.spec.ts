import { expect } from '@playwright/test';
import { test } from './fixtures/test';

test('a client pays less, and then the rest', async ({ app, page, records }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { project } = await records.runningProject('Ensaio');
  const payment = await records.payment({
    project,
    amount: 2700.75,
    installments: 3,
    paid: true,
  });
  await records.part(payment, 1, { due_on: '2026-01-10', received_on: '2026-01-10' });
  await app.open();
  await app.openSection('Pagamentos');
  await page.getByRole('table').getByText('Ensaio').first().click();
  const view = app.dialog('Visualizar Pagamento');
  await expect(view.getByRole('heading', { name: /^Faltam R\$\s1\.800,50$/ })).toBeVisible();
  const other = view.getByRole('button', { name: 'Recebi outro valor: Parcela 2 de 3' });
  await other.click();

  const dialog = app.dialog('Recebi outro valor');
  await dialog.getByRole('button', { name: /^Receber/ }).click();
  await expect(dialog.getByText('Informe quanto veio')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(other).toBeFocused();

  await other.click();
  await dialog.getByLabel('Quanto veio?').fill('800');
  await expect(dialog.getByRole('heading', { name: /^Faltam R\$\s100,25$/ })).toBeVisible();
  await expect(
    dialog.getByText(/A parcela fica em R\$\s800,00, o total em R\$\s2\.600,50/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: /^Receber R\$\s800,00$/ }).click();
  await expect(page.getByText(/^Recebido hoje, .*: R\$\s800,00/)).toBeVisible();
  await expect(view.getByText('Parcela 2 de 3, em parte')).toBeVisible();
  await expect(view.getByRole('heading', { name: /^Faltam R\$\s1\.000,50$/ })).toBeVisible();
  expect(await records.stored('payment_parts')).toEqual(
    expect.arrayContaining([expect.objectContaining({ number: 501, within: 2, amount: 800 })]),
  );
  await view.getByRole('button', { name: 'Recibo: Parcela 2 de 3, em parte' }).click();
  await expect(app.dialog('Recibo').getByText(/parte da parcela 2\/3/)).toBeVisible();
  await page.keyboard.press('Escape');

  await view.getByRole('button', { name: 'Recebido: Parcela 2 de 3, o resto' }).click();
  await expect(view.getByText(/2 de 3 pagas/)).toBeVisible();
  await page.getByRole('button', { name: 'Excluir' }).last().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(view).toBeVisible();
});

test('beside a long name the icon of a button keeps its size', async ({ app, page, records }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await records.client('Padaria São José & Filhos Ltda');
  const project = await records.project({ name: 'Fachada', client });
  const payment = await records.payment({ project, amount: 2284.57, installments: 3 });
  await records.part(payment, 1, { due_on: '2026-01-10' });
  await app.open();
  await app.openSection('Pagamentos');
  await app.row('Fachada').getByText('Fachada').click();
  const view = app.dialog('Visualizar Pagamento');
  const charge = view.getByRole('button', { name: 'Cobrar Padaria São José & Filhos Ltda' });
  await expect(charge).toBeVisible();
  const width = await charge.locator('svg').evaluate((icon) => icon.getBoundingClientRect().width);
  expect(width).toBe(20);
});
