import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { quoteLink } from '../src/features/business/documents/link/link';
import { aSentDocument } from '../test/quoteDocuments';
import { expectAccessible, hasAnsweredSize } from './fixtures/accessible';
import { App } from './fixtures/app';
import { AuthScreen } from './fixtures/authScreen';
import { everyScreen } from './fixtures/everyScreen';
import { coveredStops, cutTexts, withTextSpacing } from './fixtures/looks';
import { FINGER, MOUSE, smallTargets } from './fixtures/targets';
import { test } from './fixtures/test';

// What people set for themselves: zoom, the spacing of texts, a phone or a wide window, and the keyboard alone.

/** The windows: a phone and a desk, and what a desk of 1280 × 1024 px has left at 400 % and at 200 % zoom. */
const WINDOWS = [
  { what: '400 % zoom', width: 320, height: 256, least: FINGER, isWalked: true },
  { what: 'a phone', width: 390, height: 844, least: FINGER, isWalked: true },
  { what: '200 % zoom', width: 640, height: 512, least: FINGER, isWalked: false },
  { what: '768 px', width: 768, height: 1024, least: MOUSE, isWalked: false },
  { what: '1280 px', width: 1280, height: 800, least: MOUSE, isWalked: true },
  { what: '1440 px', width: 1440, height: 900, least: MOUSE, isWalked: false },
] as const;

/** 'Transações Recentes' shortens its lines, as specified. The drawer has the whole name of the user. */
const MAY_BE_CUT = /^(?:Orçamento|Pagamento|Gasto): |^Ana Nogueira$/;

/** Names everything that is wrong in a window, not only the first. */
const softly = expect.configure({ soft: true, timeout: 1_500 });

async function lookInEveryWindow(page: Page, where: string): Promise<void> {
  const app = new App(page);
  const before = page.viewportSize();
  for (const { what, width, height, least, isWalked } of WINDOWS) {
    const place = `${where}, ${what}`;
    await page.setViewportSize({ width, height });
    await hasAnsweredSize(page);
    const cut = async () => (await cutTexts(page)).filter((text) => !MAY_BE_CUT.test(text));
    await softly.poll(cut, `${place}: what is cut off`).toEqual([]);
    await app.expectNoSidewaysScroll();
    await withTextSpacing(page, async () => {
      await softly.poll(cut, `${place}: what spaced letters cut off`).toEqual([]);
      await app.expectNoSidewaysScroll();
    });
    const dialogs = page.locator('[role=dialog], [role=alertdialog]');
    const front = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
    const small = () => smallTargets(front, least);
    await softly.poll(small, `${place}: what is too small to press`).toEqual([]);
    if (isWalked) softly(await coveredStops(page), `${place}: what covers the focus`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

for (const sections of [
  ['Dashboard', 'Clientes', 'Orçamentos'],
  ['Projetos', 'Pagamentos', 'Gastos'],
] as const) {
  test(`with zoom, spaced letters, a finger or the keyboard alone, nothing is lost: ${sections.join(', ')}, and their dialogs`, async ({
    app,
    page,
    records,
  }) => {
    test.slow();
    await everyScreen(app, records, sections, (where) => lookInEveryWindow(page, where));
  });
}

test('nor is the menu of a phone too small', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open();
  await app.button('Abrir o menu').click();
  await expect(app.sections).toBeVisible();
  expect(await smallTargets(page.getByRole('dialog'))).toEqual([]);
  expect(await coveredStops(page)).toEqual([]);
});

test.describe('without a user', () => {
  test.use({ session: null });

  test('nor is anything on the pages that need no account', async ({ page, server }) => {
    test.slow();
    await page.goto('/');
    await lookInEveryWindow(page, 'landing');
    const auth = new AuthScreen(page);
    for (const [mode, button] of [
      ['login', 'Entrar'],
      ['signUp', 'Criar Conta'],
    ] as const) {
      await auth.open(mode);
      await auth.submit(button);
      await expect(page.getByText('Email é obrigatório')).toBeVisible();
      await lookInEveryWindow(page, mode);
    }
    // On a phone the client's page asks step by step.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(quoteLink(aSentDocument({ validUntil: '2099-12-31' }), server.url).url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orçamento');
    await lookInEveryWindow(page, "the client's page");
    await page.getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
    await lookInEveryWindow(page, "the client's answer");
  });

  test('the page about accessibility is reached from the footer, needs no script, and is accessible itself', async ({
    page,
  }) => {
    const wrong: string[] = [];
    page.on('console', (message) => wrong.push(message.text()));
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
    await expect(page).toHaveTitle('Acessibilidade · Ofício');
    await expect(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible();
    for (const name of ['O que vale', 'O que ainda não vale', 'Se algo não funciona']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.locator('script')).toHaveCount(0);
    expect(await page.evaluate(() => document.fonts.check('20px "Fraunces Variable"'))).toBe(true);
    expect(wrong, 'its policy allows what it has').toEqual([]);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('body')).toHaveCSS(
        'color',
        scheme === 'light' ? 'rgb(26, 32, 54)' : 'rgb(238, 232, 218)',
      );
      await expectAccessible(page, scheme);
    }
    await lookInEveryWindow(page, 'Acessibilidade');
    await page.getByRole('link', { name: 'Voltar à página inicial' }).click();
    await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
  });
});
