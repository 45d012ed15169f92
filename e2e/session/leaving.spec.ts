import { expect } from '@playwright/test';
import { formField, fillFields } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { test } from '../fixtures/test';

const QUESTION = 'Descartar o que foi digitado?';

test.beforeEach(async ({ app, records }, { title }) => {
  if (title.startsWith('without a session')) return;
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
});

test('Esc, a click outside, the head’s button and Back ask first when something was typed', async ({
  app,
  page,
}) => {
  const open = app.button('Editar o cliente Padaria Estrela');
  const form = app.dialog('Editar Cliente');
  await test.step('Esc closes at once where nothing was typed', async () => {
    await open.click();
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(app.question(QUESTION)).toHaveCount(0);
  });
  await open.click();
  await fillFields(form, { Nome: 'Outra' });
  await page.keyboard.press('Escape');
  await app.answer(QUESTION, 'Continuar editando');
  await page.mouse.click(5, 5);
  await app.answer(QUESTION, 'Continuar editando');
  await form.getByRole('button', { name: 'Fechar' }).click();
  await app.answer(QUESTION, 'Continuar editando');
  await page.goBack();
  await app.answer(QUESTION, 'Continuar editando');
  await expect(formField(form, 'Nome')).toHaveValue('Outra');
  await page.goBack();
  await app.answer(QUESTION, 'Descartar');
  await expect(form).toBeHidden();
  await expect(app.card('Padaria Estrela')).toBeVisible();
  await open.click();
  await fillFields(form, { Nome: 'Outra' });
  await page.keyboard.press('Escape');
  await app.answer(QUESTION, 'Descartar');
  await expect(form).toBeHidden();

  await test.step('Back closes a modal, then returns to the previous section', async () => {
    await app.openSection('Gastos');
    await app.button('Novo Gasto').click();
    await expect(app.dialog('Novo Gasto')).toBeVisible();
    await page.goBack();
    await expect(app.dialog('Novo Gasto')).toBeHidden();
    await expect(app.title('Gastos')).toBeVisible();
    await page.goBack();
    await expect(app.title('Clientes')).toBeVisible();
    await page.goBack();
    await expect(app.title('Dashboard')).toBeVisible();
  });
});

