import { expect } from '@playwright/test';
import type { App } from '../fixtures/app';
import { fillFields, amountPattern, SECTIONS } from '../fixtures/app';
import { test } from '../fixtures/test';

/** The amounts that are wider than the box around them. */
const amountsCutOff = (app: App): Promise<string[]> =>
  app.main.evaluate((main) =>
    [...main.querySelectorAll('dd, td, b, td span, dd span')]
      .filter((element) => element.textContent.includes('R$'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent),
  );

/** Calls `check` for every section at every width. Each section is opened once. */
async function atEveryWidth(
  app: App,
  widths: readonly number[],
  check: () => Promise<void>,
): Promise<void> {
  for (const section of SECTIONS) {
    await app.openSection(section);
    for (const width of widths) {
      await test.step(`${section} at ${String(width)} px`, async () => {
        await app.page.setViewportSize({ width, height: 844 });
        await check();
      });
    }
  }
}

test('9 999 999,99 fits the cards and tables, without scrolling sideways, down to 320 px', async ({
  app,
  records,
}) => {
  const amount = 9_999_999.99;
  const { project } = await records.runningProject('Marca e embalagens', amount);
  await records.payment({ project, amount, installments: 12, paid: true });
  await records.payment({ project, amount, paid: true });
  for (let count = 0; count < 3; count += 1) await records.expense({ amount });
  await app.open();
  await atEveryWidth(app, [320, 390, 1024, 1440], async () => {
    await app.expectNoSidewaysScroll();
    await expect.poll(() => amountsCutOff(app), 'amounts cut off').toEqual([]);
  });
  // The sum is shown above the list, and again below the visible rows.
  await expect(app.main.getByText(amountPattern('R$ 29.999.999,97')).first()).toBeVisible();
});

test('the greatest amounts stay in their boxes, too', async ({ app, records }) => {
  const amount = 999_999_999_999.99;
  const { project } = await records.runningProject('Marca e embalagens', amount);
  await records.payment({ project, amount, installments: 12, paid: true });
  await records.expense({ amount });
  await app.open();
  await atEveryWidth(app, [360, 390, 768, 1024, 1440], async () => {
    await expect.poll(() => amountsCutOff(app), 'amounts cut off').toEqual([]);
  });
});

const LONG = `🎨${'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(8)}`;

test('a very long name with an emoji is shown as text everywhere, and breaks no layout', async ({
  app,
  records,
  page,
}) => {
  const name = LONG;
  const client = await records.client(name, { company: name, observations: name });
  const quote = await records.quote({
    client,
    items: [{ name, description: name, price: 10 }],
    status: 'approved',
    columns: { observations: name },
  });
  const stages = [{ name }, { name, completed: true }];
  const project = await records.project({ quote, name, stages, columns: { responsible: name } });
  await records.payment({ project, columns: { notes: name } });
  await records.expense({ description: name });
  await app.open();
  await atEveryWidth(app, [390, 1440], async () => {
    await expect(app.main.getByText(name).first()).toBeAttached();
    await app.expectNoSidewaysScroll();
  });
  await app.openSection('Projetos');
  await page.getByRole('button', { name: 'Visualizar' }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await app.expectNoSidewaysScroll();
  }
});

test('a company of one long word stays beside the number that is sent', async ({
  app,
  records,
  page,
}) => {
  const client = await records.client('Davi Moreira', { company: LONG });
  await records.quote({ client, items: [{ name: 'Rótulos', price: 900 }] });
  await app.open();
  await app.openSection('Orçamentos');
  await app.button(/^Visualizar o orçamento/).click();
  await app.button('Enviar ao cliente').click();
  const sending = app.dialog('Enviar ao cliente');
  await sending.getByRole('textbox', { name: 'Mensagem' }).waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const company = sending.getByText(LONG, { exact: true });
    const [text, side] = await Promise.all([
      company.boundingBox(),
      sending.getByText(/^nº/).boundingBox(),
    ]);
    expect((text?.x ?? width) + (text?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
  }
});

test('a notice of any length stays in the window and can be closed', async ({
  app,
  page,
  records,
}) => {
  const names = [
    ['an address', 'www.padariaestreladourada.com.br'],
    ['a word of 600 characters', 'Wa'.repeat(300)],
    ['ten thousand characters', 'Embalagens '.repeat(909)],
  ] as const;
  for (const [what, name] of names) {
    const client = await records.client(what);
    await records.quote({ client, items: [{ name, price: 10 }] });
  }
  await app.open();
  await app.openSection('Orçamentos');
  for (const [what, name] of names) {
    await test.step(what, async () => {
      await app.button(`Editar o orçamento de ${what}`).click();
      const form = app.dialog('Editar Orçamento');
      await fillFields(form, { Status: 'Aprovado' });
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(form).toBeHidden();
      const notice = app.notice('criado automaticamente!');
      // A notice does not close itself while the pointer is over it.
      await notice.hover();
      const close = notice.getByRole('button', { name: 'Fechar aviso' });
      const whole = notice.getByRole('button', { name: 'Mostrar tudo' });
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(notice).toContainText(name.trim());
        await expect(close).toBeInViewport({ ratio: 1 });
        await app.expectNoSidewaysScroll();
        const box = await notice.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.height).toBeLessThan(180);
      }
      if (name.startsWith('www')) await expect(whole).toBeHidden();
      else {
        await whole.click();
        await expect(notice.getByRole('button', { name: 'Mostrar menos' })).toBeFocused();
        const text = notice.getByText(name.trim());
        await text.press('End');
        await expect
          .poll(() => text.evaluate((end) => end.scrollHeight - end.clientHeight - end.scrollTop))
          .toBeLessThan(2);
        await expect(close).toBeInViewport({ ratio: 1 });
      }
      await close.click();
      await expect(notice).toBeHidden();
    });
  }
});

test('their maximum height is 90% of the viewport @phone', async ({ app, records, page }) => {
  const items = Array.from({ length: 15 }, (_, place) => ({
    name: `Item ${String(place)}`,
    price: 1,
  }));
  const client = await records.client('Estrela');
  await records.quote({ client, items });
  await app.open();
  await app.openSection('Orçamentos');
  const height = page.viewportSize()?.height ?? 0;
  for (const [button, title, close] of [
    ['Editar o orçamento de Estrela', 'Editar Orçamento', 'Fechar'],
    ['Visualizar o orçamento de Estrela', 'Visualizar Orçamento', 'Voltar'],
  ] as const) {
    await app.button(button).click();
    const box = await app.dialog(title).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 1);
    expect(box?.height).toBeGreaterThan(height * 0.5);
    await expect(app.dialog(title).getByRole('button', { name: close })).toBeInViewport();
    await app.dialog(title).getByRole('button', { name: close }).click();
  }
});

test('320 rows: all of them can be reached, and few are rendered at once @phone', async ({
  app,
  records,
  page,
}) => {
  test.slow();
  await records.expenses(
    Array.from({ length: 320 }, (_, place) => ({
      description: `Gasto ${String(place).padStart(3, '0')}`,
      date: `${String(2000 + Math.floor(place / 12))}-${String((place % 12) + 1).padStart(2, '0')}-15`,
    })),
  );
  await app.open();
  await app.openSection('Gastos');
  await expect(app.row('Gasto 319')).toBeVisible();
  expect(await app.table('Gastos').getByRole('row').count()).toBeLessThan(120);
  const last = app.row('Gasto 000');
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
});
