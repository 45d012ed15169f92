import { expect } from '@playwright/test';

import { expectAccessible } from './fixtures/accessible';
import { formField, readOn } from './fixtures/app';
import { test } from './fixtures/test';

test('what was done is named and taken back one after the other, after its notice has left', async ({
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  await records.client('Oficina Bruno');
  await app.open();
  await app.openSection('Clientes');
  const cards = page.getByRole('listitem').getByRole('heading');
  for (const name of ['Padaria Estrela', 'Oficina Bruno']) {
    await app.button(`Excluir o cliente ${name}`).click();
    await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');
    await expect(app.notice(`Cliente “${name}” excluído.`)).toBeVisible();
    await app.button('Fechar aviso').first().click();
    await expect(page.getByRole('alert')).toBeHidden();
  }
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('desfazer');
  await expect(page.getByRole('option')).toHaveText(/^Desfazer: exclusão de Oficina Bruno/);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveText(['Oficina Bruno']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cards).toHaveText(['Oficina Bruno', 'Padaria Estrela']);
});

test("a deletion and a 'Cancelar' are taken back", async ({ app, page, records }) => {
  const client = await records.client('Padaria Estrela');
  await records.client('Oficina Bruno');
  await records.quote({ client });
  await app.open();
  await app.openSection('Clientes');
  const cards = page.getByRole('listitem').getByRole('heading');
  await app.button('Excluir o cliente Padaria Estrela').click();
  await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');
  await expect(app.notice('Cliente “Padaria Estrela” excluído.')).toBeVisible();
  await expect(cards).toHaveText(['Oficina Bruno']);
  // A notice under the pointer stays.
  await app.notice('excluído').hover();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `undo, ${String(width)} px`);
  }
  await app.button('Desfazer').click();
  await expect(app.notice('Cliente “Padaria Estrela” recuperado.')).toBeVisible();
  await expect(cards).toHaveText(['Oficina Bruno', 'Padaria Estrela']);
  await expect(app.main).toBeFocused();

  await app.openSection('Orçamentos');
  await expect(app.row('Padaria Estrela')).toBeVisible();
  await app.button('Novo Orçamento').click();
  const form = app.dialog('Novo Orçamento');
  await formField(form, 'Observações').fill('Entregar em mãos');
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(formField(form, 'Observações')).toHaveValue('Entregar em mãos');
  await readOn(page);
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form).toBeHidden();

  await page.reload();
  await app.openSection('Orçamentos');
  await expect(app.row('Padaria Estrela')).toBeVisible();
});

test('the key and the notice take back in a view what was received there', async ({
  app,
  page,
  records,
}) => {
  const { project } = await records.runningProject('Catálogo');
  await records.payment({ project, amount: 900, installments: 3 });
  await app.open();
  await app.openSection('Pagamentos');
  await app.row('Catálogo').getByText('Catálogo').first().click();
  const view = app.dialog('Visualizar Pagamento');
  await view.getByRole('button', { name: 'Recebido: Parcela 2 de 3' }).click();
  await expect(
    view.getByRole('button', { name: 'Desfazer recebimento: Parcela 2 de 3' }),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(view.getByRole('button', { name: 'Recebido: Parcela 2 de 3' })).toBeVisible();
  await expect(app.notice('Desfeito: recebimento de Catálogo (Parcela 2 de 3).')).toBeVisible();
  await view.getByRole('button', { name: 'Recebido: Parcela 2 de 3' }).click();
  await expect(app.notice('Parcela 2 de 3 recebida')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(view.getByRole('button', { name: 'Recebido: Parcela 2 de 3' })).toBeVisible();
});
