import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { formField, fillFields, amountPattern, readOn } from '../fixtures/app';
import { test } from '../fixtures/test';

const item = (form: Locator, place: number): Locator =>
  form.getByRole('group', { name: `Item ${String(place)}` });

test('a quote, from the empty list to the deletion', async ({ app, records, page }) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Orçamentos');
  await test.step("Empty state 'Nenhum orçamento criado'", async () => {
    await expect(page.getByRole('heading', { name: 'Nenhum orçamento criado' })).toBeVisible();
    await app.expectNoSidewaysScroll();
  });

  await app.button('Novo Orçamento').click();
  const form = app.dialog('Novo Orçamento');
  await test.step('Client required; each item needs name, quantity (min 1) and price', async () => {
    await fillFields(item(form, 1), { Quantidade: '0' });
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(formField(form, 'Cliente')).toHaveAccessibleDescription('Cliente é obrigatório');
    for (const [label, message] of [
      ['Nome', 'Nome do item é obrigatório'],
      ['Quantidade', 'Quantidade mínima é 1'],
      ['Preço', 'Preço é obrigatório'],
    ] as const) {
      await expect(formField(item(form, 1), label)).toHaveAccessibleDescription(message);
    }
    await expect(formField(item(form, 1), 'Quantidade')).toHaveAttribute('min', '1');
    await expect(formField(item(form, 1), 'Preço')).toHaveAttribute('step', '0.01');
    await fillFields(item(form, 1), { Quantidade: '1.5', Preço: '-1' });
    await expect(formField(item(form, 1), 'Quantidade')).toHaveAccessibleDescription(
      'Quantidade deve ser um número inteiro',
    );
    await expect(formField(item(form, 1), 'Preço')).toHaveAccessibleDescription(
      'Preço não pode ser negativo',
    );
    expect(await records.stored('quotes')).toEqual([]);
  });
  await test.step('total is recomputed on each item change or removal', async () => {
    await expect(formField(form, 'Status')).toHaveValue('proposal');
    await fillFields(form, { Cliente: 'Padaria Estrela', Observações: 'Entrega em duas etapas' });
    await fillFields(item(form, 1), { Nome: 'Cartão', Descrição: 'Papel 300 g', Quantidade: '3' });
    await fillFields(item(form, 1), { Preço: '33.33' });
    // The amount is shown twice: as the item's subtotal and as the quote's total.
    await expect(form.getByText(amountPattern('R$ 99,99'))).toHaveCount(2);
    await form.getByRole('button', { name: 'Adicionar Item' }).click();
    await fillFields(item(form, 2), { Nome: 'Envelope', Preço: '0.10' });
    await form.getByRole('button', { name: 'Adicionar Item' }).click();
    await fillFields(item(form, 3), { Nome: 'Selo', Preço: '0.20' });
    await expect(form.getByText(amountPattern('R$ 100,29'))).toBeVisible();
    await form.getByRole('button', { name: 'Remover o item 1' }).click();
    await expect(form.getByText(amountPattern('R$ 0,30'))).toBeVisible();
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(app.row('Padaria Estrela')).toContainText(amountPattern('R$ 0,30'));
    expect(await records.stored('quotes')).toMatchObject([
      {
        total_value: 0.3,
        status: 'proposal',
        observations: 'Entrega em duas etapas',
        items: [
          { name: 'Envelope', description: null, quantity: 1, price: 0.1 },
          { name: 'Selo', description: null, quantity: 1, price: 0.2 },
        ],
      },
    ]);
  });

  await test.step('Any value can be picked; no restrictions. No minimum number of items is enforced', async () => {
    await app.button('Editar o orçamento de Padaria Estrela').click();
    const edited = app.dialog('Editar Orçamento');
    await expect(formField(edited, 'Status').getByRole('option')).toHaveText([
      'Proposta de Orçamento',
      'Em Análise',
      'Aprovado',
      'Rejeitado',
    ]);
    await fillFields(edited, { Status: 'Rejeitado' });
    for (let items = 2; items > 0; items -= 1) {
      await edited.getByRole('button', { name: 'Remover o item 1' }).click();
      // The next item takes the place of the removed one, where a double press would meet it.
      await readOn(page);
    }
    await edited.getByRole('button', { name: 'Salvar' }).click();
    await expect(edited).toBeHidden();
    await expect(app.row('Padaria Estrela').getByText('Rejeitado', { exact: true })).toBeVisible();
    await expect(app.row('Padaria Estrela')).toContainText(amountPattern('R$ 0,00'));
    expect(await records.stored('quotes')).toMatchObject([
      { items: [], total_value: 0, status: 'rejected' },
    ]);
  });

  await test.step('delete asks for confirmation', async () => {
    await app.button('Excluir o orçamento de Padaria Estrela').click();
    await app.answer('Tem certeza que deseja excluir este orçamento?', 'Excluir');
    await expect(page.getByRole('heading', { name: 'Nenhum orçamento criado' })).toBeVisible();
  });
});

