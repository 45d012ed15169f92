import { expect } from '@playwright/test';

import { expectAccessible, hasAnsweredSize } from './fixtures/accessible';
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
    await expect(app.notice('Desfeito: alteração de 3 pagamentos.')).toBeVisible();
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

test('the bar of marked payments covers the toolbar alone', async ({ app, page, records }) => {
  for (let number = 1; number <= 24; number += 1) {
    const project = await records.project({ name: `Projeto ${number.toString()}` });
    await records.payment({ project, amount: 123_456.78 });
  }
  await app.open();
  await app.openSection('Pagamentos');
  const bar = page.getByRole('region', { name: 'Marcados' });
  const head = page.getByRole('columnheader', { name: 'Status' });
  for (const width of [1024, 1280, 1365]) {
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await hasAnsweredSize(page);
      const headAtRest = (await head.boundingBox())?.y;
      await page.getByRole('checkbox', { name: 'Marcar Projeto 24', exact: true }).click();
      await page
        .getByRole('checkbox', { name: 'Marcar Projeto 18', exact: true })
        .click({ modifiers: ['Shift'] });
      const isClearOfHead = async () => {
        const [above, below] = await Promise.all([bar.boundingBox(), head.boundingBox()]);
        return above && below && above.height <= 60 && above.y + above.height <= below.y + 1;
      };
      expect(await isClearOfHead()).toBe(true);
      expect((await head.boundingBox())?.y).toBe(headAtRest);
      // No sum is cut.
      const words = bar.getByRole('status');
      expect(await words.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
      await page.mouse.wheel(0, 600);
      await expect.poll(isClearOfHead).toBe(true);
      await expect(head).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
    });
  }
});
