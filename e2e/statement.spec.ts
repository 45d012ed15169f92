import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible';
import { App, readOn } from './fixtures/app';
import { failRequests } from './fixtures/failures';
import { test } from './fixtures/test';
import { bankFiles } from '../test/bankFileCases';

/** The text of a bank's file with one line for each amount, all from one payer, and a line with the balance. */
const statement = (amounts: readonly number[], payer: string): string =>
  [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    '',
    '<OFX><STMTRS><BANKACCTFROM><BANKID>0260<ACCTID>1234567-8</BANKACCTFROM><BANKTRANLIST>',
    ...amounts.map(
      (amount, index) =>
        `<STMTTRN><TRNTYPE>${amount < 0 ? 'DEBIT' : 'CREDIT'}<DTPOSTED>202604${String(index + 1).padStart(2, '0')}<TRNAMT>${amount.toFixed(2)}<FITID>1<MEMO>PIX ${amount < 0 ? 'ENVIADO' : 'RECEBIDO'} ${payer}</STMTTRN>`,
    ),
    '<STMTTRN><DTPOSTED>20260420<TRNAMT>9.00<MEMO>SALDO DO DIA</STMTTRN>',
    '</BANKTRANLIST></STMTRS></OFX>',
  ].join('\n');

/** Drops a file on the list of payments, or on the section 'Extrato'. */
async function drop(page: Page, list: Locator, text: string, isList = true): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'extrato.ofx'));
    return transfer;
  }, text);
  await list.dispatchEvent('dragover', { dataTransfer: data });
  if (isList) await expect(page.getByText('Solte para conferir')).toBeVisible();
  await list.dispatchEvent('drop', { dataTransfer: data });
}

test('from the dropped file to twenty parts received, with one press, and taken back', async ({
  app,
  page,
  records,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { project } = await records.runningProject('Catálogo');
  const amounts = Array.from({ length: 20 }, (_, index) => 300 + index * 1.11);
  await records.payments(amounts.map((amount) => ({ project, amount })));
  await app.open();
  await app.openSection('Pagamentos');
  const before = await records.stored('payments');
  await drop(page, app.button('Conferir com o extrato'), statement(amounts, 'PADARIA ESTRELA'));

  await expect(page.getByRole('heading', { name: '20 pagamentos chegaram' })).toBeVisible();
  await expect(page.getByText(/21 lançamentos lidos/)).toBeVisible();
  await expectAccessible(page, 'Extrato');
  await app.expectNoSidewaysScroll();
  await app.button('Marcar 20 como recebidos').click();
  await expect(app.notice('20 parcelas recebidas')).toBeVisible();
  await expect(page.getByRole('heading', { name: '20 recebidos. Tudo conferido.' })).toBeVisible();
  const paid = await records.stored('payments');
  expect(paid.filter((row) => row['paid'] === true)).toHaveLength(20);
  expect(await records.stored('statement_lines')).toHaveLength(20);

  await app.button('Desfazer').first().click();
  await expect(app.notice('A conferência foi desfeita')).toBeVisible();
  await expect(page.getByRole('heading', { name: '20 pagamentos chegaram' })).toBeVisible();
  const without = (rows: Record<string, unknown>[]) =>
    rows
      .map(({ updated_at: _at, ...row }) => row)
      .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
  expect(without(await records.stored('payments'))).toEqual(without(before));
  expect(await records.stored('payment_parts')).toEqual([]);
  expect(await records.stored('statement_lines')).toEqual([]);
});

test('what was ticked is still there when the section is opened again, and asked about before it is lost', async ({
  app,
  page,
  records,
}) => {
  const { project } = await records.runningProject('Catálogo');
  const amounts = [311.11, 322.22, 333.33];
  await records.payments(amounts.map((amount) => ({ project, amount })));
  await app.open();
  await app.openSection('Pagamentos');
  await drop(page, app.button('Conferir com o extrato'), statement(amounts, 'PADARIA ESTRELA'));
  await page.getByRole('checkbox').last().uncheck();
  await expect(app.button('Marcar 2 como recebidos')).toBeVisible();
  await app.openSection('Gastos');
  await app.openSection('Pagamentos');
  await app.button('Conferir com o extrato').click();
  await expect(app.button('Marcar 2 como recebidos')).toBeVisible();

  await app.button('Trocar arquivo').click();
  const question = page.getByRole('alertdialog', { name: 'Trocar de arquivo?' });
  await question.getByRole('button', { name: 'Continuar conferindo' }).click();
  await expect(app.button('Marcar 2 como recebidos')).toBeVisible();
  await app.button('Trocar arquivo').click();
  await question.getByRole('button', { name: 'Trocar arquivo' }).click();
  await expect(page.getByRole('heading', { name: 'Conferir com o extrato' })).toBeVisible();

  // The lines of the statement that was abandoned are not shown again.
  await drop(
    page,
    page.getByText('Solte o extrato aqui'),
    statement(amounts, 'PADARIA ESTRELA'),
    false,
  );
  await app.button('Cancelar').click();
  await app.button('Conferir com o extrato').click();
  await expect(page.getByRole('heading', { name: 'Conferir com o extrato' })).toBeVisible();
});

test('the line that paid a part stands in the payment’s view', async ({ app, page, records }) => {
  const { project } = await records.runningProject('Catálogo');
  await records.payment({ project, amount: 311.11 });
  await app.open();
  await app.openSection('Pagamentos');
  await drop(page, app.button('Conferir com o extrato'), statement([311.11], 'PADARIA ESTRELA'));
  await app.button('Marcar 1 como recebido').click();
  await expect(app.notice('1 parcela recebida')).toBeVisible();
  await app.button('Concluir').click();
  await page.getByRole('button', { name: 'Catálogo' }).first().click();
  await expect(
    page.getByText('no extrato de 01/04/2026: “PIX RECEBIDO PADARIA ESTRELA”'),
  ).toBeVisible();
});

/** The rows without the columns that every write changes, sorted by id, so that two reads can be compared. */
const content = (rows: Record<string, unknown>[]) =>
  rows
    .map(({ updated_at: _at, ...row }) => row)
    .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));

