import { expect, type Page } from '@playwright/test';
import { test } from './fixtures/test';

// Stories about a page that stays where it is while the rest of it arrives.

/** Records every layout shift of the page, also those right after a press, which browsers leave out of their sums. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

/** What the page has shifted since it was loaded, as the shifts' own values. */
const shifted = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'shifts') as { value: number }[]).map(({ value }) => value),
  );

for (const [device, viewport] of Object.entries({
  'a desk': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const [account, isBusy] of [
      ['with money to collect', true],
      ['with nothing to do', false],
    ] as const) {
      test(`the dashboard of an account ${account} does not move on the first visit`, async ({
        app,
        page,
        records,
      }) => {
        const { client, project } = await records.runningProject();
        await records.payment({ project, paid: !isBusy, amount: 4600 });
        if (isBusy) {
          await records.quote({
            client,
            items: [{ name: 'Site', price: 900 }],
            status: 'proposal',
          });
        }
        await watchShifts(page);
        await app.open();
        await expect(app.main.getByRole('region', { name: 'Para hoje' })).toBeVisible();
        await expect(app.main.getByRole('region', { name: 'O ano' })).toBeVisible();
        await page.waitForTimeout(500);
        const values = await shifted(page);
        expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
      });
    }
  });
}
