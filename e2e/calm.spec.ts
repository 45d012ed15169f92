import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible';
import { formField, readOn, SECTIONS } from './fixtures/app';
import { failRequests } from './fixtures/failures';
import type { Records } from './fixtures/records';
import { test } from './fixtures/test';

// Stories about a page that stays where it is while the rest of it arrives.

/** What comes late comes within this time (ms). */
const LATE = 500;

/** The requests of each page that have not been answered yet. */
const onTheWay = new WeakMap<Page, Set<Request>>();

/**
 * Records every layout shift of the page, also those right after a press, which browsers leave out of their sums, and what
 * the page waits for.
 */
async function watchShifts(page: Page): Promise<void> {
  const requests = new Set<Request>();
  onTheWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => requests.delete(request));
  }
  await page.addInitScript((late) => {
    const shifts: unknown[] = [];
    const timers = new Map<number, { due: number; run: () => void }>();
    const start = window.setTimeout.bind(window);
    const cancel = window.clearTimeout.bind(window);
    const clearTimeout = (timer?: number): void => {
      if (timer !== undefined) timers.delete(timer);
      cancel(timer);
    };
    const setTimeout = (work: (...all: unknown[]) => void, wait = 0, ...all: unknown[]): number => {
      const run = (): void => {
        clearTimeout(timer);
        work(...all);
      };
      const timer = start(run, wait);
      if (wait <= late) timers.set(timer, { due: performance.now() + wait, run });
      return timer;
    };
    Object.assign(window, { shifts, timers, clearTimeout, setTimeout });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  }, LATE);
}

/**
 * Waits until the page has no request, no timer and no movement on its way any more, but for `LATE` at most. Its timers go
 * off early, in their order.
 */
async function comesToRest(page: Page): Promise<void> {
  const end = Date.now() + LATE;
  let isWaiting: boolean;
  do {
    isWaiting = (onTheWay.get(page)?.size ?? 0) > 0;
    await page.evaluate(async (most) => {
      const until = performance.now() + most;
      const timers = Reflect.get(window, 'timers') as Map<number, { due: number; run: () => void }>;
      const isMoving = ({ effect, playState }: Animation): boolean =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      // A shift is told after the frame that has made it, and a frame may begin a movement.
      for (let calm = 0; calm < 4 && performance.now() < until; calm += 1) {
        await new Promise(requestAnimationFrame);
        const [next] = [...timers.values()].sort((one, other) => one.due - other.due);
        next?.run();
        if (next || document.getAnimations().some(isMoving)) calm = 0;
      }
    }, end - Date.now());
  } while (isWaiting && Date.now() < end);
}

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
  await comesToRest(page);
  expect.soft(await takeShift(page), `the layout shift of ${what}`).toBeLessThanOrEqual(0.01);
}

/**
 * Remembers where everything stands that a change of a list's rows must not move: the head and the toolbar of the page,
 * the columns' heads, and how far the page is scrolled. Only the rows themselves and what follows them make room.
 */
