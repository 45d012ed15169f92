import { expect } from '@playwright/test';
import { amountPattern } from './fixtures/app';
import { test } from './fixtures/test';

test('a quote is printed whole, and nothing around it', async ({ app, page, records }) => {
  const client = await records.client();
  const items = Array.from({ length: 30 }, (_, index) => ({
    name: `Item ${String(index + 1)}`,
    price: 10,
  }));
  await records.quote({ client, items });
  const other = await records.client('Outro cliente');
  await records.quote({ client: other, items: [] });
  await app.open();
  await app.openSection('Orçamentos');
  // A notice on the screen would be printed on each page.
  await app.button('Excluir o orçamento de Outro cliente').click();
  await app.answer('Tem certeza que deseja excluir este orçamento?', 'Excluir');
  await expect(app.row('Outro cliente')).toHaveCount(0);
  await app.button(/^Visualizar o orçamento/).click();
  const view = app.dialog('Visualizar Orçamento');
  await expect(view).toBeVisible();
  const notice = app.notice('excluído');
  await expect(notice).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  await expect(view.getByRole('button')).toHaveCount(0);
  // The elements are found by their tags, because an open dialog already hides them from screen readers.
  for (const around of ['aside', 'main']) await expect(page.locator(around)).toBeHidden();
  await expect(view.getByText('Item 30', { exact: true })).toBeVisible();
  await expect(view.getByText(amountPattern('R$ 300,00'))).toBeVisible();
  // The view is as high as its content, so that nothing is cut off.
  const rest = await view.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(rest).toBe(0);
  const { height } = (await view.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(1_500);
});

/** The number of pages of a PDF, which Chromium writes as plain objects. */
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test("a quote's document is one page, or more of which none splits a row", async ({
  app,
  page,
  records,
}) => {
  const client = await records.client();
  const line = (index: number) => ({
    name: `Item ${String(index + 1)}`,
    description: index % 5 === 0 ? 'Levantamento, revisão técnica e entrega. '.repeat(6) : null,
    price: 1234.5,
  });
  await records.quote({ client, items: Array.from({ length: 200 }, (_, index) => line(index)) });
  await records.quote({
    client,
    items: [line(1)],
    columns: { created_at: '2026-01-02T12:00:00Z' },
  });
  await app.open();
  await app.openSection('Orçamentos');
  const print = async (place: 'first' | 'last'): Promise<number> => {
    const views = app.button(/^Visualizar o orçamento/);
    await (place === 'first' ? views.first() : views.last()).click();
    await app.dialog('Visualizar Orçamento').getByRole('button', { name: 'Imprimir' }).click();
    const sheet = app.dialog('Documento do orçamento').getByRole('article');
    await expect(sheet).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    await page.emulateMedia({ media: 'print' });
    const rules = await sheet.evaluate((element) => {
      const style = (selector: string) => {
        const found = element.querySelector(selector);
        return found ? getComputedStyle(found) : null;
      };
      return [
        style('tbody tr')?.breakInside,
        style('thead')?.display,
        // The signatures are the last part above the footer.
        style('footer')?.display,
      ];
    });
    expect(rules).toEqual(['avoid', 'table-header-group', 'none']);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return pagesOf(pdf);
  };
  expect(await print('last')).toBe(1);
  const many = await print('first');
  expect(many).toBeGreaterThan(8);
  expect(many).toBeLessThan(20);
});

test('a list is printed from a phone as a table, with all its rows and nothing to press', async ({
  app,
  page,
  records,
}) => {
  test.slow();
  // Of so many rows the screen renders only some.
  await records.expenses(Array.from({ length: 320 }, () => ({})));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await app.open();
  await app.openSection('Gastos');
  const rows = app.table('Gastos').getByRole('row', { name: /Hospedagem do site/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(320);
  // Reads the page's content at the moment when the browser lays it out for paper.
  const printed = await page.evaluateHandle(() => {
    const seen = { rows: 0, row: '', look: '' };
    window.addEventListener('beforeprint', () => {
      const all = [...document.querySelectorAll('main tbody tr[data-index]')];
      seen.rows = all.length;
      seen.row = all[0] ? getComputedStyle(all[0]).display : '';
      seen.look = document.documentElement.className;
    });
    return seen;
  });
  await page.pdf({ format: 'A4' });
  expect(await printed.jsonValue()).toEqual({ rows: 320, row: 'table-row', look: 'light' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect.poll(() => rows.count()).toBeLessThan(320);
});

const PRESSED = /^(Abrir o menu|Sair|Novo|Visualizar|Editar|Excluir|Informar)/;

test('on paper there is no menu, bell, button or icon of a row', async ({ app, page, records }) => {
  const { project } = await records.runningProject();
  await records.payment({ project, paid: true });
  await records.expense();
  await app.open();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const section of ['Clientes', 'Orçamentos', 'Projetos', 'Pagamentos', 'Gastos'] as const) {
      await app.openSection(section);
      await expect(app.main.getByText(/Padaria Estrela|Hospedagem do site/).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(app.button(PRESSED)).toHaveCount(0);
      await expect(page.locator('aside')).toBeHidden();
      await expect(page.getByRole('img', { name: /^Notificações/ })).toBeHidden();
      await expect(page.getByRole('columnheader', { name: 'Ações' })).toHaveCount(0);
      await expect(app.title(section)).toBeVisible();
      await expect(
        app.main
          .getByText(/Padaria Estrela|Hospedagem do site|Não entregue/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      const rows = app.main.locator('tbody tr[data-index]');
      if ((await rows.count()) > 0) await expect(rows.first()).toHaveCSS('display', 'table-row');
      await page.emulateMedia({ media: 'screen' });
    }
  }
});

test("the year is at most two pages; a MEI's month is one, with its note and where it is signed", async ({
  app,
  page,
  records,
}) => {
  const year = String(new Date().getFullYear());
  await records.profile({ name: 'Marina Prado', document: '48271930000106', mei: true });
  const { project } = await records.runningProject();
  const columns = { payment_date: `${year}-01-31` };
  await records.payment({ project, paid: true, amount: 4600, columns });
  await records.expense({ date: `${year}-01-02` });
  await app.open();
  await app.button('Ver o ano').click();
  await expect(app.table(`${year}, mês a mês`)).toBeVisible();
  const pages = async () => pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(await pages()).toBeLessThanOrEqual(2);
  await app.button('Ver limite, relatório e declaração').click();
  const report = app.main.getByRole('region', { name: 'Relatório mensal das receitas brutas' });
  await report.getByText('Linhas do relatório e ajustes').click();
  await report.getByLabel('Nota sobre ajustes').fill('Conforme o recibo 14. '.repeat(30));
  // The content for paper stays until the browser has finished printing.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await app.button('Imprimir relatório').click();
  await page.emulateMedia({ media: 'print' });
  await expect(report.getByText('Assinatura do empresário')).toBeVisible();
  await expect(report.getByText(/^Nota sobre ajustes: Conforme/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });
  // When printing has ended, the screen shows the whole year again.
  expect(await pages()).toBe(1);
  await expect(page.getByRole('banner')).toBeVisible();
});
