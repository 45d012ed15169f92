import { expect } from '@playwright/test';
import type { App } from '../fixtures/app';
import { formField, fillFields, amountPattern, offeredLabels } from '../fixtures/app';
import { test } from '../fixtures/test';

async function newPayment(app: App) {
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Novo Pagamento').click();
  const form = app.dialog('Novo Pagamento');
  await expect(form).toBeVisible();
  return form;
}

const METHODS = ['Pix', 'Transferência', 'Cartão de Crédito', 'Boleto', 'Dinheiro', 'Cheque'];

test("Empty state 'Nenhum pagamento registrado' with button 'Registrar Primeiro Pagamento' @phone", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openSection('Pagamentos');
  await expect(page.getByRole('heading', { name: 'Nenhum pagamento registrado' })).toBeVisible();
  await app.expectNoSidewaysScroll();
  await app.button('Registrar Primeiro Pagamento').click();
  await expect(app.dialog('Novo Pagamento')).toBeVisible();
});

test('Table columns: Projeto, Cliente, Valor, Status, Data Pagamento, Ações; row actions: edit, delete @phone', async ({
  app,
  records,
}) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project, amount: 3200, columns: { payment_date: '2026-03-31' } });
  await app.open();
  await app.openSection('Pagamentos');
  await expect(app.table('Pagamentos').getByRole('columnheader')).toHaveText([
    'Projeto',
    'Cliente',
    'Valor',
    'Status',
    'Data Pagamento',
    'Ações',
  ]);
  const row = app.row('Marca');
  await expect(row.getByText('Padaria Estrela')).toBeVisible();
  await expect(row.getByText(amountPattern('R$ 3.200,00'))).toBeVisible();
  await expect(row.getByText('31/03/2026')).toBeVisible();
  await expect(row.getByRole('button', { name: /^(Editar|Excluir) o pagamento/ })).toHaveCount(2);
  await app.expectNoSidewaysScroll();
});

test('Status has two toggle buttons: Entregue/Não entregue and Pago/Pendente, each saved immediately @phone', async ({
  app,
  records,
}) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project, columns: { payment_date: '2026-03-31' } });
  await app.open();
  await app.openSection('Pagamentos');
  const row = app.row('Marca');
  await row.getByRole('button', { name: /^Não entregue/ }).click();
  await expect(row.getByRole('button', { name: /^Entregue/ })).toBeVisible();
  await row.getByRole('button', { name: /^Pendente/ }).click();
  await expect(row.getByRole('button', { name: /^Pago/ })).toBeVisible();
  await expect
    .poll(() => records.stored('payments'))
    .toMatchObject([{ delivered: true, paid: true, payment_date: '2026-03-31' }]);
  await row.getByRole('button', { name: /^Pago/ }).click();
  await row.getByRole('button', { name: /^Entregue/ }).click();
  await expect
    .poll(() => records.stored('payments'))
    .toMatchObject([{ delivered: false, paid: false, payment_date: '2026-03-31' }]);
});

test('clicked quickly one after the other, the last click wins, on screen and in the database', async ({
  app,
  records,
}) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project });
  await app.open();
  await app.openSection('Pagamentos');
  const toggle = app.row('Marca').getByRole('button', { name: /^(Pago|Pendente)/ });
  for (let clicks = 0; clicks < 7; clicks += 1) await toggle.click({ noWaitAfter: true });
  await expect(toggle).toHaveText(/Pago/);
  await expect.poll(() => records.stored('payments')).toMatchObject([{ paid: true }]);
  await expect(toggle).toHaveText(/Pago/);
});

test("Installment rows show the total with 'Nx', the per-installment amount, and an installments-paid progress line: 1 paid of N if paid, else 0 @phone", async ({
  app,
  records,
}) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project, amount: 100, installments: 3 });
  await app.open();
  await app.openSection('Pagamentos');
  const row = app.row('Marca');
  for (const text of [
    '3x',
    amountPattern('R$ 100,00'),
    amountPattern('R$ 33,33'),
    '0 de 3 pagas',
  ]) {
    await expect(row.getByText(text)).toBeVisible();
  }
  await row.getByRole('button', { name: /^Pendente/ }).click();
  await expect(row.getByText('1 de 3 pagas')).toBeVisible();
  await app.expectNoSidewaysScroll();
});

test('Only projects with status completed or in-progress can be selected', async ({
  app,
  records,
}) => {
  for (const status of ['pending', 'in-progress', 'paused', 'completed'] as const) {
    await records.project({ status, name: `Projeto ${status}` });
  }
  const form = await newPayment(app);
  const labels = await offeredLabels(formField(form, 'Projeto'));
  expect(labels.filter((text) => text.startsWith('Projeto ')).sort()).toEqual([
    'Projeto completed',
    'Projeto in-progress',
  ]);
});

