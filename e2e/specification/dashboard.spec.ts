import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { App } from '../fixtures/app';
import { amountPattern } from '../fixtures/app';
import { test } from '../fixtures/test';

/** One of the four cards with a figure, found by its label. */
const card = (app: App, label: string): Locator =>
  app.main.locator('dl').filter({ hasText: label });

/** The figure on the card with this label. */
const figure = (app: App, label: string): Locator =>
  card(app, label).getByRole('definition').first();

const panel = (app: App, title: string): Locator =>
  app.main
    .locator('section')
    .filter({ has: app.page.getByRole('heading', { name: title, exact: true }) });

const transactions = (app: App): Locator => panel(app, 'Transações Recentes').getByRole('listitem');

test('What is on the dashboard whatever the records @phone', async ({ app }) => {
  await app.open();
  await test.step('Cards: RECEITA TOTAL, TOTAL GASTOS, LUCRO LÍQUIDO, PROJETOS ATIVOS. Their percentages (22, 8, 15, 12) are fixed and decorative', async () => {
    for (const [label, value, percent] of [
      ['RECEITA TOTAL', 'R$ 0', '22%'],
      ['TOTAL GASTOS', 'R$ 0', '8%'],
      ['LUCRO LÍQUIDO', 'R$ 0', '15%'],
      ['PROJETOS ATIVOS', '0', '12%'],
    ] as const) {
      await expect(figure(app, label)).toHaveText(value === '0' ? value : amountPattern(value));
      await expect(card(app, label).getByText(percent, { exact: true })).toBeVisible();
    }
    await app.expectNoSidewaysScroll();
  });
  await test.step('An Estatísticas decorative chart with weekday labels', async () => {
    for (const day of ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom']) {
      await expect(panel(app, 'Estatísticas').getByText(day, { exact: true })).toBeVisible();
    }
  });
  await test.step("A fixed label 'Usuário / Administrador' in the header", async () => {
    await expect(app.page.getByText('Usuário / Administrador', { exact: true })).toBeVisible();
  });
});

test('total revenue = sum of receivedAmount over payments marked paid; net profit = revenue minus expenses; active projects = status in-progress', async ({
  app,
  records,
}) => {
  const { project } = await records.runningProject();
  await records.project({ status: 'completed', name: 'Site' });
  await records.project({ status: 'paused', name: 'Catálogo' });
  await records.payment({ project, amount: 1000.6, paid: true });
  await records.payment({ project, amount: 500, paid: false });
  // Only the installment that was received counts.
  await records.payment({ project, amount: 900, installments: 3, paid: true });
  await records.expense({ amount: 200.3 });
  await app.open();
  await expect(figure(app, 'RECEITA TOTAL')).toContainText(amountPattern('R$ 1.301'));
  await expect(figure(app, 'TOTAL GASTOS')).toContainText(amountPattern('R$ 200'));
  await expect(figure(app, 'LUCRO LÍQUIDO')).toContainText(amountPattern('R$ 1.100'));
  await expect(figure(app, 'PROJETOS ATIVOS')).toHaveText('1');
});

test('A Receitas card with a percentage ring, a Projetos card with progress bars, a loss', async ({
  app,
  records,
  page,
}) => {
  await app.open();
  await expect(panel(app, 'Receitas').getByRole('img')).toHaveAccessibleName(/0%$/);
  for (const status of ['approved', 'approved', 'rejected'] as const) {
    await records.quote({ status });
  }
  for (const status of ['completed', 'in-progress', 'in-progress', 'pending'] as const) {
    await records.project({ status, name: `Projeto ${status}` });
  }
  await records.expense({ amount: 386 });
  await page.reload();
  await test.step('rounded approved quotes divided by all quotes (0 when none)', async () => {
    await expect(panel(app, 'Receitas').getByRole('img')).toHaveAccessibleName(/67%$/);
  });
  await test.step('Concluídos and Em Andamento progress bars', async () => {
    const projects = panel(app, 'Projetos');
    for (const [name, percent] of [
      ['Concluídos', '25'],
      ['Em Andamento', '50'],
    ] as const) {
      await expect(projects.getByText(name, { exact: true })).toBeVisible();
      await expect(projects.getByRole('progressbar', { name: new RegExp(name) })).toHaveAttribute(
        'aria-valuenow',
        percent,
      );
    }
  });
  await test.step('a loss is shown negative', async () => {
    await expect(figure(app, 'LUCRO LÍQUIDO')).toContainText(amountPattern('− R$ 386'));
  });
});

