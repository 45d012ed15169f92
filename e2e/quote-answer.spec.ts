import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { quoteDocument } from '../src/features/quoteDocument/quoteDocument';
import { quoteLink } from '../src/features/quoteLink/link';
import { emptyQuoteDetails } from '../src/features/quotes/quoteDetails';
import { expectAccessible } from './fixtures/accessible';
import { insertRow, type Account } from './fixtures/account';
import type { Records } from './fixtures/records';
import { test, VISITOR } from './fixtures/test';

const ITEMS = [
  { name: 'Catálogo técnico', description: null, quantity: 1, price: 1900 },
  { name: 'Infográficos', description: null, quantity: 6, price: 210 },
];
const TERMS = {
  number: '2026-022',
  version: 1,
  issued_on: '2026-11-16',
  valid_until: '2099-12-31',
  payment_terms: 'Metade na aprovação',
};

/** A quote with its number, and the link under which its client reads it. */
async function sentQuote(url: string, account: Account, records: Records): Promise<string> {
  const client = await records.client('Patrícia Nunes');
  const { id } = await records.quote({ client, items: ITEMS, status: 'analyzing' });
  await insertRow(url, account, 'quote_details', { id, ...TERMS });
  const stamps = { createdAt: '', updatedAt: '' };
  const { email, fullName, session } = account;
  const document = quoteDocument(
    {
      quote: {
        ...stamps,
        id,
        clientId: client.id,
        items: ITEMS,
        totalValue: 3160,
        status: 'analyzing',
        observations: null,
      },
      details: {
        ...stamps,
        ...emptyQuoteDetails,
        id,
        number: TERMS.number,
        issuedOn: TERMS.issued_on,
        validUntil: TERMS.valid_until,
        paymentTerms: TERMS.payment_terms,
      },
      client: {
        ...client,
        createdAt: '',
        company: null,
        phone: null,
        email: null,
        observations: null,
      },
      clientDetails: null,
      profile: null,
      user: { id: session.user.id, email, fullName },
    },
    '2026-11-16',
  );
  return quoteLink({ ...document, number: TERMS.number }, url).url;
}

/** The client's phone, with the link alone: approves, and gives the message that goes back. */
async function approveOnPhone(browser: Browser, link: string): Promise<string> {
  const phone = await browser.newContext({
    storageState: VISITOR,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await phone.newPage();
  await page.goto(link);
  await page.getByLabel('Seu nome completo').fill('Patrícia Nunes');
  await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
  const message = await page.getByLabel('A resposta que vai').inputValue();
  await phone.close();
  return message;
}

const answerField = (dialog: Locator): Locator =>
  dialog.getByRole('textbox', { name: 'Mensagem do cliente' });

const openView = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Visualizar/ }).click();
};

test("a client's yes, given on a phone, approves the quote and makes its project", async ({
  account,
  app,
  browser,
  page,
  records,
  server,
}) => {
  const link = await sentQuote(server.url, account, records);
  const message = await approveOnPhone(browser, link);

  await app.open();
  await app.openSection('Orçamentos');
  await openView(page);
  await app
    .dialog('Visualizar Orçamento')
    .getByRole('button', { name: 'Registrar resposta' })
    .click();
  const dialog = app.dialog('Registrar resposta');
  await answerField(dialog).fill(message.replace('3.160,00', '3.100,00'));
  await expect(dialog.getByText('O código não confere')).toBeVisible();
  await expectAccessible(page, 'refused');
  await answerField(dialog).fill(`[16/11 15:42] Patrícia: ${message}`);
  await expect(dialog.getByText('Patrícia Nunes', { exact: true })).toBeVisible();
  await expectAccessible(page, 'told');
  expect((await records.stored('quotes'))[0]).toMatchObject({ status: 'analyzing' });

  await dialog.getByRole('button', { name: 'Registrar como Aprovado' }).click();
  await expect(
    app.notice('Projeto "Projeto - Patrícia Nunes" criado automaticamente!'),
  ).toBeVisible();
  expect((await records.stored('quotes'))[0]).toMatchObject({ status: 'approved' });
  await expect
    .poll(async () => (await records.stored('quote_details'))[0])
    .toMatchObject({ answer: 'approved', answered_by: 'Patrícia Nunes', answer_reason: null });

  // The same message again says that it is there already.
  await openView(page);
  await app
    .dialog('Visualizar Orçamento')
    .getByRole('button', { name: 'Registrar resposta' })
    .click();
  await answerField(dialog).fill(message);
  await expect(dialog.getByText(/já está registrada: aprovado por Patrícia Nunes/)).toBeVisible();
});
