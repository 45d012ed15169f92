/**
 * `npm run bench:presses` presses and types sixty times, as in a short working day, and prints how long the page takes
 * to paint after each. `-- --before <dist/ of an earlier build>` measures that build in turns. `--rows 1000` sets the
 * numbers of rows in each list. `--runs` and `--cpu` work as for `npm run bench`. Nothing is built.
 */
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, visitPage, type OpenedPage } from './browser';
import {
  DASHBOARD,
  measureInteraction,
  measureSignedInStart,
  sectionButton,
  type Section,
} from './interactions';
import { benchOptions, reportProgress, SLOW_PROCESSOR } from './options';
import { sameInEachList, seedUser } from './seed';
import { withServer } from './server';
import { median, percentile } from './statistics';

/** A kind of press. Each kind has its own row in the table. */
type Kind = 'section' | 'dialog' | 'form' | 'close' | 'key' | 'toggle' | 'head';

interface Press {
  what: string;
  kind: Kind;
  act: (page: Page) => Promise<void>;
}

/** What is shown once a dialog is there, and once a form can be typed into. */
const SHOWN: Partial<Record<Kind, string>> = {
  dialog: '[role=dialog]',
  form: '[role=dialog] form input',
};

const dialog = (page: Page) => page.getByRole('dialog').last();
const rowButton = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();

const section = (name: Section): Press => ({
  what: name,
  kind: 'section',
  act: (page) => sectionButton(page, name).click(),
});

const key = (what: string, pressed: string): Press => ({
  what: `${what}: ${pressed}`,
  kind: 'key',
  act: (page) => page.keyboard.press(pressed),
});

const press = (what: string, kind: Kind, name: RegExp): Press => ({
  what,
  kind,
  act: (page) => rowButton(page, name).click(),
});

/** The keys of a search in a list. The first one is preceded by a press on the field, which is not measured. */
const search = (keys: readonly string[]): Press[] =>
  [...keys, 'Escape'].map((pressed, index) => ({
    what: `search: ${pressed}`,
    kind: 'key',
    act: async (page) => {
      if (index === 0) await page.getByRole('searchbox').focus();
      await page.keyboard.press(pressed);
    },
  }));

const closing = (what: string): Press => ({
  what: `${what}: close`,
  kind: 'close',
  act: async (page) => {
    await page.keyboard.press('Escape');
  },
});

const cancelled = (what: string): Press => ({
  what: `${what}: cancel`,
  kind: 'close',
  act: (page) => dialog(page).getByRole('button', { name: 'Cancelar' }).click(),
});

/** A form is opened, a letter is typed into its first field and taken back, and it is closed. */
const form = (button: string): Press[] => [
  press(button, 'form', new RegExp(`^${button}$`)),
  {
    what: `${button}: a`,
    kind: 'key',
    act: async (page) => {
      await dialog(page)
        .locator('input:not([type=checkbox]):not([type=radio]), textarea')
        .first()
        .focus();
      await page.keyboard.press('a');
    },
  },
  key(button, 'Backspace'),
  cancelled(button),
];

/** The sixty presses. */
const PRESSES: readonly Press[] = [
  section('Clientes'),
  ...search(['1', '2']),
  ...form('Novo Cliente'),
  press('a client', 'dialog', /^Cliente \d+$/),
  closing('a client'),
  section('Orçamentos'),
  ...search(['1']),
  ...[1, 2, 3].map((time) => press(`sort, ${String(time)}`, 'head', /^Valor$/)),
  ...form('Novo Orçamento'),
  press('a quote', 'dialog', /^Visualizar o orçamento/),
  closing('a quote'),
  section('Projetos'),
  ...search(['1']),
  press('a project', 'dialog', /^Visualizar o projeto/),
  ...[1, 2].map((time): Press => ({
    what: `tick a stage, ${String(time)}`,
    kind: 'toggle',
    act: (page) => dialog(page).getByRole('checkbox').first().click({ force: true }),
  })),
  closing('a project'),
  ...form('Novo Projeto'),
  section('Pagamentos'),
  ...search(['1', '2']),
  press('paid', 'toggle', /^(?:Pendente|Pago), pagamento de/),
  press('not paid', 'toggle', /^(?:Pendente|Pago), pagamento de/),
  press('delivered', 'toggle', /^(?:Entregue|Não entregue), entrega de/),
  ...['mark', 'unmark'].map((what): Press => ({
    what,
    kind: 'toggle',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Marcar Projeto/ })
        .first()
        .click({ force: true }),
  })),
  ...form('Novo Pagamento'),
  press('a payment', 'dialog', /^Projeto \d+$/),
  closing('a payment'),
  section('Gastos'),
  ...search(['1']),
  ...form('Novo Gasto'),
  section('Dashboard'),
  {
    what: 'palette',
    kind: 'dialog',
    act: (page) => page.getByRole('button', { name: 'Buscar ou criar' }).click(),
  },
  key('palette', '1'),
  key('palette', 'Backspace'),
  closing('palette'),
];

