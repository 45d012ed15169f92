import { expect, type Page } from '@playwright/test';

import { expectAccessible } from './fixtures/accessible';
import { test } from './fixtures/test';

/** Pastes a text into the empty sheet, as a spreadsheet's program puts it into the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Cole aqui as linhas da planilha' });
  await field.waitFor();
  await field.evaluate((element, content) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Collects what moves on the page by itself. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + value);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });

const SHEET = [
  'CLIENTES\t\t\t\t',
  '\t\t\t\t',
  'Cliente\tWhats\tE-mail\tCidade\tSignos',
  'Helena Duarte\t(11) 98123-4501\thelena@a.com\tSão Paulo\tleão',
  'Bruno Tavares\t21 99871-2040\tbruno@@rebento.com\tNiterói\t',
  'Padaria Estrela\t\t\t\t',
  'Helena Duarte\t11981234501\t\t\t',
  'Total: 4\t\t\t\t',
].join('\n');

for (const width of [390, 1280]) {
  test.describe(`${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile: width < 768, hasTouch: width < 768 });

    test(`clients are pasted, mended, brought and taken back`, async ({ app, page, records }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await records.client('Padaria Estrela');
      await app.open();
      await app.openSection('Clientes');
      if (width < 768) {
        await app.button('Mais ações da lista').click();
        await page.getByRole('menuitem', { name: 'Trazer de uma planilha' }).click();
      } else {
        await app.button('Trazer de uma planilha').click();
      }
      await expect(page.getByRole('heading', { name: 'Traga sua planilha' })).toBeVisible();
      await expectAccessible(page, 'Planilha');
      await watchShifts(page);
      await paste(page, SHEET);

      const title = page.getByRole('heading', {
        name: '1 cliente novo, 2 já existem, 1 com problema',
      });
      await expect(title).toBeVisible();
      await expect(page.getByLabel('Coluna Whats')).toHaveValue('phone');
      await expect(page.getByText('A coluna Signos fica de fora.')).toBeVisible();
      await expectAccessible(page, 'Planilha');
      await app.expectNoSidewaysScroll();
      const cell = page.getByRole('textbox', { name: 'Email, linha 5' });
      await cell.fill('bruno@rebento.com');
      await expect(cell).toBeFocused();
      // The press takes the focus from the field, which mends the row, and still hits the button.
      const bring = app.button('Trazer 1 cliente');
      if (width < 768) await bring.tap();
      else await bring.click();
      await expect(page.getByRole('heading', { name: '2 clientes trazidos.' })).toBeVisible();
      expect(await records.stored('clients')).toHaveLength(3);
      expect(await records.stored('client_details')).toHaveLength(2);

      await app.button('Desfazer').click();
      await expect(page.getByText('Nada da planilha ficou no Ofício.')).toBeVisible();
      expect(await records.stored('clients')).toHaveLength(1);
      expect(await records.stored('client_details')).toEqual([]);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.01);
    });
  });
}

/** The export of two expenses. */
const CSV = [
  'Descrição;Categoria;Valor;Data;Forma de pagamento;Projeto;Observações',
  'Luz;Tecnologia;-1234,50;06/05/2026;;;',
  "'=Café;Tecnologia;-7,00;04/03/2026;Pix;;",
].join('\r\n');

test('the export of the expenses goes back in without a question, and again brings nothing', async ({
  app,
  page,
  records,
}) => {
  await records.expense({ description: 'Luz', amount: 1234.5, columns: { date: '2026-05-06' } });
  await records.expense({ description: '=Café', amount: 7, columns: { date: '2026-03-04' } });
  await app.open();
  await app.openSection('Gastos');
  await app.button('Trazer de uma planilha').click();
  await paste(page, CSV);
  await expect(page.getByRole('heading', { name: '2 já existem' })).toBeVisible();
  await expect(app.button('Trazer 0 gastos')).toBeDisabled();

  for (const { id } of await records.stored('expenses')) {
    await records.remove('expenses', { id: String(id) });
  }
  await page.reload();
  await paste(page, CSV);
  await app.button('Trazer 2 gastos').click();
  await expect(page.getByRole('heading', { name: '2 gastos trazidos.' })).toBeVisible();
  const rows = await records.stored('expenses');
  expect(
    rows.map((row) => [row['description'], Number(row['amount']), row['date']]).sort(),
  ).toEqual([
    ['=Café', 7, '2026-03-04'],
    ['Luz', 1234.5, '2026-05-06'],
  ]);
});

test('a workbook is refused with the way that leads on', async ({ app, page }) => {
  await app.open();
  await app.openSection('Clientes');
  await app.button('Trazer de uma planilha').click();
  await page.getByLabel('Escolher arquivo').setInputFiles({
    name: 'clientes.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
  });
  await expect(page.getByText('copie as células e cole aqui')).toBeVisible();
});

test('1,500 clients are in the list soon, on a slow processor', async ({ app, page }) => {
  await app.open();
  await app.openSection('Clientes');
  await app.button('Trazer de uma planilha').first().click();
  const field = page.getByRole('textbox', { name: 'Cole aqui as linhas da planilha' });
  await field.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rows = Array.from({ length: 1_500 }, (_, at) => {
    const number = String(at).padStart(4, '0');
    return `Cliente ${number}\tEmpresa ${number}\t11 9${number}-4501\tc${number}@a.com\tSantos`;
  });
  await session.send('Performance.enable');
  /** The time so far, and how long the page's own thread has worked (ms). */
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { at: Date.now(), worked: Math.round(task * 1_000) };
  };
  const times = [await now()];
  await paste(page, ['Nome\tEmpresa\tTelefone\tEmail\tCidade', ...rows].join('\n'));
  await expect(page.getByRole('heading', { name: '1.500 clientes novos' })).toBeVisible();
  times.push(await now());
  await app.button('Trazer 1.500 clientes').click();
  await expect(page.getByRole('heading', { name: '1.500 clientes trazidos.' })).toBeVisible();
  times.push(await now());
  await app.button('Ver clientes').click();
  await expect(app.card('Cliente 0000')).toBeVisible();
  times.push(await now());
  const spent = times.slice(1).map(({ at, worked }, index) => {
    const { at: before = 0, worked: workedBefore = 0 } = times[index] ?? {};
    return `${String(at - before)} (${String(worked - workedBefore)} of the page)`;
  });
  test.info().annotations.push({
    type: 'milliseconds',
    description: `read ${spent[0] ?? ''}, written ${spent[1] ?? ''}, shown ${spent[2] ?? ''}`,
  });
  await expect(page.getByText(/1\.500 clientes/).first()).toBeVisible();
  // The machine of the stories may be busy, so this bound is far above what is usual.
  expect((times.at(-1)?.worked ?? 0) - (times[0]?.worked ?? 0)).toBeLessThan(20_000);
});
