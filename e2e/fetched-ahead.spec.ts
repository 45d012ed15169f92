import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { test } from './fixtures/test';

/** How many frames pass from a click to the first sight of what it opens; at most 60. */
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
  // The last of them.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/expense-modal.')),
  );
  const section = app.sections.getByRole('button', { name: 'Gastos' });
  expect(await framesUntil(section, 'main h2')).toBeLessThan(5);
  const create = app.button('Registrar Primeiro Gasto');
  expect(await framesUntil(create, '[role=dialog]')).toBeLessThan(5);
});
