import { expect } from '@playwright/test';
import { formField, fillFields, offeredLabels, listedOptions } from '../fixtures/app';
import { test } from '../fixtures/test';

test('a project, from the empty list to the deletion', async ({ app, records, page }) => {
  await page.clock.setFixedTime('2026-03-10T15:00:00Z');
  const suggestions = [
    ['With one item the name is that item’s name', ['Site novo'], 'Site novo'],
    [
      'Otherwise it is the first two words of the first item’s name without de, do, da, para, em, com, e, ou',
      ['Criação DE site para a padaria', 'Fotos'],
      'Criação site - Padaria Estrela',
    ],
    ['With no first item name', [], 'Projeto - Padaria Estrela'],
  ] as const;
  const client = await records.client('Padaria Estrela');
  // The quotes are created in reverse order, because the newest is the first in the list.
  let quote = { id: '' };
  for (const [, names] of [...suggestions].reverse()) {
    const items = names.map((name) => ({ name, price: 1 }));
    quote = await records.quote({ client, items, status: 'approved' });
  }
  const bruno = await records.client('Oficina Bruno');
  for (const status of ['proposal', 'analyzing', 'rejected'] as const) {
    await records.quote({ client: bruno, status });
  }
  await app.open();
  await app.openSection('Projetos');
  await test.step('Empty state with a tip to approve a quote', async () => {
    await expect(page.getByText(/Aprove um orçamento/)).toBeVisible();
    await app.expectNoSidewaysScroll();
  });

  await app.button('Novo Projeto').click();
  const form = app.dialog('Novo Projeto');
  const name = formField(form, 'Nome do Projeto');
  const pick = async (place: number) => {
    await formField(form, 'Orçamento').click();
    await listedOptions(formField(form, 'Orçamento')).nth(place).click();
  };
  await test.step('Required: approved quote, project name, start date, final deadline', async () => {
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
  await test.step('Only approved quotes are offered', async () => {
    const labels = await offeredLabels(formField(form, 'Orçamento'));
    expect(labels.filter((text) => text.includes('Padaria Estrela'))).toHaveLength(3);
    expect(labels.filter((text) => text.includes('Oficina Bruno'))).toEqual([]);
  });
  for (const [place, [what, , suggested]] of [...suggestions.entries()].reverse()) {
    await test.step(`choosing an approved quote suggests a name: ${what}`, async () => {
      await pick(place);
      await expect(name).toHaveValue(suggested);
    });
  }
  await test.step('A name that the user has edited is not overwritten', async () => {
    await fillFields(form, { 'Nome do Projeto': 'Marca' });
    await pick(1);
    await expect(name).toHaveValue('Marca');
    await pick(0);
    await expect(name).toHaveValue('Marca');
  });
  await test.step('stages can be added, renamed, removed and ticked complete in the form', async () => {
    await expect(formField(form, 'Status')).toHaveValue('pending');
    await fillFields(form, { 'Data de Início': '2026-03-10', 'Prazo Final': '2026-04-30' });
    await fillFields(form, { Responsável: 'Ana Nogueira' });
    for (const stage of ['Esboço', 'Rascunho', 'Entrega']) {
      await form.getByRole('button', { name: 'Adicionar Etapa' }).click();
      await form
        .getByRole('textbox', { name: /^Nome da etapa/ })
        .last()
        .fill(stage);
    }
    await formField(form, 'Nome da etapa 2').fill('Revisão');
    await form.getByRole('button', { name: 'Remover a etapa Esboço' }).click();
    await form.getByRole('checkbox', { name: 'Etapa 2 concluída' }).check();
    await app.expectNoSidewaysScroll();
    await expect(form.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(app.card('Marca')).toContainText('2 etapas');
    expect(await records.stored('projects')).toMatchObject([
      {
        quote_id: quote.id,
        client_id: client.id,
        name: 'Marca',
        start_date: '2026-03-10',
        deadline: '2026-04-30',
        responsible: 'Ana Nogueira',
        status: 'pending',
        stages: [
          { name: 'Revisão', completed: false },
          { name: 'Entrega', completed: true, completedAt: '2026-03-10T15:00:00.000Z' },
        ],
      },
    ]);
  });

  await test.step("'Editar Projeto', submit 'Salvar'; 'O orçamento não pode ser alterado após a criação do projeto'", async () => {
    await app.button('Editar o projeto Marca').click();
    const edited = app.dialog('Editar Projeto');
    await expect(formField(edited, 'Orçamento')).toBeDisabled();
    await expect(
      edited.getByText('O orçamento não pode ser alterado após a criação do projeto', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(formField(edited, 'Status').getByRole('option')).toHaveText([
      'Pendente',
      'Em Andamento',
      'Pausado',
      'Concluído',
    ]);
    await fillFields(edited, { 'Nome do Projeto': 'Marca nova', Status: 'Concluído' });
    await edited.getByRole('button', { name: 'Salvar' }).click();
    await expect(app.card('Marca nova')).toContainText('Concluído');
    expect(await records.stored('projects')).toMatchObject([
      { name: 'Marca nova', status: 'completed', quote_id: quote.id },
    ]);
  });

  await test.step('Project delete asks for confirmation', async () => {
    await app.button('Excluir o projeto Marca nova').click();
    await app.answer('Tem certeza que deseja excluir este projeto?', 'Excluir');
    await expect(page.getByText(/Aprove um orçamento/)).toBeVisible();
    expect(await records.stored('projects')).toEqual([]);
  });
});

test('the cards of projects, and the view of one @phone', async ({ app, page, records }) => {
  // The instant is 22:30 in São Paulo; in UTC it is already the next day.
  await page.clock.setFixedTime('2026-04-01T01:30:00Z');
  const client = await records.client('Padaria Estrela');
  const quote = await records.quote({ client, status: 'approved' });
  const stages = [{ name: 'Esboço', completed: true }, { name: 'Prova' }, { name: 'Entrega' }];
  await records.project({ quote, name: 'Marca', stages, columns: { responsible: 'Ana' } });
  await records.project({ quote, name: 'Site', stages: [{ name: 'a' }], status: 'paused' });
  await records.project({ quote, name: 'Vazio', status: 'completed' });
  await app.open();
  await app.openSection('Projetos');
  await test.step('Each card shows name, client name, progress percent bar, status badge, deadline, responsible if set, and stage count', async () => {
    const card = app.card('Marca');
    for (const text of [
      'Padaria Estrela',
      '33%',
      'Em Andamento',
      '30/04/2026',
      'Ana',
      '3 etapas',
    ]) {
      await expect(card).toContainText(text);
    }
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    for (const action of ['Visualizar', 'Editar', 'Excluir']) {
      await expect(card.getByRole('button', { name: `${action} o projeto Marca` })).toBeVisible();
    }
    await expect(app.card('Site')).toContainText(/Pausado.*0%.*\D1 etapa(?!s)/s);
    await expect(app.card('Site')).not.toContainText('Responsável');
    // A project without stages has a progress of 0.
    await expect(app.card('Vazio')).toContainText(/Concluído.*0%.*\D0 etapas/s);
    await app.expectNoSidewaysScroll();
    // The badge shares the client's line, on a phone it stands below.
    const left = async (text: string) => (await card.getByText(text).boundingBox())?.x ?? 0;
    const indent = (await left('Em Andamento')) - (await left('Padaria Estrela'));
    if (app.isNarrow) expect(indent).toBeLessThan(30);
    else expect(indent).toBeGreaterThan(60);
  });

  const view = app.dialog('Visualizar Projeto');
  await test.step("View modal 'Visualizar Projeto': project, client, status, progress, start date, deadline, responsible and stage list", async () => {
    await app.button('Visualizar o projeto Marca').click();
    for (const text of [
      'Marca',
      'Padaria Estrela',
      'Em Andamento',
      '33%',
      '02/03/2026',
      '30/04/2026',
      'Ana',
      ...stages.map(({ name }) => name),
    ]) {
      await expect(view.getByText(text, { exact: true })).toBeVisible();
    }
    await app.expectNoSidewaysScroll();
  });
  await test.step("Each stage has a toggle for complete or not, shows 'Concluído em {date}' when completed; un-completing clears it", async () => {
    const of = async () => {
      const rows = await records.stored('projects');
      return rows.find(({ name }) => name === 'Marca')?.['stages'];
    };
    await view.getByRole('checkbox', { name: 'Prova' }).check();
    await expect(view.getByText('Concluído em 31/03/2026', { exact: true })).toBeVisible();
    await expect(view.getByText('67%', { exact: true })).toBeVisible();
    await expect.poll(of).toMatchObject([
      { name: 'Esboço', completed: true },
      { name: 'Prova', completed: true, completedAt: '2026-04-01T01:30:00.000Z' },
      { name: 'Entrega', completed: false },
    ]);
    await view.getByRole('checkbox', { name: 'Prova' }).uncheck();
    await expect(view.getByText('Concluído em 31/03/2026')).toHaveCount(0);
    await expect
      .poll(of)
      .toMatchObject([{ completed: true }, { completed: false, completedAt: null }, {}]);
    await view.getByRole('button', { name: 'Fechar' }).click();
    await expect(view).toBeHidden();
  });
  await test.step("empty text 'Nenhuma etapa definida para este projeto'", async () => {
    await app.button('Visualizar o projeto Vazio').click();
    await expect(
      view.getByText('Nenhuma etapa definida para este projeto', { exact: true }),
    ).toBeVisible();
  });
});
