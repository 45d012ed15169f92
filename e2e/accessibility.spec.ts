import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  expectAccessibleInBothSchemes as expectAccessible,
  expectAccessible as expectAccessibleInLight,
} from './fixtures/accessible';
import type { App } from './fixtures/app';
import { fillFields, SECTIONS } from './fixtures/app';
import { AuthScreen } from './fixtures/authScreen';
import type { Records } from './fixtures/records';
import { test } from './fixtures/test';

/** Creates records in every list, with every state that looks different. */
async function fillLists(records: Records): Promise<void> {
  const client = await records.client('Padaria Estrela', {
    company: 'Estrela Ltda.',
    phone: '(11) 98888-7777',
    email: 'contato@estrela.com.br',
    observations: 'Paga no dia 10',
  });
  for (const status of ['proposal', 'analyzing', 'approved', 'rejected'] as const) {
    await records.quote({ client, items: [{ name: 'Site', price: 900 }], status });
  }
  const stages = [{ name: 'Esboço', completed: true }, { name: 'Entrega' }];
  for (const status of ['pending', 'paused', 'completed', 'in-progress'] as const) {
    await records.project({ client, name: `Site ${status}`, stages, status });
  }
  const project = await records.project({ client, name: 'Marca', stages });
  await records.payment({ project, amount: 100, installments: 3 });
  await records.payment({ project: null, amount: null, paid: true, delivered: true });
  await records.expense({ description: 'Papel' });
}

/** Creates more records in every list, because only lists with eight records have a search and filters. */
async function fillUp(records: Records): Promise<void> {
  for (let more = 0; more < 7; more += 1) {
    const name = `Oficina ${String(more)}`;
    const client = await records.client(name);
    await records.quote({ client, items: [{ name: 'Cartaz', price: 90 }] });
    const project = await records.project({ client, name: `Cartaz ${String(more)}` });
    await records.payment({ project, amount: 90 });
    await records.expense({ description: `Tinta ${String(more)}` });
  }
}

/** A payment with one received and one overdue part. */
async function owed(records: Records): Promise<void> {
  const { project } = await records.runningProject('Vitrine', 900);
  const payment = await records.payment({ project, amount: 900, installments: 3, paid: true });
  await records.part(payment, 1, { received_on: '2026-03-05' });
  await records.part(payment, 2, { due_on: '2026-04-05' });
}

/** The side row of a quote that was sent. */
const SENT = { number: '2026-001', issued_on: '2026-11-16', sent_at: '2026-11-16T12:00:00Z' };

/** Each modal: its section, the button that opens the modal, and the modal's title. */
const MODALS = [
  ['Clientes', 'Novo Cliente', 'Novo Cliente'],
  ['Clientes', 'Editar o cliente Padaria Estrela', 'Editar Cliente'],
  ['Orçamentos', 'Novo Orçamento', 'Novo Orçamento'],
  ['Orçamentos', 'Editar o orçamento de Padaria Estrela', 'Editar Orçamento'],
  ['Orçamentos', 'Visualizar o orçamento de Padaria Estrela', 'Visualizar Orçamento'],
  ['Projetos', 'Novo Projeto', 'Novo Projeto'],
  ['Projetos', 'Editar o projeto Marca', 'Editar Projeto'],
  ['Projetos', 'Visualizar o projeto Marca', 'Visualizar Projeto'],
  ['Pagamentos', 'Novo Pagamento', 'Novo Pagamento'],
  ['Pagamentos', 'Editar o pagamento de Marca', 'Editar Pagamento'],
  ['Gastos', 'Novo Gasto', 'Novo Gasto'],
  ['Gastos', 'Editar o gasto Papel', 'Editar Gasto'],
] as const;

async function openSection(app: App, section: (typeof SECTIONS)[number]): Promise<void> {
  await app.openSection(section);
  await app.page.evaluate(() => document.fonts.ready);
}

/** All widths at which the layout changes. */
const WIDTHS = [360, 768, 1024, 1280, 1440];
const PHONE = 360;
const DESK = 1440;
const PHONE_AND_DESK = [PHONE, DESK];

/** Expects that neither the page nor the open dialog has to be scrolled sideways. */
async function expectNoSidewaysScroll(app: App, where: string): Promise<void> {
  await app.expectNoSidewaysScroll();
  const dialogs = app.page.getByRole('dialog');
  const tooWide = () =>
    dialogs.evaluateAll((all) => all.map((element) => element.scrollWidth - element.clientWidth));
  await expect.poll(async () => Math.max(0, ...(await tooWide())), where).toBe(0);
}

