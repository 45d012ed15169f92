import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { amountPattern } from './fixtures/app';
import { test } from './fixtures/test';

/** A local day (`YYYY-MM-DD`) that is so many days ahead. */
function ahead(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('sv');
}

for (const [device, viewport] of Object.entries({
  'a desk': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`whether the money lasts, on ${device}`, async ({ app, page, records }) => {
    const { project } = await records.runningProject('Catálogo');
    const late = await records.payment({ project, amount: 810 });
    await records.part(late, 1, { due_on: ahead(-3) });
    const open = await records.payment({ project, amount: 500 });
    await records.part(open, 1, { due_on: ahead(40) });
    await records.expense({ description: 'Tablet', amount: 1500.5, date: ahead(20) });
    await page.setViewportSize(viewport);
    await app.open();
    const block = app.main.getByRole('region', { name: 'As próximas semanas' });
    await expect(block.getByText('Diga quanto há na conta')).toBeVisible();
    await block.getByRole('button', { name: 'Ver as 13 semanas' }).click();

    const balance = app.main.getByLabel('Quanto há na conta hoje?');
    await balance.pressSequentially('1.200,25');
    await expect(app.main.getByText(amountPattern('R$ 1.200,25'))).toBeVisible();
    await balance.press('Enter');
    const answer = app.main.getByRole('heading', { level: 2 }).first();
    await expect(answer).toHaveText(/^A semana de \d\d\/\d\d fica R\$\s300,25 no vermelho$/);
    await expect
      .poll(async () => (await records.stored('profiles')).map(({ balance_on: on }) => on))
      .toEqual([ahead(0)]);

    // Late money counts where it is ticked.
    const overdue = app.main.getByRole('region', { name: 'Atrasado' });
    await overdue.getByRole('checkbox', { name: 'Contar com Catálogo' }).click();
    await expect(answer).toHaveText('O dinheiro dá nas 13 semanas');
    await overdue.getByRole('button', { name: 'Cobrar: Catálogo' }).click();
    await app.dialog('Cobrar').getByRole('button', { name: 'Fechar' }).click();
    await overdue.getByRole('checkbox', { name: 'Contar com Catálogo' }).click();
    await expectAccessibleInBothSchemes(page, `the weeks on ${device}`);
    await app.expectNoSidewaysScroll();

    // A week opens what it is made of, and that opens its record.
    if (device === 'a phone') {
      await app.main.getByRole('button', { name: /sai R\$\s1\.500,50/ }).click();
    }
    await app.main.getByRole('button', { name: /Tablet/ }).click();
    await app.dialog('Editar Gasto').getByRole('button', { name: 'Cancelar' }).click();

    const download = page.waitForEvent('download');
    await app.button('Exportar CSV').click();
    expect((await download).suggestedFilename()).toBe('proximas-semanas.csv');

    // On paper each week says what it is made of.
    await page.emulateMedia({ media: 'print' });
    await expect(app.main.getByText('Tablet')).toBeVisible();
    await expect(app.main.getByText('Nada entra nem sai nesta semana.').first()).toBeVisible();
    await expect(app.main.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await app.openSection('Dashboard');
    await expect(block.getByText(/fica R\$\s300,25 no vermelho\.$/)).toBeVisible();
    await expectAccessibleInBothSchemes(page, `the block on ${device}`);
    await app.expectNoSidewaysScroll();
  });
}
