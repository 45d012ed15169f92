import { expect } from '@playwright/test';
import { formField, fillFields } from '../fixtures/app';
import { test } from '../fixtures/test';

test("Empty state 'Nenhum cliente cadastrado' @phone", async ({ app, page }) => {
  await app.open();
  await app.openSection('Clientes');
  await expect(page.getByRole('heading', { name: 'Nenhum cliente cadastrado' })).toBeVisible();
  await app.expectNoSidewaysScroll();
});

test("Card grid; each card shows a 'Cadastrado em' date @phone", async ({ app, records }) => {
  await records.client('Padaria Estrela', {
    company: 'Estrela Ltda.',
    phone: '(11) 98888-7777',
    email: 'contato@estrela.com.br',
    observations: 'Paga sempre no dia 10',
    // 22:30 in São Paulo on the last day of February; in UTC it is already March.
    created_at: '2026-03-01T01:30:00Z',
  });
  await app.open();
  await app.openSection('Clientes');
  const card = app.card('Padaria Estrela');
  await expect(card).toContainText('Cadastrado em 28/02/2026');
  for (const text of [
    'Estrela Ltda.',
    '(11) 98888-7777',
    'contato@estrela.com.br',
    'Paga sempre no dia 10',
  ]) {
    await expect(card).toContainText(text);
  }
  await app.expectNoSidewaysScroll();
});

test('Card grid; every line of it is filled, at any width', async ({ app, page, records }) => {
  for (let count = 1; count <= 6; count += 1) await records.client(`Cliente ${String(count)}`);
  await app.open();
  await app.openSection('Clientes');
  const list = page.getByRole('list', { name: 'Clientes' });
  for (const [width, across] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 2],
    [1279, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lines = list.locator('[data-index]');
    await expect(lines).toHaveCount(6 / across);
    const columns = await lines.evaluateAll((each) =>
      each.map((line) => [
        line.children.length,
        getComputedStyle(line).gridTemplateColumns.split(' ').length,
      ]),
    );
    expect(columns).toEqual(Array(6 / across).fill([across, across]));
  }
});

test('Lists load newest first by creation time', async ({ app, records, page }) => {
  await records.client('Segundo', { created_at: '2026-02-01T12:00:00Z' });
  await records.client('Terceiro', { created_at: '2026-01-01T12:00:00Z' });
  await records.client('Primeiro', { created_at: '2026-03-01T12:00:00Z' });
  await app.open();
  await app.openSection('Clientes');
  await expect(
    page.getByRole('list', { name: 'Clientes' }).getByRole('heading', { level: 2 }),
  ).toHaveText(['Primeiro', 'Segundo', 'Terceiro']);
});

test('Create modal; empty optional fields are stored as null @phone', async ({ app, records }) => {
  await app.open();
  await app.openSection('Clientes');
  await app.button('Novo Cliente').click();
  const form = app.dialog('Novo Cliente');
  await expect(formField(form, 'Email')).toHaveAttribute('type', 'email');
  await expect(formField(form, 'Telefone')).toHaveAttribute('type', 'tel');
  await fillFields(form, { Nome: '  Padaria Estrela  ', Empresa: '   ' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form).toBeHidden();
  await expect(app.card('Padaria Estrela')).toBeVisible();
  expect(await records.stored('clients')).toMatchObject([
    { name: 'Padaria Estrela', company: null, phone: null, email: null, observations: null },
  ]);
});

test('name required', async ({ app, records }) => {
  await app.open();
  await app.openSection('Clientes');
  await app.button('Novo Cliente').click();
  const form = app.dialog('Novo Cliente');
  await fillFields(form, { Nome: '   ', Empresa: 'Estrela Ltda.' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(formField(form, 'Nome')).toHaveAccessibleDescription('Nome é obrigatório');
  await expect(formField(form, 'Nome')).toBeFocused();
  await expect(formField(form, 'Empresa')).toHaveValue('Estrela Ltda.');
  expect(await records.stored('clients')).toEqual([]);
});

test('Edit modal, filled in; what was changed is saved @phone', async ({ app, records }) => {
  await records.client('Padaria Estrela', { phone: '(11) 98888-7777' });
  await app.open();
  await app.openSection('Clientes');
  await app.button('Editar o cliente Padaria Estrela').click();
  const form = app.dialog('Editar Cliente');
  await expect(formField(form, 'Telefone')).toHaveValue('(11) 98888-7777');
  await fillFields(form, { Nome: 'Padaria Estrela Dourada', Telefone: '' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(app.card('Padaria Estrela Dourada')).toBeVisible();
  expect(await records.stored('clients')).toMatchObject([
    { name: 'Padaria Estrela Dourada', phone: null },
  ]);
});

test('Modals close on cancel, and nothing is saved', async ({ app, records }) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
  await app.button('Editar o cliente Padaria Estrela').click();
  const form = app.dialog('Editar Cliente');
  await fillFields(form, { Nome: 'Outra' });
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form).toBeHidden();
  await expect(app.card('Padaria Estrela')).toBeVisible();
});

test("Delete with confirmation 'Tem certeza que deseja excluir este cliente?' @phone", async ({
  app,
  records,
  page,
}) => {
  const question = 'Tem certeza que deseja excluir este cliente?';
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
  await app.button('Excluir o cliente Padaria Estrela').click();
  await app.answer(question, 'Cancelar');
  await expect(app.card('Padaria Estrela')).toBeVisible();
  await app.button('Excluir o cliente Padaria Estrela').click();
  await app.answer(question, 'Excluir');
  await expect(page.getByRole('heading', { name: 'Nenhum cliente cadastrado' })).toBeVisible();
  expect(await records.stored('clients')).toEqual([]);
});
