import { expect } from '@playwright/test';
import { formField, fillFields } from '../fixtures/app';
import { test } from '../fixtures/test';

// The ends of other months and years are proven beside the code, in the same time zone: `src/features/shared/days.test.ts`,
// `src/features/business/expenses/expense.test.ts`, `src/sagas/approvalSaga.test.ts`.

test('at 22:30 in São Paulo on the last day of January it is not yet February', async ({
  app,
  page,
  records,
}) => {
  // In UTC it is the next month already. The year is a leap year.
  await page.clock.setFixedTime('2024-02-01T01:30:00Z');
  const client = await records.client('Padaria Estrela');
  await records.quote({ client, items: [{ name: 'Site', price: 1 }] });
  await records.expense({ amount: 1, date: '2024-02-01' });
  await app.open();
  await test.step('one month after 2024-01-31 is 2024-02-29', async () => {
    await app.openSection('Orçamentos');
    await app.button('Editar o orçamento de Padaria Estrela').click();
    const form = app.dialog('Editar Orçamento');
    await fillFields(form, { Status: 'Aprovado' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(app.notice('criado automaticamente!')).toBeVisible();
    expect(await records.stored('projects')).toMatchObject([
      { start_date: '2024-01-31', deadline: '2024-02-29' },
    ]);
    await app.openSection('Projetos');
    await expect(app.card('Site')).toContainText('29/02/2024');
  });

  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  const form = app.dialog('Novo Gasto');
  const day = formField(form, 'Data');
  await expect(day).toHaveValue('2024-01-31');
  await test.step('a year of two figures is refused, and not taken for one of the first century', async () => {
    await fillFields(form, { Descrição: 'Papel', Categoria: 'Outros', Valor: '10' });
    for (const [value, message] of [
      ['0026-11-21', 'Digite o ano com quatro algarismos'],
      ['1899-12-31', 'O ano deve ficar entre 1900 e 2199'],
    ] as const) {
      await day.fill(value);
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(day).toHaveAccessibleDescription(message);
    }
    expect(await records.stored('expenses')).toHaveLength(1);
  });
  await test.step('no date shifts by a day, from the form to the database and back', async () => {
    await day.fill('2024-01-31');
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(app.row('Papel')).toContainText('31/01/2024');
    expect(await records.stored('expenses')).toContainEqual(
      expect.objectContaining({ description: 'Papel', date: '2024-01-31' }),
    );
    await app.button('Editar o gasto Papel').click();
    const edited = app.dialog('Editar Gasto');
    await expect(formField(edited, 'Data')).toHaveValue('2024-01-31');
    await edited.getByRole('button', { name: 'Cancelar' }).click();
  });
  await test.step('month totals follow the local calendar', async () => {
    await expect(
      app.main.locator('dl').filter({ hasText: 'Gastos do Mês' }).getByRole('definition'),
    ).toHaveText(/R\$\s10,00/);
  });
});
