import { expect } from '@playwright/test';
import type { SectionName } from '../fixtures/app';
import { formField, fillFields } from '../fixtures/app';
import { failRequests } from '../fixtures/failures';
import type { Records } from '../fixtures/records';
import { test } from '../fixtures/test';

interface Kind {
  readonly noun: string;
  readonly section: SectionName;
  readonly table: string;
  /** Creates one record and the records that it refers to. */
  readonly prepare: (records: Records) => Promise<unknown>;
  /** The title of the modal that edits the record, and the button that opens the modal. */
  readonly title: string;
  readonly editButton: string;
  readonly deleteButton: string;
  /** The label of a field into which a story types. */
  readonly label: string;
}

const KINDS: Kind[] = [
  {
    noun: 'cliente',
    section: 'Clientes',
    table: 'clients',
    prepare: (records) => records.client('Estrela'),
    title: 'Editar Cliente',
    editButton: 'Editar o cliente Estrela',
    deleteButton: 'Excluir o cliente Estrela',
    label: 'Observações',
  },
  {
    noun: 'orçamento',
    section: 'Orçamentos',
    table: 'quotes',
    prepare: async (records) => records.quote({ client: await records.client('Estrela') }),
    title: 'Editar Orçamento',
    editButton: 'Editar o orçamento de Estrela',
    deleteButton: 'Excluir o orçamento de Estrela',
    label: 'Observações',
  },
  {
    noun: 'projeto',
    section: 'Projetos',
    table: 'projects',
    prepare: (records) => records.project({ name: 'Marca', stages: [{ name: 'Esboço' }] }),
    title: 'Editar Projeto',
    editButton: 'Editar o projeto Marca',
    deleteButton: 'Excluir o projeto Marca',
    label: 'Responsável',
  },
  {
    noun: 'pagamento',
    section: 'Pagamentos',
    table: 'payments',
    prepare: async (records) =>
      records.payment({ project: await records.project({ name: 'Marca' }) }),
    title: 'Editar Pagamento',
    editButton: 'Editar o pagamento de Marca',
    deleteButton: 'Excluir o pagamento de Marca',
    label: 'Observações',
  },
  {
    noun: 'gasto',
    section: 'Gastos',
    table: 'expenses',
    prepare: (records) => records.expense({ description: 'Papel' }),
    title: 'Editar Gasto',
    editButton: 'Editar o gasto Papel',
    deleteButton: 'Excluir o gasto Papel',
    label: 'Observações',
  },
];

