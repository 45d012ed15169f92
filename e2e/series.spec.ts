import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { fillFields } from './fixtures/app';
import { test } from './fixtures/test';

test('what comes every month is offered in its month, made once, and never again', async ({
  app,
  page,
  records,
}) => {
  await records.runningProject('Manutenção Vila do Mar', 840);
  // In São Paulo it is 22:30 on the last day of August.
  await page.clock.setFixedTime('2026-09-01T01:30:00Z');
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Novo Pagamento').click();
  const form = app.dialog('Novo Pagamento');
  await fillFields(form, { Projeto: 'Manutenção Vila do Mar', Vencimento: '2026-08-31' });
  await fillFields(form, { Repete: 'Todo mês' });
  await expect(form.getByText('Depois: 30/09, 31/10, 30/11.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the form of a payment that comes again');
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form).toBeHidden();
  await expect
    .poll(() => records.stored('series'))
    .toMatchObject([{ outcome: 'made', kind: 'payment', anchor_day: 31, amount: 840 }]);
  expect(await records.stored('payments')).toMatchObject([{ notes: null, is_installment: false }]);
  const mark = page.getByRole('button', { name: /^todo mês: repetição de Manutenção/ });
  await expect(mark).toBeVisible();

  // Two months later both are offered, and one is left out. A page that was painted before this was known has a link, which
  // moves nothing and covers nothing.
  await page.reload();
  await app.openSection('Dashboard');
  await expect(page.getByRole('heading', { name: 'Estatísticas' })).toBeVisible();
  await page.clock.setFixedTime('2026-11-01T01:30:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const strip = page.getByRole('region', { name: 'O que se repete' });
  const link = page.getByRole('button', { name: '2 cobranças estão prontas' });
  await expect(link).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const narrow of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width: narrow, height });
    const covered = await link.evaluate((own) => {
      const box = own.getBoundingClientRect();
      const others = [...document.querySelectorAll('main time, main span, main section')];
      return others.flatMap((other) => {
        const text = document.createRange();
        text.selectNodeContents(other);
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const isCovered =
          left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return isCovered && !own.contains(other) ? other.textContent : [];
      });
    });
    expect(covered, `at ${narrow.toString()} px`).toEqual([]);
  }
  await page.setViewportSize({ width, height });
  await link.click();
  await expect(strip.getByRole('heading', { name: /2 cobranças/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'what is ready');
  await strip.getByRole('checkbox').first().uncheck();
  await strip.getByRole('button', { name: 'Criar 1' }).click();
  await expect(app.notice('1 pagamento criado. 1 ficou de fora.')).toBeVisible();
  await expect.poll(() => records.stored('payments')).toHaveLength(2);
  const parts = await records.stored('payment_parts');
  expect(parts.map((part) => part['due_on']).sort()).toEqual(['2026-08-31', '2026-10-31']);

  await app.openSection('Pagamentos');
  // What is deleted is not offered again, nor what was left out.
  await page
    .getByRole('button', { name: /^Excluir/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect.poll(() => records.stored('payments')).toHaveLength(1);
  await expect
    .poll(async () => (await records.stored('series')).map(({ outcome }) => outcome).sort())
    .toEqual(['deleted', 'made', 'skipped']);
  await page.reload();
  // The rows that this device has kept come first.
  await expect(mark).toHaveCount(1);
  await app.openSection('Dashboard');
  await expect(strip.or(link)).toBeHidden();
  await app.openSection('Pagamentos');

  // The series is paused, which is undone, and ended.
  await mark.click();
  const dialog = app.dialog('Manutenção Vila do Mar');
  await expect(dialog.getByText('Todo mês, no último dia')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a series');
  for (const [least, high] of [
    [390, 640],
    [1280, 640],
  ] as const) {
    await page.setViewportSize({ width: least, height: high });
    await dialog.getByRole('button', { name: 'Mudar' }).click();
    await expect(dialog.getByLabel('Valor')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused();
  }
  await page.setViewportSize({ width, height });
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expect(dialog.getByRole('button', { name: 'Retomar' })).toBeVisible();
  await expect(app.notice('está em pausa')).toBeVisible();
  await app.button('Desfazer').click();
  await expect(dialog.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expect(dialog.getByRole('button', { name: 'Retomar' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(dialog.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Encerrar' }).click();
  await dialog.getByRole('button', { name: 'Sim, encerrar' }).click();
  await expect(dialog.getByText('Encerrada', { exact: true })).toBeVisible();
});
