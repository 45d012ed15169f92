/**
 * `npm run bench:visits -- --before <dist/ of an earlier build>` compares two builds: the first visit, the second
 * visit with and without a network, and the cost of writing the snapshot. The builds are measured in turns, each
 * with an embedded backend of its own. `--rows 40,10000` sets the numbers of rows in each list. `--runs` and
 * `--cpu` work as for `npm run bench`. Nothing is built.
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { DASHBOARD } from './interactions';
import { benchOptions, reportProgress, SLOW_PROCESSOR } from './options';
import { installProbe } from './probe';
import { sameInEachList, seedUser } from './seed';
import { withServer } from './server';
import { medianWithSpread } from './statistics';
import { threadTimes } from './trace';

/** How long a step may take (ms). The first visit with many rows is slow on a busy machine. */
const PATIENCE = 300_000;

/** A browser context whose storage has been filled by an earlier visit. */
interface Browsing {
  context: BrowserContext;
  url: string;
  userId: string;
}

interface Visit {
  /** The time from the navigation to the frame with the dashboard's figures (ms). */
  figures: number;
  /** The main thread's processor time until then (ms). Waiting and other load on the machine do not count. */
  thread: number;
  /** The main thread's processor time until two seconds after the figures are shown (ms). */
  after: number;
}

/** Whether IndexedDB contains the complete snapshot, whose head is written last. */
const isKept = (page: Page, userId: string): Promise<boolean> =>
  page.evaluate(async (key) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'oficio')) return false;
    const opening = indexedDB.open('oficio');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const reading = opening.result.transaction('snapshots').objectStore('snapshots').count(key);
    await new Promise((resolve) => (reading.onsuccess = resolve));
    opening.result.close();
    return reading.result > 0;
  }, userId);

async function untilKept(page: Page, userId: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!(await isKept(page, userId))) {
    if (Date.now() > deadline) throw new Error('No snapshot was written');
    await page.waitForTimeout(500);
  }
}

/** A browser context with a stored session and nothing else. */
const signedIn = (browser: Browser, url: string, session: string): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'oficio.session', value: session }] }],
    },
  });

/** Makes the first visit, after which the browser has stored the build's files and the snapshot. */
async function firstVisit(browser: Browser, url: string, session: string): Promise<Browsing> {
  const { user } = JSON.parse(session) as { user: { id: string } }; // GoTrue's answer
  const context = await signedIn(browser, url, session);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(DASHBOARD).first().waitFor({ timeout: PATIENCE });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await untilKept(page, user.id);
  await page.waitForTimeout(2_000);
  await page.close();
  return { context, url, userId: user.id };
}

async function mainThread(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Makes a visit to the dashboard with what the browser has stored and cached. */
async function visit({ context, url }: Pick<Browsing, 'context' | 'url'>): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR.cpu });
  await page.addInitScript(installProbe, { dashboard: DASHBOARD });
  await page.goto(url, { waitUntil: 'commit' });
  // Polls seldom. The default, a check in every frame, would use the main thread's time.
  const seldom = { timeout: PATIENCE, polling: 20 };
  await page.waitForFunction(
    () => window.benchProbe.shown['dashboard'] !== undefined,
    undefined,
    seldom,
  );
  const thread = await mainThread(cdp);
  const figures = await page.evaluate(() => window.benchProbe.shown['dashboard'] ?? NaN);
  await page.waitForTimeout(2_000);
  const after = await mainThread(cdp);
  // Waits until pending writes are finished, so that they do not slow the next visit down.
  await page.waitForTimeout(500);
  await page.close();
  return { figures, thread, after };
}

/** Makes a visit in a browser that has stored only a session. */
async function visitFirst(browser: Browser, [url, session]: SeededAt): Promise<Visit> {
  const context = await signedIn(browser, url, session);
  const measured = await visit({ context, url });
  await context.close();
  return measured;
}

/**
 * Measures how long the snapshot of all lists takes to write. Storing is switched off and on again, which writes
 * all lists while nothing else runs.
 */
async function writeSnapshot(browser: Browser, { context, url, userId }: Browsing) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await page.locator(DASHBOARD).first().waitFor({ timeout: PATIENCE });
  await page.getByRole('banner').getByRole('button', { name: /@/ }).click();
  await page.getByRole('menuitem', { name: 'Meus dados' }).click();
  const keeping = page.getByRole('checkbox', { name: 'Guardar neste aparelho' });
  await keeping.waitFor();
  await page.waitForTimeout(8_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR.cpu });
  await keeping.click();
  await page.waitForTimeout(3_000);
  await keeping.click();
  // Skips the press itself. The write begins 1.5 seconds after it.
  await page.waitForTimeout(800);
  const start = Date.now();
  const { longest } = await threadTimes(browser, page, () => untilKept(page, userId));
  const took = Date.now() - start;
  await page.close();
  return { longest, took };
}

