import { expect } from '@playwright/test';

import { expectAccessible } from './fixtures/accessible';
import { test } from './fixtures/test';

for (const width of [1440, 390]) {
  test(`many payments are marked, paid and set back, then deleted (${String(width)} px)`, async ({
    app,
    page,
    records,
  }) => {
    for (const name of ['Panetones', 'Catálogo', 'Livro', 'Site']) {
      await records.payment({ project: await records.project({ name }), amount: 100 });
    }
    await page.setViewportSize({ width, height: 900 });
    await app.open();
    await app.openSection('Pagamentos');
    const tick = (name: string) => page.getByRole('checkbox', { name: `Marcar ${name}` });
    const paid = page.getByRole('button', { name: /^Pago,/ });
    const place = async () => (await app.row('Site').boundingBox())?.y;
    const before = await place();
    if (width === 390) {
      // There the checkboxes are hidden until they are asked for.
      await app.button('Mais ações da lista').click();
      await page.getByRole('menuitem', { name: 'Selecionar' }).click();
    }
    await tick('Site').click();
    await tick('Catálogo').click({ modifiers: ['Shift'] });
    // A marked row is shown by more than its colour.
    await expect(app.row('Site').locator('[data-mark] svg')).toBeVisible();
    await expect(app.row('Panetones').locator('[data-mark] svg')).toBeHidden();
    const bar = page.getByRole('region', { name: 'Marcados' });
    await expect(bar.getByRole('status')).toHaveText(
      /^3 pagamentos marcados · R\$\s300,00 em aberto · /,
    );
    if (width === 1440) expect(await place()).toBe(before);
    await expectAccessible(page, 'marked');
    await app.expectNoSidewaysScroll();

    await bar.getByRole('button', { name: 'Marcar como pagos' }).click();
    await expect(app.notice('3 pagamentos marcados como pagos: R$ 300,00.')).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(paid).toHaveCount(3);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(app.notice('Alteração desfeita em 3 pagamentos.')).toBeVisible();
    await expect(paid).toHaveCount(0);

    await tick('Livro').focus();
    await page.keyboard.press('Space');
    // On a phone the other buttons give way to the checkboxes.
    await app.row('Site').getByRole('button').first().focus();
    await page.keyboard.press('x');
    await expect(bar.getByRole('status')).toHaveText(/^2 pagamentos marcados/);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await tick('Livro').focus();
    await page.keyboard.press('x');
    if (width === 390) {
      await bar.getByRole('button', { name: 'Mais' }).click();
      await page.getByRole('menuitem', { name: 'Excluir' }).click();
    } else await bar.getByRole('button', { name: 'Excluir' }).click();
    await app.answer('Tem certeza que deseja excluir este pagamento?', 'Excluir');
    await expect(app.row('Livro')).toHaveCount(0);
    await app.button('Desfazer').click();
    await expect(app.row('Livro')).toBeVisible();
  });
}
