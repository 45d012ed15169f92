import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible';
import { fillFields, amountPattern } from './fixtures/app';
import { readQrCode } from './fixtures/qrCode';
import type { Records } from './fixtures/records';
import { test } from './fixtures/test';

const inSix = async (records: Records) => {
  const { project } = await records.runningProject('Solar Energia Limpa');
  await records.payment({ project, amount: 11_700, installments: 6, paid: true });
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

test('a camera reads what is copied: on a phone, light and dark, and printed', async ({
  app,
  page,
  records,
}) => {
  await records.pixProfile();
  await inSix(records);
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Solar Energia Limpa').click();
  await app.button(/^Pix: /).click();
  const dialog = app.dialog('Receber por Pix');
  await expect(dialog.getByRole('radio', { name: '2/6' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Copiar código', exact: true })).toBeFocused();
  // What the dialog is about is in sight: nothing is scrolled.
  await expect(dialog.getByText('Solar Energia Limpa').first()).toBeInViewport({ ratio: 1 });
  await dialog.getByText('3/6').click();
  await expect(dialog.getByText('Parcela 3/6')).toBeVisible();
  await expect(dialog.getByText(amountPattern('R$ 1.950,00')).last()).toBeVisible();
  await expectAccessible(page, 'Receber por Pix');

  await dialog.getByRole('button', { name: 'Copiar código', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(
    /^00020126410014br\.gov\.bcb\.pix0119marina@prado\.art\.br.*54071950\.00.*Sao Paulo/,
  );
  const picture = dialog.getByRole('img', { name: /^QR Code do Pix/ });
  expect(await readQrCode(picture)).toBe(code);
  await app.expectNoSidewaysScroll();

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expectAccessible(page, 'Receber por Pix, dark');
  expect(await readQrCode(picture)).toBe(code);

  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('button')).toHaveCount(0);
  expect(await readQrCode(picture)).toBe(code);
});

test('without a key it is asked for in place, once, and the code follows', async ({
  app,
  page,
  records,
}) => {
  await inSix(records);
  await app.open();
  await app.button('Ver os 5').click();
  await app.button('Receber por Pix: Solar Energia Limpa, Parcela 4/6').click();
  const dialog = app.dialog('Receber por Pix');
  await expect(dialog.getByText('Falta a sua chave Pix')).toBeVisible();
  await expectAccessible(page, 'without a key');
  await fillFields(dialog, { 'Chave Pix': '529.982.247-25', Cidade: 'Olinda' });
  await dialog.getByRole('button', { name: 'Salvar e ver o código' }).click();
  await expect(dialog.getByText('Parcela 4/6')).toBeVisible();
  await expect(dialog.getByLabel('Pix copia e cola')).toHaveValue(/0111529982247255204/);
  // The focused button has disappeared, and the focus has moved to the code.
  await expect(dialog.getByLabel('Pix copia e cola')).toBeFocused();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
});
