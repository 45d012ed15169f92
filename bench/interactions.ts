import type { Locator, Page } from '@playwright/test';
import { blockingTime, waitUntilIdle, type OpenedPage } from './browser';
import type { Probe } from './probe';
import { medianOfRepeats } from './statistics';

const FRAMES = 60;
/** How long the main thread must be idle (ms) before an interaction counts as finished. */
const REST = 300;

/** From this window width on (px) the sections stand in a sidebar, below it in a drawer. */
const SIDEBAR_FROM = 1024;

export type Section =
  'Dashboard' | 'Clientes' | 'Orçamentos' | 'Projetos' | 'Pagamentos' | 'Gastos';

/** The button of a section in the sidebar, or in the open drawer. */
export const sectionButton = (page: Page, section: Section): Locator =>
  page.getByRole('navigation', { name: 'Seções' }).getByRole('button', { name: section });

/**
 * The selector of the dashboard's figures. `#root` excludes the sample figures of the landing page, which is
 * hidden in the same document.
 */
export const DASHBOARD = '#root main dl dd';

/** The selector of the content by which a section is recognised. */
const contentOf = (section: Section): string =>
  section === 'Dashboard' ? DASHBOARD : `[aria-label="${section}"] [data-index]`;

/**
 * Measures an interaction that answers at once.
 * @param content - The selector of new content that the interaction shows; the paint must include it.
 * @returns the ms from the event to the next paint.
 */
export async function measureInteraction(
  { page, probe }: Pick<OpenedPage, 'page' | 'probe'>,
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
  await waitUntilIdle(page, REST);
  const { interactions, clicked, shown } = await probe();
  const next = interactions.map(({ duration }) => duration);
  // The browser does not report interactions of less than 16 ms.
  return Math.max(16, ...next, content === undefined ? 0 : (shown['content'] ?? NaN) - clicked);
}

/** The longest task of the main thread in the last interaction (ms). Tasks under 50 ms are not recorded. */
export async function longestTask({ probe }: OpenedPage): Promise<number> {
  const { longTasks } = await probe();
  return Math.max(50, ...longTasks.map(({ duration }) => duration));
}

/** Changes the section by its entry in the sidebar, or in the drawer on a phone, and returns the time. */
export async function measureSectionChange(visited: OpenedPage, section: Section): Promise<number> {
  const { page } = visited;
  // The window's width decides, because a closing drawer or dialog hides the menu button for a moment.
  if ((page.viewportSize()?.width ?? 0) < SIDEBAR_FROM) {
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await waitUntilIdle(page, REST);
  }
  return measureInteraction(
    visited,
    () => sectionButton(page, section).click(),
    contentOf(section),
  );
}

/**
 * Measures several times how long a section's form for a new record takes to open. The form was opened once
 * before, so that its chunk is loaded. The long tasks are those of the last time.
 */
export async function measureFormOpening(
  visited: OpenedPage,
  section: Section,
  button: string,
  times: number,
) {
  const { page } = visited;
  await measureSectionChange(visited, section);
  const open = () => page.getByRole('button', { name: button }).click();
  const close = async () => {
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitUntilIdle(page, REST);
  };
  await open();
  await page.getByRole('dialog').waitFor();
  await waitUntilIdle(page, REST);
  await close();
  let longTasks: Probe['longTasks'] = [];
  const opened = await medianOfRepeats(times, async () => {
    const took = await measureInteraction(visited, open, '[role=dialog] form');
    ({ longTasks } = await visited.probe());
    await close();
    return took;
  });
  return { opened, longTasks };
}

/**
 * The keys that are typed into a list's search. They occur in dates and amounts, so the first key finds much and
 * the others less.
 */
const TYPED = ['1', '2', '7'];

/**
 * Measures each key of a search in the open list (ms). The first key includes the computation of the rows' search
 * texts.
 */
export async function measureListSearch(visited: OpenedPage): Promise<number[]> {
  const { page } = visited;
  const search = page.getByRole('searchbox');
  await search.focus();
  const took: number[] = [];
  for (const key of TYPED)
    took.push(await measureInteraction(visited, () => page.keyboard.press(key)));
  // Escape clears the search, so that all rows are shown again.
  took.push(await measureInteraction(visited, () => page.keyboard.press('Escape')));
  return took;
}

/** The keys that are typed into the search fields of a form. The first finds much and the last finds nothing. */
const SOUGHT = ['p', 'r', 'q'];

/** Measures each key typed into the client field and the first item's name of a new quote (ms). */
export async function measureFormSearch(visited: OpenedPage): Promise<number[]> {
  const { page } = visited;
  const took: number[] = [];
  await page.getByRole('button', { name: 'Novo Orçamento' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of [/^Cliente/, /^Nome/]) {
    await dialog.getByRole('combobox', { name }).focus();
    await waitUntilIdle(page, REST);
    for (const key of SOUGHT)
      took.push(await measureInteraction(visited, () => page.keyboard.press(key)));
    await page.keyboard.press('Tab');
    await waitUntilIdle(page, REST);
  }
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await waitUntilIdle(page, REST);
  return took;
}

/**
 * Measures several times how long the palette takes to open and how long its slowest key takes (ms). The palette
 * was opened once before, so that its chunk is loaded.
 */
export async function measurePalette(visited: OpenedPage, times: number) {
  const { page } = visited;
  const open = () => page.getByRole('button', { name: 'Buscar ou criar' }).click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitUntilIdle(page, REST);
  };
  await open();
  await page.getByRole('dialog').waitFor();
  await waitUntilIdle(page, REST);
  await close();
  const opened = await medianOfRepeats(times, async () => {
    const took = await measureInteraction(visited, open, '[role=dialog] [role=option]');
    await close();
    return took;
  });
  await open();
  await waitUntilIdle(page, REST);
  const keys: number[] = [];
  let blocking = 0;
  for (const key of TYPED) {
    keys.push(await measureInteraction(visited, () => page.keyboard.press(key)));
    blocking = Math.max(blocking, blockingTime((await visited.probe()).longTasks, 0));
  }
  keys.push(await measureInteraction(visited, () => page.keyboard.press('Escape')));
  await close();
  return { opened, key: Math.max(...keys), blocking };
}

/**
 * Measures a press on each column header of the open list (ms each). The result is empty where there are no
 * headers.
 */
export async function measureSorting(visited: OpenedPage): Promise<number[]> {
  const { page } = visited;
  const heads = page.getByRole('columnheader').getByRole('button');
  const took: number[] = [];
  for (let index = 0; index < (await heads.count()); index += 1) {
    const head = heads.nth(index);
    took.push(await measureInteraction(visited, () => head.click()));
    took.push(await measureInteraction(visited, () => head.click()));
    await head.click();
    await waitUntilIdle(page, REST);
  }
  return took;
}

/** Waits for a signed-in user's data, and returns the ms from the navigation to the complete dashboard. */
export async function measureSignedInStart({ page, probe }: OpenedPage): Promise<number> {
  await page.waitForFunction(() => window.benchProbe.shown['dashboard'] !== undefined, undefined, {
    timeout: 300_000,
  });
  await waitUntilIdle(page);
  return (await probe()).shown['dashboard'] ?? NaN;
}

/** Measures the main-thread time of one frame (ms) while the page scrolls by 90 px a frame. */
export async function measureScrolling({ page, cdp }: OpenedPage): Promise<number> {
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
  await waitUntilIdle(page, REST);
  return took;
}