test('an outgoing line is recognised as an expense that is there, refused, and taken back', async ({
  app,
  page,
  records,
}) => {
  await records.expense({ description: 'Papel', amount: 49.9, date: '2026-04-02' });
  const before = content(await records.stored('expenses'));
  await app.open();
  await app.openSection('Gastos');
  await app.openSection('Pagamentos');
  await drop(page, app.button('Conferir com o extrato'), statement([-49.9], 'PAPELARIA UNIAO'));
  await app.button('É este gasto').click();
  await app.button(/^Já registrado.*é o gasto “Papel”/).click();
  const [row] = await records.stored('expenses');
  await expect
    .poll(() => records.stored('statement_lines'))
    .toMatchObject([{ expense_id: row?.['id'], outgoing: true }]);

  await app.button('Desfazer').click();
  await app.button('Não é').click();
  await expect(page.getByRole('combobox', { name: /^Categoria de papelaria/i })).toBeVisible();
  // The declined pair is stored.
  await expect
    .poll(() => records.stored('statement_lines'))
    .toMatchObject([{ expense_id: null, declined_ids: row?.['id'] }]);
  await app.button('Voltar atrás').click();
  await expect(app.button('É este gasto')).toBeVisible();
  await expect.poll(() => records.stored('statement_lines')).toEqual([]);
  expect(content(await records.stored('expenses'))).toEqual(before);
});

test('an outgoing line becomes an expense once a category is chosen', async ({
  app,
  page,
  records,
}) => {
  await app.open();
  await app.openSection('Pagamentos');
  await drop(
    page,
    app.button('Conferir com o extrato'),
    statement([-49.9, -12.34], 'PAPELARIA UNIAO'),
  );
  const row = page.getByRole('listitem').filter({ hasText: '49,90' });
  const category = row.getByRole('combobox', { name: /^Categoria de/ });
  await category.selectOption('Outros');
  await app.button(/^Registrar 1 gasto · R\$\s49,90$/).click();
  await expect.poll(() => records.stored('expenses')).toMatchObject([{ category: 'Outros' }]);
  await expect(app.button('Deixar 1 para depois')).toBeVisible();
});

