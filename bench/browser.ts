import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { getBrowser } from '../scripts/browser';
import { installProbe, type Probe } from './probe';

export interface Conditions {
  /** By which factor the processor is slowed down; 1 leaves it unchanged. */
  cpu: number;
  /** Whether the network is limited to 1.6 Mbit/s down, 0.75 Mbit/s up and 150 ms a round trip. */
  slowNetwork?: boolean;
}

export interface Visit {
  url: string;
  conditions: Conditions;
  /** A stored session in the format of supabase-js. */
  session?: string | undefined;
  /** Selectors by name. The first paint of a matching element is recorded. */
  watch?: Record<string, string>;
  /** Whether the window has the size of a phone; otherwise it has that of a desktop. */
  phone?: boolean;
}

export interface OpenedPage {
  page: Page;
  cdp: CDPSession;
  /** Reads what the page has recorded so far. */
  probe: () => Promise<Omit<Probe, 'watch'>>;
}

const MEGABIT = 1_000_000 / 8;

/** Starts the browser that the end-to-end stories also use. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: getBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}

/** Opens a page with an empty cache under the given conditions. The conditions apply from the first byte on. */
export async function visitPage<Result>(
  browser: Browser,
  { url, conditions, session, watch = {}, phone = false }: Visit,
  use: (visited: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    ...(session !== undefined && {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: new URL(url).origin,
            localStorage: [{ name: 'oficio.session', value: session }],
          },
        ],
      },
    }),
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Durations are measured in processor time, so waiting and other load on the machine do not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowDown(cdp, conditions);
    await page.addInitScript(installProbe, watch);
    await page.goto(url, { waitUntil: 'commit' });
    return await use({
      page,
      cdp,
      probe: () =>
        page.evaluate(() => {
          const { watch: _watch, ...noted } = window.benchProbe;
          return noted;
        }),
    });
  } finally {
    await context.close();
  }
}

async function slowDown(cdp: CDPSession, { cpu, slowNetwork = false }: Conditions): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!slowNetwork) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MEGABIT,
    uploadThroughput: 0.75 * MEGABIT,
  });
}

/** Resolves when the network and the main thread have been idle for a while. */
export async function waitUntilIdle(page: Page, restMs = 500): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        const beat = (): void => {
          const now = performance.now();
          if (now - last > 100) since = now;
          last = now;
          if (now - since > rest) resolve();
          else setTimeout(beat, 20);
        };
        let since = last;
        beat();
      }),
    restMs,
  );
}

/** The total blocking time in ms: for each long task after `from`, the time beyond 50 ms. */
export function blockingTime(longTasks: Probe['longTasks'], from: number): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > from)
    .map(({ start, duration }) => Math.max(0, start + duration - Math.max(from, start) - 50))
    .reduce((sum, ms) => sum + ms, 0);
}