/**
 * Checks a page in light and dark on a phone and at a desk: cards and rows, and a drawer and a sidebar, have
 * different colours behind them. Ends at the desk.
 */
async function lookAtPage(app: App, what: string): Promise<void> {
  for (const width of PHONE_AND_DESK) {
    await app.page.setViewportSize({ width, height: 900 });
    await expectAccessible(app.page, `${what}, ${String(width)} px`);
    await expectNoSidewaysScroll(app, `${what}, ${String(width)} px`);
  }
}

/** The dialogs, also those that ask, and what a menu shows above them. */
const DIALOGS = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Checks a dialog on a phone and at a desk, in light and dark at the desk. A dialog has the same colours at every
 * width, and so has each part of it (kit.spec.ts). The page behind it is the same in each look, so one is at all of it.
 * Ends on the phone, where what follows is harder to reach.
 */
async function lookAtDialog(app: App, what: string): Promise<void> {
  await app.page.setViewportSize({ width: DESK, height: 900 });
  await expectAccessible(app.page, what, { within: DIALOGS });
  await app.page.setViewportSize({ width: PHONE, height: 740 });
  const phone = `${what}, ${String(PHONE)} px`;
  await expectAccessibleInLight(app.page, phone, { colours: false, within: DIALOGS });
  await expectNoSidewaysScroll(app, `${what}, ${String(PHONE)} px`);
}

