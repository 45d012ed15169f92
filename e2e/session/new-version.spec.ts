import { expect, type Page } from '@playwright/test';
import { signUp } from '../fixtures/account';
import { App, formField, fillFields } from '../fixtures/app';
import { Deployments } from '../fixtures/deployments';
import { withServer } from '../fixtures/server';
import { test } from '../fixtures/test';

const deployed = test.extend<{ host: Deployments; url: string }>({
  host: async ({ browserName: _ }, use) => {
    const host = new Deployments();
    host.deploy(0);
    await use(host);
    host.remove();
  },
  url: async ({ host }, use) => {
    await withServer((server) => use(server.url), { DIST_DIR: host.folder });
  },
  baseURL: async ({ url }, use) => {
    await use(url);
  },
  session: async ({ url }, use) => {
    await use((await signUp(url)).session);
  },
});

deployed.use({ serviceWorkers: 'allow' });

/** The build number in the open page. */
const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

/** Waits until the service worker has stored the current build and answers requests with it. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * The number of deployed builds. `npm run test:deploys` deploys twenty, but each replaces the one before, so two
 * show as much: a tab is left behind by one, and by all of them.
 */
const BUILDS = Number(process.env['OFICIO_BUILDS'] ?? 2);

const askForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

deployed(
  `${String(BUILDS)} builds in a row: no stale shell, no lost draft, no missing chunk`,
  async ({ app, context, host, page }) => {
    test.setTimeout(300_000);
    const missing: string[] = [];
    context.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await app.open();
    await isKept(page);
    // One tab has a form with typed text, one stays in the first build, and one updates to every build.
    const writing = new App(await context.newPage());
    await writing.open();
    await writing.openSection('Gastos');
    await writing.button('Novo Gasto').click();
    await fillFields(writing.dialog('Novo Gasto'), { Descrição: 'Papel' });
    const left = new App(await context.newPage());
    await left.open();

    for (let build = 1; build <= BUILDS; build += 1) {
      host.deploy(build);
      await askForUpdate(page);
      await expect(app.notice('Há uma versão nova.')).toBeVisible();
      await app.button('Atualizar').click();
      await expect(page.locator(`meta[content="${String(build)}"]`)).toBeAttached();
      await expect(app.title('Dashboard')).toBeVisible();
      if (build === Math.floor(BUILDS / 2)) await left.openSection('Clientes');
    }

    await left.openSection('Pagamentos');
    await expect(left.button('Novo Pagamento')).toBeVisible();
    expect(await buildOf(left.page)).toBe('0');
    const form = writing.dialog('Novo Gasto');
    await expect(formField(form, 'Descrição')).toHaveValue('Papel');
    await expect(writing.notice('Há uma versão nova.')).toBeVisible();
    await writing.button('Atualizar').click();
    await expect(writing.page.locator(`meta[content="${String(BUILDS)}"]`)).toBeAttached();
    await expect(formField(form, 'Descrição')).toHaveValue('Papel');
    expect(missing).toEqual([]);
  },
);

deployed(
  'the next start is of the newest build where no form is open',
  async ({ app, host, page }) => {
    await app.open();
    await isKept(page);
    host.deploy(1);
    await askForUpdate(page);
    await expect(app.notice('Há uma versão nova.')).toBeVisible();
    await page.reload();
    await expect(app.title('Dashboard')).toBeVisible();
    expect(await buildOf(page)).toBe('1');

    host.deploy(2);
    await askForUpdate(page);
    await expect(app.notice('Há uma versão nova.')).toBeVisible();
    await app.openSection('Gastos');
    await app.button('Novo Gasto').click();
    await fillFields(app.dialog('Novo Gasto'), { Descrição: 'Papel' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(formField(app.dialog('Novo Gasto'), 'Descrição')).toHaveValue('Papel');
    expect(await buildOf(page)).toBe('1');
  },
);

deployed(
  'the next start is of the newest build where the worker is of a build that did not give way',
  async ({ app, host, page }) => {
    host.forgetGiveWay();
    await app.open();
    await isKept(page);
    host.deploy(1);
    await askForUpdate(page);
    await expect(app.notice('Há uma versão nova.')).toBeVisible();
    await page.reload();
    await expect(app.title('Dashboard')).toBeVisible();
    expect(await buildOf(page)).toBe('1');
  },
);

deployed('what the worker keeps, and the kill switch', async ({ app, context, host, page }) => {
  await app.open();
  await isKept(page);
  await test.step('data passes the worker by, and files come from it', async () => {
    const from = new Map<string, boolean>();
    page.on('response', (response) => {
      from.set(new URL(response.url()).pathname, response.fromServiceWorker());
    });
    await page.reload();
    await expect(app.title('Dashboard')).toBeVisible();
    const answers = [...from];
    const data = answers.filter(([path]) => /^\/(?:rest|auth)\//.test(path));
    const files = answers.filter(([path]) => path === '/' || path.startsWith('/assets/'));
    expect(data.length).toBeGreaterThan(4);
    expect(data.filter(([, isFromWorker]) => isFromWorker)).toEqual([]);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter(([, isFromWorker]) => !isFromWorker)).toEqual([]);
  });
  await test.step('without a network the app is there', async () => {
    await context.setOffline(true);
    await page.reload();
    expect(await buildOf(page)).toBe('0');
    await expect(page.locator('#root > *').first()).toBeAttached();
    await context.setOffline(false);
  });
  await test.step('the kill switch leaves no worker and no files behind', async () => {
    // Any visit makes the browser check for another worker. This one cannot also send the old worker a question: a
    // worker that starts again for one never becomes idle while Playwright watches it, and the next worker may wait
    // for that for five minutes.
    host.switchOff();
    await page.goto('/robots.txt');
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await caches.keys()).filter((name) => name.startsWith('oficio')),
        ),
      )
      .toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await app.open();
    await expect(app.title('Dashboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