test('less came than was asked: the line is ticked by a press, the rest stays open, and all is taken back', async ({
  app,
  page,
  records,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { project } = await records.runningProject('Café');
  await records.payment({ project, amount: 4600 });
  const read = async () => ({
    payments: content(await records.stored('payments')),
    parts: content(await records.stored('payment_parts')),
    lines: content(await records.stored('statement_lines')),
  });
  const before = await read();
  await app.open();
  await app.openSection('Pagamentos');
  await drop(page, app.button('Conferir com o extrato'), statement([4500], 'PADARIA ESTRELA'));
  await expect(
    page.getByRole('heading', { name: '1 pagamento chegou, 1 com diferença' }),
  ).toBeVisible();
  const tick = page.getByRole('checkbox', { name: /^Café/ });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await page
    .getByLabel(/continuam em aberto até$/)
    .last()
    .fill('2026-12-08');
  await expectAccessible(page, 'Extrato com diferença');
  await app.expectNoSidewaysScroll();
  await expect(page.getByRole('status')).toContainText(
    /1 marcado · R\$\s4\.500,00.*igual ao que entrou no banco; R\$\s100,00 continuam em aberto/,
  );
  await app.button('Marcar 1 como recebido').click();
  await expect(
    page.getByRole('heading', { name: /^1 recebido\. R\$\s100,00 continuam em aberto\.$/ }),
  ).toBeVisible();
  await expect(page.getByText(/100,00 continuam em aberto, vencem 08\/12\/2026/)).toBeVisible();
  await app.button('Desfazer').first().click();
  await expect(app.notice('A conferência foi desfeita')).toBeVisible();
  expect(await read()).toEqual(before);
});

for (const { width, isTouched } of [
  { width: 390, isTouched: true },
  { width: 1280, isTouched: false },
]) {
  test.describe(`the boxes at ${width.toString()} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      isMobile: isTouched,
      hasTouch: isTouched,
    });

    test('are in sight at rest, and ticked by a press', async ({ app, page, records }) => {
      const { project } = await records.runningProject('Café');
      await records.payment({ project, amount: 4600 });
      await app.open();
      await app.openSection('Pagamentos');
      const list = page.getByRole('row').filter({ hasText: 'Café' });
      await drop(page, list, statement([4500], 'PADARIA ESTRELA'));
      const tick = page.getByRole('checkbox', { name: /^Café/ });
      await expect(tick.locator('..')).toHaveCSS('opacity', '1');
      await expect(tick).not.toBeChecked();
      if (isTouched) await tick.tap();
      else await tick.click();
      await expect(tick).toBeChecked();
      await expect(app.button('Marcar 1 como recebido')).toBeVisible();
    });
  });
}

test('offline nothing is lost: the ticks stay, and are confirmed once the network is back', async ({
  app,
  context,
  page,
  records,
}) => {
  const { project } = await records.runningProject('Catálogo');
  const amounts = [311.11, 322.22];
  await records.payments(amounts.map((amount) => ({ project, amount })));
  await app.open();
  await app.openSection('Pagamentos');
  await drop(page, app.button('Conferir com o extrato'), statement(amounts, 'PADARIA ESTRELA'));
  await page.getByRole('checkbox').last().uncheck();
  await context.setOffline(true);
  await expect(page.getByText('Sem internet: dá para conferir')).toBeVisible();
  await expect(app.button('Marcar 1 como recebido')).toBeDisabled();
  await context.setOffline(false);
  await app.button('Marcar 1 como recebido').click();
  await expect(app.notice('1 parcela recebida')).toBeVisible();
  expect(await records.stored('statement_lines')).toHaveLength(1);
});

test('what a second tab received meanwhile is told; with lost answers, one undo takes back all else, row by row', async ({
  app,
  context,
  page,
  records,
}) => {
  const { project } = await records.runningProject('Catálogo');
  const amounts = [311.11, 322.22, 333.33];
  await records.payments(amounts.map((amount) => ({ project, amount })));
  await app.open();
  await app.openSection('Pagamentos');
  await drop(page, app.button('Conferir com o extrato'), statement(amounts, 'PADARIA ESTRELA'));
  await expect(app.button('Marcar 3 como recebidos')).toBeVisible();

  const other = new App(await context.newPage());
  await other.open();
  await other.openSection('Pagamentos');
  await drop(
    other.page,
    other.button('Conferir com o extrato'),
    statement([311.11], 'PADARIA ESTRELA'),
  );
  await other.button('Marcar 1 como recebido').click();
  await expect(other.notice('1 parcela recebida')).toBeVisible();
  await other.page.close();
  const read = async () => ({
    payments: content(await records.stored('payments')),
    parts: content(await records.stored('payment_parts')),
    lines: content(await records.stored('statement_lines')),
  });
  const before = await read();
  expect(before.lines).toHaveLength(1);

  const mends = [
    await failRequests(page, 'statement_lines', 'POST', 'answer lost'),
    await failRequests(page, 'payment_parts', 'POST', 'answer lost'),
    await failRequests(page, 'payments', 'PATCH', 'answer lost'),
  ];
  await app.button(/^Marcar \d como recebidos?$/).click();
  await expect(app.notice('2 parcelas recebidas')).toBeVisible();
  for (const mend of mends) await mend();
  const after = await read();
  expect(after.payments.filter((row) => row['paid'] === true)).toHaveLength(3);
  expect(after.lines).toHaveLength(3);

  await app.button('Desfazer').first().click();
  await expect(app.notice('A conferência foi desfeita')).toBeVisible();
  expect(await read()).toEqual(before);
});

/**
 * Files that differ in what a browser or the screen has to do: their encoding, their kind, and the columns that are asked for.
 * What stands in each bank's file is read in `bankFiles.test.ts`.
 */
const shownFiles = bankFiles.filter(({ bank }) =>
  /^(?:Itaú, OFX|Bradesco, CSV|Caixa, CSV|Inter, CSV|C6, CSV|PagBank|any bank)/.test(bank),
);

test('a bank’s file is read on the screen, another is refused: the columns of an unknown head are asked for, and the guess is enough', async ({
  app,
  page,
}) => {
  test.slow();
  expect(shownFiles).toHaveLength(10);
  await app.open();
  await app.openSection('Pagamentos');
  await app.button('Conferir com o extrato').click();
  const start = page.getByRole('heading', { name: 'Conferir com o extrato' });
  for (const { bank, bytes, cents, leftOut = [] } of shownFiles) {
    await test.step(bank, async () => {
      await expect(start).toBeVisible();
      // What was said of an earlier file with the same head is forgotten.
      await page.evaluate(() => {
        localStorage.removeItem('oficio.statement-columns');
      });
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'extrato', mimeType: '', buffer: Buffer.from(bytes) });
      const columns = page.getByRole('heading', { name: 'Que coluna é o quê?' });
      const readable = leftOut.filter((reason) => reason !== 'unreadable');
      const count = (cents.length + readable.length).toString();
      const read = page.getByText(new RegExp(`· ${count} lançamentos? lidos?`));
      await expect(columns.or(read)).toBeVisible();
      if (await columns.isVisible()) {
        await expect(page.getByText(/^No dia \d+ de .* (entrou|saiu) R\$/)).toBeVisible();
        await app.button('Ler extrato').click();
      }
      await expect(read).toBeVisible();
      await readOn(page);
      await app.button('Trocar arquivo').click();
    });
  }
  await test.step('a file that is no statement changes nothing', async () => {
    await expect(start).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'extrato.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(page.getByRole('heading', { name: '“extrato.pdf” é um PDF.' })).toBeVisible();
    await expectAccessible(page, 'Extrato recusado');
  });
});
