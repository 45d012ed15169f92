import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../fixtures/account';
import { App, SECTIONS } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import type { Records } from '../fixtures/records';
import { test } from '../fixtures/test';

/** Texts that contain markup or scripts. A script that runs sets `hacked`. */
const HOSTILE = {
  script: '<script>window.hacked=1</script>',
  image: '<img src=x onerror="window.hacked=1" data-evil>',
  svg: '"><svg/onload=window.hacked=1 data-evil>',
  template: '{{constructor.constructor("window.hacked=1")()}}${hacked=1}',
  link: 'javascript:window.hacked=1//',
  formula: '=HYPERLINK("http://evil.example","Clique")',
  turned: '\u202Etxet\u202C \u2066lri\u2069 \u200F',
  invisible: 'a\u200Bb\u200Dc\uFEFFd\u2060e',
  long: `Comprido${'o'.repeat(9_992)}`,
} as const;

const TEXTS: readonly string[] = Object.values(HOSTILE);

/** Creates a record of every kind for each hostile text, with the text as its name. */
async function writeHostileRows(records: Records): Promise<void> {
  for (const text of TEXTS) {
    const client = await records.client(text, {
      company: text,
      phone: text,
      // This text cannot be an e-mail address, so the form would rightly refuse it.
      email: text === HOSTILE.image ? null : text,
      observations: text,
    });
    const items = [{ name: text, description: text, price: 10 }];
    const columns = { observations: text };
    const quote = await records.quote({ client, items, status: 'approved', columns });
    const stages = [{ name: text, completed: true, completedAt: text }, { name: text }];
    const project = await records.project({
      quote,
      name: text,
      stages,
      columns: { responsible: text, attachments: [text] },
    });
    await records.payment({ project, columns: { notes: text } });
    await records.expense({ description: text, columns: { notes: text } });
  }
}

interface Watch {
  /** What the page's policy has blocked, which dialogs were opened, and which injected scripts ran. */
  readonly incidents: string[];
  /** Requested addresses, and everything written to the console. */
  readonly traces: string[];
}

