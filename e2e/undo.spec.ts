import { expect } from '@playwright/test';

import { expectAccessible } from './fixtures/accessible';
import { formField } from './fixtures/app';
import { test } from './fixtures/test';

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
  await form.getByRole('button', { name: 'Cancelar' }).click();

  await page.reload();
  await app.openSection('Orçamentos');
  await expect(app.row('Padaria Estrela')).toBeVisible();
});
