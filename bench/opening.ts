import type { Browser } from '@playwright/test';
import { blockingTime, settled, visit, type Conditions } from './browser';

const KIB = 1024;

const kib = (received: Map<string, number>, ...types: string[]): number =>
  types.reduce((sum, type) => sum + (received.get(type) ?? 0), 0) / KIB;

/** Any page's first opening: paints, movement, blocking (ms) and weight over the wire (KiB). */
export function measureOpening(browser: Browser, url: string, conditions: Conditions) {
  return visit(browser, { url, conditions }, async ({ page, probe, received }) => {
    await settled(page);
    const { firstPaint, largestPaint, shift, longTasks } = await probe();
    return {
      firstPaint,
      largestPaint,
      shift,
      blocking: blockingTime(longTasks, firstPaint),
      scripts: kib(received, 'Script'),
      pageAndStyles: kib(received, 'Document', 'Stylesheet'),
    };
  });
}

/**
 * From a click on the login button, as soon as the page has loaded, to a form that can be typed
 * into, and to the running app that has taken it over (ms).
 */
export function measureLogin(browser: Browser, url: string, conditions: Conditions) {
  const password = 'form input[type="password"]';
  const watch = { form: password, app: `#root ${password}` };
  return visit(browser, { url, conditions, watch }, async ({ page, probe }) => {
    const clicked = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const click = (): void => {
            const at = performance.now();
            document.querySelector<HTMLElement>('[data-auth="login"]')?.click();
            resolve(at);
          };
          if (document.readyState === 'complete') click();
          else addEventListener('load', click);
        }),
    );
    await page.waitForFunction(() => window.benchProbe.shown['app'] !== undefined);
    await settled(page);
    const { shown, shift, longTasks } = await probe();
    return {
      form: (shown['form'] ?? NaN) - clicked,
      app: (shown['app'] ?? NaN) - clicked,
      shift,
      blocking: blockingTime(longTasks, clicked),
    };
  });
}

/** From the navigation to the dashboard's figures on screen, with a stored session (ms). */
export function measureStart(
  browser: Browser,
  url: string,
  session: string,
  conditions: Conditions,
) {
  const watch = { dashboard: 'main dl dd' };
  return visit(browser, { url, session, conditions, watch }, async ({ page, probe, received }) => {
    await page.waitForFunction(() => window.benchProbe.shown['dashboard'] !== undefined);
    const scripts = kib(received, 'Script');
    await settled(page);
    const { shown, shift, longTasks, firstPaint } = await probe();
    return {
      dashboard: shown['dashboard'] ?? NaN,
      firstPaint,
      scripts,
      shift,
      blocking: blockingTime(longTasks, firstPaint),
    };
  });
}
