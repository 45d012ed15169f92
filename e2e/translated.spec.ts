import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { type Account, signUp } from './fixtures/account';
import { App, fillFields, formField } from './fixtures/app';
import { Records } from './fixtures/records';
import { signedInState, test } from './fixtures/test';

/**
 * Does to the page what a browser does that translates it: each text is replaced by two `<font>` elements, as long as
 * the page is open. The translation says the same, so that it can be compared with a page that is not translated.
 */
function translatePage(): void {
  const isOpen = ({ data, parentElement: parent }: Text) =>
    data.trim() !== '' && !parent?.closest('script, style, textarea, font, [translate=no]');
  const fontElement = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // by `SHOW_TEXT`
    for (const text of texts.filter(isOpen)) {
      const [outer, inner] = [fontElement(), fontElement()];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  let timer: number | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(translate, 50);
  });
  document.addEventListener('DOMContentLoaded', () => {
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function fill(records: Records): Promise<void> {
  const { client, project } = await records.runningProject('Vitrine', 900);
  await records.project({ client, name: 'Cartaz', stages: [{ name: 'Esboço' }, { name: 'Arte' }] });
  const atelier = await records.client('Ateliê Lua');
  await records.quote({ client: atelier, items: [{ name: 'Site', price: 450 }] });
  await records.payment({ project, amount: 900, installments: 3 });
  await records.expense({ description: 'Papel' });
}

const dialog = ({ page }: App) => page.getByRole('dialog');

const save = (app: App) => dialog(app).locator('button[type=submit]').click();

/** Closes the open dialog, and the one from which it was opened. */
const leaveDialogs = (app: App) =>
  expect(async () => {
    await app.page.keyboard.press('Escape');
    await expect(dialog(app)).toBeHidden({ timeout: 500 });
  }).toPass();

/** What a user does, each with the texts that change by it. */
const STEPS: Record<string, (app: App) => Promise<void>> = {
  'the dashboard': (app) => app.open(),
  'a form without its name': async (app) => {
    await app.openSection('Clientes');
    await app.button('Novo Cliente').first().click();
    await save(app);
    await expect(formField(dialog(app), 'Nome')).toBeFocused();
  },
  'a client added': async (app) => {
    await fillFields(dialog(app), { Nome: 'Oficina Bruno', Telefone: '11988887777' });
    await save(app);
    await expect(app.card('Oficina Bruno')).toBeVisible();
  },
  'a client renamed': async (app) => {
    await app.button('Editar o cliente Oficina Bruno').click();
    await fillFields(dialog(app), { Nome: 'Oficina Clara' });
    await save(app);
    await expect(app.card('Oficina Clara')).toBeVisible();
  },
  'a deletion': async (app) => {
    await app.button('Excluir o cliente Oficina Clara').click();
    await app.answer('Tem certeza que deseja excluir este cliente?', 'Excluir');
    await expect(app.card('Oficina Clara')).toBeHidden();
  },
  'a deletion taken back': async (app) => {
    await app.button('Desfazer').click();
    await expect(app.card('Oficina Clara')).toBeVisible();
    await expect(app.notice('recuperado')).toBeVisible();
  },
  'a quote sent': async (app) => {
    await app.openSection('Orçamentos');
    await app.button('Visualizar o orçamento de Ateliê Lua').click();
    await app.button('Enviar ao cliente').click();
    await formField(dialog(app), 'Seu WhatsApp').fill('11968412207');
    await dialog(app).getByText('Outras formas').click();
    await dialog(app).getByText('Arquivo', { exact: true }).click();
    await dialog(app).getByText('Link', { exact: true }).click();
    await app.button('Copiar').click();
    await expect(app.button('Copiada')).toBeVisible();
    await expect(app.button('Copiar')).toBeVisible();
  },
  'the client’s page': async ({ page }) => {
    // The two windows share a clipboard, and their links lead to the same page.
    const message = await page.evaluate(() => navigator.clipboard.readText());
    const client = await page.context().newPage();
    await client.goto(/\S+orcamento\.html#\S+/.exec(message)?.[0] ?? '');
    await client.getByRole('button', { name: 'Recusar' }).click();
    await client.getByLabel('O prazo').check();
    await client.getByRole('button', { name: 'Voltar' }).click();
    await client.getByLabel('Seu nome completo').fill('Patrícia Nunes');
    await client.getByRole('button', { name: 'Aprovar orçamento' }).click();
    await expect(client.getByLabel('A resposta que vai')).toHaveValue(/Patrícia Nunes/);
    await client.close();
  },
  'an approval': async (app) => {
    await leaveDialogs(app);
    await app.button('Editar o orçamento de Ateliê Lua').click();
    await fillFields(dialog(app), { Status: 'Aprovado' });
    await save(app);
    await expect(app.notice('criado')).toBeVisible();
    await expect(dialog(app)).toBeHidden();
  },
  'a stage ticked': async (app) => {
    await app.openSection('Projetos');
    await app.button('Visualizar o projeto Cartaz').click();
    await dialog(app).getByRole('checkbox').first().click();
    await expect(dialog(app).getByText('1 de 2')).toBeVisible();
  },
  'a payment received': async (app) => {
    await leaveDialogs(app);
    await app.openSection('Pagamentos');
    await app
      .button(/^Pendente/)
      .last()
      .click();
    await expect(app.page.getByText('1 de 3 pagas')).toBeVisible();
  },
  'an expense added': async (app) => {
    await app.openSection('Gastos');
    await app.button('Novo Gasto').first().click();
    await fillFields(dialog(app), { Descrição: 'Tinta', Categoria: 'Outros', Valor: '12.50' });
    await save(app);
    await expect(app.row('Tinta')).toBeVisible();
  },
  'what the palette finds': async (app) => {
    await app.page.keyboard.press('ControlOrMeta+k');
    await app.page.keyboard.type('tin');
    await expect(app.page.getByRole('option').first()).toContainText('Tinta');
    await app.page.keyboard.press('Backspace');
    await app.page.keyboard.press('Backspace');
  },
  'the dashboard again': async (app) => {
    await leaveDialogs(app);
    await app.openSection('Dashboard');
    await app.main.locator('[aria-label="A receber"] [aria-expanded=false]').click();
    await app
      .button(/^Recebido: Vitrine/)
      .first()
      .click();
    await expect(app.button(/^Recebido: Vitrine/)).toHaveCount(1);
  },
};

/** The page's texts without spaces, which no translator keeps, and without notices, which leave by themselves. */
const shownText = (page: Page) =>
  page
    .locator('header, nav, main, [role=dialog]')
    .evaluateAll((parts: HTMLElement[]) =>
      parts.map((part) => part.innerText.replace(/\s/g, '')).join(),
    );

test('a translated page works, and says all that a page says that is not translated', async ({
  browser,
  server: { url },
}) => {
  test.setTimeout(150_000);
  const errors: string[] = [];
  const opened = async (account: Account, isTranslated: boolean) => {
    await fill(new Records(url, account));
    const context = await browser.newContext({
      baseURL: url,
      storageState: signedInState(url, account.session),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (isTranslated) await context.addInitScript(translatePage);
    context.on('weberror', (crash) => errors.push(crash.error().message));
    context.on('console', (line) => {
      if (line.text().includes('crashed')) errors.push(line.text());
    });
    const page = await context.newPage();
    return new App(page);
  };
  const accounts = [await signUp(url), await signUp(url)] as const;
  // The two accounts have the same name, but not the same e-mail address.
  const [plain, translated] = [await opened(accounts[0], false), await opened(accounts[1], true)];
  const textOf = async (place: 0 | 1) => {
    const text = await shownText((place === 0 ? plain : translated).page);
    return text.replaceAll(accounts[place].email, 'email');
  };
  for (const [what, act] of Object.entries(STEPS)) {
    await test.step(what, async () => {
      await Promise.all([act(plain), act(translated)]);
      expect(errors, what).toEqual([]);
      await expect(async () => {
        expect(await textOf(1), what).toBe(await textOf(0));
      }).toPass({ timeout: 20_000 });
    });
  }
  const rows = async (table: string, ...columns: string[]) =>
    Promise.all(
      accounts.map(async (account) => {
        const stored = await new Records(url, account).stored(table);
        return stored.map((row) => columns.map((column) => row[column]));
      }),
    );
  for (const found of [
    await rows('clients', 'name', 'phone'),
    await rows('expenses', 'description', 'category', 'amount'),
    await rows('payments', 'paid', 'received_amount'),
    await rows('payment_parts', 'number', 'received_on'),
    await rows('projects', 'name', 'status'),
    await rows('quote_details', 'number', 'sent_how'),
  ]) {
    expect(found[1]).toEqual(found[0]);
    expect(found[0]?.length).toBeGreaterThan(0);
  }
});
