import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { insertRow, signUp, type Account } from '../fixtures/account';
import { App, formField, fillFields, amountPattern } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { Records } from '../fixtures/records';
import { test } from '../fixtures/test';

/* Stories in which the device has stored both the app's files (service worker) and the lists (snapshot). */

/** With a server that can be killed, and an account there. */
const onOwnServer = test.extend<{ own: Account }>({
  own: async ({ ownServer }, use) => {
    await use(await signUp(ownServer.url));
  },
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.url);
  },
  session: async ({ own }, use) => {
    await use(own.session);
  },
  records: async ({ ownServer, own }, use) => {
    await use(new Records(ownServer.url, own));
  },
});

// The snapshot is written when the browser is idle.
test.use({ serviceWorkers: 'allow', fetchesAhead: true });
onOwnServer.use({ serviceWorkers: 'allow', fetchesAhead: true });

/** Everything that IndexedDB contains, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (reading.onsuccess = resolve));
        all.push(reading.result);
      }
      opening.result.close();
    }
    return JSON.stringify(all);
  });

/** Waits until the build's files and the lists are stored. The snapshot's head is written last. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('"version"');
}

const band = (page: Page) => page.getByText(/^Sem internet/);

onOwnServer(
  'a reload without a server: what was there is shown, searched, exported, and a form is kept',
  async ({ app, ownServer, page, records }) => {
    test.setTimeout(240_000);
    await records.pixProfile();
    const { client, project } = await records.runningProject('Catálogo');
    await records.payment({ project, amount: 4600, paid: true });
    await records.payment({ project, amount: 300, installments: 3, paid: true });
    // Only a list with enough rows has a search.
    for (const number of ['1', '2', '3', '4', '5', '6', '7']) {
      const other = await records.client(`Livraria ${number}`);
      const quote = await records.quote({ client: other, items: [{ name: 'Capa', price: 10 }] });
      const shelf = await records.project({ quote, name: `Estante ${number}` });
      await records.payment({ project: shelf, amount: 10 });
      await records.expense({ description: `Hospedagem ${number}` });
    }
    await records.expense({ description: 'Papel' });
    await app.open();
    await isKept(page);
    await ownServer.kill();
    await page.reload();

    const revenue = app.main.getByText(amountPattern('R$ 4.700')).first();
    await test.step('the figures stand', async () => {
      await expect(revenue).toBeVisible();
      await expect(band(page)).toHaveText(
        /^Sem internet\. Mostrando como estava às? \d{1,2}h\d{0,2}\.$/,
      );
    });

    const search = (list: string) => page.getByRole('searchbox', { name: `Buscar ${list}` });
    await test.step('each list is shown and searched', async () => {
      await app.openSection('Clientes');
      await expect(app.card('Livraria 7')).toBeVisible();
      await search('nos clientes').fill('padaria');
      await expect(app.card('Livraria 7')).toHaveCount(0);
      await expect(app.card(client.name)).toBeVisible();

      await app.openSection('Projetos');
      await expect(app.card('Estante 7')).toBeVisible();
      await search('nos projetos').fill('catalogo');
      await expect(app.card('Estante 7')).toHaveCount(0);
      await expect(app.card('Catálogo')).toBeVisible();

      await app.openSection('Gastos');
      await expect(app.row('Hospedagem 7')).toBeVisible();
      await search('nos gastos').fill('papel');
      await expect(app.row('Hospedagem 7')).toHaveCount(0);
      await expect(app.row('Papel')).toBeVisible();
    });

    await test.step('a list is exported', async () => {
      const download = page.waitForEvent('download');
      await app.button('Exportar CSV').click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain('Papel');
    });

    await test.step('a quote is shown as its document; its number, once there is a network', async () => {
      await app.openSection('Orçamentos');
      await expect(app.row('Livraria 7')).toBeVisible();
      await search('nos orçamentos').fill('padaria');
      await expect(app.row('Livraria 7')).toHaveCount(0);
      await app.button(/^Visualizar o orçamento/).click();
      await app.dialog('Visualizar Orçamento').getByRole('button', { name: 'Imprimir' }).click();
      const document = app.dialog('Documento do orçamento');
      await expect(document.getByRole('article')).toContainText(amountPattern('R$ 300,00'));
      await expect(document.getByText('Este orçamento ganha seu número')).toBeVisible();
      await expect(document.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(document).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(app.dialog('Visualizar Orçamento')).toBeHidden();
    });

    await test.step('a Pix code and a receipt', async () => {
      await app.openSection('Pagamentos');
      await expect(app.row('Estante 7')).toBeVisible();
      await search('nos pagamentos').fill('catalogo');
      await expect(app.row('Estante 7')).toHaveCount(0);
      await expect(app.row('Catálogo')).toHaveCount(2);
      const open = app.row('Catálogo').filter({ hasNotText: '4.600' });
      await open
        .getByRole('button', { name: /^Catálogo/ })
        .first()
        .click();
      await app.button(/^Pix: /).click();
      const pix = app.dialog('Receber por Pix');
      await expect(pix.getByLabel('Pix copia e cola')).toHaveValue(/marina@prado\.art\.br/);
      await pix.getByRole('button', { name: 'Fechar' }).click();
      await expect(pix).toBeHidden();
      const view = app.dialog('Visualizar Pagamento');
      await expect(view).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await app
        .row(amountPattern('R$ 4.600'))
        .getByRole('button', { name: 'Recibo do pagamento de Catálogo' })
        .click();
      const receipt = app.dialog('Recibo');
      await expect(receipt.getByText('(quatro mil e seiscentos reais)')).toBeVisible();
      await receipt.getByRole('button', { name: 'Fechar' }).click();
      await expect(receipt).toBeHidden();
    });

    await app.openSection('Gastos');
    await app.button('Novo Gasto').click();
    const form = app.dialog('Novo Gasto');
    await test.step('a save says why it cannot be yet, and what was typed stays', async () => {
      await fillFields(form, { Descrição: 'Tinta', Categoria: 'Outros', Valor: '30' });
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(form.getByText('Sem internet: ainda não foi salvo.')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Criar' })).toBeEnabled();
      await expect(formField(form, 'Descrição')).toHaveValue('Tinta');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(formField(form, 'Descrição')).toHaveValue('Tinta');
      await expect(band(page)).toBeVisible();
    });

    await test.step('the server is back: it is told, and the form is saved with one press', async () => {
      await ownServer.start();
      await expect(app.notice('A internet voltou. Tudo atualizado.')).toBeVisible({
        timeout: 20_000,
      });
      await expect(band(page)).toHaveCount(0);
      await expect(formField(form, 'Descrição')).toHaveValue('Tinta');
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(form).toBeHidden();
      // The search from before the reload is still there.
      await search('nos gastos').fill('tinta');
      await expect(app.row('Tinta')).toBeVisible();
      expect(await records.stored('expenses')).toContainEqual(
        expect.objectContaining({ description: 'Tinta', amount: 30 }),
      );
    });
  },
);

onOwnServer(
  'the figures stand before the records are read',
  async ({ app, own, ownServer, page, records }) => {
    const { project } = await records.runningProject('Catálogo');
    await records.payment({ project, amount: 4600, paid: true });
    const paper = { description: 'Papel', category: 'Outros', amount: 80, date: '2026-11-20' };
    await insertRow(ownServer.url, own, 'expenses', Array(50).fill(paper));
    await app.open();
    await isKept(page);
    await expect.poll(() => kept(page)).toContain('"totals"');
    // Only the parts, which hold the records, have keys of several words.
    await page.addInitScript(() => {
      const tell: (() => void)[] = [];
      const prototype = IDBObjectStore.prototype as {
        get: (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) => IDBRequest;
      };
      const { get } = prototype;
      prototype.get = function (key) {
        const request = get.call(this, key);
        if (!Array.isArray(key)) return request;
        Object.defineProperty(request, 'onsuccess', {
          set(listener: () => void) {
            tell.push(() => {
              listener.call(request);
            });
          },
        });
        return request;
      };
      window.addEventListener('records', () => {
        for (const each of tell) each();
      });
    });
    await ownServer.kill();
    await page.reload();
    await expect(app.main.getByText(amountPattern('R$ 4.600')).first()).toBeVisible();
    await expect(app.main.getByText(amountPattern('R$ 4.000')).first()).toBeVisible();
    await app.openSection('Gastos');
    await expect(page.getByText('Carregando seus dados...')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('records')));
    await expect(app.row('Papel').first()).toBeVisible();
    await expect(band(page)).toBeVisible();
  },
);

/** Everything that the browser has stored for the app, as text, with the place of each value. */
const everywhere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      for (const store of opening.result.objectStoreNames) {
        const objects = opening.result.transaction(store).objectStore(store);
        const [keys, values] = [objects.getAllKeys(), objects.getAll()];
        await new Promise((resolve) => (values.onsuccess = resolve));
        all.push(keys.result, values.result);
      }
      opening.result.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isText = /\.(?:html|json|webmanifest)$|\/$/.test(new URL(request.url).pathname);
        const answer = isText ? await cache.match(request) : undefined;
        all.push(request.url, await answer?.text());
      }
    }
    return JSON.stringify(all);
  });