test.describe('light and dark, on a phone and at a desk', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });

  test.describe('without a user', () => {
    test.use({ session: null });

    test('landing, login and sign-up, with their errors', async ({ app, page }) => {
      const auth = new AuthScreen(page);
      await page.goto('/');
      await lookAtPage(app, 'landing');
      for (const [mode, button] of [
        ['login', 'Entrar'],
        ['signUp', 'Criar Conta'],
      ] as const) {
        await auth.open(mode);
        await expectAccessibleInLight(page, mode);
        await auth.submit(button);
        await expect(page.getByText('Email é obrigatório')).toBeVisible();
        await lookAtPage(app, `${mode} with errors`);
      }
    });
  });

  test('every section, empty', async ({ app }) => {
    await app.open();
    // The decoration of an empty section is visible.
    await expect(app.main.locator('[data-blank]')).toBeVisible();
    for (const section of SECTIONS) {
      await openSection(app, section);
      // It has neither cards nor rows, whose colours depend on the width.
      await app.page.setViewportSize({ width: PHONE, height: 900 });
      const phone = `${section}, ${String(PHONE)} px`;
      await expectAccessibleInLight(app.page, phone, { colours: false });
      await expectNoSidewaysScroll(app, phone);
      await app.page.setViewportSize({ width: DESK, height: 900 });
      await expectAccessible(app.page, section);
      await expectNoSidewaysScroll(app, section);
    }
  });

  test('drawer, notice, confirmation', async ({ app, page, records }) => {
    await records.expense({ description: 'Papel' });
    await app.open();
    await openSection(app, 'Gastos');
    await page.setViewportSize({ width: 390, height: 844 });
    await app.button('Abrir o menu').click();
    await expect(app.sections).toBeVisible();
    await expectAccessible(page, 'drawer');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/rest/v1/expenses?*', (route) => route.abort());
    await app.button('Excluir o gasto Papel').click();
    await expect(app.question('Tem certeza que deseja excluir este gasto?')).toBeVisible();
    await lookAtDialog(app, 'confirmation');
    await app.answer('Tem certeza que deseja excluir este gasto?', 'Excluir');
    await expect(app.notice('Erro ao deletar gasto. Tente novamente.')).toBeVisible();
    await lookAtPage(app, 'notice');
  });

  test('a form whose record another device has deleted', async ({ app, records }) => {
    const client = await records.client('Padaria Estrela');
    await app.open();
    await openSection(app, 'Clientes');
    await app.button('Editar o cliente Padaria Estrela').click();
    const form = app.dialog('Editar Cliente');
    await fillFields(form, { Observações: 'Ligar na segunda' });
    await records.remove('clients', client);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Este cliente não existe mais.')).toBeInViewport();
    await lookAtDialog(app, 'gone');
  });

  test('what stands beside a quote and a client, and what else is done with a quote', async ({
    app,
    page,
    records,
  }) => {
    test.slow();
    const client = await records.client();
    const quote = await records.quote({ client, items: [{ name: 'Site', price: 900 }] });
    const terms = { terms_kind: 'deposit', deposit_percent: 50 };
    await records.beside('quote_details', quote, { ...SENT, ...terms });
    const agreed = await records.runningProject();
    await records.beside('quote_details', agreed.quote, terms);
    await app.open();
    await openSection(app, 'Projetos');
    await app.button(/^Visualizar o projeto/).click();
    const project = app.dialog('Visualizar Projeto');
    await expect(project.getByRole('button', { name: 'Criar pagamento' })).toBeVisible();
    await lookAtDialog(app, 'payments that stand ready');
    await project.getByRole('button', { name: 'Criar pagamento' }).click();
    await expect(project.getByRole('button', { name: 'Pix' })).toBeVisible();
    await lookAtDialog(app, 'payments that were made');
    await page.keyboard.press('Escape');
    await openSection(app, 'Clientes');
    await app
      .button(/^Editar o cliente/)
      .first()
      .click();
    await app.dialog('Editar Cliente').getByText('Dados para o orçamento').click();
    await lookAtDialog(app, "client's details");
    await page.keyboard.press('Escape');
    await app.openSection('Orçamentos');
    await app
      .button(/^Editar o orçamento/)
      .last()
      .click();
    await app.dialog('Editar Orçamento').getByText('Condições do documento').click();
    await expect(page.getByText('Este orçamento já foi enviado.')).toBeVisible();
    await lookAtDialog(app, "quote's terms");
    await page.keyboard.press('Escape');
    await app
      .button(/^Visualizar o orçamento/)
      .last()
      .click();
    const view = app.dialog('Visualizar Orçamento');
    // The quote waits for its answer, so less common actions are in the menu.
    await view.getByRole('button', { name: 'Mais' }).click();
    await expect(page.getByRole('menu')).toBeFocused();
    await lookAtDialog(app, 'what else');
  });

  test('every modal, a form with errors, and what is deleted on a phone', async ({
    app,
    records,
  }) => {
    test.slow();
    await fillLists(records);
    await app.open();
    // Another test checks the read-only views at more widths.
    for (const [section, button, title] of MODALS) {
      if (title.startsWith('Visualizar')) continue;
      await app.openSection(section);
      await app.button(button).first().click();
      const dialog = app.dialog(title);
      await expect(dialog).toBeVisible();
      if (title === 'Novo Projeto') {
        await dialog.getByRole('button', { name: 'Adicionar Etapa' }).click();
      }
      // With its errors a new form has all that it has without them.
      if (!title.startsWith('Novo')) await lookAtDialog(app, title);
      else {
        await app.page.setViewportSize({ width: DESK, height: 900 });
        await expectAccessibleInLight(app.page, title);
        await dialog.getByRole('button', { name: 'Criar' }).click();
        await expect(dialog.getByText(/obrigatóri[oa]/).first()).toBeVisible();
        await lookAtDialog(app, `${title} with errors`);
      }
      await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    for (const [section, button, question] of [
      ['Gastos', 'Excluir o gasto Papel', 'Tem certeza que deseja excluir este gasto?'],
      [
        'Pagamentos',
        'Excluir o pagamento de Marca',
        'Tem certeza que deseja excluir este pagamento?',
      ],
      ['Projetos', 'Excluir o projeto Marca', 'Tem certeza que deseja excluir este projeto?'],
      [
        'Orçamentos',
        'Excluir o orçamento de Padaria Estrela',
        'Tem certeza que deseja excluir este orçamento?',
      ],
      [
        'Clientes',
        'Excluir o cliente Padaria Estrela',
        'Tem certeza que deseja excluir este cliente?',
      ],
    ] as const) {
      await app.openSection(section);
      const shown = await app.button(button).count();
      await app.button(button).first().click();
      await app.answer(question, 'Excluir');
      await expect(app.button(button)).toHaveCount(shown - 1);
    }
  });
});

/** Checks a page, and at the widths between a phone and a desk its structure. Ends at the desk. */
async function lookEverywhere(app: App, what: string): Promise<void> {
  for (const width of WIDTHS) {
    if (PHONE_AND_DESK.includes(width)) continue;
    await app.page.setViewportSize({ width, height: 900 });
    await expectAccessibleInLight(app.page, `${what}, ${String(width)} px`, { colours: false });
    await app.expectNoSidewaysScroll();
  }
  await lookAtPage(app, what);
}

