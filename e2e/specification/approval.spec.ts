import { expect } from '@playwright/test';
import type { App } from '../fixtures/app';
import { formField, fillFields } from '../fixtures/app';
import { holdRequests } from '../fixtures/failures';
import { test } from '../fixtures/test';

async function setStatus(app: App, client: string, status: string): Promise<void> {
  await app.button(`Editar o orçamento de ${client}`).click();
  const form = app.dialog('Editar Orçamento');
  await fillFields(form, { Status: status });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
}

test.describe('When an update changes a quote’s status to approved from something else', () => {
  // The instant is 22:30 in São Paulo on the last day of January of a leap year; in UTC it is already February.
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime('2024-02-01T01:30:00Z');
  });

  test('a project is created: the single item’s name, one stage, today, one month, pending @phone', async ({
    app,
    records,
  }) => {
    const client = await records.client('Padaria Estrela');
    const quote = await records.quote({ client, items: [{ name: 'Site novo', price: 900 }] });
    await app.open();
    await app.openSection('Orçamentos');
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await expect(app.notice('Projeto "Site novo" criado automaticamente!')).toBeVisible();
    const [project] = await records.stored('projects');
    expect(project).toMatchObject({
      quote_id: quote.id,
      client_id: client.id,
      name: 'Site novo',
      responsible: null,
      start_date: '2024-01-31',
      deadline: '2024-02-29',
      status: 'pending',
      attachments: [],
      stages: [{ name: 'Site novo', completed: false }],
    });
    await app.openSection('Projetos');
    await expect(app.card('Site novo')).toContainText('29/02/2024');
    await expect(app.card('Site novo')).toContainText('Pendente');
    await expect(app.card('Site novo')).toContainText('1 etapa');
  });

  test("with several items the name is 'Projeto - {client name}', and there is one stage per item", async ({
    app,
    records,
  }) => {
    const client = await records.client('Padaria Estrela');
    const items = ['Marca', 'Embalagens', 'Fotos'].map((name) => ({ name, price: 1 }));
    await records.quote({ client, items, status: 'analyzing' });
    await app.open();
    await app.openSection('Orçamentos');
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await expect(
      app.notice('Projeto "Projeto - Padaria Estrela" criado automaticamente!'),
    ).toBeVisible();
    const [project] = await records.stored('projects');
    const stages = project?.['stages'] as { id: string; name: string }[];
    expect(stages.map(({ name }) => name)).toEqual(['Marca', 'Embalagens', 'Fotos']);
    expect(stages[2]?.id).toMatch(/^\d{13}-2$/);
  });

  test('a quote approved already makes no second project, one approved again does', async ({
    app,
    records,
  }) => {
    const client = await records.client('Padaria Estrela');
    await records.quote({ client, items: [{ name: 'Site', price: 1 }], status: 'approved' });
    await app.open();
    await app.openSection('Orçamentos');
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await setStatus(app, 'Padaria Estrela', 'Em Análise');
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await expect(app.notice('Projeto "Site" criado automaticamente!')).toBeVisible();
    expect(await records.stored('projects')).toHaveLength(1);
  });

  test('Creating a quote directly as approved does not trigger this', async ({
    app,
    page,
    records,
  }) => {
    await records.client('Padaria Estrela');
    await app.open();
    await app.openSection('Orçamentos');
    await app.button('Novo Orçamento').click();
    const form = app.dialog('Novo Orçamento');
    await fillFields(form, { Cliente: 'Padaria Estrela', Status: 'Aprovado' });
    await fillFields(form, { Nome: 'Site', Preço: '900' });
    const asked = page
      .waitForRequest(/\/rest\/v1\/projects/, { timeout: 1_500 })
      .then(() => true)
      .catch(() => false);
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(app.row('Padaria Estrela')).toContainText('Aprovado');
    expect(await asked, 'a project was asked for').toBe(false);
    expect(await records.stored('projects')).toEqual([]);
  });

  test('only if the client is found', async ({ app, records, page }) => {
    const client = await records.client('Padaria Estrela');
    await records.quote({ client, items: [{ name: 'Site', price: 1 }] });
    await app.open();
    await app.openSection('Orçamentos');
    // Another device deletes the client. This page still offers the client as a choice.
    await app.button('Editar o orçamento de Padaria Estrela').click();
    const form = app.dialog('Editar Orçamento');
    await records.remove('clients', client);
    await fillFields(form, { Status: 'Aprovado' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(app.row('Cliente não encontrado')).toContainText('Aprovado');
    // Waits longer than the app waits between an approval and the creation of the project.
    await page.waitForTimeout(500);
    expect(await records.stored('projects')).toEqual([]);
  });

  test('a project created by an approval never closes a form that somebody is filling in', async ({
    app,
    records,
    page,
  }) => {
    const client = await records.client('Padaria Estrela');
    await records.quote({ client, items: [{ name: 'Site', price: 1 }] });
    const release = await holdRequests(page, '**/rest/v1/projects?*', 'POST');
    await app.open();
    await app.openSection('Orçamentos');
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await app.button('Novo Orçamento').click();
    const form = app.dialog('Novo Orçamento');
    await fillFields(form, { Observações: 'Pela metade' });
    release();
    await expect(app.notice('Projeto "Site" criado automaticamente!')).toBeVisible();
    await expect(form).toBeVisible();
    await expect(formField(form, 'Observações')).toHaveValue('Pela metade');
  });
});

test('an approved quote that was left without its project is offered one on the next visit @phone', async ({
  app,
  page,
  records,
}) => {
  const client = await records.client('Padaria Estrela');
  await records.quote({
    client,
    status: 'approved',
    items: [{ name: 'Convites', price: 100 }],
    columns: { created_at: new Date(Date.now() - 86_400_000).toISOString() },
  });
  await app.open();
  await expect(
    app.notice('O orçamento de Padaria Estrela foi aprovado e ficou sem projeto.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(app.notice('Projeto "Convites" criado automaticamente!')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir projeto' }).click();
  const view = app.dialog('Visualizar Projeto');
  await expect(view.getByText('Convites').first()).toBeVisible();
  await view.getByRole('button', { name: 'Fechar' }).click();
  await expect(app.title('Projetos')).toBeVisible();
});