test('two accounts on one browser: nothing of the first is stored once the second has it', async ({
  account,
  app,
  context,
  page,
  records,
  server,
}) => {
  test.setTimeout(120_000);
  const { project } = await records.runningProject('Catálogo Secreto');
  const client = await records.client('Oficina Violeta');
  await records.payment({ project, amount: 461_397_528, paid: true });
  await records.profile({
    city: 'Itapetininga',
    pix_key_type: 'email',
    pix_key: 'chave@secreta.br',
  });
  await records.expense({ description: 'Tinta Violeta' });
  await app.open();
  await isKept(page);
  await expect.poll(() => everywhere(page)).toContain('Itapetininga');
  // A form with typed text, a search, and a second tab.
  await app.openSection('Clientes');
  await app.button('Novo Cliente').click();
  await fillFields(app.dialog('Novo Cliente'), { Nome: 'Rascunho Confidencial' });
  await expect.poll(() => everywhere(page)).toContain('Rascunho Confidencial');
  await app.dialog('Novo Cliente').getByRole('button', { name: 'Cancelar' }).click();
  const other = new App(await context.newPage());
  await other.open();

  // Each is too long to occur by chance in an id or a token.
  const traces = [
    ...[account.email, account.fullName, account.session.refresh_token, account.session.user.id],
    ...[client.name, 'Catálogo Secreto', '461397528', 'Itapetininga', 'chave@secreta.br'],
    ...['Tinta Violeta', 'Rascunho Confidencial'],
  ];
  await app.button('Sair').click();
  await app.answer('Tem certeza que deseja sair?', 'Sair');
  await expect.poll(() => kept(page)).toBe('[[]]');
  await expect(new AuthScreen(other.page).heading('Entrar')).toBeVisible();
  for (const tab of [page, other.page]) {
    const stored = await everywhere(tab);
    expect(traces.filter((trace) => stored.includes(trace))).toEqual([]);
  }

  const bento = await signUp(server.url, 'Bento Lima');
  await new Records(server.url, bento).client('Livraria Sol');
  await page.evaluate((session) => {
    localStorage.setItem('oficio.session', JSON.stringify(session));
  }, bento.session);
  await page.goto('/');
  await app.openSection('Clientes');
  await expect(app.card('Livraria Sol')).toBeVisible();
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('Livraria Sol');
  for (const tab of [page, other.page]) {
    const stored = await everywhere(tab);
    expect(traces.filter((trace) => stored.includes(trace))).toEqual([]);
  }
  await context.setOffline(true);
  await page.reload();
  await expect(app.card('Livraria Sol')).toBeVisible();
  for (const trace of traces) await expect(page.getByText(trace)).toHaveCount(0);
});

test('after signing out a reload without a network shows no data, and none is kept', async ({
  account,
  app,
  context,
  page,
  records,
}) => {
  const client = await records.client('Oficina Jasmim');
  await app.open();
  await isKept(page);
  await expect.poll(() => kept(page)).toContain(client.name);
  await app.button('Sair').click();
  await app.answer('Tem certeza que deseja sair?', 'Sair');
  await expect.poll(() => kept(page)).toBe('[[]]');
  await context.setOffline(true);
  await page.reload();
  await expect(app.button(/^Log In$/)).toBeVisible();
  expect(await kept(page)).toBe('[[]]');
  for (const trace of [client.name, account.fullName, account.email]) {
    await expect(page.getByText(trace)).toHaveCount(0);
  }
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.entries(storage).join()).join(),
  );
  expect(stored).not.toContain(account.email);
  expect(stored).not.toContain(client.name);
});
