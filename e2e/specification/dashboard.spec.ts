import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { App } from '../fixtures/app';
import { amountPattern, readOn } from '../fixtures/app';
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

test('the dashboard of a new account @phone', async ({ app, page }) => {
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
  await test.step('rounded approved quotes divided by all quotes (0 when none)', async () => {
    await expect(panel(app, 'Receitas').getByRole('img')).toHaveAccessibleName(/0%$/);
  });
  await test.step('the first steps tick themselves off, and are gone once dismissed', async () => {
    const steps = panel(app, 'Primeiros passos');
    // Where both buttons have room on one line, both stand on it.
    const first = await steps.getByRole('button', { name: 'Cadastrar cliente' }).boundingBox();
    const other = await steps.getByRole('button', { name: 'Trazer de uma planilha' }).boundingBox();
    if (!app.isNarrow) expect(other?.y).toBe(first?.y);
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
});

test('the dashboard of somebody at work @phone', async ({ app, page, records }) => {
  const at = (minute: number) => ({
    created_at: `2026-03-01T12:${String(minute).padStart(2, '0')}:00Z`,
  });
  const client = await records.client('Padaria Estrela');
  const project = await records.project({ name: 'Marca', client });
  for (const status of ['completed', 'in-progress', 'pending'] as const) {
    await records.project({ status, name: `Projeto ${status}` });
  }
  const quote = (price: number, status: 'approved' | 'proposal', minute: number) =>
    records.quote({ client, items: [{ name: 'x', price }], status, columns: at(minute) });
  await quote(1, 'approved', 1);
  await quote(2, 'approved', 9);
  await quote(3, 'proposal', 4);
  await records.payment({ project, amount: 1000.6, paid: true, columns: at(8) });
  await records.payment({ project, amount: 11, columns: at(3) });
  // Only the installment that was received counts.
  const inThree = { amount: 900, installments: 3, paid: true };
  await records.payment({ project, ...inThree, columns: at(2) });
  await records.payment({ project, amount: 13, columns: at(0) });
  // The expense with the latest date was created first. The list is sorted by creation, so the date does not
  // matter.
  await records.expense({ description: 'Antigo', amount: 22, date: '2026-12-31', columns: at(0) });
  const description = 'Assinatura anual do programa de ilustração e diagramação '.repeat(4).trim();
  await records.expense({ description, amount: 2000, columns: at(7) });
  await records.expense({ description: 'Tinta', amount: 21, columns: at(6) });
  await app.open();

  await test.step('total revenue = sum of receivedAmount over payments marked paid; net profit = revenue minus expenses, a loss is shown negative; active projects = status in-progress', async () => {
    await expect(figure(app, 'RECEITA TOTAL')).toContainText(amountPattern('R$ 1.301'));
    await expect(figure(app, 'TOTAL GASTOS')).toContainText(amountPattern('R$ 2.043'));
    await expect(figure(app, 'LUCRO LÍQUIDO')).toContainText(amountPattern('− R$ 742'));
    await expect(figure(app, 'PROJETOS ATIVOS')).toHaveText('2');
  });
  await test.step('A Receitas card with a percentage ring', async () => {
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
  await test.step('Recent transactions: the last 3 quotes, last 3 payments and last 2 expenses by creation, newest first, 6 kept; plus for approved quotes and paid payments, minus otherwise', async () => {
    await expect(transactions(app)).toHaveText([
      /Padaria Estrela\s*\+\sR\$\s2$/,
      /Marca\s*\+\sR\$\s1\.001$/,
      /Assinatura anual.*\s*−\sR\$\s2\.000$/,
      /Tinta\s*−\sR\$\s21$/,
      /Padaria Estrela\s*−\sR\$\s3$/,
      /Marca\s*−\sR\$\s11$/,
    ]);
  });
  await test.step('Descriptions are truncated in the list', async () => {
    const text = transactions(app).filter({ hasText: 'Assinatura' }).locator('span').first();
    await expect(text).toHaveCSS('text-overflow', 'ellipsis');
    expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await app.expectNoSidewaysScroll();
  });
  await test.step('figures, transactions and projects lead to their section or record', async () => {
    const proposal = transactions(app).filter({ hasText: /−\sR\$\s3$/ });
    await proposal.getByRole('button', { name: 'Padaria Estrela' }).click();
    const view = app.dialog('Visualizar Orçamento');
    await view.getByRole('button', { name: 'Editar' }).click();
    await expect(app.dialog('Editar Orçamento')).toBeVisible();
    await readOn(page);
    await app.dialog('Editar Orçamento').getByRole('button', { name: 'Cancelar' }).click();
    await expect(app.dialog('Editar Orçamento')).toBeHidden();
    await app.main.getByRole('link', { name: 'TOTAL GASTOS' }).click();
    await expect(app.title('Gastos')).toBeVisible();
    await app.openSection('Dashboard');
    await app.main.getByRole('link', { name: 'Em Andamento' }).click();
    await expect(app.title('Projetos')).toBeVisible();
  });
});
