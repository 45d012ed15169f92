import { expect, type Page } from '@playwright/test';
import { failRequests } from './fixtures/failures';
import { SECTIONS, type SectionName } from './fixtures/app';
import type { Records } from './fixtures/records';
import { smallTargets } from './fixtures/targets';
import { test } from './fixtures/test';

const WIDTHS = [360, 768, 900, 1024, 1280, 1366, 1920];
const TABLES: readonly SectionName[] = ['Orçamentos', 'Pagamentos', 'Gastos'];
const LISTS = SECTIONS.filter((section) => section !== 'Dashboard');

const HUGE = 123_456_789_012.34;
const QUOTE_STATES = ['proposal', 'analyzing', 'approved', 'rejected'] as const;
const PROJECT_STATES = ['pending', 'in-progress', 'paused', 'completed'] as const;
const METHODS = ['cartao', 'transferencia', null] as const;

/** Creates records with every status, amounts of any size, long names, and names that are one long word. */
async function writeDown(records: Records): Promise<void> {
  const word = 'Mm'.repeat(5_000);
  const names = [
    'Bia',
    'Associação dos Moradores do Jardim das Palmeiras',
    word,
    'Padaria Estrela',
  ];
  for (const [index, name] of names.entries()) {
    const client = await records.client(name, {
      company: name,
      phone: '(11) 98765-4321',
      email: `${name.slice(0, 200).replaceAll(' ', '.')}@exemplo.com.br`,
      observations: name,
    });
    const price = index === 3 ? HUGE : [90, 1_850.5, 99_999.99][index];
    const items = [{ name: 'Marca', price: price ?? 0 }];
    const quote = await records.quote({ client, items, status: QUOTE_STATES[index] ?? 'proposal' });
    const project = await records.project({
      quote,
      name: index === 2 ? word : 'Identidade visual da padaria',
      stages: [{ name: 'Esboço', completed: true }, { name: 'Entrega' }],
      status: PROJECT_STATES[index] ?? 'pending',
      columns: { responsible: name },
    });
    for (const installments of [1, 12]) {
      await records.payment({
        project,
        amount: index === 0 ? null : (price ?? 0),
        installments,
        paid: index % 2 === 0,
        delivered: index > 1,
        columns: { payment_date: index > 1 ? '2026-11-20' : null },
      });
    }
    await records.expense({
      description: name,
      category: 'Equipamentos',
      amount: price ?? 0,
      columns: { payment_method: METHODS[index] ?? null },
    });
  }
}

/** The texts of elements that wrap badly, are too close to each other, or are too high. */
const flaws = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    const short = (text: string) => text.slice(0, 40);
    const box = (element: Element | Text) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    };
    const whole =
      /^(parcela )?(−\s)?R\$|^\d\d\/\d\d\/\d{4}$|^(Data|Valor) não informad|^(Proposta de Orçamento|Em Análise|Em Andamento|Não entregue|Pendente)$/u;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!(node instanceof Text) || !whole.test(text)) continue;
      const amount = /(?:− )?R\$.*/u.exec(text.replaceAll('\u00A0', ' '));
      const range = box(node);
      if (amount) range.setStart(node, amount.index);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`wraps: ${text}`);
      // On phones a toggle may reach into the free room of the next column.
      const isToggle = node.parentElement?.closest('button') !== null;
      const cell = isToggle
        ? null
        : node.parentElement?.closest('td, dd, article')?.getBoundingClientRect();
      const { left, right } = range.getBoundingClientRect();
      if (cell && (left < cell.left - 0.5 || right > cell.right + 0.5)) found.push(`out: ${text}`);
    }
    for (const cell of main.querySelectorAll('tbody tr[data-index] td')) {
      const next = cell.nextElementSibling;
      if (!next || getComputedStyle(cell).display !== 'table-cell') continue;
      const gap = box(next).getBoundingClientRect().left - box(cell).getBoundingClientRect().right;
      // A column of toggles begins with a box, so an amount may stand closer to it than to a text.
      if (gap < (cell.matches('[data-align=end]:not([data-snug])') ? 32 : 12)) {
        found.push(`only ${gap.toFixed(1)} px after: ${short(cell.textContent)}`);
      }
    }
    for (const button of main.querySelectorAll('button')) {
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
      if (!(words instanceof Text)) continue;
      const lines = new Set([...box(words).getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`wraps: ${short(button.textContent)}`);
    }
    for (const row of main.querySelectorAll('tbody tr[data-index]')) {
      const toggles = [...row.querySelectorAll('button')].filter(({ textContent }) =>
        /^(Não entregue|Entregue|Pago|Pendente)$/.test(textContent),
      );
      const tops = new Set(toggles.map((toggle) => toggle.getBoundingClientRect().top));
      if (tops.size > 1) found.push(`stacked: ${short(row.textContent)}`);
    }
    for (const record of main.querySelectorAll('tbody tr[data-index], article')) {
      const { height } = record.getBoundingClientRect();
      if (height > 640) found.push(`${String(height)} px high: ${short(record.textContent)}`);
    }
    return found;
  });

