import { expect } from '@playwright/test';
import { formField, fillFields, listedOptions } from './fixtures/app';
import { test } from './fixtures/test';

// Stories about a user who fills in forms by keyboard.

test('a quote is written without the mouse', async ({ app, page, records }) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Orçamentos');
  await app.button('Novo Orçamento').press('Enter');
  const form = app.dialog('Novo Orçamento');
  const line = (place: number) =>
    form.getByRole('group', { name: `Item ${String(place)}`, exact: true });
  const { keyboard } = page;
  await expect(formField(form, 'Cliente')).toBeFocused();
  await fillFields(form, { Cliente: 'Padaria Estrela' });
  await formField(line(1), 'Nome').fill('Site');
  await formField(line(1), 'Preço').focus();
  await keyboard.type('3200');
  await keyboard.press('Enter');
  await expect(formField(line(2), 'Nome')).toBeFocused();
  await expect(formField(line(1), 'Preço')).toHaveValue('3200.00');
  await keyboard.type('Hospedagem');
  await formField(line(2), 'Preço').focus();
  await keyboard.type('1.500');
  await expect(form).not.toContainText('R$ 1,50');
  await keyboard.press('Enter');
  await expect(formField(line(3), 'Nome')).toBeFocused();

  // In the price field, both Tab and Enter lead to the next line.
  await formField(line(1), 'Preço').focus();
  await keyboard.press('Tab');
  await expect(formField(line(2), 'Nome')).toBeFocused();
  await formField(line(1), 'Preço').focus();
  await keyboard.press('Enter');
  await expect(formField(line(2), 'Nome')).toBeFocused();

  // The button that removes a line is before the line's fields in the order of Tab.
  const remove = (place: number) =>
    form.getByRole('button', { name: `Remover o item ${String(place)}` });
  await formField(line(3), 'Preço').focus();
  await keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Adicionar Item' })).toBeFocused();
  await formField(line(2), 'Nome').focus();
  await keyboard.press('Shift+Tab');
  await expect(remove(1)).toBeFocused();
  await form.getByRole('button', { name: 'Adicionar Item' }).focus();
  await keyboard.press('Shift+Tab');
  await expect(remove(3)).toBeFocused();
  await keyboard.press('Enter');
  await expect(line(3)).toHaveCount(0);

  await formField(form, 'Observações').press('Control+Enter');
  await expect(form).toBeHidden();
  expect(await records.stored('quotes')).toMatchObject([{ total_value: 4700 }]);
});

test('a form that is edited is typed on at the end, and saved by Cmd and Enter', async ({
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
  await app.button('Editar o cliente Padaria Estrela').click();
  const form = app.dialog('Editar Cliente');
  await expect(formField(form, 'Nome')).toBeFocused();
  await page.keyboard.type(' e filhos');
  await expect(formField(form, 'Nome')).toHaveValue('Padaria Estrela e filhos');
  await page.keyboard.press('Meta+Enter');
  await expect(form).toBeHidden();
  expect(await records.stored('clients')).toMatchObject([{ name: 'Padaria Estrela e filhos' }]);
});

test('an amount shows its cents once it is left, which changes nothing by itself', async ({
  app,
  page,
  records,
}) => {
  await records.expense({ description: 'Papel', amount: 1200 });
  await app.open();
  await app.openSection('Gastos');
  await app.button('Editar o gasto Papel').click();
  const form = app.dialog('Editar Gasto');
  const amount = formField(form, 'Valor');
  await expect(amount).toHaveValue('1200.00');
  await amount.focus();
  await formField(form, 'Descrição').focus();
  await page.keyboard.press('Escape');
  await expect(form, 'nothing was typed').toBeHidden();

  await app.button('Editar o gasto Papel').click();
  await amount.fill('1250.5');
  await formField(form, 'Descrição').focus();
  await expect(amount).toHaveValue('1250.50');
  await page.keyboard.press('Escape');
  await app.answer('Descartar o que foi digitado?', 'Continuar editando');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  expect(await records.stored('expenses')).toMatchObject([{ amount: 1250.5 }]);
});

test('saving changes the width of no button', async ({ app, page }) => {
  await app.open();
  await app.openSection('Clientes');
  await app.button('Novo Cliente').click();
  const form = app.dialog('Novo Cliente');
  await fillFields(form, { Nome: 'Padaria Estrela' });
  const widths = () =>
    form
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
  const before = await widths();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/clients*', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form.getByRole('button', { name: 'Criar' })).toHaveAttribute('aria-busy', 'true');
  expect(await widths()).toEqual(before);
  release();
  await expect(form).toBeHidden();
});

test('what cannot be changed looks locked, and says why', async ({ app, records }) => {
  const { project } = await records.runningProject('Marca');
  await records.payment({ project, amount: 100 });
  await app.open();
  for (const [section, button, title, label, why] of [
    [
      'Projetos',
      'Editar o projeto Marca',
      'Editar Projeto',
      'Orçamento',
      'O orçamento não pode ser alterado após a criação do projeto',
    ],
    [
      'Pagamentos',
      'Editar o pagamento de Marca',
      'Editar Pagamento',
      'Projeto',
      'O projeto não pode ser alterado após a criação do pagamento',
    ],
  ] as const) {
    await app.openSection(section);
    await app.button(button).click();
    const form = app.dialog(title);
    const locked = formField(form, label);
    await expect(locked).toBeDisabled();
    await expect(locked).toHaveAccessibleDescription(why);
    const ground = (control: typeof locked) =>
      control.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(locked)).not.toBe(
      await ground(formField(form, 'Observações').or(formField(form, 'Responsável'))),
    );
    await form.getByRole('button', { name: 'Cancelar' }).click();
  }
});

test('from a project’s form to a new quote, to a new client, and all the way back', async ({
  app,
  page,
  records,
}) => {
  await app.open();
  await app.openSection('Projetos');
  await app.button('Novo Projeto').click();
  const project = app.dialog('Novo Projeto');
  await fillFields(project, { Responsável: 'Caio', 'Prazo Final': '2027-01-31' });
  await project.getByRole('button', { name: 'Fazer um orçamento' }).click();
  const quote = app.dialog('Novo Orçamento');
  await fillFields(quote, { Status: 'Aprovado', Nome: 'Site', Preço: '3200' });
  await formField(quote, 'Cliente').click();
  await listedOptions(formField(quote, 'Cliente')).filter({ hasText: 'Cadastrar cliente' }).click();
  const client = app.dialog('Novo Cliente');
  await page.goBack();
  await expect(client).toBeHidden();
  await expect(formField(quote, 'Nome')).toHaveValue('Site');
  await formField(quote, 'Cliente').fill('Bia');
  await page.keyboard.press('Enter');
  await expect(formField(client, 'Nome')).toHaveValue('Bia');
  await client.getByRole('button', { name: 'Criar' }).click();
  await expect(formField(quote, 'Cliente')).toHaveValue('Bia');
  await quote.getByRole('button', { name: 'Criar' }).click();
  await expect(formField(project, 'Orçamento')).toHaveValue(/^Bia · R\$\s3\.200,00/);
  await expect(formField(project, 'Nome do Projeto')).toHaveValue('Site');
  await expect(formField(project, 'Responsável')).toHaveValue('Caio');
  await project.getByRole('button', { name: 'Criar' }).click();
  await expect(project).toBeHidden();
  expect(await records.stored('projects')).toMatchObject([{ name: 'Site', responsible: 'Caio' }]);
});
