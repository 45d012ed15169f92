import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { App } from '../fixtures/app';
import { waitForChunk, formField, fillFields } from '../fixtures/app';
import { test } from '../fixtures/test';

async function newExpense(app: App): Promise<{ form: Locator; amount: Locator }> {
  await app.open();
  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  const form = app.dialog('Novo Gasto');
  await fillFields(form, { Descrição: 'Papel', Categoria: 'Escritório' });
  return { form, amount: formField(form, 'Valor') };
}

test('an amount is typed, pasted and refused as it is written', async ({ app, records }) => {
  const { form, amount } = await newExpense(app);
  await test.step('a typed comma is the decimal point, in a browser that speaks English, too', async () => {
    for (const [typed, value] of [
      ['1500,50', '1500.50'],
      ['1,5', '1.5'],
      ['1.500,50', '1500.50'],
      ['1.500', '1500'],
      ['1.500.000', '1500000'],
      ['1.500.000,5', '1500000.5'],
      ['1,500', '1.500'],
      ['1.50', '1.50'],
      ['0.500', '0.500'],
      ['1500.50', '1500.50'],
      [',5', '.5'],
      ['1,,5', '1.5'],
    ] as const) {
      await amount.fill('');
      await amount.pressSequentially(typed);
      await expect(amount, typed).toHaveValue(value);
    }
    await amount.fill('1550');
    await amount.press('End');
    for (const key of ['ArrowLeft', 'ArrowLeft', ',', '7']) await amount.press(key);
    await expect(amount, 'the caret stays where it is').toHaveValue('15.750');
  });
  await test.step('a point that was typed is forgotten once it has grouped, and once the field is left', async () => {
    for (const [typed, left, keys, value] of [
      ['3.200', '3200.00', ['End', 'Backspace', '5', '0'], '3200.050'],
      ['12.50', '12.50', ['End', '5'], '12.505'],
    ] as const) {
      await amount.fill('');
      await amount.pressSequentially(typed);
      await formField(form, 'Descrição').focus();
      await expect(amount, typed).toHaveValue(left);
      for (const key of keys) await amount.press(key);
      await expect(amount, typed).toHaveValue(value);
    }
  });
  const notes = formField(form, 'Observações');
  await test.step('what is pasted is read as it is written', async () => {
    for (const [pasted, value] of [
      ['1.500,50', '1500.50'],
      ['R$ 1.500,50', '1500.50'],
      ['R$\u00A01.500,50', '1500.50'],
      ['1500,5', '1500.5'],
      ['1.500', '1500'],
      ['1500.50', '1500.50'],
    ] as const) {
      await notes.fill(pasted);
      await notes.press('Control+a');
      await notes.press('Control+x');
      await amount.fill('9');
      await amount.press('Control+a');
      await amount.press('Control+v');
      await expect(amount, pasted).toHaveValue(value);
    }
  });
  await test.step('what the database would refuse is said at its field, and nothing is lost', async () => {
    const save = form.getByRole('button', { name: 'Criar' });
    for (const [value, message] of [
      ['1000000000000.00', 'Valor deve ser menor que R$ 1 trilhão'],
      ['0.001', 'Use no máximo duas casas decimais'],
    ] as const) {
      await amount.fill(value);
      await save.click();
      await expect(amount).toHaveAccessibleDescription(message);
      await expect(amount).toBeFocused();
      await expect(amount).toHaveValue(value);
    }
    await amount.fill('999999999999.99');
    await notes.fill('é'.repeat(100_001));
    await save.click();
    await expect(notes).toHaveAccessibleDescription('Use no máximo 100.000 caracteres');
    await notes.fill('é'.repeat(100_000));
    await save.click();
    await expect(form).toBeHidden();
    expect(await records.stored('expenses')).toMatchObject([{ amount: 999_999_999_999.99 }]);
  });
});

test.describe('once everything was fetched', () => {
  test.use({ fetchesAhead: true });

  test('what was typed with a comma can be undone', async ({ app, page }) => {
    const { amount } = await newExpense(app);
    // A script that is loaded during typing would split what Chromium undoes in one step. So all scripts are
    // loaded first.
    await waitForChunk(page, 'landing');
    await amount.pressSequentially('1500,50');
    await amount.press('Control+z');
    await expect(amount).toHaveValue('');
    await amount.press('Control+Shift+z');
    await expect(amount).toHaveValue('1500.50');
  });
});

test("a quote's total has its limit, too; its subtotal stays clear of the button beside it @phone", async ({
  app,
  records,
}) => {
  await records.client('Estrela');
  await app.open();
  await app.openSection('Orçamentos');
  await app.button('Novo Orçamento').click();
  const form = app.dialog('Novo Orçamento');
  await fillFields(form, {
    Cliente: 'Estrela',
    Nome: 'Obra',
    Quantidade: '2',
    Preço: '999999999999',
  });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(formField(form, 'Preço')).toHaveAccessibleDescription(
    'O total deve ser menor que R$ 1 trilhão',
  );
  const remove = await form.getByRole('button', { name: 'Remover o item 1' }).boundingBox();
  const subtotal = form.getByRole('group', { name: 'Item 1' }).getByText('Subtotal').locator('..');
  const right = await subtotal.evaluate((sum) => {
    const text = document.createRange();
    text.selectNodeContents(sum);
    return text.getBoundingClientRect().right;
  });
  expect(right).toBeLessThanOrEqual(remove?.x ?? 0);
  await app.expectNoSidewaysScroll();
  await fillFields(form, { Quantidade: '1' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form).toBeHidden();
});

test('the most that the items of a quote may be is what the database takes', async ({
  app,
  records,
}) => {
  const client = await records.client('Estrela');
  const lines = (last: string) =>
    Array.from({ length: 11 }, (_, index) => ({
      name: 'Item',
      description: index === 10 ? last : 'a'.repeat(95_000),
      quantity: 1,
      price: 10,
    }));
  // The database writes a space after each colon and comma.
  const asStored = JSON.stringify(lines('')).replace(/(":|,)/g, '$1 ');
  const room = 1_048_576 - asStored.length;
  await records.quote({ client, items: lines('a') });
  await app.open();
  await app.openSection('Orçamentos');
  await app.button('Editar o orçamento de Estrela').click();
  const form = app.dialog('Editar Orçamento');
  const description = formField(form, 'Descrição').last();
  await description.fill('a'.repeat(room + 1));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(description).toHaveAccessibleDescription(/^Os itens são longos demais/);
  await expect(description).toBeFocused();
  await description.fill('a'.repeat(room));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
});

test('saved unchanged, a form closes and nothing is sent; stored amounts of more decimals stay as they are', async ({
  app,
  records,
  page,
}) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project, amount: 100, installments: 3 });
  await records.expense({ description: 'Papel', amount: 33.333 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await app.open();
  for (const [section, button, title] of [
    ['Clientes', /^Editar/, 'Editar Cliente'],
    ['Orçamentos', /^Editar/, 'Editar Orçamento'],
    ['Projetos', /^Editar/, 'Editar Projeto'],
    ['Pagamentos', /^Editar/, 'Editar Pagamento'],
    ['Gastos', /^Editar/, 'Editar Gasto'],
  ] as const) {
    await app.openSection(section);
    await app.main.getByRole('button', { name: button }).click();
    const form = app.dialog(title);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toBeHidden();
  }
  expect(sent).toEqual([]);
  await app.button('Editar o gasto Papel').click();
  const form = app.dialog('Editar Gasto');
  await fillFields(form, { Observações: 'Dividido' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  expect(await records.stored('expenses')).toMatchObject([{ amount: 33.333, notes: 'Dividido' }]);
});