async function watch(page: Page): Promise<Watch> {
  const incidents: string[] = [];
  const traces: string[] = [];
  page.on('console', (message) => {
    traces.push(message.text());
    if (/Content.Security.Policy/i.test(message.text())) incidents.push(message.text());
  });
  page.on('request', (request) => traces.push(request.url()));
  page.on('pageerror', (error) => incidents.push(String(error)));
  page.on('dialog', (dialog) => {
    incidents.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('reportViolation', (what: string) => incidents.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const what = `${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
      Reflect.apply(Reflect.get(window, 'reportViolation') as () => void, window, [what]); // exposed above
    });
  });
  return { incidents, traces };
}

/** Expects that the page shows every text as plain text, and that no link leads to a forbidden address. */
async function expectOnlyText(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
  await expect(page.locator('[data-evil]')).toHaveCount(0);
  const links = await page
    .locator('[href],[src],[action],[formaction]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
  const odd = links.filter((link) => !/^(|#.*|\/.*|mailto:[^?]*|tel:\+?\d*)$/i.test(link));
  expect(odd).toEqual([]);
}

// Prefetching is on, so that prefetched chunks are checked, too.
test.use({ fetchesAhead: true });

test('hostile texts are shown as text in every section, and the policy refuses nothing', async ({
  page,
  app,
  records,
}) => {
  test.slow();
  const { incidents } = await watch(page);
  await writeHostileRows(records);
  await app.open();
  await expectOnlyText(page);
  for (const section of SECTIONS.slice(1)) {
    await app.openSection(section);
    for (const text of [HOSTILE.script, HOSTILE.image, HOSTILE.svg, HOSTILE.formula]) {
      await expect(app.main.getByText(text).first()).toBeAttached();
    }
    await expectOnlyText(page);
    await app.expectNoSidewaysScroll();
  }
  expect(incidents).toEqual([]);

  // Even if a text became a script, the page's policy would refuse to run the script.
  await page.evaluate(() => {
    const smuggled = document.createElement('script');
    smuggled.textContent = 'window.hacked=1';
    document.body.append(smuggled);
    const handler = document.createElement('b');
    handler.setAttribute('onclick', 'window.hacked=1');
    document.body.append(handler);
    handler.click();
  });
  expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
  await expect.poll(() => incidents.length).toBeGreaterThan(1);
});

/** The modals of a row with a hostile name: the section, the button that opens the modal, and its title. */
const modalsOf = (
  text: string,
): readonly (readonly [(typeof SECTIONS)[number], string, string])[] => [
  ['Clientes', `Editar o cliente ${text}`, 'Editar Cliente'],
  ['Orçamentos', `Editar o orçamento de ${text}`, 'Editar Orçamento'],
  ['Orçamentos', `Visualizar o orçamento de ${text}`, 'Visualizar Orçamento'],
  ['Projetos', `Editar o projeto ${text}`, 'Editar Projeto'],
  ['Projetos', `Visualizar o projeto ${text}`, 'Visualizar Projeto'],
  ['Pagamentos', `Editar o pagamento de ${text}`, 'Editar Pagamento'],
  ['Gastos', `Editar o gasto ${text}`, 'Editar Gasto'],
];

test('hostile texts are shown as text in every modal, and come back unchanged when saved', async ({
  page,
  app,
  records,
}) => {
  test.slow();
  const { incidents } = await watch(page);
  await writeHostileRows(records);
  await app.open();
  for (const [section, button, title] of modalsOf(HOSTILE.image)) {
    await app.openSection(section);
    await app.button(button).first().click();
    const dialog = app.dialog(title);
    await expect(dialog).toBeVisible();
    await expectOnlyText(page);
    const save = dialog.getByRole('button', { name: 'Salvar', exact: true });
    if ((await save.count()) > 0) await save.click();
    else await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await app.openSection('Gastos');
  await app.button(`Excluir o gasto ${HOSTILE.image}`).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectOnlyText(page);
  expect(incidents).toEqual([]);
  const stored = JSON.stringify(await records.stored('clients'));
  for (const text of TEXTS) expect(stored).toContain(JSON.stringify(text).slice(1, -1));
});

test.describe('without a user', () => {
  test.use({ session: null });

  test('no token and no password in an address, a log or a recorded action', async ({ page }) => {
    const { incidents, traces } = await watch(page);
    // Records what the Redux DevTools would see: the actions that the reducers get, and the state.
    await page.addInitScript(() => {
      type Reducer = (state: unknown, action: unknown) => unknown;
      type Create = (reducer: Reducer, state: unknown) => unknown;
      const recorded: string[] = [];
      const recording = (create: Create) => (reducer: Reducer, initial: unknown) =>
        create((state, action) => {
          const next = reducer(state, action);
          recorded.push(JSON.stringify([action, next]));
          return next;
        }, initial);
      Reflect.set(window, 'recorded', recorded);
      Reflect.set(
        window,
        '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__',
        () =>
          (...enhancers: ((create: Create) => Create)[]) =>
          (create: Create) =>
            enhancers.reduceRight((inner, enhancer) => enhancer(inner), recording(create)),
      );
    });
    const app = new App(page);
    const auth = new AuthScreen(page);
    const email = newEmail();
    // In the built app, only `?devtools` in the address enables the Redux DevTools.
    await auth.open('signUp', '/?devtools');
    await auth.submit('Criar Conta');
    await expect(page.getByText('Email é obrigatório')).toBeVisible();
    await auth.signUp('Ana Nogueira', email, PASSWORD);
    await page.getByText('Conta criada com sucesso! Você pode fazer login agora.').waitFor();
    await auth.signIn(email, `${PASSWORD}-errada`);
    await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
    await auth.signIn(email, PASSWORD);
    await expect(app.title('Dashboard')).toBeVisible();

    const stored = await page.evaluate(() => localStorage.getItem('oficio.session') ?? '{}');
    const session = JSON.parse(stored) as { access_token: string; refresh_token: string }; // supabase-js keeps it so
    const secrets = [session.access_token, session.refresh_token, PASSWORD];
    for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
    const recorded = await page.evaluate(() => Reflect.get(window, 'recorded') as string[]);
    expect(recorded.join('\n')).toContain('session/signedIn');
    for (const line of [...traces, ...recorded, page.url()]) {
      const found = secrets.filter((secret) => line.includes(secret));
      expect([found, line.slice(0, 200)]).toEqual([[], line.slice(0, 200)]);
    }
    // Neither secret is stored anywhere else in the browser.
    const elsewhere = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), document.cookie, history.state]),
    );
    for (const secret of secrets) expect(elsewhere).not.toContain(secret);
    expect(incidents).toEqual([]);
  });
});

test('a page that somebody else wrote cannot hold the app in a frame', async ({ page, server }) => {
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${server.url}" title="stolen"></iframe>`);
  await page.waitForTimeout(1_000);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  expect(await frame?.content()).not.toContain('Ofício');
});
