import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { App } from '../fixtures/app';
import { formField, fillFields, amountPattern } from '../fixtures/app';
import { test } from '../fixtures/test';

const CATEGORIES = [
  'Escritório',
  'Marketing',
  'Tecnologia',
  'Transporte',
  'Alimentação',
  'Serviços',
  'Equipamentos',
  'Impostos',
  'Outros',
];

const figure = (app: App, label: string): Locator =>
  app.main.locator('dl').filter({ hasText: label }).getByRole('definition');

test('an expense, from the empty list to the deletion', async ({ app, page, records }) => {
  await app.open();
  await app.openSection('Gastos');
  await test.step('average per expense (0,00 when none)', async () => {
    for (const label of ['Total de Gastos', 'Gastos do Mês', 'Média por Gasto']) {
      await expect(figure(app, label)).toHaveText(amountPattern('R$ 0,00'));
    }
  });
  await test.step("Subtitle 'Gerencie suas despesas e custos operacionais'; empty state 'Nenhum gasto registrado' with 'Registrar Primeiro Gasto'", async () => {
    await expect(page.getByRole('heading', { name: 'Controle de Gastos' })).toBeVisible();
    await expect(page.getByText('Gerencie suas despesas e custos operacionais')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhum gasto registrado' })).toBeVisible();
    await app.expectNoSidewaysScroll();
    await app.button('Registrar Primeiro Gasto').click();
  });

  const form = app.dialog('Novo Gasto');
  await test.step('Required: description, category, amount, date', async () => {
    await fillFields(form, { Data: '' });
    await form.getByRole('button', { name: 'Criar' }).click();
    for (const [label, message] of [
      ['Descrição', 'Descrição é obrigatória'],
      ['Categoria', 'Categoria é obrigatória'],
      ['Valor', 'Valor é obrigatório'],
      ['Data', 'Data é obrigatória'],
    ] as const) {
      await expect(formField(form, label)).toHaveAccessibleDescription(message);
    }
    await fillFields(form, { Valor: '-1' });
    await expect(formField(form, 'Valor')).toHaveAccessibleDescription(
      'Valor não pode ser negativo',
    );
  });
  await test.step("Modal 'Novo Gasto': description, category (from the list), amount, date; payment method and notes optional", async () => {
    await expect(formField(form, 'Categoria').getByRole('option')).toHaveText([
      /^Selecione/,
      ...CATEGORIES,
    ]);
    await expect(formField(form, 'Valor')).toHaveAttribute('step', '0.01');
    await fillFields(form, {
      Descrição: 'Papel',
      Categoria: 'Escritório',
      Valor: '39.9',
      Data: '2026-03-31',
    });
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(app.row('Papel')).toContainText('31/03/2026');
    expect(await records.stored('expenses')).toMatchObject([
      {
        description: 'Papel',
        category: 'Escritório',
        amount: 39.9,
        date: '2026-03-31',
        payment_method: null,
        notes: null,
      },
    ]);
  });

  await test.step("Modal 'Editar Gasto'", async () => {
    await app.button('Editar o gasto Papel').click();
    const edited = app.dialog('Editar Gasto');
    await expect(formField(edited, 'Data')).toHaveValue('2026-03-31');
    await fillFields(edited, {
      Descrição: 'Papel A4',
      Valor: '0',
      'Forma de Pagamento': 'Dinheiro',
    });
    await edited.getByRole('button', { name: 'Salvar' }).click();
    await expect(app.row('Papel A4').getByText(amountPattern('R$ 0,00'))).toBeVisible();
    expect(await records.stored('expenses')).toMatchObject([
      { description: 'Papel A4', amount: 0, payment_method: 'dinheiro', date: '2026-03-31' },
    ]);
  });

  await test.step("'Tem certeza que deseja excluir este gasto?'", async () => {
    await app.button('Excluir o gasto Papel A4').click();
    await app.answer('Tem certeza que deseja excluir este gasto?', 'Excluir');
    await expect(page.getByRole('heading', { name: 'Nenhum gasto registrado' })).toBeVisible();
  });
});

test('the table of expenses and its summary @phone', async ({ app, page, records }) => {
  // The instant is 22:30 in São Paulo on the last day of the month; in UTC it is already the next month.
  await page.clock.setFixedTime('2026-04-01T01:30:00Z');
  await records.expense({ description: 'Meio', date: '2026-03-01', amount: 1234.5 });
  await records.expense({
    description: 'Novo',
    date: '2026-03-31',
    amount: 0.2,
    category: 'Impostos',
    columns: { payment_method: 'cartao' },
  });
  await records.expense({ description: 'Velho', date: '2025-03-15', amount: 50 });
  await records.expense({ description: 'Amanhã', date: '2026-04-01', amount: 100 });
  await app.open();
  await app.openSection('Gastos');
  await test.step('Summary cards: Total de Gastos, Gastos do Mês (the current calendar month and year), Média por Gasto', async () => {
    await expect(figure(app, 'Total de Gastos')).toHaveText(amountPattern('R$ 1.384,70'));
    await expect(figure(app, 'Gastos do Mês')).toHaveText(amountPattern('R$ 1.234,70'));
    await expect(figure(app, 'Média por Gasto')).toHaveText(amountPattern('R$ 346,18'));
  });
  await test.step('Table columns: Descrição, Categoria, Valor (shown negative), Data, Pagamento, Ações; ordered by date, newest first', async () => {
    await expect(app.table('Gastos').getByRole('columnheader')).toHaveText([
      'Descrição',
      'Categoria',
      'Valor',
      'Data',
      'Pagamento',
      'Ações',
    ]);
    await expect(app.table('Gastos').getByRole('row')).toHaveText([
      /Descrição/,
      /Amanhã/,
      /Novo/,
      /Meio/,
      /Velho/,
    ]);
    const row = app.row('Novo');
    for (const text of ['Impostos', '31/03/2026', 'Cartão de Crédito']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(app.row('Meio').getByText(amountPattern('− R$ 1.234,50'))).toBeVisible();
    await expect(app.row('Meio').getByText('Não informado')).toBeVisible();
    await app.expectNoSidewaysScroll();
  });
});
