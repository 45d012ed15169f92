import { expect } from '@playwright/test';
import { formField, fillFields } from '../fixtures/app';
import { test } from '../fixtures/test';

test('a client, from the empty list to the deletion', async ({ app, records, page }) => {
  await app.open();
  await app.openSection('Clientes');
  await test.step("Empty state 'Nenhum cliente cadastrado'", async () => {
    await expect(page.getByRole('heading', { name: 'Nenhum cliente cadastrado' })).toBeVisible();
    await app.expectNoSidewaysScroll();
  });

  await app.button('Novo Cliente').click();
  const form = app.dialog('Novo Cliente');
  await test.step('name required; e-mail input type email; phone type tel', async () => {
    await expect(formField(form, 'Email')).toHaveAttribute('type', 'email');
    await expect(formField(form, 'Telefone')).toHaveAttribute('type', 'tel');
    for (const blank of ['   ', '\u200B\u200E']) {
      await fillFields(form, { Nome: blank, Empresa: 'Estrela Ltda.' });
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(formField(form, 'Nome')).toHaveAccessibleDescription('Nome é obrigatório');
    }
    await expect(formField(form, 'Nome')).toBeFocused();
    await expect(formField(form, 'Empresa')).toHaveValue('Estrela Ltda.');
    expect(await records.stored('clients')).toEqual([]);
  });
  await test.step('empty optional fields are stored as null', async () => {
    await fillFields(form, {
      Nome: '  Padaria Estrela  ',
      Empresa: '   ',
      Telefone: '11 98888-7777',
    });
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(form).toBeHidden();
    await expect(app.card('Padaria Estrela')).toBeVisible();
    expect(await records.stored('clients')).toMatchObject([
      { name: 'Padaria Estrela', company: null, email: null, observations: null },
    ]);
  });

  const edited = app.dialog('Editar Cliente');
  await test.step('Modals close on cancel, and nothing is saved', async () => {
    await app.button('Editar o cliente Padaria Estrela').click();
    await fillFields(edited, { Nome: 'Outra' });
    await edited.getByRole('button', { name: 'Cancelar' }).click();
    await expect(edited).toBeHidden();
    await expect(app.card('Padaria Estrela')).toBeVisible();
  });
  await test.step('Edit modal, filled in; what was changed is saved', async () => {
    await app.button('Editar o cliente Padaria Estrela').click();
    await expect(formField(edited, 'Telefone')).toHaveValue('11 98888-7777');
    await fillFields(edited, { Nome: 'Padaria Estrela Dourada', Telefone: '' });
    await edited.getByRole('button', { name: 'Salvar' }).click();
    await expect(app.card('Padaria Estrela Dourada')).toBeVisible();
    expect(await records.stored('clients')).toMatchObject([
      { name: 'Padaria Estrela Dourada', phone: null },
    ]);
  });

  await test.step("Delete with confirmation 'Tem certeza que deseja excluir este cliente?'", async () => {
    const question = 'Tem certeza que deseja excluir este cliente?';
    await app.button('Excluir o cliente Padaria Estrela Dourada').click();
    await app.answer(question, 'Cancelar');
    await expect(app.card('Padaria Estrela Dourada')).toBeVisible();
    await app.button('Excluir o cliente Padaria Estrela Dourada').click();
    await app.answer(question, 'Excluir');
    await expect(page.getByRole('heading', { name: 'Nenhum cliente cadastrado' })).toBeVisible();
    expect(await records.stored('clients')).toEqual([]);
  });
});

test('the grid of clients @phone', async ({ app, records, page }) => {
  await records.client('Padaria Estrela', {
    company: 'Estrela Ltda.',
    phone: '(11) 98888-7777',
    email: 'contato@estrela.com.br',
    observations: 'Paga sempre no dia 10',
    // 22:30 in São Paulo on the last day of February; in UTC it is already March.
    created_at: '2026-03-01T01:30:00Z',
  });
  const months = ['02', '05', '01', '06', '04'];
  for (const month of months) {
    await records.client(`Cliente ${month}`, { created_at: `2026-${month}-01T12:00:00Z` });
  }
  await app.open();
  await app.openSection('Clientes');
  await test.step("each card shows a 'Cadastrado em' date", async () => {
    const card = app.card('Padaria Estrela');
    await expect(card).toContainText('Cadastrado em 28/02/2026');
    for (const text of ['Estrela Ltda.', '(11) 98888-7777', 'contato@estrela.com.br']) {
      await expect(card).toContainText(text);
    }
    await app.expectNoSidewaysScroll();
  });
  const list = page.getByRole('list', { name: 'Clientes' });
  await test.step('Lists load newest first by creation time', async () => {
    await expect(list.getByRole('heading', { level: 2 })).toHaveText([
      'Cliente 06',
      'Cliente 05',
      'Cliente 04',
      'Padaria Estrela',
      'Cliente 02',
      'Cliente 01',
    ]);
  });
  // A phone's width is one of them.
  if (app.isNarrow) return;
  for (const [width, across] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 2],
    [1279, 2],
    [1280, 3],
  ] as const) {
    await test.step(`every line of it is filled at ${String(width)} px`, async () => {
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
    });
  }
});