async function main(): Promise<void> {
  const { before } = benchOptions;
  const browser = await launchBrowser();
  const table: string[] = [];
  const row = (what: string, ...cells: string[]) =>
    table.push(`| ${[what, ...cells].join(' | ')} |`);
  row('what, medians (least, most)', 'before', 'after', 'ratio');
  row('---', '---', '---', '---');
  const compare = (what: string, old: number[], now: number[]) => {
    const [a, b] = [medianWithSpread(old), medianWithSpread(now)];
    const ratio = old.length > 0 ? (b.median / a.median).toFixed(2) : '';
    row(what, old.length > 0 ? a.text : '', b.text, ratio);
    reportProgress(table.at(-1) ?? '');
  };

  async function writes(browsing: Browsing, rows: number): Promise<void> {
    const all: { longest: number; took: number }[] = [];
    for (let run = 0; run < benchOptions.runs; run += 1) {
      all.push(await writeSnapshot(browser, browsing));
      reportProgress(JSON.stringify(all.at(-1)));
    }
    const what = `writing the snapshot, ${rows.toLocaleString('en')} rows a list`;
    const longest = all.map((one) => one.longest);
    const took = all.map((one) => one.took);
    compare(`${what}: longest task, thread time`, [], longest);
    compare(`${what}: all of it`, [], took);
  }

  /** Compares two builds by each figure of their visits. */
  function compareVisits(what: string, rows: number, old: Visit[], now: Visit[]): void {
    const label = `${what} → figures, ${rows.toLocaleString('en')} rows a list`;
    for (const [figure, unit] of [
      ['figures', ''],
      ['thread', ', main thread until then'],
      ['after', ', main thread until two seconds later'],
    ] as const) {
      const of = (visits: Visit[]) => visits.map((one) => one[figure]);
      compare(`${label}${unit}`, of(old), of(now));
    }
  }

  async function firstVisits(hasOld: boolean, seeds: Seeds, rows: number): Promise<void> {
    const old = hasOld ? await seeds.old(rows) : null;
    const now = await seeds.now(rows);
    const all = { old: [] as Visit[], now: [] as Visit[] };
    for (let run = 0; run < benchOptions.runs; run += 1) {
      if (old) all.old.push(await visitFirst(browser, old));
      all.now.push(await visitFirst(browser, now));
      reportProgress(JSON.stringify([all.old.at(-1), all.now.at(-1)]));
    }
    compareVisits('first visit', rows, all.old, all.now);
  }

  async function secondVisits(
    now: Browsing,
    oldUrl: string | null,
    seeds: Seeds,
    rows: number,
  ): Promise<void> {
    const old = oldUrl === null ? null : await firstVisit(browser, ...(await seeds.old(rows)));
    const all = { old: [] as Visit[], now: [] as Visit[], none: [] as Visit[] };
    for (let run = 0; run < benchOptions.runs; run += 1) {
      if (old) all.old.push(await visit(old));
      all.now.push(await visit(now));
      await now.context.setOffline(true);
      all.none.push(await visit(now));
      await now.context.setOffline(false);
      reportProgress(JSON.stringify([all.old.at(-1), all.now.at(-1), all.none.at(-1)]));
    }
    compareVisits('second visit', rows, all.old, all.now);
    compareVisits('no network', rows, [], all.none);
    await old?.context.close();
  }

  try {
    await withServer(async (server) => {
      const run = async (oldUrl: string | null, seeds: Seeds) => {
        for (const rows of benchOptions.rows) {
          await firstVisits(oldUrl !== null, seeds, rows);
          const now = await firstVisit(browser, ...(await seeds.now(rows)));
          await secondVisits(now, oldUrl, seeds, rows);
          await writes(now, rows);
          await now.context.close();
        }
      };
      const now: Seed = async (rows) => [server.url, await seedUser(server, sameInEachList(rows))];
      if (before === undefined) {
        await run(null, { now, old: now });
        return;
      }
      await withServer(async (earlier) => {
        const old: Seed = async (rows) => [
          earlier.url,
          await seedUser(earlier, sameInEachList(rows)),
        ];
        await run(earlier.url, { now, old });
      }, before);
    });
    console.log(table.join('\n'));
  } finally {
    await browser.close();
  }
}

type SeededAt = [url: string, session: string];

/**
 * Creates an account with this many rows.
 * @returns the server's address and the session.
 */
type Seed = (rows: number) => Promise<SeededAt>;

interface Seeds {
  now: Seed;
  old: Seed;
}

void main();
