import type { Visited } from './browser';
import { changeSection, interaction, scrolling } from './interactions';

/** More rows than are scrolled past. */
const ROWS = 120;

/**
 * What the browser itself takes for the list of payments: what its first frame shows put in place of
 * the dashboard as text to be parsed, and rows that are simply there scrolled by; no script but that.
 * The page is of no use afterwards.
 */
export async function measureFloor(visited: Visited) {
  const { page } = visited;
  await changeSection(visited, 'Pagamentos');
  const html = await page.locator('main').innerHTML();
  await changeSection(visited, 'Dashboard');
  await page.evaluate((parsed) => {
    // The app no longer learns of anything.
    const deaf = (event: Event): void => {
      event.stopImmediatePropagation();
    };
    for (const type of ['scroll', 'resize']) addEventListener(type, deaf, { capture: true });
    const button = document.createElement('button');
    button.textContent = 'Trocar';
    button.style.cssText = 'position: fixed; z-index: 99; inset: auto auto 0 0';
    button.addEventListener('click', () => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = parsed;
    });
    document.body.append(button);
  }, html);
  const swap = () => page.getByRole('button', { name: 'Trocar' }).click();
  const opened = await interaction(visited, swap, '[aria-label="Pagamentos"] [data-index]');
  await page.evaluate((wanted) => {
    const body = document.querySelector('main tbody');
    const rows = [...(body?.querySelectorAll('[data-index]') ?? [])].map((row) => row.outerHTML);
    const repeated = Array.from({ length: wanted }, (_, index) => rows[index % rows.length]);
    if (body) body.innerHTML = repeated.join('');
  }, ROWS);
  return { floorOpened: opened, floorFrame: await scrolling(visited) };
}