interface Measured extends Press {
  /** The time from the event to the next paint (ms). */
  took: number;
  /** The longest task until the page rests (ms); 0 if none is over 50 ms. */
  task: number;
  /** The time until the dialog, or the first field of the form, is painted (ms). */
  ready: number;
}

async function measurePress(visited: OpenedPage, one: Press): Promise<Measured> {
  const { page, probe } = visited;
  const whole = await measureInteraction(visited, () => one.act(page), SHOWN[one.kind]);
  const { interactions, longTasks } = await probe();
  return {
    ...one,
    took: Math.max(16, ...interactions.map(({ duration }) => duration)),
    task: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    ready: whole,
  };
}

/** The sixty presses in a fresh browser, once the scripts that are fetched ahead were run. */
function workingDay(browser: Browser, url: string, session: string): Promise<Measured[]> {
  const watch = { dashboard: DASHBOARD };
  return visitPage(
    browser,
    { url, session, conditions: SLOW_PROCESSOR, watch },
    async (visited) => {
      await measureSignedInStart(visited);
      // The scripts that are fetched ahead run five seconds after the first screen.
      await visited.page.waitForTimeout(8_000);
      const all: Measured[] = [];
      for (const one of PRESSES) all.push(await measurePress(visited, one));
      return all;
    },
  );
}

/** One row for the figures of a build. */
function summary(measured: readonly Measured[]): [string, number, string][] {
  const took = measured.map((one) => one.took);
  const of = (kind: Kind) => measured.filter((one) => one.kind === kind);
  const most = (values: readonly number[]) => Math.max(...values);
  return [
    ['a press → next paint, the median', median(took), '50'],
    ['a press → next paint, 98 of 100', percentile(took, 98), '100'],
    ['a press → next paint, the slowest', most(took), ''],
    ...(['section', 'dialog', 'form', 'close', 'key', 'toggle', 'head'] as const).map(
      (kind): [string, number, string] => [
        `${kind}: 98 of 100`,
        percentile(
          of(kind).map((one) => one.took),
          98,
        ),
        kind === 'toggle' ? '50' : '',
      ],
    ),
    ['a dialog → it is there, the slowest median', slowestReady(of('dialog')), ''],
    ['a form → its field is there, the slowest median', slowestReady(of('form')), '150'],
    ['the longest task of any press', most(measured.map((one) => one.task)), '100'],
    ['presses with a task over 100 ms', measured.filter((one) => one.task > 100).length, '0'],
  ];
}

function slowestReady(opened: readonly Measured[]): number {
  const names = new Set(opened.map(({ what }) => what));
  return Math.max(
    ...[...names].map((name) =>
      median(opened.filter(({ what }) => what === name).map((one) => one.ready)),
    ),
  );
}

/** The presses by their median, the slowest first. */
function slowest(measured: readonly Measured[]): string {
  const names = [...new Set(PRESSES.map(({ what }) => what))];
  return names
    .map((name) => {
      const its = measured.filter(({ what }) => what === name);
      return {
        name,
        took: median(its.map((one) => one.took)),
        task: median(its.map((one) => one.task)),
      };
    })
    .sort((a, b) => b.took - a.took)
    .slice(0, 12)
    .map(({ name, took, task }) => `${name} ${String(took)} (task ${String(task)})`)
    .join(', ');
}

async function main(): Promise<void> {
  const { before, runs, rows } = benchOptions;
  const browser = await launchBrowser();
  try {
    await withServer(async (server) => {
      const measure = async (oldUrl: string | null, seedOld: (rows: number) => Promise<string>) => {
        for (const count of rows) {
          const session = await seedUser(server, sameInEachList(count));
          const oldSession = oldUrl === null ? '' : await seedOld(count);
          const all = { old: [] as Measured[], now: [] as Measured[] };
          for (let run = 0; run < runs; run += 1) {
            if (oldUrl !== null) all.old.push(...(await workingDay(browser, oldUrl, oldSession)));
            all.now.push(...(await workingDay(browser, server.url, session)));
            reportProgress(`run ${String(run + 1)}`);
          }
          const old = all.old.length > 0 ? summary(all.old) : [];
          console.log(`| ${count.toLocaleString('en')} rows a list | before | now | target |`);
          console.log('| --- | --- | --- | --- |');
          for (const [index, [what, value, target]] of summary(all.now).entries())
            console.log(
              `| ${what} | ${String(old[index]?.[1] ?? '')} | ${String(value)} | ${target} |`,
            );
          if (all.old.length > 0) console.log(`before: ${slowest(all.old)}`);
          console.log(`now: ${slowest(all.now)}`);
        }
      };
      if (before === undefined) await measure(null, () => Promise.resolve(''));
      else
        await withServer(
          (earlier) => measure(earlier.url, (count) => seedUser(earlier, sameInEachList(count))),
          before,
        );
    });
  } finally {
    await browser.close();
  }
}

void main();
