import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { getBrowser } from '../scripts/browser';
import { installProbe, type Probe } from './probe';

export interface Conditions {
  /** How many times slower the processor is made; 1 leaves it as it is. */
  cpu: number;
  /** 1.6 Mbit/s down, 0.75 up, 150 ms a round trip. */
  slowNetwork?: boolean;
}

export interface Visit {
  url: string;
  conditions: Conditions;
  /** A stored session, as supabase-js writes it. */
  session?: string | undefined;
  /** Selectors whose first paint is recorded, by name. */
  watch?: Record<string, string>;
  /** A phone's window instead of a desk's. */
  phone?: boolean;
}

export interface Visited {
  page: Page;
  cdp: CDPSession;
  /** What the page has recorded so far. */
  probe: () => Promise<Omit<Probe, 'watch'>>;
}

const MEGABIT = 1_000_000 / 8;

/** Starts the browser that the end-to-end stories use. */
export function launch(): Promise<Browser> {
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

/** Opens a page with an empty cache under the given conditions, from the first byte on. */
export async function visit<Result>(
  browser: Browser,
  { url, conditions, session, watch = {}, phone = false }: Visit,
  use: (visited: Visited) => Promise<Result>,
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
    // Durations in processor time: what else the machine does, and waiting, do not count.
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

/** Resolves when nothing has been asked of the network and the main thread has rested for a while. */
export async function settled(page: Page, restMs = 500): Promise<void> {
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

/** Total blocking time, ms: what each long task after `from` takes beyond 50 ms. */
export function blockingTime(longTasks: Probe['longTasks'], from: number): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > from)
    .map(({ start, duration }) => Math.max(0, start + duration - Math.max(from, start) - 50))
    .reduce((sum, ms) => sum + ms, 0);
}
