import { expect, type Locator, type Page } from '@playwright/test';

import type { App } from './fixtures/app';
import type { Records } from './fixtures/records';
import { test } from './fixtures/test';

/** Presses twice, as fast as the browser takes it: with the mouse, or with a finger. */
type Twice = (page: Page, x: number, y: number) => Promise<void>;

const byMouse: Twice = (page, x, y) => page.mouse.dblclick(x, y);

const byFinger: Twice = async (page, x, y) => {
  // Both are sent before the first one is answered.
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
};

/** Presses a control twice, and returns what can be pressed in its place afterwards. */
async function pressTwice(page: Page, control: Locator, twice: Twice): Promise<string | undefined> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await twice(page, x, y);
  await expect(control).toBeHidden();
  return page.evaluate(
    ([left, top]) =>
      document
        .elementFromPoint(left ?? 0, top ?? 0)
        ?.closest('button, tr, li, [role=row]')
        ?.tagName.toLowerCase(),
    [x, y],
  );
}

async function seed(records: Records): Promise<void> {
  const { project } = await records.runningProject('Catálogo');
  await records.payment({ project, amount: 900, installments: 3 });
  for (let count = 0; count < 24; count += 1) await records.payment({ amount: 810 });
}

/** What happens at a double press, with the mouse and with a finger. */
async function story(app: App, page: Page, twice: Twice): Promise<void> {
  await app.open();

  // The next line takes the place of the received one.
  const received = (part: number) => app.button(`Recebido: Catálogo, Parcela ${String(part)}/3`);
  await app.button('Ver os 27').click();
  await pressTwice(page, received(1), twice);
  await expect(app.notice('Parcela 1 de 3 recebida')).toBeVisible();
  await expect(received(2)).toBeVisible();
  await expect(received(3)).toBeVisible();

  // A form that is closed lies above the list.
  await app.openSection('Pagamentos');
  const paid = page.getByRole('button', { name: /^Pago, / });
  await expect(app.row('810,00').first()).toBeVisible();
  await expect(paid).toHaveCount(1);
  await app.button('Novo Pagamento').click();
  const form = app.dialog('Novo Pagamento');
  const beneathForm = await pressTwice(page, form.getByRole('button', { name: 'Cancelar' }), twice);
  await expect(page.getByRole('dialog')).toBeHidden();

  // So does a question.
  await app
    .row('810,00')
    .first()
    .getByRole('button', { name: /^Excluir/ })
    .click();
  const question = page.getByRole('alertdialog');
  const beneathQuestion = await pressTwice(
    page,
    question.getByRole('button', { name: 'Excluir' }),
    twice,
  );
  await expect(app.notice('Pagamento excluído.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(question).toBeHidden();
  await expect(paid).toHaveCount(1);
  // The story would prove nothing if nothing had lain beneath. On a phone the cards leave gaps.
  if (twice === byMouse) expect([beneathForm, beneathQuestion]).not.toContain(undefined);

  // A row opens its record, and what appears there is not pressed: neither a button nor the place outside.
  const name = app.row('Catálogo').getByText('Catálogo').first();
  await name.scrollIntoViewIfNeeded();
  const box = await name.boundingBox();
  if (!box) throw new Error('The row is not on the screen');
  await twice(page, box.x + 5, box.y + box.height / 2);
  const view = app.dialog('Visualizar Pagamento');
  await expect(view).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);

  // A later press acts, and one elsewhere acts at once.
  await view.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(view).toBeHidden();
}

test('the second press of a double click does nothing to what lay beneath', async ({
  app,
  page,
  records,
}) => {
  await seed(records);
  await story(app, page, byMouse);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('nor does the second tap', async ({ app, page, records }) => {
    await seed(records);
    await story(app, page, byFinger);
  });
});