test('leaving the page with typed input asks first, without it does not', async ({ app, page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await app.button('Editar o cliente Padaria Estrela').click();
  const form = app.dialog('Editar Cliente');
  await formField(form, 'Nome').click();
  await page.keyboard.type(' e filhos');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(formField(form, 'Nome')).toHaveValue('Padaria Estrela e filhos');

  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await expect(app.title('Clientes')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('leaving asks for a message, too, but its e-mail opens without a question', async ({
  app,
  page,
  records,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const { project } = await records.runningProject('Capa');
  await records.payment({ project, amount: 300 });
  await page.reload();
  await app.openSection('Dashboard');
  await app.button('Ver a parcela').click();
  await app.button('Cobrar: Capa').click();
  const charge = app.dialog('Cobrar');
  await charge.getByLabel('Mensagem').fill('Oi, Joana! Segue o Pix.');
  await charge.getByText('Outras formas').click();
  await charge.getByRole('button', { name: 'Email' }).click();
  // A link to an address of the other kind, as the views of records have them.
  await charge.getByLabel('Mensagem').evaluate((field) => {
    const link = document.createElement('a');
    link.href = 'mailto:joana@ferraz.com.br';
    field.after(link);
    link.click();
    link.remove();
  });
  await expect(charge.getByLabel('Mensagem')).toBeVisible();
  // A question would have come before the answer of the server.
  await page.evaluate(() => fetch('/').then(({ status }) => status));
  expect(asked).toEqual([]);

  await charge.getByLabel('Mensagem').fill('Oi, Joana! Segue o Pix, de novo.');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
});

test('a reload brings back what no dialog of a record holds', async ({ app, page, records }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await records.profile({ mei: true, mei_cap: 6000 });
  const { project } = await records.runningProject('Capa');
  await records.payment({ project, amount: 300 });
  await page.reload();
  await app.openSection('Dashboard');

  await test.step('the day in the notice of a received part', async () => {
    await app.button('Ver a parcela').click();
    await app.button('Recebido: Capa').click();
    await app.button('Mudar a data').click();
    const day = page.getByLabel('Dia em que foi recebido');
    const wanted = `${String(new Date().getFullYear() - 1)}-12-30`;
    await day.fill(wanted);
    // The notice comes with the day; a reload before the payment is saved as paid would cut that save off.
    await expect.poll(() => records.stored('payments')).toMatchObject([{ paid: true }]);
    await page.reload();
    await expect(day).toHaveValue(wanted);
    await app.button('Salvar').click();
    await expect(day).toBeHidden();
    await expect
      .poll(() => records.stored('payment_parts'))
      .toMatchObject([{ received_on: wanted }]);
  });

  await test.step('the note in Relatar problema', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    const note = app.dialog('Relatar problema').getByLabel('O que aconteceu?');
    await note.fill('A tela ficou branca');
    await page.reload();
    await expect(note).toHaveValue('A tela ficou branca');
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
  });

  await test.step('a month of the MEI report', async () => {
    await app.main.getByRole('button', { name: /^Limite do MEI/ }).click();
    const report = app.main.getByRole('region', { name: /^Relatório mensal/ });
    await report.getByLabel('Mês do relatório').selectOption('Março');
    await report.getByText('Linhas do relatório e ajustes').click();
    const line = report.getByLabel(/^I\. /);
    await line.fill('250');
    await page.reload();
    await expect(report.getByLabel('Mês do relatório')).toHaveValue('2');
    await expect(line).toHaveValue('250');
    await expect(line).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(report.getByRole('button', { name: 'Voltar ao recebido' })).toBeVisible();
  });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('oficio.drafts')))
    .not.toContain('250');
});

test('a reload that is accepted brings the form back with what was typed, until it is saved', async ({
  app,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const stored = () => page.evaluate(() => sessionStorage.getItem('oficio.drafts'));
  await app.button('Editar o cliente Padaria Estrela').click();
  const form = app.dialog('Editar Cliente');
  await formField(form, 'Observações').click();
  await page.keyboard.type('Liga sempre às segundas, e paga por boleto.');
  // The reload comes right after the last key press.
  await page.reload();
  await expect(formField(form, 'Observações')).toHaveValue(
    'Liga sempre às segundas, e paga por boleto.',
  );
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  await expect(app.card('Padaria Estrela')).toContainText('paga por boleto');
  await expect.poll(stored).toBeNull();
  await page.reload();
  await expect(app.card('Padaria Estrela')).toBeVisible();
  await expect(form).toBeHidden();
});

test('signing out leaves nothing in the tab of what was typed', async ({ app, page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await app.button('Novo Cliente').click();
  await fillFields(app.dialog('Novo Cliente'), { Nome: 'Oficina do Sigilo' });
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(stored).toContain('Oficina do Sigilo');
  await page.keyboard.press('Escape');
  await app.answer(QUESTION, 'Descartar');
  await app.button('Sair').click();
  await app.question('Tem certeza que deseja sair?').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
  await expect.poll(stored).not.toContain('Oficina do Sigilo');
});

test.describe('a visitor', () => {
  test.use({ session: null });

  test('without a session a reload brings the form back, but no password', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    await test.step('Back leads from the login screen to the landing page', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'SAIBA MAIS' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'SAIBA MAIS' })).toBeVisible();
    });
    await authScreen.open('login');
    await authScreen.field('Email').fill('marina@prado.art.br');
    await authScreen.mode('Criar Conta').click();
    await authScreen.field('Nome Completo').fill('Marina Prado');
    await authScreen.field('Senha').fill('pincel-e-prumo');
    await page.reload();
    await expect(authScreen.heading('Criar Conta')).toBeVisible();
    await expect(authScreen.field('Email')).toHaveValue('marina@prado.art.br');
    await expect(authScreen.field('Nome Completo')).toHaveValue('Marina Prado');
    await expect(authScreen.field('Senha')).toHaveValue('');
    expect(await stored()).not.toContain('pincel');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'SAIBA MAIS' })).toBeVisible();
    await expect.poll(stored).not.toContain('marina@prado.art.br');
    await page.reload();
    await expect(page.getByRole('button', { name: 'SAIBA MAIS' })).toBeVisible();
    await expect(authScreen.heading('Criar Conta')).toBeHidden();
  });
});