test('Recent transactions: the last 3 quotes, last 3 payments and last 2 expenses by creation, newest first, 6 kept; plus for approved quotes and paid payments, minus otherwise', async ({
  app,
  records,
}) => {
  const at = (minute: number) => ({
    created_at: `2026-03-01T12:${String(minute).padStart(2, '0')}:00Z`,
  });
  const client = await records.client('Padaria Estrela');
  const project = await records.project({ name: 'Marca', client });
  const quote = (price: number, status: 'approved' | 'proposal', minute: number) =>
    records.quote({ client, items: [{ name: 'x', price }], status, columns: at(minute) });
  await quote(1, 'approved', 1);
  await quote(2, 'approved', 9);
  await quote(3, 'proposal', 4);
  await quote(4, 'approved', 5);
  await records.payment({ project, amount: 10, paid: true, columns: at(8) });
  await records.payment({ project, amount: 11, columns: at(3) });
  await records.payment({ project, amount: 12, columns: at(2) });
  await records.payment({ project, amount: 13, columns: at(0) });
  // The expense with the latest date was created first. The list is sorted by creation, so the date does not
  // matter.
  await records.expense({ description: 'Antigo', amount: 22, date: '2026-12-31', columns: at(0) });
  await records.expense({ description: 'Papel', amount: 20, columns: at(7) });
  await records.expense({ description: 'Tinta', amount: 21, columns: at(6) });
  await app.open();
  await expect(transactions(app)).toHaveText([
    /Padaria Estrela\s*\+\sR\$\s2$/,
    /Marca\s*\+\sR\$\s10$/,
    /Papel\s*−\sR\$\s20$/,
    /Tinta\s*−\sR\$\s21$/,
    /Padaria Estrela\s*\+\sR\$\s4$/,
    /Padaria Estrela\s*−\sR\$\s3$/,
  ]);
});

test('Descriptions are truncated in the list @phone', async ({ app, records }) => {
  const description = 'Assinatura anual do programa de ilustração e diagramação '.repeat(4).trim();
  await records.expense({ description });
  await app.open();
  const text = transactions(app).locator('span').first();
  await expect(text).toHaveCSS('text-overflow', 'ellipsis');
  expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await app.expectNoSidewaysScroll();
});

test('figures, transactions and projects lead to their section or record @phone', async ({
  app,
  records,
}) => {
  await records.quote({ client: await records.client('Padaria Estrela') });
  await app.open();
  await transactions(app).getByRole('button', { name: 'Padaria Estrela' }).click();
  const view = app.dialog('Visualizar Orçamento');
  await view.getByRole('button', { name: 'Editar' }).click();
  await app.dialog('Editar Orçamento').getByRole('button', { name: 'Cancelar' }).click();
  await expect(app.dialog('Editar Orçamento')).toBeHidden();
  await app.main.getByRole('link', { name: 'TOTAL GASTOS' }).click();
  await expect(app.title('Gastos')).toBeVisible();
  await app.openSection('Dashboard');
  await app.main.getByRole('link', { name: 'Em Andamento' }).click();
  await expect(app.title('Projetos')).toBeVisible();
});

test('the first steps tick themselves off, and are gone once dismissed @phone', async ({
  app,
  page,
}) => {
  await app.open();
  const steps = panel(app, 'Primeiros passos');
  await steps.getByRole('button', { name: 'Cadastrar cliente' }).click();
  const form = app.dialog('Novo Cliente');
  await form.getByLabel('Nome').fill('Helena Duarte');
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(steps.getByText('1 de 4', { exact: true })).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Montar orçamento' })).toBeVisible();
  await app.expectNoSidewaysScroll();
  await steps.getByRole('button', { name: 'Dispensar' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(app.title('Dashboard')).toBeVisible();
  await expect(steps).toBeHidden();
});
