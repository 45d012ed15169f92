import { expect } from '@playwright/test';
import type { App } from '../fixtures/app';
import { fillFields, readOn } from '../fixtures/app';
import { test } from '../fixtures/test';

async function setStatus(app: App, client: string, status: string): Promise<void> {
  await app.button(`Editar o orçamento de ${client}`).click();
  const form = app.dialog('Editar Orçamento');
  await fillFields(form, { Status: status });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
}

// What does not make a project, and what other devices do meanwhile, is in `src/sagas/approvalSaga.test.ts`.

test('When an update changes a quote’s status to approved from something else, a project is created', async ({
  app,
  page,
  records,
}) => {
  // The instant is 22:30 in São Paulo on the last day of January of a leap year; in UTC it is already February.
  await page.clock.setFixedTime('2024-02-01T01:30:00Z');
  const client = await records.client('Padaria Estrela');
  const quote = await records.quote({ client, items: [{ name: 'Site novo', price: 900 }] });
  const studio = await records.client('Ateliê');
  const items = ['Marca', 'Embalagens', 'Fotos'].map((name) => ({ name, price: 1 }));
  await records.quote({ client: studio, items, status: 'analyzing' });
  await app.open();
  await app.openSection('Orçamentos');
  await test.step('the single item’s name, one stage, today, one month, pending', async () => {
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await expect(app.notice('Projeto "Site novo" criado automaticamente!')).toBeVisible();
    expect(await records.stored('projects')).toMatchObject([
      {
        quote_id: quote.id,
        client_id: client.id,
        name: 'Site novo',
        responsible: null,
        start_date: '2024-01-31',
        deadline: '2024-02-29',
        status: 'pending',
        attachments: [],
        stages: [{ name: 'Site novo', completed: false }],
      },
    ]);
  });
  await test.step('a quote approved already makes no second project, one approved again does', async () => {
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await setStatus(app, 'Padaria Estrela', 'Em Análise');
    expect(await records.stored('projects')).toHaveLength(1);
    await setStatus(app, 'Padaria Estrela', 'Aprovado');
    await expect.poll(() => records.stored('projects')).toHaveLength(2);
  });
  await test.step("with several items the name is 'Projeto - {client name}', and there is one stage per item", async () => {
    await setStatus(app, 'Ateliê', 'Aprovado');
    await expect(app.notice('Projeto "Projeto - Ateliê" criado automaticamente!')).toBeVisible();
    const projects = await records.stored('projects');
    const project = projects.find(({ client_id: id }) => id === studio.id);
    const stages = project?.['stages'] as { id: string; name: string }[]; // as stored
    expect(stages.map(({ name }) => name)).toEqual(['Marca', 'Embalagens', 'Fotos']);
    expect(stages[2]?.id).toMatch(/^\d{13}-2$/);
  });
  await app.openSection('Projetos');
  const card = app.card('Site novo').first();
  for (const text of ['29/02/2024', 'Pendente', '1 etapa']) await expect(card).toContainText(text);
});

test('an approved quote that was left without its project is offered one on the next visit', async ({
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
  await readOn(page);
  await page.getByRole('button', { name: 'Abrir projeto' }).click();
  const view = app.dialog('Visualizar Projeto');
  await expect(view.getByText('Convites').first()).toBeVisible();
  await view.getByRole('button', { name: 'Fechar' }).click();
  await expect(app.title('Projetos')).toBeVisible();
});
