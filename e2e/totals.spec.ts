import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { test } from './fixtures/test';

/*
 * Every total on every screen is read from the page and compared with the database. The expected totals are
 * computed in whole cents, without the app's code.
 */

type Row = Record<string, unknown>;

const YEAR = new Date().getFullYear();

/** An amount's decimal text in whole cents, rounded half up. */
function centsOf(amount: unknown): number {
  const [whole = '0', decimals = ''] = JSON.stringify(amount ?? 0)
    .replaceAll('"', '')
    .split('.');
  return Math.floor((Number(whole + decimals.padEnd(3, '0').slice(0, 3)) + 5) / 10);
}

const sum = (cents: readonly number[]): number => cents.reduce((all, each) => all + each, 0);

/** The first amount after a label, in cents: 'R$ 1.234,56', '− R$ 12,00'. */
function amountAfter(text: string, label: string): number {
  const start = text.indexOf(label);
  const rest = start < 0 ? '' : text.slice(start + label.length);
  const [, minus = '', whole = 'NaN', decimals = '00'] =
    /([−-]?)\s?R\$\s([\d.]+)(?:,(\d\d))?/.exec(rest) ?? [];
  return (minus === '' ? 1 : -1) * Number(whole.replaceAll('.', '') + decimals);
}

/** The amount before 'recebidos' or 'em aberto', in cents. */
function amountBefore(text: string, label: string): number {
  const before = [...text.slice(0, text.indexOf(label)).matchAll(/R\$\s[\d.]+,\d\d/g)].at(-1);
  return amountAfter(before?.[0] ?? '', '');
}

/** A received part of a payment. */
interface Receipt {
  payment: Row;
  day: string | null;
  cents: number;
}

/** All receipts: the first part of each paid payment, and every other part with a day. */
function receiptsOf(payments: readonly Row[], parts: readonly Row[]): Receipt[] {
  return payments.flatMap((payment) => {
    const own = parts.filter(({ id }) => String(id).startsWith(`${String(payment['id'])}-`));
    const first = own.find(({ id }) => String(id).endsWith('-1'));
    const later = own.filter((part) => part !== first && part['received_on'] !== null);
    const day = first?.['received_on'] ?? payment['payment_date'] ?? null;
    return [
      ...(payment['paid'] === true
        ? [
            {
              payment,
              day: typeof day === 'string' ? day : null,
              cents: centsOf(first?.['amount'] ?? payment['received_amount']),
            },
          ]
        : []),
      ...later.map((part) => ({
        payment,
        day: String(part['received_on']),
        cents: centsOf(part['amount']),
      })),
    ];
  });
}

const totalOf = (payment: Row): number =>
  centsOf(payment['total_amount'] ?? payment['received_amount']);

