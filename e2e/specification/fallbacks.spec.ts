import { expect } from '@playwright/test';
import { test } from '../fixtures/test';

test("'Cliente não encontrado' in the quotes table, its view modal and projects, after the client was deleted @phone", async ({
  app,
  records,
}) => {
  const { client } = await records.runningProject('Marca');
  await app.open();
  await app.openSection('Clientes');
  await app.button(`Excluir o cliente ${client.name}`).click();
  await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');

  await app.openSection('Orçamentos');
  await expect(app.row('Cliente não encontrado')).toBeVisible();
  await app.button('Visualizar o orçamento de Cliente não encontrado').click();
  const quote = app.dialog('Visualizar Orçamento');
  await expect(quote.getByText('Cliente não encontrado', { exact: true })).toBeVisible();
  await quote.getByRole('button', { name: 'Voltar' }).click();

  await app.openSection('Projetos');
  await expect(app.card('Marca')).toContainText('Cliente não encontrado');
  await app.button('Visualizar o projeto Marca').click();
  const project = app.dialog('Visualizar Projeto');
  await expect(project.getByText('Cliente não encontrado', { exact: true })).toBeVisible();
  await expect(project.getByText('Não informado', { exact: true })).toBeVisible();
});

test("'Projeto não encontrado', 'Valor não informado', 'Data não informada' in the payments table @phone", async ({
  app,
  records,
}) => {
  const project = await records.project({ name: 'Marca' });
  await records.payment({ project, amount: null });
  await app.open();
  await app.openSection('Projetos');
  await app.button('Excluir o projeto Marca').click();
  await app.answer('Tem certeza que deseja excluir este projeto?', 'Excluir');
  await app.openSection('Pagamentos');
  const row = app.row('Projeto não encontrado');
  for (const text of ['Cliente não encontrado', 'Valor não informado', 'Data não informada']) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  await app.expectNoSidewaysScroll();
});

test("'Cliente' on the dashboard, 'Não informado' for an expense without a payment method", async ({
  app,
  records,
}) => {
  await records.quote({ items: [{ name: 'x', price: 1 }] });
  await records.expense({ description: 'Papel' });
  await app.open();
  const transaction = app.main.getByRole('listitem').filter({ hasText: 'Orçamento: ' });
  await expect(transaction).toHaveText(/Cliente(?! não)/);
  await app.openSection('Gastos');
  await expect(app.row('Papel').getByText('Não informado', { exact: true })).toBeVisible();
});
