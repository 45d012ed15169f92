import { expect } from '@playwright/test';
import { test } from '../fixtures/test';

test('what is said where a record is missing, or nothing was said', async ({ app, records }) => {
  const { client, project } = await records.runningProject('Marca');
  await records.payment({ project, amount: null });
  await records.expense({ description: 'Papel' });
  await app.open();
  await test.step("'Cliente não encontrado' in the quotes table, its view modal and projects, after the client was deleted", async () => {
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
    const view = app.dialog('Visualizar Projeto');
    await expect(view.getByText('Cliente não encontrado', { exact: true })).toBeVisible();
    await expect(view.getByText('Não informado', { exact: true })).toBeVisible();
    await view.getByRole('button', { name: 'Fechar' }).click();
  });
  await test.step("'Projeto não encontrado', 'Valor não informado', 'Data não informada' in the payments table", async () => {
    await app.button('Excluir o projeto Marca').click();
    await app.answer('Tem certeza que deseja excluir este projeto?', 'Excluir');
    await app.openSection('Pagamentos');
    const row = app.row('Projeto não encontrado');
    for (const text of ['Cliente não encontrado', 'Valor não informado', 'Data não informada']) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
    await app.expectNoSidewaysScroll();
  });
  await test.step("'Não informado' for an expense without a payment method, 'Cliente' on the dashboard", async () => {
    await app.openSection('Gastos');
    await expect(app.row('Papel').getByText('Não informado', { exact: true })).toBeVisible();
    await app.openSection('Dashboard');
    const transaction = app.main.getByRole('listitem').filter({ hasText: 'Orçamento: ' });
    await expect(transaction).toHaveText(/Cliente(?! não)/);
  });
});
