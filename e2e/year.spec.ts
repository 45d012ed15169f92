import { expect } from '@playwright/test';
import { fillFields, amountPattern } from './fixtures/app';
import { test } from './fixtures/test';

const year = new Date().getFullYear();

// What axe says of these screens at every width is in `accessibility.spec.ts`.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('from the dashboard to the year, month by month, and to another year', async ({
    app,
    page,
    records,
  }) => {
    const { project } = await records.runningProject();
    const on = (day: string) => ({ payment_date: `${String(year)}-${day}` });
    await records.payment({ project, paid: true, amount: 4600, columns: on('01-31') });
    await records.payment({ project, paid: true, amount: 70, columns: { payment_date: null } });
    await records.expense({ amount: 1200.5, date: `${String(year)}-01-02` });
    await records.expense({ amount: 10, date: `${String(year - 1)}-12-31` });
    await app.open();
    await app.button('Ver o ano').click();
    await expect(
      page.getByRole('heading', { level: 1, name: `O ano de ${String(year)}` }),
    ).toBeVisible();
    const months = app.table(`${String(year)}, mês a mês`);
    await expect(months.getByRole('row', { name: /^Janeiro/ })).toContainText(
      amountPattern('R$ 3.399,50'),
    );
    await expect(app.main.getByRole('region', { name: 'Recebidos sem data' })).toContainText(
      amountPattern('R$ 70,00'),
    );
    const chart = page.getByRole('slider', { name: `Mês de ${String(year)}` });
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Janeiro: receitas R\$\s4\.600,00/);
    await app.expectNoSidewaysScroll();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      app.button('Exportar CSV').click(),
    ]);
    expect(file.suggestedFilename()).toBe(`livro-caixa-${String(year)}.csv`);
    await app.button(String(year - 1)).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `O ano de ${String(year - 1)}` }),
    ).toBeVisible();
    // The place that a reload restores is stored shortly after the year was changed.
    await page.waitForFunction(
      (shown) => (history.state as { place: { year: number } }).place.year === shown,
      year - 1,
    );
    await page.reload();
    const before = app.table(`${String(year - 1)}, mês a mês`);
    await expect(before.getByRole('row', { name: /^Dezembro/ })).toContainText(
      amountPattern('R$ 10,00'),
    );
  });

  test('an expense names a project, and counts there', async ({ app, page, records }) => {
    const { project } = await records.runningProject('Catálogo', 900);
    const columns = { payment_date: `${String(year)}-01-31` };
    await records.payment({ project, paid: true, amount: 450, columns });
    await app.open();
    await app.openSection('Gastos');
    await app.button('Registrar Primeiro Gasto').click();
    const form = app.dialog('Novo Gasto');
    await fillFields(form, {
      Descrição: 'Provas de impressão',
      Categoria: 'Serviços',
      Valor: '215',
      'Projeto (opcional)': 'Catálogo',
    });
    await app.button('Criar').click();
    await expect(form).toBeHidden();
    await expect(app.row('Provas de impressão')).toContainText('Catálogo');
    await app.expectNoSidewaysScroll();
    await app.openSection('Projetos');
    await app.button('Visualizar o projeto Catálogo').click();
    const view = app.dialog('Visualizar Projeto');
    for (const [label, amount] of [
      ['Orçado', 'R$ 900,00'],
      ['Recebido', 'R$ 450,00'],
      ['Gasto', 'R$ 215,00'],
    ] as const) {
      await expect(view.locator('dl > div').filter({ hasText: label })).toContainText(
        amountPattern(amount),
      );
    }
    await page.keyboard.press('Escape');
    await app.openSection('Dashboard');
    await app.button('Ver o ano').click();
    const line = app.table(`Projetos de ${String(year)}`).getByRole('row', { name: /^Catálogo/ });
    for (const amount of ['R$ 900,00', 'R$ 450,00', 'R$ 215,00']) {
      await expect(line).toContainText(amountPattern(amount));
    }
    await app.expectNoSidewaysScroll();
  });

  test("a MEI's page: from the dashboard, from the year and from the palette, and back", async ({
    app,
    page,
    records,
  }) => {
    await records.profile({ mei: true, mei_cap: 6000 });
    const { project } = await records.runningProject();
    const columns = { payment_date: `${String(year)}-01-02` };
    await records.payment({ project, paid: true, amount: 4600, columns });
    await app.open();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await app.main.getByRole('button', { name: /^Limite do MEI/ }).click();
    await expect(heading('MEI')).toBeVisible();
    for (const part of ['Limite do MEI', 'Mês a mês', 'Declaração anual']) {
      await expect(app.main.getByRole('region', { name: part })).toContainText(
        amountPattern('R$ 4.600,00'),
      );
    }
    await expect(
      app.main.getByRole('region', { name: 'Relatório mensal das receitas brutas' }),
    ).toBeVisible();
    await app.expectNoSidewaysScroll();
    await page.goBack();
    await expect(heading('Dashboard')).toBeVisible();
    await app.button('Ver o ano').click();
    await expect(app.main.getByRole('region', { name: /^Relatório mensal/ })).toHaveCount(0);
    await app.button('Ver limite, relatório e declaração').click();
    await expect(heading('MEI')).toBeVisible();
    await page.waitForFunction(
      () => (history.state as { place: { section: string } }).place.section === 'mei',
    );
    await page.reload();
    await expect(heading('MEI')).toBeVisible();
    await page.goBack();
    await expect(heading(`O ano de ${String(year)}`)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('declaração');
    await page.keyboard.press('Enter');
    await expect(heading('MEI')).toBeVisible();
    await app.button('Limite e atividade em Meus dados').click();
    await expect(page.getByLabel(/^Limite/)).toBeFocused();
  });
});

