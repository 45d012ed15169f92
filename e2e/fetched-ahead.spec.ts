import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signUp } from './fixtures/account';
import { App, waitForChunk } from './fixtures/app';
import { AuthScreen } from './fixtures/authScreen';
import { test } from './fixtures/test';

test.use({ fetchesAhead: true });

/** Blocks all scripts from now on. */
const cutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

/** How many frames (at most 60) pass from a click until the opened element is visible. */
const framesUntil = (button: Locator, selector: string): Promise<number> =>
  button.evaluate(async (element, wanted) => {
    if (element instanceof HTMLElement) element.click();
    let frames = 0;
    while (frames < 60 && document.querySelector(wanted) === null) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return frames;
  }, selector);

test('a section and a form that were fetched ahead are there at once, the first time too', async ({
  app,
  page,
}) => {
  await app.open();
  await waitForChunk(page, 'landing');
  const section = app.sections.getByRole('button', { name: 'Gastos' });
  expect(await framesUntil(section, 'main h2')).toBeLessThan(5);
  const create = app.button('Registrar Primeiro Gasto');
  expect(await framesUntil(create, '[role=dialog]')).toBeLessThan(5);
});

test('each script comes over the network once, and the first visit makes 40 requests at most', async ({
  app,
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/policy|preload|prefetch/i.test(line.text())) refused.push(line.text());
  });
  /** The addresses of what came over the network, in order. */
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
  await app.open();
  // The last of what the visit fetches ahead, before it runs any of it.
  await expect.poll(async () => (await loaded()).join(), { timeout: 20_000 }).toContain('/year.');
  expect((await loaded()).length).toBeLessThanOrEqual(40);
  await waitForChunk(page, 'landing');
  const scripts = (await loaded()).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name, place) => scripts.indexOf(name) !== place)).toEqual([]);
  expect(scripts.some((name) => name.includes('/expense-modal.'))).toBe(true);
  expect(refused).toEqual([]);
});

test.describe('whatever the connection', () => {
  // On a phone the menu is a chunk, too.
  test.use({ session: null, viewport: { width: 390, height: 844 } });

  test('the way back from the login form and the way in need no further script', async ({
    page,
    server,
  }) => {
    const { email } = await signUp(server.url);
    const auth = new AuthScreen(page);
    await auth.open('login');
    await waitForChunk(page, 'landing');
    await cutScripts(page);
    await page.goBack();
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await auth.mode('Entrar').click();
    await auth.signIn(email, PASSWORD);
    await expect(new App(page).title('Dashboard')).toBeVisible();
  });

  test('menu, question and sign-out need no further script', async ({ page, server }) => {
    const { email } = await signUp(server.url);
    const app = new App(page);
    const auth = new AuthScreen(page);
    await auth.open('login');
    await auth.signIn(email, PASSWORD);
    await waitForChunk(page, 'menus');
    await waitForChunk(page, 'landing');
    await cutScripts(page);
    await app.openSection('Gastos');
    await app.button('Sair').click();
    await app.answer('Tem certeza que deseja sair?', 'Sair');
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await expect(auth.heading('Criar Conta')).toBeVisible();
  });
});
