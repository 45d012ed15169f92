import { expect } from '@playwright/test';
import { formField, fillFields, amountPattern, offeredLabels } from '../fixtures/app';
import { test } from '../fixtures/test';

const METHODS = ['Pix', 'Transferência', 'Cartão de Crédito', 'Boleto', 'Dinheiro', 'Cheque'];

test('a payment, from the empty list to the deletion', async ({ app, page, records }) => {
  await records.runningProject('Marca', 1234.5);
  for (const status of ['pending', 'in-progress', 'paused', 'completed'] as const) {
    await records.project({ status, name: `Projeto ${status}` });
  }
  await app.open();
  await app.openSection('Pagamentos');
  await test.step("Empty state 'Nenhum pagamento registrado' with button 'Registrar Primeiro Pagamento'", async () => {
    await expect(page.getByRole('heading', { name: 'Nenhum pagamento registrado' })).toBeVisible();
    await app.expectNoSidewaysScroll();
    await app.button('Registrar Primeiro Pagamento').click();
  });

  const form = app.dialog('Novo Pagamento');
  const amount = formField(form, 'Valor');
  await test.step('Required: project', async () => {
    await form.getByRole('button', { name: 'Criar', exact: true }).click();
    await expect(formField(form, 'Projeto')).toHaveAccessibleDescription(/^Projeto é obrigatório/);
  });
  await test.step('Only projects with status completed or in-progress can be selected', async () => {
    const labels = await offeredLabels(formField(form, 'Projeto'));
    expect(labels.filter((text) => text.startsWith('Projeto ')).sort()).toEqual([
      'Projeto completed',
      'Projeto in-progress',
    ]);
  });
  await test.step('Choosing a project prefills receivedAmount with that project’s quote total; with no project the amount clears', async () => {
    await expect(amount).toHaveAttribute('step', '0.01');
    await fillFields(form, { Projeto: 'Marca' });
    await expect(amount).toHaveValue('1234.50');
    await amount.fill('7');
    await fillFields(form, { Projeto: 'Projeto completed' });
    await expect(amount).toHaveValue('');
    await fillFields(form, { Projeto: 'Marca' });
    await expect(amount).toHaveValue('1234.50');
    await fillFields(form, { Projeto: '' });
    await expect(amount).toHaveValue('');
  });
  await test.step('Payment methods', async () => {
    const methods = await formField(form, 'Forma de Pagamento')
      .getByRole('option')
      .allTextContents();
    expect(methods.slice(1)).toEqual(METHODS);
  });
  await test.step('Installment choice appears only when method is pix, options 1 to 12', async () => {
    for (const method of METHODS.slice(1)) {
      await fillFields(form, { 'Forma de Pagamento': method });
      await expect(formField(form, 'Parcelas')).toHaveCount(0);
    }
    await fillFields(form, { 'Forma de Pagamento': 'Pix' });
    await expect(formField(form, 'Parcelas').getByRole('option')).toHaveCount(12);
    await expect(formField(form, 'Parcelas')).toHaveValue('1');
  });

  const row = app.row('Marca');
  const edited = app.dialog('Editar Pagamento');
  await test.step('With pix and 7 installments the amount is the TOTAL', async () => {
    await fillFields(form, { Projeto: 'Marca' });
    await formField(form, 'Parcelas').selectOption('7');
    await fillFields(form, { 'Valor Total': '9999999.99' });
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(row.getByText('7x', { exact: true })).toBeVisible();
    await expect(row.getByText(amountPattern('R$ 1.428.571,43')).last()).toBeVisible();
    await app.expectNoSidewaysScroll();
    const [stored] = await records.stored('payments');
    expect(stored).toMatchObject({ total_amount: 9_999_999.99, is_installment: true });
    expect(stored?.['received_amount']).toBeCloseTo(9_999_999.99 / 7, 10);
  });
  await test.step('editing recovers the count; leaving Pix sets it to 1, total_amount to null and is_installment to false', async () => {
    await app.button('Editar o pagamento de Marca').click();
    await expect(formField(edited, 'Projeto')).toBeDisabled();
    await expect(formField(edited, 'Parcelas')).toHaveValue('7');
    await expect(formField(edited, 'Valor Total')).toHaveValue('9999999.99');
    await fillFields(edited, { 'Forma de Pagamento': 'Boleto' });
    await edited.getByRole('button', { name: 'Salvar' }).click();
    await expect(edited).toBeHidden();
    await expect(row.getByText('7x')).toHaveCount(0);
    expect(await records.stored('payments')).toMatchObject([
      {
        payment_method: 'boleto',
        received_amount: 9_999_999.99,
        total_amount: null,
        is_installment: false,
      },
    ]);
  });
  await test.step('an empty amount is stored as absent', async () => {
    await app.button('Editar o pagamento de Marca').click();
    await fillFields(edited, { 'Forma de Pagamento': 'Não informado', Valor: '' });
    await edited.getByRole('button', { name: 'Salvar' }).click();
    await expect(row.getByText('Valor não informado')).toBeVisible();
    expect(await records.stored('payments')).toMatchObject([
      {
        received_amount: null,
        total_amount: null,
        is_installment: false,
        payment_method: null,
        payment_date: null,
        delivered: false,
        paid: false,
        notes: null,
      },
    ]);
  });

  await test.step("'Tem certeza que deseja excluir este pagamento?'", async () => {
    await app.button('Excluir o pagamento de Marca').click();
    await app.answer('Tem certeza que deseja excluir este pagamento?', 'Excluir');
    await expect(page.getByRole('heading', { name: 'Nenhum pagamento registrado' })).toBeVisible();
  });
});