test('amounts of any length stay in their cards and clear of each other, on every width', async ({
  app,
  page,
  records,
}) => {
  const { project } = await records.runningProject();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  for (const amount of [999_999_999.99, 999_999_999_999.99]) {
    const columns = { payment_date: today };
    await records.payment({ project, amount, paid: true, columns });
    await records.payment({ project, amount, installments: 3 });
    await records.expense({ amount, date: today });
  }
  await app.open();
  for (const screen of ['Dashboard', `O ano de ${String(year)}`]) {
    if (screen !== 'Dashboard') await app.button('Ver o ano').click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
    await expect(
      app.main.getByText(amountPattern('R$ 1.000.999.999.999,98')).first(),
    ).toBeAttached();
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await app.expectNoSidewaysScroll();
      const outside = await app.main.evaluate((main) => {
        const boxOf = (node: Node) => {
          const text = document.createRange();
          text.selectNodeContents(node);
          return text.getBoundingClientRect();
        };
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const amounts: { text: string; card: Element; box: DOMRect }[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent ?? '';
          const card = node.parentElement?.closest('section');
          const box = boxOf(node);
          // For screen readers, a chart's figures are in a table that is one pixel wide.
          const isHidden = node.parentElement?.closest('figure div') !== null || box.width === 0;
          if (/R\$\s[\d.]{9}/.test(text) && card && !isHidden) amounts.push({ text, card, box });
        }
        const isOut = ({ card, box }: (typeof amounts)[number]) =>
          box.right > card.getBoundingClientRect().right - 1;
        const isUnder = ({ box }: (typeof amounts)[number], index: number) =>
          amounts.some(
            (other, at) =>
              at !== index &&
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
          );
        return {
          count: amounts.length,
          wrong: amounts
            .filter((amount, index) => isOut(amount) || isUnder(amount, index))
            .map(({ text }) => text),
        };
      });
      expect(outside.count).toBeGreaterThan(6);
      expect(outside.wrong, `${screen} at ${String(width)} px`).toEqual([]);
    }
  }
});
