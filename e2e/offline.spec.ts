import { expect, type BrowserContext, type Page } from '@playwright/test';
import { hasAnsweredSize } from './fixtures/accessible';
import { signUp } from './fixtures/account';
import { formField, fillFields, type App } from './fixtures/app';
import { Records } from './fixtures/records';
import { test } from './fixtures/test';
import { expireAccessToken } from './fixtures/tokens';

// The snapshot is written when the browser is idle.
test.use({ fetchesAhead: true });

/** Everything that the browser has stored in IndexedDB, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const all: unknown[] = [];
    for (const { name = '' } of databases) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(new Error(name));
        };
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        all.push(
          await new Promise((resolve) => {
            request.onsuccess = () => {
              resolve(request.result);
            };
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(all);
  });

/** Waits until IndexedDB contains the text and the last part of the snapshot. */
async function untilKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain(text);
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('"version"');
}

const band = (page: Page) => page.getByText(/^Sem internet/);

/** From now on requests for data and for the session get no answer. */
async function cut(context: BrowserContext): Promise<void> {
  await context.route(/\/(auth|rest)\/v1\//, (route) => route.abort('internetdisconnected'));
}

const mend = (context: BrowserContext) => context.unroute(/\/(auth|rest)\/v1\//);

/** Delays all answers to requests for data until the returned function is called. */
async function holdAnswers(context: BrowserContext): Promise<() => void> {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/rest/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

/** Waits for what a visit fetches ahead, among it what tells that there is no network. */
const untilFetched = (page: Page) => page.waitForLoadState('networkidle');

const revenue = (page: Page) =>
  page.getByRole('main').getByText('R$ 4.600', { exact: true }).first();

async function openMyData(app: App): Promise<void> {
  await app.page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await app.page.getByRole('menuitem', { name: 'Meus dados' }).click();
  await expect(app.page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
}

test.describe('the second visit', () => {
  test('shows the figures before any answer has come, and then what is right by now', async ({
    app,
    context,
    page,
    records,
  }) => {
    const { project, client } = await records.runningProject();
    await records.payment({ project, paid: true, amount: 4600 });
    await app.open();
    await untilKept(page, client.name);

    await records.client('Chegou Depois');
    const answer = await holdAnswers(context);
    await page.reload();
    await expect(revenue(page)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Atualizando' })).toBeVisible();
    await app.openSection('Clientes');
    await expect(app.card(client.name)).toBeVisible();
    await expect(app.card('Chegou Depois')).toHaveCount(0);
    answer();
    await expect(app.card('Chegou Depois')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Atualizando' })).toHaveCount(0);
  });

  test('does not move what is on the page when the answer comes', async ({
    app,
    context,
    page,
    records,
  }) => {
    const { project, client } = await records.runningProject();
    await records.payment({ project, paid: true, amount: 4600 });
    await app.open();
    await untilKept(page, client.name);
    const answer = await holdAnswers(context);
    await page.reload();
    await expect(revenue(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('region', { name: 'O ano' })).toBeVisible();
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
      }).observe({ type: 'layout-shift' });
    });
    answer();
    await expect(page.getByRole('progressbar', { name: 'Atualizando' })).toHaveCount(0);
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([]);
  });

  test('finds a session that has run out, and no network to renew it', async ({
    account,
    app,
    context,
    page,
    records,
    server,
  }) => {
    const { project, client } = await records.runningProject();
    await records.payment({ project, paid: true, amount: 4600 });
    await app.open();
    await untilKept(page, client.name);
    await expireAccessToken(page, server, account);
    await cut(context);
    await page.reload();
    await expect(revenue(page)).toBeVisible();
    await expect(band(page)).toHaveText(
      /^Sem internet\. Mostrando como estava às? \d{1,2}h\d{0,2}\.$/,
    );
    await mend(context);
    await expect(app.notice('A internet voltou. Tudo atualizado.')).toBeVisible({
      timeout: 40_000,
    });
    await expect(band(page)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test('everything can be looked at, a save says why it cannot be yet and keeps what was typed, and a toggle is back as it was', async ({
    app,
    context,
    page,
    records,
  }) => {
    const { client, project } = await records.runningProject('Marca');
    await records.payment({ project });
    await app.open();
    await app.openSection('Clientes');
    await app.button('Novo Cliente').click();
    await app.dialog('Novo Cliente').getByRole('button', { name: 'Cancelar' }).click();
    await context.setOffline(true);
    await expect(band(page)).toHaveText(
      /^Sem internet\. Mostrando como estava às? \d{1,2}h\d{0,2}\.$/,
    );
    await expect(app.card(client.name)).toBeVisible();
    await app.button('Novo Cliente').click();
    const form = app.dialog('Novo Cliente');
    await fillFields(form, { Nome: 'Padaria Lua' });
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(form.getByText('Sem internet: ainda não foi salvo.')).toBeVisible();
    await expect(app.notice('Erro ao salvar cliente. Tente novamente.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Criar' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(formField(form, 'Nome')).toHaveValue('Padaria Lua');

    await context.setOffline(false);
    await expect(app.notice('A internet voltou. Tudo atualizado.')).toBeVisible();
    await expect(band(page)).toHaveCount(0);
    await expect(form.getByText('A internet voltou: agora é só salvar.')).toBeVisible();
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(app.card('Padaria Lua')).toBeVisible();
    expect(await records.stored('clients')).toHaveLength(2);

    await app.openSection('Pagamentos');
    await expect(app.row('Marca')).toBeVisible();
    await untilFetched(page);
    await context.setOffline(true);
    const pending = app.row('Marca').getByRole('button', { name: /^Pendente/ });
    await pending.click();
    await expect(app.notice('Sem internet: nada foi gravado.')).toBeVisible();
    await expect(pending).toBeVisible();
    expect(await records.stored('payments')).toMatchObject([{ paid: false }]);
  });

  test('that there is none stays in sight in a list, whose head stands below it', async ({
    app,
    context,
    page,
    records,
  }) => {
    await records.expenses(Array.from({ length: 16 }, () => ({})));
    await app.open();
    await app.openSection('Gastos');
    await expect(app.row('Hospedagem do site').first()).toBeVisible();
    await untilFetched(page);
    await context.setOffline(true);
    await expect(band(page)).toBeVisible();
    for (const width of [360, 1024, 1440]) {
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 760 });
        await hasAnsweredSize(page);
        await page.evaluate(() => {
          window.scrollTo(0, 0);
        });
        await page.mouse.wheel(0, 500);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
        await expect(band(page)).toBeInViewport({ ratio: 1 });
        const line = await band(page).boundingBox();
        const heads = [app.button('Novo Gasto')];
        if (width >= 1024) heads.push(page.getByRole('columnheader', { name: 'Descrição' }));
        let end = line ? line.y + line.height : NaN;
        for (const head of heads) {
          const box = await head.boundingBox();
          // The table's head lies a pixel under the section's, so that there is no gap between them.
          expect(box?.y).toBeGreaterThanOrEqual(end - 1);
          end = box ? box.y + box.height : NaN;
        }
      });
    }
  });
});

test.describe('nothing stays', () => {
  test('of one account for the next in the same browser', async ({
    account,
    app,
    page,
    records,
    server,
  }) => {
    const { client } = await records.runningProject();
    await app.open();
    await untilKept(page, client.name);
    const bento = await signUp(server.url, 'Bento Lima');
    await new Records(server.url, bento).client('Livraria Sol');
    // The page is left while the storage changes, so that the app cannot react to the change.
    await page.goto('/favicon.svg');
    await page.evaluate((stored) => {
      localStorage.setItem('oficio.session', JSON.stringify(stored));
    }, bento.session);
    await page.goto('/');
    await app.openSection('Clientes');
    await expect(app.card('Livraria Sol')).toBeVisible();
    await expect(page.getByText(client.name)).toHaveCount(0);
    await untilKept(page, 'Livraria Sol');
    await expect.poll(() => kept(page)).not.toContain(client.name);
    expect(await kept(page)).not.toContain(account.email);

    await test.step('nor of an account whose session has vanished, although nobody opens the app again', async () => {
      await page.goto('/favicon.svg');
      await page.evaluate(() => {
        localStorage.removeItem('oficio.session');
      });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' }).first()).toBeVisible();
      await expect.poll(() => kept(page)).toBe('[[]]');
    });
  });

  test('once it is not to be kept, from then on, and once all that the account stores is erased', async ({
    account,
    app,
    page,
    records,
  }) => {
    const { client } = await records.runningProject();
    await app.open();
    await untilKept(page, client.name);
    await openMyData(app);
    const keeping = page.getByRole('checkbox', { name: 'Guardar neste aparelho' });
    await expect(keeping).toBeChecked();
    await keeping.click();
    await expect.poll(() => kept(page)).toBe('[[]]');
    await page.reload();
    await openMyData(app);
    await expect(keeping).not.toBeChecked();
    expect(await kept(page)).toBe('[[]]');
    await keeping.click();
    await untilKept(page, client.name);

    const erase = page.getByRole('region', { name: 'Apagar meus dados' });
    await erase.getByText('Apagar tudo desta conta').click();
    await erase.getByLabel(`Para confirmar, digite ${account.email}`).fill(account.email);
    await erase.getByRole('button', { name: 'Apagar meus dados' }).click();
    await expect(erase.getByRole('alert')).toContainText('Seus dados foram apagados');
    await expect.poll(() => kept(page)).not.toContain(client.name);
    await page.waitForTimeout(3_000);
    expect(await kept(page)).not.toContain(client.name);
  });
});

test('an older form of what is kept is dropped', async ({ app, context, page, records }) => {
  const { client } = await records.runningProject();
  await app.open();
  await untilKept(page, client.name);
  await page.goto('/favicon.svg');
  await page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('oficio');
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const store = database.transaction('snapshots', 'readwrite').objectStore('snapshots');
    await new Promise<void>((resolve) => {
      const all = store.getAllKeys();
      all.onsuccess = () => {
        for (const key of all.result) {
          if (typeof key !== 'string') continue;
          const head = store.get(key);
          head.onsuccess = () => {
            store.put({ ...(head.result as object), version: 0 }, key).onsuccess = () => {
              resolve();
            };
          };
        }
      };
    });
    return name;
  }, client.name);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/rest/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Carregando seus dados...')).toBeVisible();
  answer();
  await expect(app.title('Dashboard')).toBeVisible();
});