test('the table of payments and its toggles @phone', async ({ app, records }) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project, amount: 3200, columns: { payment_date: '2026-03-31' } });
  const paused = await records.project({ name: 'Parado', status: 'paused' });
  await records.payment({ project: paused, amount: 100, installments: 3 });
  await app.open();
  await app.openSection('Pagamentos');
  const row = app.row('Marca');
  await test.step('Table columns: Projeto, Cliente, Valor, Status, Data Pagamento, Ações; row actions: edit, delete', async () => {
    await expect(app.table('Pagamentos').getByRole('columnheader')).toHaveText([
      'Projeto',
      'Cliente',
      'Valor',
      'Status',
      'Data Pagamento',
      'Ações',
    ]);
    await expect(row.getByText('Padaria Estrela')).toBeVisible();
    await expect(row.getByText(amountPattern('R$ 3.200,00'))).toBeVisible();
    await expect(row.getByText('31/03/2026')).toBeVisible();
    await expect(row.getByRole('button', { name: /^(Editar|Excluir) o pagamento/ })).toHaveCount(2);
    await app.expectNoSidewaysScroll();
  });
  const stored = async () => {
    const rows = await records.stored('payments');
    return rows.filter(({ project_id: id }) => id === project.id);
  };
  await test.step('Status has two toggle buttons: Entregue/Não entregue and Pago/Pendente, each saved immediately', async () => {
    await row.getByRole('button', { name: /^Não entregue/ }).click();
    await expect(row.getByRole('button', { name: /^Entregue/ })).toBeVisible();
    await row.getByRole('button', { name: /^Pendente/ }).click();
    await expect(row.getByRole('button', { name: /^Pago/ })).toBeVisible();
    await expect
      .poll(stored)
      .toMatchObject([{ delivered: true, paid: true, payment_date: '2026-03-31' }]);
    await row.getByRole('button', { name: /^Pago/ }).click();
    await row.getByRole('button', { name: /^Entregue/ }).click();
    await expect
      .poll(stored)
      .toMatchObject([{ delivered: false, paid: false, payment_date: '2026-03-31' }]);
  });
  await test.step('clicked quickly one after the other, the last click wins, on screen and in the database', async () => {
    const toggle = row.getByRole('button', { name: /^(Pago|Pendente)/ });
    for (let clicks = 0; clicks < 7; clicks += 1) await toggle.click();
    await expect(toggle).toHaveText(/Pago/);
    await expect.poll(stored).toMatchObject([{ paid: true }]);
    await expect(toggle).toHaveText(/Pago/);
  });
  await test.step("Installment rows show the total with 'Nx', the per-installment amount, and an installments-paid progress line: 1 paid of N if paid, else 0", async () => {
    const parts = app.row('Parado');
    for (const text of [
      '3x',
      amountPattern('R$ 100,00'),
      amountPattern('R$ 33,33'),
      '0 de 3 pagas',
    ]) {
      await expect(parts.getByText(text)).toBeVisible();
    }
    await parts.getByRole('button', { name: /^Pendente/ }).click();
    await expect(parts.getByText('1 de 3 pagas')).toBeVisible();
  });
  await test.step('The project is locked when editing; one since paused is shown and not validated', async () => {
    await app.button('Editar o pagamento de Parado').click();
    const form = app.dialog('Editar Pagamento');
    await expect(formField(form, 'Projeto')).toBeDisabled();
    await expect(formField(form, 'Projeto').getByRole('option', { selected: true })).toHaveText(
      'Parado',
    );
    await fillFields(form, { Observações: 'Recebido em mãos', 'Data do Pagamento': '2026-02-28' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toBeHidden();
    const rows = await records.stored('payments');
    expect(rows.filter(({ project_id: id }) => id === paused.id)).toMatchObject([
      { notes: 'Recebido em mãos', payment_date: '2026-02-28', total_amount: 100 },
    ]);
  });
});