test('The form for a payment, before anything was chosen', async ({ app }) => {
  const form = await newPayment(app);
  await test.step('Payment methods', async () => {
    const options = await formField(form, 'Forma de Pagamento')
      .getByRole('option')
      .allTextContents();
    expect(options.slice(1)).toEqual(METHODS);
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
  await test.step('Required: project', async () => {
    await form.getByRole('button', { name: 'Criar', exact: true }).click();
    await expect(formField(form, 'Projeto')).toHaveAccessibleDescription(/^Projeto é obrigatório/);
  });
});

test('Choosing a project prefills receivedAmount with that project’s quote total; with no project the amount clears', async ({
  app,
  records,
}) => {
  await records.runningProject('Marca', 1234.5);
  await records.project({ name: 'Sem orçamento' });
  const form = await newPayment(app);
  const amount = formField(form, 'Valor');
  await expect(amount).toHaveAttribute('step', '0.01');
  await fillFields(form, { Projeto: 'Marca' });
  await expect(amount).toHaveValue('1234.50');
  await amount.fill('7');
  await fillFields(form, { Projeto: 'Sem orçamento' });
  await expect(amount).toHaveValue('');
  await fillFields(form, { Projeto: 'Marca' });
  await expect(amount).toHaveValue('1234.50');
  await fillFields(form, { Projeto: '' });
  await expect(amount).toHaveValue('');
});

test('an empty amount is stored as absent', async ({ app, records }) => {
  await records.runningProject('Marca');
  const form = await newPayment(app);
  await fillFields(form, { Projeto: 'Marca', Valor: '' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(app.row('Marca').getByText('Valor não informado')).toBeVisible();
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

for (const [amount, count, shown] of [
  ['100', '3', 'R$ 33,33'],
  ['0.05', '12', 'R$ 0,00'],
  ['9999999.99', '7', 'R$ 1.428.571,43'],
] as const) {
  test(`With pix and ${count} installments ${amount} is the TOTAL; each shows ${shown}, and editing recovers the count`, async ({
    app,
    records,
  }) => {
    await records.runningProject('Marca');
    const form = await newPayment(app);
    await fillFields(form, { Projeto: 'Marca', 'Forma de Pagamento': 'Pix' });
    await formField(form, 'Parcelas').selectOption(count);
    await fillFields(form, { 'Valor Total': amount });
    await form.getByRole('button', { name: 'Criar' }).click();
    const row = app.row('Marca');
    await expect(row.getByText(`${count}x`, { exact: true })).toBeVisible();
    await expect(row.getByText(amountPattern(shown)).last()).toBeVisible();
    await app.expectNoSidewaysScroll();
    const [stored] = await records.stored('payments');
    expect(stored).toMatchObject({ total_amount: Number(amount), is_installment: true });
    expect(stored?.['received_amount']).toBeCloseTo(Number(amount) / Number(count), 10);

    await app.button('Editar o pagamento de Marca').click();
    const edited = app.dialog('Editar Pagamento');
    await expect(formField(edited, 'Parcelas')).toHaveValue(count);
    await expect(formField(edited, 'Valor Total')).toHaveValue(Number(amount).toFixed(2));
  });
}

test('Leaving Pix sets the count to 1, total_amount to null and is_installment to false', async ({
  app,
  records,
}) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project, amount: 100, installments: 3 });
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Editar o pagamento de Marca').click();
  const form = app.dialog('Editar Pagamento');
  await fillFields(form, { 'Forma de Pagamento': 'Boleto' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  await expect(app.row('Marca').getByText('3x')).toHaveCount(0);
  expect(await records.stored('payments')).toMatchObject([
    { payment_method: 'boleto', received_amount: 100, total_amount: null, is_installment: false },
  ]);
});

test('The project is locked when editing; one since paused or deleted is shown and not validated', async ({
  app,
  records,
}) => {
  const paused = await records.project({ name: 'Parado', status: 'paused' });
  await records.payment({ project: paused, amount: 10 });
  await records.payment({ project: null, amount: 20 });
  await app.open();
  await app.openSection('Pagamentos');
  for (const [name, button] of [
    ['Parado', 'Editar o pagamento de Parado'],
    ['Projeto não encontrado', 'Editar o pagamento de projeto não encontrado'],
  ] as const) {
    await app.button(button).click();
    const form = app.dialog('Editar Pagamento');
    await expect(formField(form, 'Projeto')).toBeDisabled();
    await expect(formField(form, 'Projeto').getByRole('option', { selected: true })).toHaveText(
      name,
    );
    await fillFields(form, { Observações: 'Recebido em mãos', 'Data do Pagamento': '2026-02-28' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toBeHidden();
  }
  expect(await records.stored('payments')).toMatchObject([
    { notes: 'Recebido em mãos', payment_date: '2026-02-28', received_amount: 20 },
    { notes: 'Recebido em mãos', payment_date: '2026-02-28', received_amount: 10 },
  ]);
});

test("'Tem certeza que deseja excluir este pagamento?' @phone", async ({ app, records, page }) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project });
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Excluir o pagamento de Marca').click();
  await app.answer('Tem certeza que deseja excluir este pagamento?', 'Excluir');
  await expect(page.getByRole('heading', { name: 'Nenhum pagamento registrado' })).toBeVisible();
});