test('the table of quotes, and the view of one @phone', async ({ app, records }) => {
  const client = await records.client('Padaria Estrela');
  await records.quote({
    client,
    items: [
      { name: 'Marca', description: 'Três propostas', quantity: 2, price: 1600.5 },
      { name: 'Manual', price: 99 },
    ],
    status: 'analyzing',
    columns: { observations: 'Validade de 30 dias', created_at: '2026-03-01T01:30:00Z' },
  });
  for (const status of ['proposal', 'approved', 'rejected'] as const)
    await records.quote({ status });
  await app.open();
  await app.openSection('Orçamentos');
  await test.step('Table with columns Cliente, Valor, Status, Data, Ações (view, edit, delete)', async () => {
    await expect(app.table('Orçamentos').getByRole('columnheader')).toHaveText([
      'Cliente',
      'Valor',
      'Status',
      'Data',
      'Ações',
    ]);
    const row = app.row('Padaria Estrela');
    await expect(row.getByText(amountPattern('R$ 3.300,00'))).toBeVisible();
    await expect(row.getByText('Em Análise')).toBeVisible();
    await expect(row.getByText('28/02/2026')).toBeVisible();
    for (const action of ['Visualizar', 'Editar', 'Excluir']) {
      await expect(
        row.getByRole('button', { name: `${action} o orçamento de Padaria Estrela` }),
      ).toBeVisible();
    }
    await app.expectNoSidewaysScroll();
  });
  await test.step('Values: each in words, in its badge colour', async () => {
    for (const [label, ink] of [
      ['Proposta de Orçamento', 'rgb(109, 36, 128)'],
      ['Em Análise', 'rgb(110, 76, 0)'],
      ['Aprovado', 'rgb(28, 94, 63)'],
      ['Rejeitado', 'rgb(151, 39, 29)'],
    ] as const) {
      const badge = app.table('Orçamentos').getByText(label, { exact: true });
      await expect(badge).toHaveCSS('color', ink);
    }
  });
  await test.step('A read-only view modal', async () => {
    await app.button('Visualizar o orçamento de Padaria Estrela').click();
    const view = app.dialog('Visualizar Orçamento');
    for (const text of ['Padaria Estrela', 'Em Análise', 'Três propostas', 'Validade de 30 dias']) {
      await expect(view.getByText(text).first()).toBeVisible();
    }
    await expect(view.getByRole('row').filter({ hasText: 'Marca' })).toContainText(
      amountPattern('R$ 3.201,00'),
    );
    await expect(view.getByText(amountPattern('R$ 3.300,00'))).toBeVisible();
    await expect(view.getByRole('textbox')).toHaveCount(0);
    // The first row has no line above it, because the header's line is there.
    await expect(view.locator('dl > div').first()).toHaveCSS('border-top-width', '0px');
    await app.expectNoSidewaysScroll();
    await view.getByRole('button', { name: 'Voltar' }).click();
    await expect(view).toBeHidden();
  });
});
