import { expect } from '@playwright/test';
import { formField, fillFields } from '../fixtures/app';
import { failRequests } from '../fixtures/failures';
import { test } from '../fixtures/test';

// The sentences for the other kinds of record are proven beside their sections (`src/ui`), and what a refused, lost or
// late answer leads to in `src/sagas`. Here a browser meets the real backend.

test('what is said when a record cannot be saved or deleted, or is gone @phone', async ({
  app,
  page,
  records,
}) => {
  const client = await records.client('Estrela');
  const other = await records.client('Lua');
  await app.open();
  await app.openSection('Clientes');
  const form = app.dialog('Editar Cliente');
  const save = form.getByRole('button', { name: 'Salvar' });

  await test.step("'Erro ao salvar cliente. Tente novamente.'; the modal stays open on save failure", async () => {
    const recover = await failRequests(page, 'clients', 'PATCH');
    await app.button('Editar o cliente Estrela').click();
    await fillFields(form, { Observações: 'Escrito à mão' });
    await save.click();
    await expect(app.notice('Erro ao salvar cliente. Tente novamente.')).toBeVisible();
    await expect(formField(form, 'Observações')).toHaveValue('Escrito à mão');
    await recover();
    await save.click();
    await expect(form).toBeHidden();
    expect(JSON.stringify(await records.stored('clients'))).toContain('Escrito à mão');
  });

  await test.step("'Erro ao deletar cliente. Tente novamente.'", async () => {
    const recover = await failRequests(page, 'clients', 'DELETE');
    await app.button('Excluir o cliente Estrela').click();
    await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');
    await expect(app.notice('Erro ao deletar cliente. Tente novamente.')).toBeVisible();
    await expect(app.card('Estrela')).toBeVisible();
    await recover();
    await app.button('Fechar aviso').click();
  });

  await test.step('Updating a record that another device deleted is a failed save, which says why', async () => {
    await app.button('Editar o cliente Estrela').click();
    await fillFields(form, { Observações: 'Tarde demais' });
    await records.remove('clients', client);
    await save.click();
    const notice = app.notice('Erro ao salvar cliente. Tente novamente.');
    await expect(notice).toBeVisible();
    await expect(
      form.getByRole('alert').filter({ hasText: 'Este cliente não existe mais.' }),
    ).toBeInViewport();
    await expect(formField(form, 'Observações')).toHaveValue('Tarde demais');
    await expect(formField(form, 'Observações')).toBeEnabled();
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect(form).toBeHidden();
    await expect(app.card('Estrela')).toHaveCount(0);
  });

  await test.step('Deleting a record that another device deleted is a success', async () => {
    await records.remove('clients', other);
    await app.button('Excluir o cliente Lua').click();
    await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');
    await expect(app.card('Lua')).toHaveCount(0);
    await expect(app.notice('Erro ao deletar')).toHaveCount(0);
  });
});

test('a create that fails stays open, and its retry makes one row, also after a lost answer or a double click', async ({
  app,
  page,
  records,
}) => {
  await app.open();
  await app.openSection('Clientes');
  const recover = await failRequests(page, 'clients', 'POST', 'answer lost');
  // The list cannot be read again either, so the app cannot know whether the row exists.
  const recoverReading = await failRequests(page, 'clients', 'GET', 'unreachable');
  await app.button('Novo Cliente').click();
  const form = app.dialog('Novo Cliente');
  await fillFields(form, { Nome: 'Padaria Estrela' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(app.notice('Erro ao salvar cliente. Tente novamente.')).toBeVisible();
  await expect(formField(form, 'Nome')).toHaveValue('Padaria Estrela');
  await recover();
  await recoverReading();
  await form.getByRole('button', { name: 'Criar' }).dblclick();
  await expect(form).toBeHidden();
  await expect(app.card('Padaria Estrela')).toHaveCount(1);
  expect(await records.stored('clients')).toHaveLength(1);
});

test('Load failures are only logged; an account whose list never loaded does not look empty, and the list comes later', async ({
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const recover = await failRequests(page, 'clients', 'GET');
  await app.open();
  await app.openSection('Clientes');
  await expect(app.button('Novo Cliente')).toBeVisible();
  await expect(page.getByText('Nenhum cliente cadastrado')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(logged.join('\n')).toContain('clients/loaded');
  await recover();
  await expect(app.card('Padaria Estrela')).toBeVisible();
});
