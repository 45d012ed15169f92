import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { test } from './fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Copies the message with the link, which counts as sent, and returns the message. */
async function sendByCopying(page: Page, sending: Locator): Promise<string> {
  await sending.getByText('Outras formas').click();
  await sending.getByText('Link', { exact: true }).click();
  await sending.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(sending.getByRole('button', { name: 'Copiada' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The user's day that is so many days from today. */
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'America/Sao_Paulo',
  });

test('a quote is sent, edited and sent again; the first version is answered, and the second expires', async ({
  app,
  browser,
  page,
  records,
}) => {
  await records.profile({ phone: '11968412207' });
  const client = await records.client('Patrícia Nunes');
  const quote = await records.quote({ client, items: [{ name: 'Catálogo', price: 1900 }] });
  const view = app.dialog('Visualizar Orçamento');
  const sending = app.dialog('Enviar ao cliente');
  const history = view.getByRole('list', { name: 'Histórico' });
  const openView = async () => {
    await app.openSection('Orçamentos');
    await app.button(/^Visualizar/).click();
  };

  await app.open();
  await openView();
  await view.getByRole('button', { name: 'Enviar ao cliente' }).click();
  const first = await sendByCopying(page, sending);
  await expect.poll(() => records.stored('quote_versions')).toMatchObject([{ version: 1 }]);
  const [link = ''] = /\S+orcamento\.html#\S+/.exec(first) ?? [];

  // The client answers the first version, and the message takes its time.
  const phone = await browser.newContext();
  const clients = await phone.newPage();
  await clients.goto(link);
  await clients.getByLabel('Seu nome completo').fill('Patrícia Nunes');
  await clients.getByRole('button', { name: 'Aprovar orçamento' }).click();
  const answer = await clients.getByLabel('A resposta que vai').inputValue();
  await phone.close();

  await page.keyboard.press('Escape');
  await view.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name: 'Nova versão' }).click();
  const form = app.dialog('Editar Orçamento');
  await form.getByLabel('Observações').fill('Com três rodadas de ajustes.');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  await app.button(/^Visualizar/).click();
  await expect(view.getByText('Versão 2 ainda não enviada', { exact: true })).toBeVisible();
  await expect(view.getByText(/^A versão 1 foi enviada em /)).toBeVisible();
  await expect(history.getByText('Versão 1 enviada por mensagem')).toBeVisible();
  await expect(history.getByText('ainda não enviada', { exact: true })).toBeVisible();

  await view.getByRole('button', { name: 'Enviar ao cliente' }).click();
  await sendByCopying(page, sending);
  await expect
    .poll(() => records.stored('quote_versions'))
    .toMatchObject([
      { version: 2, answer: null },
      { version: 1, answer: null },
    ]);

  await page.keyboard.press('Escape');
  await view.getByRole('button', { name: 'Registrar resposta' }).click();
  const registering = app.dialog('Registrar resposta');
  await registering.getByRole('textbox', { name: 'Mensagem do cliente' }).fill(answer);
  await expect(registering.getByText(/^É uma resposta a uma versão anterior, a 1/)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'an answer to an earlier version');
  await registering.getByRole('button', { name: 'Só anotar na história' }).click();
  await expect(history.getByText(/ · aprovada em /)).toBeVisible();
  expect((await records.stored('quotes'))[0]).toMatchObject({ status: 'analyzing' });
  expect((await records.stored('quote_details'))[0]).toMatchObject({ version: 2, answer: null });

  // Two weeks pass.
  const [{ user_id: _owner, ...details } = {}] = await records.stored('quote_details');
  await records.remove('quote_details', quote);
  await records.beside('quote_details', quote, {
    ...details,
    sent_at: `${dayFromToday(-14)}T12:00:00Z`,
    valid_until: dayFromToday(-4),
  });
  await view.getByRole('button', { name: 'Voltar' }).click();
  await expect(view).toBeHidden();
  await page.reload();
  await openView();
  await expect(view.getByText('O prazo passou')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a quote that has expired');
  await view.getByRole('button', { name: 'Renovar por 10 dias e enviar' }).click();
  const message = sending.getByRole('textbox', { name: 'Mensagem' });
  await expect(message).toHaveValue(/^Olá, Patrícia! Conseguiu ver o orçamento\?/);
  await expect(sending.getByText(/Ao ser enviado, vale até .*, como versão 3\.$/)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a renewal');
  // Who only looks has renewed nothing. The line of today leads there as well.
  await page.keyboard.press('Escape');
  await view.getByRole('button', { name: 'Voltar' }).click();
  await expect(view).toBeHidden();
  await app.openSection('Dashboard');
  await page.getByRole('button', { name: /^Renovar: / }).click();
  await expect(message).toHaveValue(/Conseguiu ver o orçamento\?/);
  expect((await records.stored('quote_details'))[0]).toMatchObject({ version: 2 });
  await sendByCopying(page, sending);
  await expect
    .poll(async () => (await records.stored('quote_details'))[0])
    .toMatchObject({
      version: 3,
      issued_on: dayFromToday(0),
      valid_until: dayFromToday(10),
      sent_how: 'copy',
    });
  await expect
    .poll(async () => (await records.stored('quote_versions')).map((row) => row['version']))
    .toEqual([3, 2, 1]);
});
