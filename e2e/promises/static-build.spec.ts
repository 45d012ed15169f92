import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Account, newEmail, PASSWORD, signUp } from '../fixtures/account';
import { HOSTED_DIST, STORY_PROJECT } from '../../scripts/webpack/storyProject';
import { type StaticHost, startStaticHost } from '../../test/hosted/staticHost';
import { App, fillFields } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { test } from '../fixtures/test';

/** The folder of the build for a hosted backend, and that backend's address. */
const folder = path.resolve(__dirname, '../..', HOSTED_DIST);
const { SUPABASE_URL: HOSTED, SUPABASE_PUBLISHABLE_KEY: KEY } = STORY_PROJECT;
let host: StaticHost;
let address: string;

test.use({ session: null, fetchesAhead: true });
// All tests share one host.
test.describe.configure({ mode: 'default' });

/** The build for a hosted backend, on a host that sets no header except the type. */
test.beforeAll(async () => {
  host = await startStaticHost(folder, false);
  address = host.url;
});
test.afterAll(() => {
  host.close();
});

/** Lets the embedded backend answer requests to the hosted backend, and allows requests from every origin. */
async function standIn(page: Page, url: string): Promise<void> {
  const allow = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
    'access-control-expose-headers': '*',
  };
  await page.route(`${HOSTED}/**`, async (route) => {
    const request = route.request();
    const asked = request.headers();
    if (request.method() === 'OPTIONS') {
      await route.fulfill({
        status: 204,
        headers: {
          ...allow,
          'access-control-allow-headers': asked['access-control-request-headers'] ?? '*',
        },
      });
      return;
    }
    const { origin: _origin, referer: _referer, host: _host, ...headers } = asked;
    const response = await route.fetch({
      url: request.url().replace(HOSTED, url),
      // Retries when the server has meanwhile closed the connection, as browsers do.
      maxRetries: 3,
      headers: {
        ...headers,
        apikey: 'oficio-local',
        ...(asked['authorization'] === `Bearer ${KEY}`
          ? { authorization: 'Bearer oficio-local' }
          : {}),
      },
    });
    await route.fulfill({ response, headers: { ...response.headers(), ...allow } });
  });
}

// Requests that are still in flight when a story ends are ignored.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the static build talks to its hosted backend only, by a policy of its own', async ({
  page,
  server,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await standIn(page, server.url);
  const response = await page.goto(address);
  expect(response?.headers()['content-security-policy']).toBeUndefined();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    new RegExp(`script-src 'self' 'sha256-[^']+'; .*connect-src 'self' ${HOSTED};`),
  );

  // The whole way from the landing page to a saved client, including form errors.
  const app = new App(page);
  const auth = new AuthScreen(page);
  const email = newEmail();
  await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
  await auth.submit('Criar Conta');
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await auth.signUp('Ana Nogueira', email, PASSWORD);
  await page.getByText('Conta criada com sucesso! Você pode fazer login agora.').waitFor();
  await auth.signIn(email, PASSWORD);
  await expect(app.title('Dashboard')).toBeVisible();
  await app.openSection('Clientes');
  await app.button('Cadastrar Primeiro Cliente').click();
  const form = app.dialog('Novo Cliente');
  await fillFields(form, { Nome: 'Padaria Estrela' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(app.card('Padaria Estrela')).toBeVisible();
  expect(violations).toEqual([]);

  // A script of an attacker in the page could send nothing to other origins.
  const outcome = await page.evaluate(async (elsewhere) => {
    const sent = await fetch(elsewhere).then(
      () => 'sent',
      () => 'refused',
    );
    const beacon = new Image();
    beacon.src = `${elsewhere}/pixel`;
    return sent;
  }, server.url);
  expect(outcome).toBe('refused');
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
});

test('a host that reads the headers of the folder sends what the embedded server sends', async ({
  page,
  server,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await standIn(page, server.url);
  const reading = await startStaticHost(folder, true);
  try {
    const theirs = (await page.goto(reading.url))?.headers() ?? {};
    const ours = (await fetch(server.url)).headers;
    // The two builds have different scripts and backends, so hashes and backends are left out of the comparison.
    // The folder's policy also applies to the client's page, and each of the two pages also has a policy of its
    // own.
    const policy = (text: string | null | undefined) =>
      text?.replaceAll(/(?: 'sha256-[^']+')+/g, " 'sha256-'").replace(` ${HOSTED}`, '');
    expect(policy(theirs['content-security-policy'])).toBe(
      policy(ours.get('content-security-policy')),
    );
    for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
      expect([name, theirs[name]]).toEqual([name, ours.get(name)]);
    }
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).click();
    await expect(page.getByRole('group', { name: 'Entrar ou criar conta' })).toBeVisible();
    const missing = await page.goto(`${reading.url}/assets/main.0000000000.js`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('link', { name: 'Ir para o Ofício' }).click();
    await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
    expect(violations).toEqual([]);
  } finally {
    reading.close();
  }
});

test.describe('a link that brings a session', () => {
  const follow = async (page: Page, { session }: Account): Promise<void> => {
    const { access_token, refresh_token } = session;
    // Opens another page first. If only the fragment of the address changed, the browser would scroll instead of
    // loading the page.
    await page.goto('about:blank');
    await page.goto(
      `${address}/#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`,
    );
  };
  const storedEmail = (page: Page): Promise<string | null> =>
    page.evaluate(() => {
      const stored = localStorage.getItem('oficio.session');
      return stored && (JSON.parse(stored) as { user: { email: string } }).user.email; // supabase-js
    });
  const question = (page: Page, { email }: Account) =>
    page.getByRole('alertdialog', { name: `Entrar como ${email}?` });

  test('signs nobody in before they agreed, and never once they refused', async ({
    page,
    server,
  }) => {
    await standIn(page, server.url);
    const somebody = await signUp(server.url, 'Bento Prado');
    await follow(page, somebody);
    await expect(question(page, somebody)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(await storedEmail(page)).toBeNull();
    await question(page, somebody).getByRole('button', { name: 'Cancelar' }).click();
    await expect(question(page, somebody)).toBeHidden();
    await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
    await expect(question(page, somebody)).toBeHidden();
    expect(await storedEmail(page)).toBeNull();
  });

  test('signs in who agrees, and replaces nobody who is signed in', async ({ page, server }) => {
    await standIn(page, server.url);
    const own = await signUp(server.url);
    await follow(page, own);
    await question(page, own).getByRole('button', { name: 'Entrar' }).click();
    const app = new App(page);
    await expect(app.title('Dashboard')).toBeVisible();
    expect(await storedEmail(page)).toBe(own.email);

    const stranger = await signUp(server.url, 'Bento Prado');
    await follow(page, stranger);
    await expect(app.title('Dashboard')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(question(page, stranger)).toBeHidden();
    expect(await storedEmail(page)).toBe(own.email);
    await page.reload();
    await expect(app.title('Dashboard')).toBeVisible();
    expect(await storedEmail(page)).toBe(own.email);
  });
});
