import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { formField } from './fixtures/app';
import { test } from './fixtures/test';

// Stories about what a MEI has to do by a day, and about the invoice of a payment. Nothing is computed as tax, nothing sent.

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

test('who chooses MEI is told what is due, and marks it as done', async ({
  app,
  page,
  records,
}) => {
  // Half past ten in the evening in São Paulo, on the last day of the month. The 20th was a holiday, and a Friday.
  await page.clock.setFixedTime('2026-12-01T01:30:00Z');
  await app.open();
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Meus dados' }).click();
  await page.getByLabel('Como trabalho').selectOption('MEI');
  await expect(page.getByText('Em branco: R$ 81.000, o da lei desde 01/01/2018.')).toBeVisible();
  await app.button('Salvar').click();
  await expect(app.notice('Seus dados foram salvos.')).toBeVisible();
  expect(await records.stored('profiles')).toMatchObject([{ mei: true, way_of_working: null }]);

  await app.openSection('Dashboard');
  const today = app.main.getByRole('region', { name: 'Para hoje' });
  await expect(today.getByRole('heading', { name: 'Para hoje: 2' })).toBeVisible();
  await expect(today.getByRole('listitem')).toHaveText([
    /^Pagar o DAS de outubroAté 23\/11, há 7 dias · guia mensal do MEI/,
    /^Preencher o relatório de outubroAté 20\/11, há 10 dias · receita bruta do mês/,
  ]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await app.expectNoSidewaysScroll();
    await expectAccessibleInBothSchemes(page, `the duties, ${String(width)} px`);
  }
  await app.button('Feito: Preencher o relatório de outubro').click();
  await expect(app.button('Desfazer: Preencher o relatório de outubro')).toBeFocused();
  await expect(today.getByRole('heading', { name: 'Para hoje: 1' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(app.notice('Desfeito: conclusão do relatório de 10/2026.')).toBeVisible();
  await expect(today.getByRole('heading', { name: 'Para hoje: 2' })).toBeVisible();
  await app.button('Feito: Preencher o relatório de outubro').click();
  await expect(today.getByRole('heading', { name: 'Para hoje: 1' })).toBeVisible();

  await app.button('DAS: Repetir todo mês').click();
  const form = app.dialog('Novo Gasto');
  await expect(formField(form, 'Descrição')).toHaveValue('DAS');
  await expect(formField(form, 'Categoria')).toHaveValue('Impostos');
  await expect(formField(form, 'Data')).toHaveValue('2026-11-23');
  // The day of the month is the 20th: that of December is a Sunday.
  await expect(form.getByText('Depois: 21/12, 20/01/2027, 22/02/2027.')).toBeVisible();
  await formField(form, 'Valor').fill('86.05');
  await form.getByRole('button', { name: 'Criar' }).click();
  // The expense says that the DAS was paid.
  await expect(today.getByText('Pagar o DAS')).toBeHidden();
  await expect(form).toBeHidden();
  await app.open();
  await expect(app.main.getByRole('heading', { name: 'Estatísticas' })).toBeVisible();
  await expect(today).toBeHidden();
});

test('an invoice is written from a payment, and its number counts in the month’s report', async ({
  app,
  page,
  records,
}) => {
  await page.clock.setFixedTime('2026-12-01T01:30:00Z');
  await records.profile({ mei: true });
  const { project } = await records.runningProject('Catálogo');
  const columns = { payment_date: '2026-10-05' };
  await records.payment({ project, paid: true, amount: 4600.5, columns });
  await app.open();
  await app.openSection('Pagamentos');
  await app.row('Catálogo').getByText('Catálogo').first().click();
  const view = app.dialog('Visualizar Pagamento');
  await view.getByText('Dados da nota').click();
  const copied = async (label: string): Promise<string> => {
    await view.getByRole('button', { name: `Copiar: ${label}` }).click();
    await expect(view.getByRole('button', { name: `Copiado: ${label}` })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Descrição')).toMatch(/^Catálogo/);
  expect(await copied('Valor')).toBe('4600,50');
  const number = view.getByLabel('Número da nota');
  await number.fill('2026/12');
  await expectAccessibleInBothSchemes(page, 'the data of an invoice');
  // What is typed and not saved survives a reload.
  await page.reload();
  await expect(number).toHaveValue('2026/12');
  await number.press('Enter');
  await expect(view.getByText('nota nº 2026/12')).toBeVisible();
  expect(await records.stored('payment_parts')).toMatchObject([{ invoice_number: '2026/12' }]);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();

  await app.openSection('Dashboard');
  await app.button('Relatório: Abrir').click();
  const report = app.main.getByRole('region', { name: 'Relatório mensal das receitas brutas' });
  await report.getByText('Linhas do relatório e ajustes').click();
  await expect(report.getByLabel(/^VIII\. .*com documento fiscal emitido/)).toHaveValue('4600.50');
  await expect(report.getByLabel(/^VII\. .*dispensa/)).toHaveValue('0.00');
  await expect(page.getByText(/que vale desde 01\/01\/2018/)).toBeVisible();
});