/** Checks a dialog, and at every width that nothing is cut off. Ends at the desk. */
async function lookAtWideDialog(app: App, what: string): Promise<void> {
  await lookAtDialog(app, what);
  for (const width of WIDTHS) {
    await app.page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(app, `${what}, ${String(width)} px`);
  }
}

test.describe('at every width, light and dark', () => {
  test.use({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });

  test('every section, with what is due today', async ({ app, page, records }) => {
    test.slow();
    await records.profile({ mei: true, mei_cap: 6000 });
    await fillLists(records);
    await fillUp(records);
    await owed(records);
    await app.open();
    await expect(page.getByRole('region', { name: 'Para hoje' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'A receber' })).toBeVisible();
    await lookEverywhere(app, 'Dashboard');
    for (const section of ['Clientes', 'Orçamentos', 'Projetos', 'Pagamentos', 'Gastos'] as const) {
      await openSection(app, section);
      await lookEverywhere(app, section);
    }
    await openSection(app, 'Dashboard');
    await app.button('Ver o ano').click();
    await expect(page.getByRole('region', { name: 'Receitas e gastos' })).toBeVisible();
    await lookEverywhere(app, 'the year');
    await openSection(app, 'Dashboard');
    await app.main.getByRole('button', { name: /^Limite do MEI/ }).click();
    await expect(page.getByRole('region', { name: 'Declaração anual' })).toBeVisible();
    await lookEverywhere(app, 'MEI');
  });

  test('every view, and the dialogs about money and answers', async ({ app, page, records }) => {
    test.slow();
    await fillLists(records);
    await owed(records);
    const client = await records.client('Helena Duarte');
    const quote = await records.quote({ client, items: [{ name: 'Site', price: 900 }] });
    await records.beside('quote_details', quote, SENT);
    await app.open();
    const open = async (section: (typeof SECTIONS)[number], name: string, title: string) => {
      await openSection(app, section);
      const record = app.main.locator('[data-record]').filter({ hasText: name }).first();
      await record.locator('[data-opens]').first().click();
      await expect(app.dialog(title)).toBeVisible();
      await lookAtWideDialog(app, title);
      return app.dialog(title);
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await open('Clientes', 'Padaria Estrela', 'Visualizar Cliente');
    await close();
    await open('Projetos', 'Marca', 'Visualizar Projeto');
    await close();

    const view = await open('Pagamentos', 'Vitrine', 'Visualizar Pagamento');
    await view.getByRole('button', { name: 'Pix: Parcela 2 de 3' }).click();
    await lookAtWideDialog(app, 'Receber por Pix, without a key');
    await page.keyboard.press('Escape');
    await view.getByRole('button', { name: /^Cobrar/ }).click();
    await lookAtWideDialog(app, 'Cobrar');
    await page.keyboard.press('Escape');
    await view.getByRole('button', { name: 'Recibo: Parcela 1 de 3' }).click();
    await expect(page.getByRole('dialog', { name: 'Recibo' })).toBeVisible();
    await lookAtWideDialog(app, 'Recibo');
    await page.keyboard.press('Escape');
    await expect(view).toBeVisible();
    await close();

    await openSection(app, 'Orçamentos');
    await app.row('2026-001').locator('[data-opens]').first().click();
    const asked = app.dialog('Visualizar Orçamento');
    await expect(asked).toBeVisible();
    await lookAtWideDialog(app, 'Visualizar Orçamento');
    await asked.getByRole('button', { name: 'Registrar resposta' }).click();
    await app.dialog('Registrar resposta').getByText('Respondeu sem código').click();
    await lookAtWideDialog(app, 'Registrar resposta');
    await page.keyboard.press('Escape');

    await asked.getByRole('button', { name: 'Mais' }).click();
    await asked.getByRole('menuitem', { name: 'Enviar ao cliente' }).click();
    await expect(
      app.dialog('Enviar ao cliente').getByRole('textbox', { name: 'Mensagem' }),
    ).toBeVisible();
    await lookAtWideDialog(app, 'Enviar ao cliente');
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Imprimir' }).click();
    await expect(app.dialog('Documento do orçamento').getByRole('article')).toBeVisible();
    await lookAtWideDialog(app, 'Documento do orçamento');
    await app.button('Completar em Meus dados').click();
    await expect(page.getByLabel('CPF ou CNPJ')).toBeFocused();
    await lookEverywhere(app, 'Meus dados');
  });
});

test('a modal keeps the focus inside, leads it to what is wrong, and gives it back', async ({
  app,
  page,
  records,
}) => {
  await records.client('Padaria Estrela');
  await app.open();
  await app.openSection('Clientes');
  const opener = app.button('Editar o cliente Padaria Estrela');
  await opener.press('Enter');
  const dialog = app.dialog('Editar Cliente');
  await expect(dialog.getByLabel(/^Nome/)).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press(presses % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await app.button('Sair').press('Enter');
  await expect(
    app.question('Tem certeza que deseja sair?').getByRole('button', { name: 'Cancelar' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(app.button('Sair')).toBeFocused();

  await app.openSection('Gastos');
  await app.button('Novo Gasto').click();
  const form = app.dialog('Novo Gasto');
  await fillFields(form, { Descrição: 'Papel' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form.getByLabel(/^Categoria/)).toBeFocused();
  await expect(form.getByLabel(/^Categoria/)).toHaveAttribute('aria-invalid', 'true');
});

/** Expects that no amount is wider than the bordered box around it or than the page. */
async function expectAmountsInside(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const found: string[] = [];
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.includes('R$') || !text.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      let limit = document.documentElement.clientWidth;
      let isSeen = true;
      for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
        const { width, right } = box.getBoundingClientRect();
        // Elements of one pixel are for screen readers only and cannot be seen.
        if (width <= 1) isSeen = false;
        if (getComputedStyle(box).borderRightStyle !== 'none') limit = Math.min(limit, right);
      }
      const { right } = range.getBoundingClientRect();
      if (isSeen && right > limit + 0.5)
        found.push(`${text.textContent} +${String(right - limit)}`);
    }
    return found;
  });
  expect(outside, 'amounts that stick out').toEqual([]);
}

async function expectTitleOnOneLine(page: Page): Promise<void> {
  const title = page.getByRole('dialog').last().getByRole('heading').first();
  const lines = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines, (await title.textContent()) ?? '').toBe(1);
}

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('sums of a trillion leave no card', async ({ app, page, records }) => {
    const most = 999_999_999_999.99;
    const client = await records.client('Padaria Estrela');
    const item = { name: 'Site', price: most };
    const quote = await records.quote({ client, items: [item], status: 'approved' });
    await records.quote({ client, items: [item] });
    const project = await records.project({ quote, name: 'Vitrine' });
    const payment = await records.payment({ project, amount: most, installments: 3, paid: true });
    await records.part(payment, 1, { received_on: '2026-03-05' });
    await records.part(payment, 2, { due_on: '2026-04-05' });
    await records.payment({ project, amount: most, paid: true });
    await records.profile({ mei: true, mei_cap: 81_000 });
    await app.open();
    await expect(page.getByRole('region', { name: 'Para hoje' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'A receber' })).toBeVisible();
    await expectAmountsInside(page);
    for (const [section, title] of [
      ['Clientes', 'Visualizar Cliente'],
      ['Orçamentos', 'Visualizar Orçamento'],
      ['Projetos', 'Visualizar Projeto'],
      ['Pagamentos', 'Visualizar Pagamento'],
    ] as const) {
      await app.openSection(section);
      await expectAmountsInside(page);
      await app.main
        .locator('[data-record]')
        .last()
        .locator('[data-opens], [aria-label^=Visualizar]')
        .first()
        .click();
      await expect(app.dialog(title)).toBeVisible();
      await expectAmountsInside(page);
      const papers = { Orçamentos: /^Imprimir/, Pagamentos: /^Recibo: Parcela 1/ };
      if (section === 'Orçamentos' || section === 'Pagamentos') {
        await page.getByRole('dialog').getByRole('button', { name: papers[section] }).click();
        await expect(page.getByRole('article').last()).toBeVisible();
        await expectAmountsInside(page);
        // Even the longest titles fit into one line on the smallest phones.
        await page.setViewportSize({ width: 320, height: 740 });
        await expectAmountsInside(page);
        await expectTitleOnOneLine(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await app.openSection('Dashboard');
    await app.button('Ver o ano').click();
    await expect(page.getByRole('region', { name: 'Receitas e gastos' })).toBeVisible();
    await expectAmountsInside(page);
    await app.openSection('Dashboard');
    await app.main.getByRole('button', { name: /^Limite do MEI/ }).click();
    await expect(page.getByRole('region', { name: 'Declaração anual' })).toBeVisible();
    await expectAmountsInside(page);
  });
});
