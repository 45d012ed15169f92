import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible';
import { formField, readOn, SECTIONS } from './fixtures/app';
import { failRequests } from './fixtures/failures';
import { test } from './fixtures/test';

// Stories about a page that stays where it is while the rest of it arrives.

/** Records every layout shift of the page, also those right after a press, which browsers leave out of their sums. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

/** What the page has shifted since it was loaded, as the shifts' own values. */
const shifted = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'shifts') as { value: number }[]).map(({ value }) => value),
  );

/** What the page has shifted since `watchShifts` or since this was last called. */
const takeShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifts = Reflect.get(window, 'shifts') as { value: number }[];
    return shifts.splice(0).reduce((all, { value }) => all + value, 0);
  });

/** Expects that the page has not moved since `watchShifts` or since a shift was last taken. */
async function expectCalm(page: Page, what: string): Promise<void> {
  // What comes late comes within this time.
  await page.waitForTimeout(300);
  expect.soft(await takeShift(page), `the layout shift of ${what}`).toBeLessThanOrEqual(0.01);
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not in the page.');
  return box;
};

for (const [device, viewport] of Object.entries({
  'a desk': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const [account, isBusy] of [
      ['with money to collect', true],
      ['with nothing to do', false],
    ] as const) {
      test(`the dashboard of an account ${account} does not move on the first visit`, async ({
        app,
        page,
        records,
      }) => {
        const { client, project } = await records.runningProject();
        await records.payment({ project, paid: !isBusy, amount: 4600 });
        if (isBusy) {
          await records.quote({
            client,
            items: [{ name: 'Site', price: 900 }],
            status: 'proposal',
          });
        }
        await watchShifts(page);
        await app.open();
        await expect(app.main.getByRole('region', { name: 'Para hoje' })).toBeVisible();
        await expect(app.main.getByRole('region', { name: 'O ano' })).toBeVisible();
        await page.waitForTimeout(500);
        const values = await shifted(page);
        expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
      });
    }

    test('no section moves when it is opened', async ({ app, page, records }) => {
      const { client, project } = await records.runningProject();
      await records.payment({ project, amount: 900, installments: 3 });
      await records.quote({ client, items: [{ name: 'Site', price: 900 }] });
      await records.expense();
      await watchShifts(page);
      await app.open();
      for (const section of [...SECTIONS].reverse()) {
        await app.openSection(section);
        await expectCalm(page, section);
      }
    });

    test('the form of a payment keeps its fields in their places', async ({
      app,
      page,
      records,
    }) => {
      const { project } = await records.runningProject('Catálogo', 4600);
      await records.payment({ project, amount: 900, installments: 3 });
      await watchShifts(page);
      await app.open();
      await app.openSection('Pagamentos');
      await app.button('Novo Pagamento').click();
      const form = app.dialog('Novo Pagamento');
      await expectCalm(page, 'the opening');
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(form.getByText('Projeto é obrigatório')).toBeVisible();
      await expectCalm(page, 'an error');
      await form.getByRole('combobox').first().click();
      await page.getByRole('option', { name: /^Catálogo/ }).click();
      await expect(form.getByText('Este projeto já tem R$ 900,00')).toBeVisible();
      await expectCalm(page, 'what the project has');
      await formField(form, 'Forma de Pagamento').selectOption({ label: 'Pix' });
      await formField(form, 'Parcelas').selectOption('3');
      await expectCalm(page, 'Pix in parts');
      await formField(form, 'Valor Total').fill('100');
      await expect(form.getByText('A última é de')).toBeVisible();
      await expectCalm(page, 'an amount');
      await formField(form, 'Forma de Pagamento').selectOption({ label: 'Boleto' });
      await expectCalm(page, 'another method');
    });

    test('a dialog does not fall when its part is received, and grows without a jump', async ({
      app,
      page,
      records,
    }) => {
      await records.pixProfile();
      const { project } = await records.runningProject('Catálogo');
      await records.payment({ project, amount: 900 });
      await watchShifts(page);
      await app.open();
      await app.openSection('Pagamentos');
      await app.row('Catálogo').getByText('Catálogo').first().click();
      await page.getByRole('button', { name: /^Recebi outro valor/ }).click();
      const other = app.dialog('Recebi outro valor');
      await expect(other.getByLabel('Quanto veio?')).toBeFocused();
      await expectCalm(page, 'the opening');
      await other.getByLabel('Quanto veio?').fill('1300');
      await expect(other.getByText('a mais').first()).toBeVisible();
      await other.getByLabel('Quanto veio?').fill('100');
      await expect(other.getByText('Continua em aberto')).toBeVisible();
      await expectCalm(page, 'another amount');
      await other.getByRole('button', { name: 'Fechar' }).click();
      await app.answer('Descartar o que foi digitado?', 'Descartar');
      await readOn(page);
      await app.dialog('Visualizar Pagamento').getByRole('button', { name: /^Pix/ }).click();
      const pix = app.dialog('Receber por Pix');
      await expect(pix.getByLabel('Pix copia e cola')).toBeVisible();
      const before = await boxOf(pix);
      await pix.getByRole('button', { name: /^Marcar como recebid[oa]$/ }).click();
      await expect(pix.getByText('nada a cobrar')).toBeVisible();
      expect(await boxOf(pix)).toEqual(before);
    });

    test('a notice covers no button of a dialog and moves none, and the keyboard reaches it', async ({
      app,
      page,
      records,
    }) => {
      await records.expense({ description: 'Papel' });
      await watchShifts(page);
      await app.open();
      await app.openSection('Gastos');
      await app.button('Excluir o gasto Papel').click();
      await app.answer('Tem certeza que deseja excluir este gasto?', 'Excluir');
      await expect(app.notice('Gasto “Papel” excluído.')).toBeVisible();
      await app.openSection('Clientes');
      // The deleted row has left its list, which is no jump.
      await takeShift(page);
      await app.button('Novo Cliente').click();
      const form = app.dialog('Novo Cliente');
      const save = form.getByRole('button', { name: 'Criar' });
      await formField(form, 'Nome').fill('Ana');
      await expectCalm(page, 'a dialog under a notice');
      const before = await boxOf(form);
      await failRequests(page, 'clients', 'POST');
      await save.click();
      const failed = app.notice('Erro ao salvar cliente. Tente novamente.');
      await expect(failed).toBeVisible();
      expect(await boxOf(form)).toEqual(before);
      await expectCalm(page, 'a notice over a dialog');
      const notice = await boxOf(failed);
      expect(notice.y + notice.height).toBeLessThan((await boxOf(save)).y);
      await expect(page.getByRole('alert')).toHaveCount(2);
      await expectAccessible(page, 'a notice over a dialog');

      await form.getByRole('button', { name: 'Ir para os avisos' }).focus();
      await page.keyboard.press('Enter');
      await expect(app.button('mais 1')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(app.button('menos')).toHaveAttribute('aria-expanded', 'true');
      await expect(app.button('Fechar aviso')).toHaveCount(2);
      await app.button('Fechar aviso').last().click();
      await expect(failed).toBeHidden();
      await expect(form).toBeVisible();
      await expect(formField(form, 'Nome')).toHaveValue('Ana');
    });

    test('the palette stays where it is while one types', async ({ app, page, records }) => {
      const { project } = await records.runningProject('Catálogo');
      await records.payment({ project, amount: 900, installments: 3 });
      await records.expense({ description: 'Papel' });
      await watchShifts(page);
      await app.open();
      await page.keyboard.press('Control+k');
      const palette = app.dialog('Buscar ou criar qualquer coisa');
      await expect(palette.getByRole('option').first()).toBeVisible();
      await expectCalm(page, 'the opening');
      const field = palette.getByRole('combobox');
      for (const typed of ['c', 'ca', 'cat', 'cata', 'catx', 'p', 'pa', 'papel', '']) {
        await field.fill(typed);
        await expectCalm(page, `the query “${typed}”`);
      }
    });

    test('an amount is read in Brazilian notation, and neither wheel nor arrows change it', async ({
      app,
      page,
    }) => {
      await watchShifts(page);
      await app.open();
      await app.openSection('Gastos');
      await app.button('Novo Gasto').click();
      const amount = formField(app.dialog('Novo Gasto'), 'Valor');
      await expectCalm(page, 'the opening');
      await amount.pressSequentially('1300,5');
      await expect(page.getByText('R$ 1.300,50')).toBeVisible();
      await expectCalm(page, 'the reading');
      await amount.press('ArrowUp');
      await amount.hover();
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(100);
      await expect(amount).toHaveValue('1300.5');
      await expect(amount).toBeFocused();
      await expect(amount).toBeEditable();
    });
  });
}
