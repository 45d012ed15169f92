import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { say, SLOW, type Blank } from './conditions';
import { growthFigures } from './growthFigures';
import { measureLists, measurePhone } from './lists';
import { seedUser } from './seed';
import { inTurn } from './statistics';
import type { Figure } from './table';

type Screens = Omit<Awaited<ReturnType<typeof measurePhone>>, 'figures'>;

const screenFigures = (on: string, screens: Screens, { slow }: Blank): Figure[] => {
  const time = (what: string, value: number, target: number): Figure => {
    return { what: `${on}${what}`, value, unit: 'ms', target, blank: slow };
  };
  /** What the browser alone takes: told for comparison, without a target. */
  const floor = (what: string, value: number): Figure => {
    return { what: `${on}${what}, no app`, value, unit: 'ms', blank: slow };
  };
  return [
    time('changing section, slowest → next paint', screens.changed, 100),
    time('opening the list of payments → next paint', screens.opened, 100),
    floor('the same first frame as static HTML, click → next paint', screens.floorOpened),
    { what: `${on}DOM nodes of that page`, value: screens.nodes, unit: '', target: 1500 },
    time('scrolling it, main-thread time a frame', screens.frame, 16),
    floor('as many static rows scrolled, a frame', screens.floorFrame),
    time('toggling paid in it, click → next paint', screens.toggled, 100),
    time('opening the form of a quote, 1,600 clients → next paint', screens.quoteForm, 100),
    time('opening the form of a payment, 2,000 projects → next paint', screens.paymentForm, 100),
    time('blocking time of any section or form', screens.blocking, 200),
    { what: `${on}layout shift over all of that`, value: screens.shift, unit: '', target: 0.02 },
  ];
};

/** Long lists: sections, scrolling, toggling, forms, loading; and how all that grows with the rows. */
export async function listFigures(
  browser: Browser,
  server: RunningServer,
  blank: Blank,
  { runs, quick }: { runs: number; quick: boolean },
): Promise<Figure[]> {
  const { url } = server;
  const desk = async (payments: number, times: number) => {
    say(`Lists of ${String(payments)} payments…`);
    const session = await seedUser(server, payments);
    const visit = { url, session, conditions: SLOW };
    return inTurn(times, { lists: () => measureLists(browser, visit) });
  };
  const few = Math.min(runs, 3);
  const { lists: thousand } = await desk(500, few);
  say('Lists of 10000 payments, at a desk and on a phone…');
  const visit = { url, session: await seedUser(server, 10_000), conditions: SLOW };
  const { lists, phone } = await inTurn(few, {
    lists: () => measureLists(browser, visit),
    phone: () => measurePhone(browser, visit),
  });
  const figures: Figure[] = [
    ...screenFigures('10,000 payments: ', lists, blank),
    {
      what: 'loading 10,000 payments into the store, against plain fetch and JSON.parse',
      value: lists.loaded / lists.plain,
      unit: '×',
      target: 1.5,
    },
    ...screenFigures('the same on a phone: ', phone, blank),
  ];
  if (quick) return figures;
  const { lists: hundredThousand } = await desk(50_000, 1);
  return [...figures, ...growthFigures({ thousand, tenThousand: lists, hundredThousand })];
}
