import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { say, SLOW, type Blank } from './conditions';
import { growthFigures } from './growthFigures';
import { measureLists } from './lists';
import { seedUser } from './seed';
import { inTurn } from './statistics';
import type { Figure } from './table';

/** Long lists: sections, scrolling, toggling, loading; and how all that grows with the rows. */
export async function listFigures(
  browser: Browser,
  server: RunningServer,
  { slow }: Blank,
  { runs, quick }: { runs: number; quick: boolean },
): Promise<Figure[]> {
  const measure = async (payments: number, times: number) => {
    say(`Lists of ${String(payments)} payments…`);
    const session = await seedUser(server, payments);
    const { lists } = await inTurn(times, {
      lists: () => measureLists(browser, server.url, session, SLOW.cpu),
    });
    return lists;
  };
  const few = Math.min(runs, 3);
  const thousand = await measure(500, few);
  const tenThousand = await measure(10_000, few);
  const figures: Figure[] = [
    {
      what: 'changing section, 10,000 payments, slowest, 4x CPU → next paint',
      value: tenThousand.changed,
      unit: 'ms',
      target: 100,
      blank: slow,
    },
    {
      what: 'opening the list of 10,000 payments, 4x CPU → next paint',
      value: tenThousand.opened,
      unit: 'ms',
      target: 100,
      blank: slow,
    },
    { what: 'DOM nodes of that page', value: tenThousand.nodes, unit: '', target: 1500 },
    {
      what: 'scrolling it, main-thread time a frame, 4x CPU',
      value: tenThousand.frame,
      unit: 'ms',
      target: 16,
      blank: slow,
    },
    {
      what: 'toggling paid in it, click → next paint, 4x CPU',
      value: tenThousand.toggled,
      unit: 'ms',
      target: 100,
      blank: slow,
    },
    {
      what: 'loading 10,000 payments into the store, against plain fetch and JSON.parse, 4x CPU',
      value: tenThousand.loaded / tenThousand.plain,
      unit: '×',
      target: 1.5,
    },
    {
      what: 'blocking time of any section, 10,000 payments',
      value: tenThousand.blocking,
      unit: 'ms',
      target: 200,
      blank: slow,
    },
    { what: 'layout shift over all sections', value: tenThousand.shift, unit: '', target: 0.02 },
  ];
  if (quick) return figures;

  const hundredThousand = await measure(50_000, 1);
  return [...figures, ...growthFigures({ thousand, tenThousand, hundredThousand })];
}