const holdFrame = (page: Page) =>
  page.evaluate(() => {
    const place = (element: Element) => {
      const { x, y } = element.getBoundingClientRect();
      return [Math.round(x), Math.round(y)] as const;
    };
    const main = document.querySelector('main');
    const foot = main?.querySelector('[role=toolbar], input')?.getBoundingClientRect().bottom ?? 0;
    const held = [
      ...document.querySelectorAll('h1, h2, th, nav, header, main p, main button, input'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          // On phones the tabs are scrolled to the pressed one.
          !(window.innerWidth < 768 && element.closest('[role=toolbar]')) &&
          !element.closest('tbody, article, [role*=dialog], [aria-label=Avisos]') &&
          // What follows the rows ends where they end.
          (element.matches('th') || element.getBoundingClientRect().top < foot),
      )
      .map((element) => ({ element, at: place(element) }));
    const scrolled = window.scrollY;
    const moved = () => [
      ...held.flatMap(({ element, at }) => {
        const now = place(element);
        const isStill = at.every((one, index) => Math.abs(one - (now[index] ?? 0)) <= 1);
        return isStill || !element.checkVisibility({ visibilityProperty: true })
          ? []
          : [`${element.tagName} “${element.textContent}” from ${at.join()} to ${now.join()}`];
      }),
      ...(window.scrollY === scrolled ? [] : [`the page, to ${String(window.scrollY)}`]),
    ];
    Object.assign(window, { moved });
    return held.length;
  });

/** Does something to the rows of a list, and expects that nothing else has moved. */
async function expectFrameHeld(page: Page, what: string, change: () => Promise<void>) {
  expect(await holdFrame(page)).toBeGreaterThan(5);
  await change();
  await comesToRest(page);
  const moved = await page.evaluate(() => (Reflect.get(window, 'moved') as () => string[])());
  expect.soft(moved, `what has moved by ${what}`).toEqual([]);
  // That rows make room is what the user has asked for.
  await takeShift(page);
}

/** Nine records in every list, so that each has its search and its tabs. */
async function fillLists(records: Records): Promise<void> {
  for (let at = 1; at <= 9; at += 1) {
    const client = await records.client(`Cliente ${String(at)}`);
    const status = at % 2 === 0 ? 'approved' : 'proposal';
    const items = [{ name: 'Site', price: 900 * at }];
    const quote = await records.quote({ client, items, status });
    const name = `Projeto ${String(at)}`;
    const project = await records.project({ quote, name, ...(at > 7 && { status: 'completed' }) });
    await records.payment({ project, amount: 900, paid: at > 3 });
    await records.expense({ description: `Papel ${String(at)}` });
  }
}

/** The network of a phone in the country, as Lighthouse has it. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
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
        await comesToRest(page);
        const values = await shifted(page);
        expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
      });
    }

    test('a dashboard whose rows are there before its cards does not move', async ({
      app,
      page,
      records,
    }) => {
      await records.profile({ mei: true });
      const { client, project } = await records.runningProject();
      const payment = await records.payment({ project, amount: 4600 });
      await records.part(payment, 1, { due_on: '2026-03-05' });
      await records.quote({ client, items: [{ name: 'Site', price: 900 }], status: 'proposal' });
      await page.route(/\/assets\/(?:today|money)\./, async (route) => {
        await new Promise((goOn) => setTimeout(goOn, 2_000));
        await route.continue();
      });
      await watchShifts(page);
      await app.open();
      // There is more to do than the kept room has lines for. The rest is shown when it is asked for.
      const card = app.main.getByRole('region', { name: 'Para hoje' });
      await expect(card.getByRole('listitem')).toHaveCount(3);
      await expect(app.main.getByRole('region', { name: 'O ano' })).toBeVisible();
      await expectCalm(page, 'the first visit');
      await card.getByRole('button', { name: /^Ver mais/ }).click();
      await expect(card.getByRole('heading')).toHaveText(
        `Para hoje: ${String(await card.getByRole('listitem').count())}`,
      );
      await expect(card.getByRole('listitem').nth(3).getByRole('button').first()).toBeFocused();
    });

    test('a slow network brings nothing that moves what is there', async ({
      app,
      page,
      records,
    }) => {
      test.slow();
      const { project } = await records.runningProject();
      await records.payment({ project, amount: 900, installments: 3 });
      await fillLists(records);
      await slowDown(page);
      await watchShifts(page);
      for (const visit of ['first', 'second']) {
        await app.open();
        await expect(app.main.getByRole('region', { name: 'O ano' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectCalm(page, `the ${visit} visit`);
        for (const section of [...SECTIONS].reverse()) {
          await app.openSection(section);
          await expectCalm(page, `${section} on the ${visit} visit`);
        }
      }
    });

    test('where rows come and go, nothing else moves', async ({ app, page, records }) => {
      test.slow();
      await fillLists(records);
      await watchShifts(page);
      await app.open();
      const { main } = app;
      for (const [section, noun, one] of [
        ['Clientes', 'cliente', 'este cliente'],
        ['Orçamentos', 'orçamento', 'este orçamento'],
        ['Projetos', 'projeto', 'este projeto'],
        ['Pagamentos', 'pagamento', 'este pagamento'],
        ['Gastos', 'gasto', 'este gasto'],
      ] as const) {
        await app.openSection(section);
        const held = (what: string, change: () => Promise<void>) =>
          expectFrameHeld(page, `${what} in ${section}`, change);
        await expectCalm(page, section);
        await app.button('Filtrar').click();
        await expectCalm(page, `the filters of ${section}`);
        await page.keyboard.press('Escape');
        await expectCalm(page, `the closed filters of ${section}`);
        const tabs = main.getByRole('toolbar').getByRole('button');
        for (const tab of await tabs.all()) await held('a tab', () => tab.click());
        if ((await tabs.count()) > 0) await held('the first tab', () => tabs.first().click());
        const search = main.getByRole('searchbox');
        for (const query of ['3', '3zz', '']) {
          await held(`the search “${query}”`, () => search.fill(query));
        }
        await search.blur();
        if (!app.isNarrow) {
          for (const head of await main.getByRole('columnheader').getByRole('button').all()) {
            for (let press = 0; press < 3; press += 1) await held('a sort', () => head.click());
          }
        }
        const buttons = main.getByRole('button', { name: new RegExp(`^Excluir o ${noun}`) });
        const count = await buttons.count();
        await held('a deletion', async () => {
          await buttons.first().click();
          await app.answer(`Tem certeza que deseja excluir ${one}?`, 'Excluir');
          await expect(buttons).toHaveCount(count - 1);
        });
        await held('taking it back', async () => {
          await app.button('Desfazer').click();
          await expect(buttons).toHaveCount(count);
        });
        await page.mouse.move(0, 0);
        await expectCalm(page, `the pointer leaving ${section}`);
      }
    });

    test('a tick moves nothing, and is taken back without a jump', async ({
      app,
      page,
      records,
    }) => {
      await fillLists(records);
      await watchShifts(page);
      await app.open();
      await app.openSection('Pagamentos');
      await expectCalm(page, 'the list');
      for (const from of ['Pendente', 'Pago', 'Não entregue', 'Entregue']) {
        await app
          .row('Projeto 1')
          .getByRole('button', { name: new RegExp(`^${from}, `) })
          .click();
        await expectCalm(page, `the press on ${from}`);
      }
    });

    test('a quote’s item comes and goes while the dialog and its buttons stay', async ({
      app,
      page,
    }) => {
      await watchShifts(page);
      await app.open();
      await app.openSection('Orçamentos');
      await app.button('Novo Orçamento').first().click();
      const form = app.dialog('Novo Orçamento');
      await expectCalm(page, 'the opening');
      const names = form.getByRole('group', { name: /^Item \d/ });
      const count = await names.count();
      const foot = form.getByRole('button', { name: 'Criar' });
      const places = async () => [await boxOf(form), await boxOf(foot)];
      const before = await places();
      await form.getByRole('button', { name: 'Adicionar Item' }).click();
      await expect(names).toHaveCount(count + 1);
      expect(await places()).toEqual(before);
      await form
        .getByRole('button', { name: /^Remover o item/ })
        .last()
        .click();
      await expect(names).toHaveCount(count);
      expect(await places()).toEqual(before);
    });

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