test('at every width dates, amounts, badges and toggles hold together', async ({
  app,
  page,
  records,
}) => {
  test.slow();
  await writeDown(records);
  await app.open();
  for (const section of LISTS) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await app.openSection(section);
    for (const width of WIDTHS) {
      await test.step(`${section}, ${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const row = app.main.locator('tbody tr[data-index]').first();
        if (TABLES.includes(section)) {
          await expect(row).toHaveCSS('display', width < 768 ? 'grid' : 'table-row');
        }
        await expect(app.main.getByText(/Identidade visual|Padaria Estrela/).first()).toBeVisible();
        expect(await flaws(page)).toEqual([]);
        if (width < 768) expect(await smallTargets(app.main)).toEqual([]);
        await app.expectNoSidewaysScroll();
      });
    }
  }
});

/** Creates eight records of ordinary length in every list, so that each list has its search and filters. */
async function writeOrdinary(records: Records): Promise<void> {
  for (let index = 0; index < 8; index += 1) {
    const client = await records.client(`Editora Folha Miúda ${String(index)}`, {
      company: 'Folha Miúda Ltda.',
      phone: '(11) 98765-4321',
      email: 'arte@folhamiuda.com.br',
      observations: 'Livros infantis; prazo sempre ligado à gráfica.',
    });
    const items = [{ name: 'Marca', price: 2_840 }];
    const quote = await records.quote({ client, items, status: QUOTE_STATES[index] ?? 'proposal' });
    const project = await records.project({
      quote,
      name: `Identidade ${String(index)}`,
      stages: [{ name: 'Esboço', completed: true }, { name: 'Entrega' }],
      status: PROJECT_STATES[index] ?? 'pending',
      columns: { responsible: 'Marina Prado', deadline: '2099-01-14' },
    });
    const columns = index % 2 === 0 ? { payment_date: '2026-11-20' } : {};
    await records.payment({ project, amount: 2_840, paid: index % 2 === 0, columns });
    await records.expense({ description: `Banco de imagens ${String(index)}`, amount: 149.9 });
  }
}

test('on a phone four whole records of every list are in sight, at its top and below what stays there', async ({
  app,
  page,
  records,
}) => {
  test.slow();
  await writeOrdinary(records);
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open();
  for (const section of LISTS) {
    await app.openSection(section);
    const rows = app.main.locator('article, tbody tr[data-index]');
    await expect(rows).toHaveCount(8);
    const wholeOnes = async () => {
      const bottoms = await rows.evaluateAll((all) =>
        all.map((record) => Math.round(record.getBoundingClientRect().bottom)),
      );
      return bottoms.filter((bottom) => bottom <= 844).length;
    };
    // At least four records are visible when the page opens, below its heading, sums and filters. Payments are lower.
    const least = section === 'Pagamentos' ? 6 : 4;
    expect(await wholeOnes(), section).toBeGreaterThanOrEqual(least);
    const create = app.main.getByRole('button', { name: /^Novo / });
    const tops = await rows.first().evaluate((first) => first.getBoundingClientRect().top);
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, tops);
    // The button stays visible below the top bar, and the first record starts right below the button.
    await expect(create).toBeInViewport({ ratio: 1 });
    const stays = await create.evaluate((button) => button.getBoundingClientRect().bottom + 8);
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, tops - stays);
    expect(await wholeOnes(), section).toBeGreaterThanOrEqual(4);
  }
});

test('under 1240 px a payment’s client stands under its project, in words of the head; at 1920 px four cards stand side by side', async ({
  app,
  page,
  records,
}) => {
  const { project } = await records.runningProject();
  await records.payment({ project });
  for (let count = 0; count < 4; count += 1) await records.client(`Cliente ${String(count)}`);
  await app.open();
  await app.openSection('Pagamentos');
  const head = app.table('Pagamentos').getByRole('columnheader');
  await expect(head).toHaveText(
    ['Projeto', 'Cliente', 'Valor', 'Status', 'Data Pagamento', 'Ações'], // prettier-ignore
  );
  await page.setViewportSize({ width: 980, height: 800 });
  await expect(head).toHaveText(
    ['ProjetoCliente', 'Valor', 'Status', 'Data Pagamento', 'Ações'], // prettier-ignore
  );
  await expect(app.table('Pagamentos').getByRole('cell').first()).toHaveText(
    'Marca e embalagensPadaria Estrela',
  );
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(head).toHaveText(['ProjetoCliente', 'ValorData Pagamento', 'Status', 'Ações']);

  await page.setViewportSize({ width: 1920, height: 900 });
  await app.openSection('Clientes');
  const cards = app.main.getByRole('listitem');
  await expect(cards).toHaveCount(5);
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(4);
  const right = 1920 - (boxes[3]?.right ?? 0);
  expect(Math.abs((boxes[0]?.left ?? 0) - 248 - right)).toBeLessThanOrEqual(1);
  const title = await app.title('Clientes').boundingBox();
  expect(Math.abs((title?.x ?? 0) - (boxes[0]?.left ?? 0))).toBeLessThanOrEqual(1);
});

test('far down a list its head and the button for a new record are at hand', async ({
  app,
  page,
  records,
}) => {
  test.slow();
  const names = Array.from({ length: 60 }, (_, index) => `Gasto ${String(index)}`);
  await records.expenses(names.map((description) => ({ description })));
  await app.open();
  await app.openSection('Gastos');
  for (const width of [360, 768, 1440]) {
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await expect(app.main.locator('tbody tr[data-index]')).toHaveCount(60);
      const shifts = await page.evaluateHandle(async () => {
        // A change of the width is followed by frames in which the rows are laid out anew. These shifts are expected.
        for (let height = 0, same = 0; same < 3;) {
          await new Promise(requestAnimationFrame);
          const { scrollHeight } = document.documentElement;
          same = scrollHeight === height ? same + 1 : 0;
          height = scrollHeight;
        }
        const seen: PerformanceEntry[] = [];
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
          type: 'layout-shift',
        });
        return seen;
      });
      for (let step = 0; step < 8; step += 1) {
        await page.mouse.move(width / 2, 600);
        await page.mouse.wheel(0, 200);
        await page.waitForTimeout(50);
      }
      const button = app.button('Novo Gasto');
      await expect(button).toBeInViewport({ ratio: 1 });
      if (width >= 768) {
        for (const name of ['Descrição', 'Valor', 'Ações']) {
          const head = app.table('Gastos').getByRole('columnheader', { name });
          await expect(head).toBeInViewport({ ratio: 1 });
          // No other element covers the header.
          await head.click({ trial: true });
        }
      }
      const found = await shifts.evaluate((seen) => seen.map((shift) => JSON.stringify(shift)));
      expect(found, 'layout shifts').toEqual([]);
      await button.click();
      await expect(app.dialog('Novo Gasto')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(app.dialog('Novo Gasto')).toBeHidden();
    });
  }
  await test.step('what takes the focus is not left under what stays in sight', async () => {
    await app
      .button(/^Excluir o gasto Gasto/)
      .nth(29)
      .focus();
    for (let back = 0; back < 50; back += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      const isAtHand = await focused.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return element.contains(over);
      });
      expect(isAtHand, (await focused.getAttribute('aria-label')) ?? '').toBe(true);
    }
  });
});

test('a list that could not be loaded says that it will be', async ({ app, page, records }) => {
  await records.expense();
  const recover = await failRequests(page, 'expenses', 'GET', 'unreachable');
  await app.open();
  await app.openSection('Gastos');
  const note = app.main.getByText('Ainda carregando: o servidor ainda não respondeu.');
  await expect(note).toBeVisible();
  // The page has an alert that would report a failed start. It is empty.
  await expect(page.getByRole('alert')).toHaveText(['']);
  await expect(app.button('Novo Gasto')).toBeVisible();
  await recover();
  await app.button('Tentar agora').click();
  await expect(app.row('Hospedagem do site')).toBeVisible({ timeout: 20_000 });
  await expect(note).toHaveCount(0);
  // The section is empty because the list was loaded, not because it failed to load.
  await app.openSection('Clientes');
  await expect(page.getByRole('heading', { name: 'Nenhum cliente cadastrado' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
