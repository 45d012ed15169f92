import { expect } from '@playwright/test';
import type { App } from '../fixtures/app';
import { formField, fillFields } from '../fixtures/app';
import { test } from '../fixtures/test';

async function approve(app: App): Promise<void> {
  await app.openSection('Orçamentos');
  await app.button('Editar o orçamento de Padaria Estrela').click();
  const form = app.dialog('Editar Orçamento');
  await fillFields(form, { Status: 'Aprovado' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(app.notice('criado automaticamente!')).toBeVisible();
}

// 22:30 in São Paulo on the last day of a month: in UTC it is the next month already.
for (const [instant, today, inAMonth, next] of [
  ['2024-02-01T01:30:00Z', '2024-01-31', '2024-02-29', '2024-02-01'],
  ['2023-02-01T01:30:00Z', '2023-01-31', '2023-02-28', '2023-02-01'],
  ['2026-01-01T01:30:00Z', '2025-12-31', '2026-01-31', '2026-01-01'],
] as const) {
  test.describe(`at 22:30 in São Paulo on ${today}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(instant);
    });

    test(`one month after ${today} is ${inAMonth}`, async ({ app, records }) => {
      const client = await records.client('Padaria Estrela');
      await records.quote({ client, items: [{ name: 'Site', price: 1 }] });
      await app.open();
      await approve(app);
      expect(await records.stored('projects')).toMatchObject([
        { start_date: today, deadline: inAMonth },
      ]);
      await app.openSection('Projetos');
      await expect(app.card('Site')).toContainText(inAMonth.split('-').reverse().join('/'));
    });

    test('no date shifts by a day, from the form to the database and back', async ({
      app,
      records,
    }) => {
      await app.open();
      await app.openSection('Gastos');
      await app.button('Novo Gasto').click();
      const form = app.dialog('Novo Gasto');
      await expect(formField(form, 'Data')).toHaveValue(today);
      await fillFields(form, { Descrição: 'Papel', Categoria: 'Outros', Valor: '10' });
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(app.row('Papel')).toContainText(today.split('-').reverse().join('/'));
      expect(await records.stored('expenses')).toMatchObject([{ date: today }]);
      await app.button('Editar o gasto Papel').click();
      await expect(formField(app.dialog('Editar Gasto'), 'Data')).toHaveValue(today);
    });

    test('month totals follow the local calendar', async ({ app, records }) => {
      await records.expense({ amount: 10, date: today });
      await records.expense({ amount: 1, date: next });
      await app.open();
      await app.openSection('Gastos');
      await expect(
        app.main.locator('dl').filter({ hasText: 'Gastos do Mês' }).getByRole('definition'),
      ).toHaveText(/R\$\s10,00/);
    });
  });
}

test('a year of two figures is refused, and not taken for one of the first century', async ({
  app,
  records,
}) => {
  await app.open();
  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  const form = app.dialog('Novo Gasto');
  await fillFields(form, { Descrição: 'Papel', Categoria: 'Outros', Valor: '10' });
  const day = formField(form, 'Data');
  for (const [value, message] of [
    ['0026-11-21', 'Digite o ano com quatro algarismos'],
    ['1899-12-31', 'O ano deve ficar entre 1900 e 2199'],
  ] as const) {
    await day.fill(value);
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(day).toHaveAccessibleDescription(message);
  }
  expect(await records.stored('expenses')).toEqual([]);
});
