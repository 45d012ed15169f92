import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { App } from '../fixtures/app';
import { formField, fillFields, offeredLabels, listedOptions } from '../fixtures/app';
import { test } from '../fixtures/test';

/** Chooses an approved quote by its position in the list. The newest quote is the first. */
async function pickQuote(form: Locator, place: number) {
  await formField(form, 'Orçamento').click();
  await listedOptions(formField(form, 'Orçamento')).nth(place).click();
}

async function newProject(app: App) {
  await app.open();
  await app.openSection('Projetos');
  await app.button('Novo Projeto').click();
  const form = app.dialog('Novo Projeto');
  await expect(form).toBeVisible();
  return form;
}

test('Empty state with a tip to approve a quote @phone', async ({ app, page }) => {
  await app.open();
  await app.openSection('Projetos');
  await expect(page.getByText(/Aprove um orçamento/)).toBeVisible();
  await app.expectNoSidewaysScroll();
});

test('Each card shows name, client name, progress percent bar, status badge, deadline, responsible if set, and stage count @phone', async ({
  app,
  records,
}) => {
  const client = await records.client('Padaria Estrela');
  const quote = await records.quote({ client, status: 'approved' });
  const stages = [{ name: 'a', completed: true }, { name: 'b' }, { name: 'c' }];
  await records.project({ quote, name: 'Marca', stages, columns: { responsible: 'Ana' } });
  await records.project({ quote, name: 'Site', stages: [{ name: 'a' }], status: 'paused' });
  await records.project({ quote, name: 'Vazio', status: 'completed' });
  await app.open();
  await app.openSection('Projetos');
  const card = app.card('Marca');
  for (const text of ['Padaria Estrela', '33%', 'Em Andamento', '30/04/2026', 'Ana', '3 etapas']) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  for (const action of ['Visualizar', 'Editar', 'Excluir']) {
    await expect(card.getByRole('button', { name: `${action} o projeto Marca` })).toBeVisible();
  }
  await expect(app.card('Site')).toContainText(/Pausado.*0%.*1 etapa$/s);
  await expect(app.card('Site')).not.toContainText('Responsável');
  // A project without stages has a progress of 0.
  await expect(app.card('Vazio')).toContainText(/Concluído.*0%.*0 etapas$/s);
  await app.expectNoSidewaysScroll();
});

