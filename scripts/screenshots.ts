/** `npm run screenshots`: makes the pictures in docs/screenshots/ from the demo's year, with a server of its own. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { DEMO_LOGIN, seedDemo } from '../embedded/demo/seed';
import { startServer } from '../embedded/server';
import { getBrowser } from './browser';

/** The day that all pictures show. */
const TODAY = new Date('2026-11-20T14:30:00-03:00');

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'docs/screenshots');

type Look = 'light' | 'dark';

interface Picture {
  readonly name: string;
  readonly look: Look;
  readonly width: 1440 | 390;
  readonly signedIn: boolean;
  /** The names of the buttons to click, in order. */
  readonly clicks: readonly string[];
}

const picture = (
  name: string,
  clicks: readonly string[] = [],
  { look = 'light', width = 1440, signedIn = true }: Partial<Picture> = {},
): Picture => ({ name, clicks, look, width, signedIn });

const PICTURES: readonly Picture[] = [
  picture('landing', [], { signedIn: false }),
  picture('login', ['SAIBA MAIS'], { signedIn: false }),
  picture('signup', ['COMEÇAR AGORA'], { signedIn: false }),
  picture('dashboard'),
  picture('clients', ['Clientes']),
  picture('quotes', ['Orçamentos']),
  picture('quote-form', ['Orçamentos', 'Editar o orçamento']),
  picture('projects', ['Projetos']),
  picture('quote-send', ['Orçamentos', 'Visualizar o orçamento', 'Enviar ao cliente']),
  picture('project-view', ['Projetos', 'Visualizar o projeto']),
  picture('payments', ['Pagamentos']),
  picture('expenses', ['Gastos']),
  picture('pix', ['Ver os', 'Pix']),
  picture('weeks', ['Ver as 13 semanas']),
  picture('year', ['Ver o ano']),
  picture('palette', ['Buscar ou criar']),
  picture('dashboard', [], { look: 'dark' }),
  picture('dashboard', [], { width: 390 }),
  picture('payments', ['Pagamentos'], { width: 390 }),
];

/** The buttons that open a dialog. */
const DIALOGS = /^(Editar|Visualizar|Enviar) |^Pix$|^Buscar ou criar$/;

async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByLabel('Email', { exact: true }).fill(DEMO_LOGIN.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_LOGIN.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

async function take(browser: Browser, url: string, wanted: Picture): Promise<void> {
  const { name, look, width, signedIn, clicks } = wanted;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: look,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(TODAY);
    await page.goto('/');
    if (signedIn) await signIn(page);
    for (const button of clicks) await page.getByRole('button', { name: button }).first().click();
    // A dialog makes the rest of the page inert, so the dialog itself is awaited.
    if (DIALOGS.test(clicks.at(-1) ?? '')) await page.getByRole('dialog').waitFor();
    else if (signedIn) await page.locator('main :is(ul, table, [role=list])').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const file = `${name}-${look}-${String(width)}.png`;
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
    console.log(file);
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const server = await startServer({ port: 0, dataDir: null, distDir: path.join(root, 'dist') });
  const browser = await chromium.launch({
    executablePath: getBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  try {
    await seedDemo(server.database, TODAY);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const each of PICTURES) await take(browser, server.url, each);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