for (const kind of KINDS) {
  test(`'Erro ao salvar ${kind.noun}. Tente novamente.'; the modal stays open on save failure`, async ({
    app,
    page,
    records,
  }) => {
    await kind.prepare(records);
    await app.open();
    await app.openSection(kind.section);
    const recover = await failRequests(page, kind.table, 'PATCH');
    await app.button(kind.editButton).click();
    const form = app.dialog(kind.title);
    await fillFields(form, { [kind.label]: 'Escrito à mão' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(app.notice(`Erro ao salvar ${kind.noun}. Tente novamente.`)).toBeVisible();
    await expect(formField(form, kind.label)).toHaveValue('Escrito à mão');

    await recover();
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toBeHidden();
    expect(JSON.stringify(await records.stored(kind.table))).toContain('Escrito à mão');
  });

  test(`'Erro ao deletar ${kind.noun}. Tente novamente.'`, async ({ app, page, records }) => {
    await kind.prepare(records);
    await app.open();
    await app.openSection(kind.section);
    await failRequests(page, kind.table, 'DELETE');
    await app.button(kind.deleteButton).click();
    await app.answer(`Tem certeza que deseja excluir este ${kind.noun}?`, 'Excluir');
    await expect(app.notice(`Erro ao deletar ${kind.noun}. Tente novamente.`)).toBeVisible();
    await expect(app.button(kind.deleteButton)).toBeVisible();
  });

  test(`Deleting a ${kind.noun} that another device deleted is a success`, async ({
    app,
    records,
  }) => {
    await kind.prepare(records);
    await app.open();
    await app.openSection(kind.section);
    const [row] = await records.stored(kind.table);
    await records.remove(kind.table, { id: String(row?.['id']) });
    await app.button(kind.deleteButton).click();
    await app.answer(`Tem certeza que deseja excluir este ${kind.noun}?`, 'Excluir');
    await expect(app.button(kind.deleteButton)).toBeHidden();
    await expect(app.notice('Erro ao deletar')).toHaveCount(0);
  });

  // Every form shows this error in the same place, so one form is checked on a phone.
  const phone = kind.noun === 'cliente' ? ' @phone' : '';
  test(`Updating a ${kind.noun} that another device deleted is a failed save, which says why${phone}`, async ({
    app,
    records,
  }) => {
    await kind.prepare(records);
    await app.open();
    await app.openSection(kind.section);
    const [row] = await records.stored(kind.table);
    await app.button(kind.editButton).click();
    const form = app.dialog(kind.title);
    await fillFields(form, { [kind.label]: 'Tarde demais' });
    await records.remove(kind.table, { id: String(row?.['id']) });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(app.notice(`Erro ao salvar ${kind.noun}. Tente novamente.`)).toBeVisible();
    await expect(
      form.getByRole('alert').filter({ hasText: `Este ${kind.noun} não existe mais.` }),
    ).toBeInViewport();
    await expect(formField(form, kind.label)).toHaveValue('Tarde demais');
    await expect(formField(form, kind.label)).toBeEnabled();
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect(form).toBeHidden();
    await expect(app.button(kind.deleteButton)).toBeHidden();
  });
}

test('a create that fails stays open, and its retry makes one row, also after a lost answer @phone', async ({
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
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form).toBeHidden();
  expect(await records.stored('clients')).toHaveLength(1);
});

test('a double click on save makes one row', async ({ app, records }) => {
  await app.open();
  await app.openSection('Clientes');
  await app.button('Novo Cliente').click();
  const form = app.dialog('Novo Cliente');
  await fillFields(form, { Nome: 'Padaria Estrela' });
  await form.getByRole('button', { name: 'Criar' }).dblclick();
  await expect(form).toBeHidden();
  await expect(app.card('Padaria Estrela')).toHaveCount(1);
  expect(await records.stored('clients')).toHaveLength(1);
});

test("'Erro ao atualizar etapa. Tente novamente.', and the toggle goes back @phone", async ({
  app,
  page,
  records,
}) => {
  await records.project({ name: 'Marca', stages: [{ name: 'Esboço' }] });
  await app.open();
  await app.openSection('Projetos');
  await failRequests(page, 'projects', 'PATCH');
  await app.button('Visualizar o projeto Marca').click();
  const stage = app.dialog('Visualizar Projeto').getByRole('checkbox', { name: 'Esboço' });
  await stage.click();
  await expect(app.notice('Erro ao atualizar etapa. Tente novamente.')).toBeVisible();
  await expect(stage).not.toBeChecked();
});

for (const [state, message] of [
  ['Não entregue', 'Erro ao atualizar entrega. Tente novamente.'],
  ['Pendente', 'Erro ao atualizar pagamento. Tente novamente.'],
] as const) {
  test(`'${message}', and the toggle goes back`, async ({ app, page, records }) => {
    await records.payment({ project: await records.project({ name: 'Marca' }) });
    await app.open();
    await app.openSection('Pagamentos');
    await failRequests(page, 'payments', 'PATCH');
    const toggle = app.row('Marca').getByRole('button', { name: new RegExp(`^${state}`) });
    await toggle.click();
    await expect(app.notice(message)).toBeVisible();
    await expect(toggle).toBeVisible();
  });
}

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

test('malformed rows are refused with a log line that names table, row and field, and do not take the list down', async ({
  app,
  page,
  records,
}) => {
  const bad = await records.client('Quebrado');
  await records.client('Padaria Estrela');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/rest/v1/clients?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { id: string; name: unknown }[];
    await route.fulfill({
      response,
      json: rows.map((row) => (row.id === bad.id ? { ...row, name: 7 } : row)),
    });
  });
  await app.open();
  await app.openSection('Clientes');
  await expect(app.card('Padaria Estrela')).toBeVisible();
  expect(logged.join('\n')).toMatch(new RegExp(`clients ${bad.id}.*name`));
});
