import type { Locator, Page } from '@playwright/test';
import { blockingTime, settled, type Visited } from './browser';
import type { Probe } from './probe';
import { repeated } from './statistics';

const FRAMES = 60;
/** When the main thread has rested for so long (ms), what was begun is done. */
const REST = 300;

/** From this width of the window on (px) the sections are beside the page and not in a drawer. */
const SIDEBAR_FROM = 1024;

export type Section =
  'Dashboard' | 'Clientes' | 'Orçamentos' | 'Projetos' | 'Pagamentos' | 'Gastos';

const nav = (page: Page, section: Section): Locator =>
  page.getByRole('navigation', { name: 'Seções' }).getByRole('button', { name: section });

/** The dashboard's figures. The landing page, hidden in the same document, has a sample of them outside the root. */
export const DASHBOARD = '#root main dl dd';

/** What a section shows of its own. */
const contentOf = (section: Section): string =>
  section === 'Dashboard' ? DASHBOARD : `[aria-label="${section}"] [data-index]`;

/**
 * Does something that answers at once.
 * @param content Where the answer is something new, its selector: no earlier paint counts.
 * @returns ms from the event to the next paint.
 */
export async function interaction(
  { page, probe }: Pick<Visited, 'page' | 'probe'>,
  act: () => Promise<void>,
  content?: string,
): Promise<number> {
  await page.evaluate((selector) => {
    const { benchProbe } = window;
    Object.assign(benchProbe, { interactions: [], longTasks: [], shown: {} });
    if (selector === undefined) return;
    const note = ({ timeStamp }: Event): void => {
      benchProbe.clicked = timeStamp;
      benchProbe.watch('content', selector);
    };
    addEventListener('click', note, { once: true, capture: true });
  }, content);
  await act();
  if (content !== undefined) {
    await page.waitForFunction(() => window.benchProbe.shown['content'] !== undefined);
  }
  await settled(page, REST);
  const { interactions, clicked, shown } = await probe();
  const next = interactions.map(({ duration }) => duration);
  // What takes less than 16 ms is not reported at all.
  return Math.max(16, ...next, content === undefined ? 0 : (shown['content'] ?? NaN) - clicked);
}

/** How long the page was busy at once in the last interaction (ms); less than 50 is not told. */
export async function longestTask({ probe }: Visited): Promise<number> {
  const { longTasks } = await probe();
  return Math.max(50, ...longTasks.map(({ duration }) => duration));
}

/** Changes the section by its entry in the sidebar, on a phone in the drawer. */
export async function changeSection(visited: Visited, section: Section): Promise<number> {
  const { page } = visited;
  // By the window's width: a drawer or dialog that is still closing hides the button for a while.
  if ((page.viewportSize()?.width ?? 0) < SIDEBAR_FROM) {
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await settled(page, REST);
  }
  return interaction(visited, () => nav(page, section).click(), contentOf(section));
}

/**
 * Opens a section's form for a new record, several times over; it was opened once before, so that
 * its chunk is there. Its long tasks are those of the last time.
 */
export async function openForm(visited: Visited, section: Section, button: string, times: number) {
  const { page } = visited;
  await changeSection(visited, section);
  const open = () => page.getByRole('button', { name: button }).click();
  const close = async () => {
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(page, REST);
  };
  await open();
  await page.getByRole('dialog').waitFor();
  await settled(page, REST);
  await close();
  let longTasks: Probe['longTasks'] = [];
  const opened = await repeated(times, async () => {
    const took = await interaction(visited, open, '[role=dialog] form');
    ({ longTasks } = await visited.probe());
    await close();
    return took;
  });
  return { opened, longTasks };
}

/** What is typed into a search: in dates and amounts, so that much is found, then less. */
const TYPED = ['1', '2', '7'];

/** Searches the open list, key by key (ms each): the first one makes the texts of its rows. */
export async function typing(visited: Visited): Promise<number[]> {
  const { page } = visited;
  const search = page.getByRole('searchbox');
  await search.focus();
  const took: number[] = [];
  for (const key of TYPED) took.push(await interaction(visited, () => page.keyboard.press(key)));
  // All rows are back again.
  took.push(await interaction(visited, () => page.keyboard.press('Escape')));
  return took;
}

/** What is typed into a form's fields that search: much is found, then nothing. */
const SOUGHT = ['p', 'r', 'q'];

/** Types into the client and the first item's name of a new quote, key by key (ms each). */
export async function seeking(visited: Visited): Promise<number[]> {
  const { page } = visited;
  const took: number[] = [];
  await page.getByRole('button', { name: 'Novo Orçamento' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of [/^Cliente/, /^Nome/]) {
    await dialog.getByRole('combobox', { name }).focus();
    await settled(page, REST);
    for (const key of SOUGHT) took.push(await interaction(visited, () => page.keyboard.press(key)));
    await page.keyboard.press('Tab');
    await settled(page, REST);
  }
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await settled(page, REST);
  return took;
}

/**
 * Opens the palette, several times over, and types there, over the records of all lists (ms). It was opened
 * once before, so that its chunk is there; the slowest of the keys counts.
 */
export async function findingAnything(visited: Visited, times: number) {
  const { page } = visited;
  const open = () => page.getByRole('button', { name: 'Achar ou fazer' }).click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(page, REST);
  };
  await open();
  await page.getByRole('dialog').waitFor();
  await settled(page, REST);
  await close();
  const opened = await repeated(times, async () => {
    const took = await interaction(visited, open, '[role=dialog] [role=option]');
    await close();
    return took;
  });
  await open();
  await settled(page, REST);
  const keys: number[] = [];
  let blocking = 0;
  for (const key of TYPED) {
    keys.push(await interaction(visited, () => page.keyboard.press(key)));
    blocking = Math.max(blocking, blockingTime((await visited.probe()).longTasks, 0));
  }
  keys.push(await interaction(visited, () => page.keyboard.press('Escape')));
  await close();
  return { opened, key: Math.max(...keys), blocking };
}

/** Presses each head of the open list (ms each), if it has heads. */
export async function sorting(visited: Visited): Promise<number[]> {
  const { page } = visited;
  const heads = page.getByRole('columnheader').getByRole('button');
  const took: number[] = [];
  for (let index = 0; index < (await heads.count()); index += 1) {
    const head = heads.nth(index);
    took.push(await interaction(visited, () => head.click()));
    took.push(await interaction(visited, () => head.click()));
    await head.click();
    await settled(page, REST);
  }
  return took;
}

/** Waits for a signed-in user's data (ms from the navigation to the dashboard with all of it). */
export async function started({ page, probe }: Visited): Promise<number> {
  await page.waitForFunction(() => window.benchProbe.shown['dashboard'] !== undefined, undefined, {
    timeout: 300_000,
  });
  await settled(page);
  return (await probe()).shown['dashboard'] ?? NaN;
}

/** Main-thread time of a frame while the page is scrolled by 90 px a frame (ms). */
export async function scrolling({ page, cdp }: Visited): Promise<number> {
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await busy();
  const frames = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let frame = 0;
        const step = (): void => {
          window.scrollBy(0, 90);
          frame += 1;
          if (frame < wanted) requestAnimationFrame(step);
          else resolve(frame);
        };
        requestAnimationFrame(step);
      }),
    FRAMES,
  );
  const took = ((await busy()) - before) / frames;
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await settled(page, REST);
  return took;
}