test('every total on every screen is what the database holds', async ({ app, page, records }) => {
  test.slow();
  const day = (year: number, month: number) => `${String(year)}-0${String(month)}-05`;
  await records.profile({ mei: true, mei_cap: 6000 });
  for (const [index, name] of ['Aurora', 'Vila', 'Solar'].entries()) {
    const client = await records.client(name);
    const price = 1234.56 + index * 111.11;
    const quote = await records.quote({ client, items: [{ name, price }], status: 'approved' });
    await records.quote({ client, items: [{ name: 'Extra', price: 99.9, quantity: 3 }] });
    const project = await records.project({ quote, name: `Projeto ${name}` });
    const split = await records.payment({
      project,
      amount: 1000 + index,
      installments: 3,
      paid: true,
    });
    const share = centsOf((1000 + index) / 3) / 100;
    await records.part(split, 1, { received_on: day(YEAR, 1), amount: share });
    if (index > 0) await records.part(split, 2, { received_on: day(YEAR, 2), amount: share });
    await records.payment({ project, amount: 70.07, paid: true, columns: { payment_date: null } });
    await records.payment({
      project,
      amount: 500.5,
      paid: true,
      columns: { payment_date: day(YEAR - 1, 3) },
    });
    await records.payment({ project, amount: 250.25 });
    const spent = { date: day(YEAR - (index % 2), 4) };
    const expense = await records.expense({ description: name, amount: 33.33, columns: spent });
    await records.beside('expense_projects', expense, { project_id: project.id });
    await records.expense({ description: 'Luz', amount: 10.01 * (index + 1), columns: spent });
  }

  const payments = await records.stored('payments');
  const came = receiptsOf(payments, await records.stored('payment_parts'));
  const expenses = await records.stored('expenses');
  const projects = await records.stored('projects');
  const quotes = await records.stored('quotes');
  const received = sum(came.map(({ cents }) => cents));
  const total = sum(payments.map(totalOf));
  const spent = sum(expenses.map(({ amount }) => centsOf(amount)));
  const undated = sum(came.filter(({ day: on }) => on === null).map(({ cents }) => cents));
  const inYear = (year: number) => ({
    received: sum(
      came.filter(({ day: on }) => on?.startsWith(String(year))).map((one) => one.cents),
    ),
    spent: sum(
      expenses
        .filter(({ date }) => String(date).startsWith(String(year)))
        .map(({ amount }) => centsOf(amount)),
    ),
  });
  // None of the sums is zero.
  expect([undated, inYear(YEAR).received, inYear(YEAR - 1).received, spent].map(Math.sign)).toEqual(
    [1, 1, 1, 1],
  );

  const text = async (place: Locator): Promise<string> =>
    (await place.innerText()).replaceAll('\u00a0', ' ');
  const expectAmounts = async (place: Locator, wanted: Record<string, number>) => {
    await expect(async () => {
      const shown = await text(place);
      const read = Object.keys(wanted).map((label) => [label, amountAfter(shown, label)]);
      expect(Object.fromEntries(read), shown).toEqual(wanted);
    }).toPass({ timeout: 5_000 });
  };
  /** Rounds an amount to whole reais, as the dashboard's four figures do. */
  const whole = (cents: number) => Math.round(cents / 100) * 100;

  await app.open();
  const due = page.getByRole('region', { name: 'A receber' });
  await expect(due).toBeVisible();
  await expectAmounts(app.main, {
    'RECEITA TOTAL': whole(received),
    'TOTAL GASTOS': whole(spent),
    'LUCRO LÍQUIDO': whole(received - spent),
  });
  await expectAmounts(due, { 'Total a receber': total - received });
  const card = page.getByRole('region', { name: 'O ano' });
  const { received: receivedNow, spent: spentNow } = inYear(YEAR);
  await expectAmounts(card, {
    [`Receitas em ${String(YEAR)}`]: receivedNow,
    Lucro: receivedNow - spentNow,
  });
  expect(amountBefore(await text(card), 'recebidos sem data')).toBe(undated);

  await app.openSection('Pagamentos');
  await expect(app.main).toContainText('em aberto');
  const list = await text(app.main);
  expect(amountBefore(list, 'recebidos')).toBe(received);
  expect(amountBefore(list, 'em aberto')).toBe(total - received);
  // The foot of each tab tells the same of its rows.
  const foot = app.main.getByRole('status').last();
  const footSums = async () => {
    const said = await text(foot);
    return [amountBefore(said, 'em aberto'), amountBefore(said, 'recebidos')];
  };
  expect(await footSums()).toEqual([total - received, received]);
  const paid = sum(
    payments
      .filter((one) => came.filter(({ payment }) => payment === one).length > 0)
      .filter((one) => one['is_installment'] !== true)
      .map(totalOf),
  );
  await app.button(/^Pendente \d+$/).click();
  await expect.poll(footSums).toEqual([total - received, received - paid]);
  await app.button(/^Pago \d+$/).click();
  await expect.poll(footSums).toEqual([0, paid]);
  await app.button(/^Todos \d+$/).click();
  await app.openSection('Orçamentos');
  await expectAmounts(app.main.getByRole('status').last(), {
    '': sum(quotes.map(({ total_value: value }) => centsOf(value))),
  });
  await app.openSection('Gastos');
  await expectAmounts(app.main, { 'Total de Gastos': spent });
  await expectAmounts(app.main.getByRole('status').last(), { '': -spent });

  // Checks the views of each client and each project.
  const { clientsOf, projectsOf } = {
    clientsOf: (id: string) => projects.filter((one) => one['client_id'] === id),
    projectsOf: (id: string) => payments.filter((one) => one['project_id'] === id),
  };
  for (const client of await records.stored('clients')) {
    const ofClient = clientsOf(String(client['id'])).flatMap(({ id }) => projectsOf(String(id)));
    const in_ = sum(
      came.filter(({ payment }) => ofClient.includes(payment)).map((one) => one.cents),
    );
    await app.openSection('Clientes');
    await app.main.getByRole('button', { name: String(client['name']), exact: true }).click();
    const view = app.dialog('Visualizar Cliente');
    await expectAmounts(view.getByRole('complementary'), {
      Recebido: in_,
      'Em aberto': sum(ofClient.map(totalOf)) - in_,
    });
    await expectAmounts(view, {
      [`${String(client['name'])} tem`]: sum(ofClient.map(totalOf)) - in_,
    });
    await page.keyboard.press('Escape');
  }
  // Checks what is still due in the views of payments.
  await app.openSection('Pagamentos');
  const record = (id: unknown) => app.main.locator(`[data-record="${String(id)}"]`);
  for (const payment of payments) {
    const owed =
      totalOf(payment) -
      sum(came.filter((one) => one.payment === payment).map(({ cents }) => cents));
    await record(payment['id']).locator('[data-opens]').first().click();
    const lead = app.dialog('Visualizar Pagamento').getByRole('heading', { level: 3 }).first();
    if (owed === 0) await expect(lead).toHaveText('Pago por inteiro');
    else await expectAmounts(lead, { Faltam: owed });
    await page.keyboard.press('Escape');
  }

  const named = await records.stored('expense_projects');
  for (const project of projects) {
    const own = projectsOf(String(project['id']));
    await app.openSection('Projetos');
    await app.button(`Visualizar o projeto ${String(project['name'])}`).click();
    await expectAmounts(app.dialog('Visualizar Projeto'), {
      Orçado: centsOf(quotes.find(({ id }) => id === project['quote_id'])?.['total_value']),
      Recebido: sum(came.filter(({ payment }) => own.includes(payment)).map((one) => one.cents)),
      Gasto: sum(
        expenses
          .filter(({ id }) =>
            named.some((one) => one['id'] === id && one['project_id'] === project['id']),
          )
          .map(({ amount }) => centsOf(amount)),
      ),
    });
    await page.keyboard.press('Escape');
  }

  // Checks the views of the years and the MEI page.
  await app.openSection('Dashboard');
  await app.button('Ver o ano').click();
  for (const year of [YEAR, YEAR - 1]) {
    if (year !== YEAR) await app.button(String(year)).click();
    const { received: ofYear, spent: spentOfYear } = inYear(year);
    const chart = page.getByRole('region', { name: 'Receitas e gastos' });
    await expectAmounts(chart, {
      [`${String(year)}\nReceitas`]: ofYear,
      Gastos: spentOfYear,
      Lucro: ofYear - spentOfYear,
    });
    const foot = page
      .getByRole('table', { name: `${String(year)}, mês a mês` })
      .getByRole('row')
      .last();
    await expectAmounts(foot, { [String(year)]: ofYear });
    const clients = page.getByRole('region', { name: 'Receitas por cliente' });
    await expectAmounts(clients, { '3 clientes': ofYear });
  }
  await app.openSection('Dashboard');
  await app.main.getByRole('button', { name: /^Limite do MEI/ }).click();
  for (const year of [YEAR, YEAR - 1]) {
    if (year !== YEAR) await app.button(String(year)).click();
    const { received: ofYear } = inYear(year);
    const months = page.getByRole('table', { name: `MEI em ${String(year)}, mês a mês` });
    await expect(months).toBeVisible();
    const cells = await months.getByRole('row').allInnerTexts();
    const monthly = cells
      .map((row) => amountAfter(row, ''))
      .filter((cents) => !Number.isNaN(cents));
    expect(sum(monthly)).toBe(ofYear);
    const cap = await text(page.getByRole('region', { name: 'Limite do MEI' }));
    expect(amountBefore(cap, ' de R$ 6.000,00')).toBe(ofYear);
    await expectAmounts(page.getByRole('region', { name: 'Declaração anual' }), {
      'Receita bruta total': ofYear,
    });
  }
});