test("Create modal titled 'Novo Projeto', submit 'Criar', and 'Cancelar'; stages can be added, renamed, removed and ticked complete in the form @phone", async ({
  app,
  records,
  page,
}) => {
  await page.clock.setFixedTime('2026-03-10T15:00:00Z');
  const client = await records.client('Padaria Estrela');
  const quote = await records.quote({
    client,
    items: [{ name: 'Site novo', price: 1 }],
    status: 'approved',
  });
  const form = await newProject(app);
  await formField(form, 'Orçamento').fill('Padaria');
  await listedOptions(formField(form, 'Orçamento')).filter({ hasText: 'Padaria Estrela' }).click();
  await expect(formField(form, 'Nome do Projeto')).toHaveValue('Site novo');
  await expect(formField(form, 'Status')).toHaveValue('pending');
  await fillFields(form, { 'Data de Início': '2026-03-10', 'Prazo Final': '2026-04-30' });
  await fillFields(form, { Responsável: 'Ana Nogueira' });
  for (const name of ['Esboço', 'Rascunho', 'Entrega']) {
    await form.getByRole('button', { name: 'Adicionar Etapa' }).click();
    await form
      .getByRole('textbox', { name: /^Nome da etapa/ })
      .last()
      .fill(name);
  }
  await formField(form, 'Nome da etapa 2').fill('Revisão');
  await form.getByRole('button', { name: 'Remover a etapa Esboço' }).click();
  await form.getByRole('checkbox', { name: 'Etapa 2 concluída' }).check();
  await app.expectNoSidewaysScroll();
  await expect(form.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(app.card('Site novo')).toContainText('2 etapas');
  const [stored] = await records.stored('projects');
  expect(stored).toMatchObject({
    quote_id: quote.id,
    client_id: client.id,
    name: 'Site novo',
    start_date: '2026-03-10',
    deadline: '2026-04-30',
    responsible: 'Ana Nogueira',
    status: 'pending',
    stages: [
      { name: 'Revisão', completed: false },
      { name: 'Entrega', completed: true, completedAt: '2026-03-10T15:00:00.000Z' },
    ],
  });
});

test('Required: approved quote, project name, start date, final deadline', async ({ app }) => {
  const form = await newProject(app);
  await fillFields(form, { 'Data de Início': '' });
  await form.getByRole('button', { name: 'Criar' }).click();
  for (const [label, message] of [
    ['Orçamento', /^Orçamento é obrigatório/],
    ['Nome do Projeto', 'Nome do projeto é obrigatório'],
    ['Data de Início', 'Data de início é obrigatória'],
    ['Prazo Final', 'Prazo final é obrigatório'],
  ] as const) {
    await expect(formField(form, label)).toHaveAccessibleDescription(message);
  }
});

test('Only approved quotes are offered', async ({ app, records }) => {
  for (const status of ['approved', 'proposal', 'analyzing', 'rejected'] as const) {
    const client = await records.client(`Cliente ${status}`);
    await records.quote({ client, status, items: [{ name: 'x', price: 10 }] });
  }
  const form = await newProject(app);
  const labels = await offeredLabels(formField(form, 'Orçamento'));
  expect(labels.filter((text) => text.includes('Cliente '))).toEqual([
    expect.stringContaining('Cliente approved'),
  ]);
});

test('choosing an approved quote suggests a name', async ({ app, records }) => {
  const client = await records.client('Padaria Estrela');
  const suggestions = [
    ['With one item the name is that item’s name', ['Site de vendas'], 'Site de vendas'],
    [
      'Otherwise it is the first two words of the first item’s name without de, do, da, para, em, com, e, ou',
      ['Criação DE site para a padaria', 'Fotos'],
      'Criação site - Padaria Estrela',
    ],
    ['With no first item name', [], 'Projeto - Padaria Estrela'],
  ] as const;
  // The quotes are created in reverse order, because the newest is the first in the list.
  for (const [, items] of [...suggestions].reverse()) {
    const lines = items.map((name) => ({ name, price: 1 }));
    await records.quote({ client, items: lines, status: 'approved' });
  }
  const form = await newProject(app);
  for (const [place, [what, , name]] of suggestions.entries()) {
    await pickQuote(form, place);
    await expect(formField(form, 'Nome do Projeto'), what).toHaveValue(name);
  }
});

test('A name that the user has edited is not overwritten', async ({ app, records }) => {
  for (const name of ['Site', 'Marca']) {
    await records.quote({ items: [{ name, price: 1 }], status: 'approved' });
  }
  const form = await newProject(app);
  await pickQuote(form, 0);
  await expect(formField(form, 'Nome do Projeto')).toHaveValue('Marca');
  await pickQuote(form, 1);
  await expect(formField(form, 'Nome do Projeto')).toHaveValue('Site');
  await fillFields(form, { 'Nome do Projeto': 'Meu nome' });
  await pickQuote(form, 0);
  await expect(formField(form, 'Nome do Projeto')).toHaveValue('Meu nome');
});

test("'Editar Projeto', submit 'Salvar'; 'O orçamento não pode ser alterado após a criação do projeto' @phone", async ({
  app,
  records,
}) => {
  const { quote } = await records.runningProject('Marca');
  await app.open();
  await app.openSection('Projetos');
  await app.button('Editar o projeto Marca').click();
  const form = app.dialog('Editar Projeto');
  await expect(formField(form, 'Orçamento')).toBeDisabled();
  await expect(
    form.getByText('O orçamento não pode ser alterado após a criação do projeto', { exact: true }),
  ).toBeVisible();
  await expect(formField(form, 'Status').getByRole('option')).toHaveText([
    'Pendente',
    'Em Andamento',
    'Pausado',
    'Concluído',
  ]);
  await fillFields(form, { 'Nome do Projeto': 'Marca nova', Status: 'Concluído' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(app.card('Marca nova')).toContainText('Concluído');
  expect(await records.stored('projects')).toMatchObject([
    { name: 'Marca nova', status: 'completed', quote_id: quote.id },
  ]);
});

test('A quote since deleted is shown and not validated when editing', async ({ app, records }) => {
  const { quote } = await records.runningProject('Marca');
  await records.remove('quotes', quote);
  await app.open();
  await app.openSection('Projetos');
  await app.button('Editar o projeto Marca').click();
  const form = app.dialog('Editar Projeto');
  await fillFields(form, { Responsável: 'Ana' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(app.card('Marca')).toContainText('Ana');
});

test("View modal 'Visualizar Projeto': project, client, status, progress, start date, deadline, responsible and stage list @phone", async ({
  app,
  records,
}) => {
  const { quote } = await records.runningProject('Site', 10);
  const stages = [{ name: 'Esboço' }, { name: 'Entrega' }];
  await records.project({ quote, name: 'Marca', stages, columns: { responsible: 'Ana' } });
  await app.open();
  await app.openSection('Projetos');
  await app.button('Visualizar o projeto Marca').click();
  const view = app.dialog('Visualizar Projeto');
  for (const text of [
    'Marca',
    'Padaria Estrela',
    'Em Andamento',
    '0%',
    '02/03/2026',
    '30/04/2026',
    'Ana',
    'Esboço',
    'Entrega',
  ]) {
    await expect(view.getByText(text, { exact: true })).toBeVisible();
  }
  await app.expectNoSidewaysScroll();
});

test("Each stage has a toggle for complete or not, shows 'Concluído em {date}' when completed; un-completing clears it @phone", async ({
  app,
  page,
  records,
}) => {
  // The instant is 22:30 in São Paulo; in UTC it is already the next day.
  await page.clock.setFixedTime('2026-04-01T01:30:00Z');
  await records.project({ name: 'Marca', stages: [{ name: 'Esboço' }, { name: 'Entrega' }] });
  await app.open();
  await app.openSection('Projetos');
  await app.button('Visualizar o projeto Marca').click();
  const view = app.dialog('Visualizar Projeto');
  await view.getByRole('checkbox', { name: 'Esboço' }).check();
  await expect(view.getByText('Concluído em 31/03/2026', { exact: true })).toBeVisible();
  await expect(view.getByText('50%', { exact: true })).toBeVisible();
  await expect
    .poll(() => records.stored('projects'))
    .toMatchObject([
      {
        stages: [
          { name: 'Esboço', completed: true, completedAt: '2026-04-01T01:30:00.000Z' },
          { name: 'Entrega', completed: false },
        ],
      },
    ]);
  await view.getByRole('checkbox', { name: 'Esboço' }).uncheck();
  await expect(view.getByText(/Concluído em/)).toHaveCount(0);
  await expect
    .poll(() => records.stored('projects'))
    .toMatchObject([{ stages: [{ completed: false, completedAt: null }, { name: 'Entrega' }] }]);
});

test("empty text 'Nenhuma etapa definida para este projeto'", async ({ app, records }) => {
  await records.project({ name: 'Marca' });
  await app.open();
  await app.openSection('Projetos');
  await app.button('Visualizar o projeto Marca').click();
  const view = app.dialog('Visualizar Projeto');
  await expect(
    view.getByText('Nenhuma etapa definida para este projeto', { exact: true }),
  ).toBeVisible();
  await view.getByRole('button', { name: 'Fechar' }).click();
  await expect(view).toBeHidden();
});

test('Project delete asks for confirmation @phone', async ({ app, records, page }) => {
  await records.project({ name: 'Marca' });
  await app.open();
  await app.openSection('Projetos');
  await app.button('Excluir o projeto Marca').click();
  await app.answer('Tem certeza que deseja excluir este projeto?', 'Excluir');
  await expect(page.getByText(/Aprove um orçamento/)).toBeVisible();
  expect(await records.stored('projects')).toEqual([]);
});
