import { expect } from '@playwright/test';
import { test } from './fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// What axe says of these parts at every width is in `accessibility.spec.ts`.
test('from what is owed to its receipt, on a phone', async ({ app, page, records }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { project } = await records.runningProject('Catálogo');
  await records.payment({ project, amount: 300, installments: 3, paid: true });
  await app.open();
  const block = page.getByRole('region', { name: 'A receber' });
  await expect(block.getByText('2 parcelas em aberto')).toBeVisible();
  await app.expectNoSidewaysScroll();

  await block.getByRole('button', { name: 'Cobrar: Catálogo, Parcela 2/3' }).click();
  const charge = app.dialog('Cobrar');
  await expect(charge.getByLabel('Mensagem')).toHaveValue(/parcela 2\/3 de “Catálogo”/);
  await charge.getByRole('button', { name: 'Copiar' }).click();
  await expect(charge.getByText(/^Cobrança com a mensagem copiada em/)).toBeVisible();
  await charge.getByRole('button', { name: 'Fechar' }).click();
  await expect(block.getByText(/^Cobrança com a mensagem copiada em/)).toBeVisible();

  await block.getByRole('button', { name: 'Recebido: Catálogo, Parcela 2/3' }).click();
  await expect(block.getByText('1 parcela em aberto')).toBeVisible();

  await block.getByRole('button', { name: 'Recibo: Catálogo, Parcela 3/3' }).click();
  const receipt = app.dialog('Recibo');
  await receipt.getByText(/^2\/3/).click();
  await expect(receipt.getByText('(cem reais)')).toBeVisible();
  await expect(receipt.getByText('parcela 2/3 do projeto “Catálogo”')).toBeVisible();
  await receipt.getByRole('button', { name: 'Fechar' }).click();

  const download = page.waitForEvent('download');
  await block.getByRole('button', { name: 'Levar à agenda (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe('oficio.ics');
});
