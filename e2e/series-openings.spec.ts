import { randomUUID } from 'node:crypto';

import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { partId } from '../src/features/business/payments/paymentPart';
import { madeRowId } from '../src/features/business/series/seriesMembers';
import { seriesNumberId } from '../src/features/business/series/seriesRow';
import { randomOf } from '../test/randomOf';
import { insertRow } from './fixtures/account';
import { signedInState, test } from './fixtures/test';

/** `PROPERTY_SEED=…` repeats the choices of a run, and `PROPERTY_RUNS=…` sets the number of openings: 100 is a long run. */
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
const openings = Number(process.env['PROPERTY_RUNS'] ?? 2);

const [CARE, RENT, PLAN] = [randomUUID(), randomUUID(), randomUUID()] as const;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The days on which each series is due until the end of a month, by going through all days. Number 1 is the first. */
function daysUntil(end: Date): Record<string, string[]> {
  const days: Record<string, string[]> = { [CARE]: [], [RENT]: [], [PLAN]: [] };
  const date = new Date('2018-01-01T00:00:00Z');
  for (let count = 0; date <= end; count += 1) {
    const next = new Date(date.getTime() + 86_400_000);
    if (next.getUTCDate() === 1) days[CARE]?.push(dayOf(date));
    if (date.getUTCDate() === 5) days[RENT]?.push(dayOf(date));
    if (count % 14 === 2) days[PLAN]?.push(dayOf(date));
    date.setTime(next.getTime());
  }
  return days;
}

/** Another browser of the account. While `isCut`, a quarter of its requests are not sent, or lose their answers. */
async function openBrowser(browser: Browser, state: ReturnType<typeof signedInState>) {
  const context: BrowserContext = await browser.newContext({ storageState: state });
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const page = await context.newPage();
  const connection = { isCut: false, cuts: 0 };
  return { context, page, connection };
}

type Opened = Awaited<ReturnType<typeof openBrowser>>;

test('what comes again is made once and none is lost, in two browsers at once whose connections are cut', async ({
  browser,
  server,
  account,
  records,
}) => {
  test.setTimeout(60_000 + openings * 20_000);
  test.info().annotations.push({ type: 'PROPERTY_SEED', description: seed.toString() });
  process.stderr.write(
    `series: ${openings.toString()} openings, PROPERTY_SEED=${seed.toString()}\n`,
  );
  const random = randomOf(seed);
  const { project } = await records.runningProject('Manutenção', 840);
  const first = { outcome: 'made', unit: 'month', every: 1, shift: false, amount: 840 };
  await insertRow(server.url, account, 'series', {
    ...{ ...first, id: seriesNumberId(CARE, 1), kind: 'payment', project: project.id },
    ...{ starts_on: '2018-01-31', anchor_day: 31 },
  });
  const expense = { ...first, kind: 'expense', category: 'Serviços' };
  await insertRow(server.url, account, 'series', {
    ...{ ...expense, id: seriesNumberId(RENT, 1), name: 'Aluguel' },
    ...{ starts_on: '2018-01-05', anchor_day: 5 },
  });
  await insertRow(server.url, account, 'series', {
    ...{ ...expense, id: seriesNumberId(PLAN, 1), name: 'Plano', unit: 'week', every: 2 },
    ...{ starts_on: '2018-01-03', anchor_day: 3 },
  });

  const state = signedInState(server.url, account.session);
  const both = [await openBrowser(browser, state), await openBrowser(browser, state)];
  for (const { context, connection } of both) {
    await context.route('**/rest/v1/**', async (route) => {
      const fate = connection.isCut ? random.below(8) : 7;
      if (fate < 2) connection.cuts += 1;
      // The answer is lost: the request has reached the server.
      if (fate === 1) await route.fetch().catch(() => undefined);
      await (fate < 2 ? route.abort('connectionreset') : route.continue()).catch(() => undefined);
    });
  }

  const offer = (page: Page) =>
    page
      .getByRole('region', { name: 'O que se repete' })
      .or(page.getByRole('button', { name: /(está|estão) pront[ao]s?$/ }))
      .first();
  const button = (page: Page) =>
    page.getByRole('region', { name: 'O que se repete' }).getByRole('button', { name: /^Criar/ });

  /** Opens the app in a month, and waits until it asks. */
  async function open({ page, connection }: Opened, now: Date): Promise<void> {
    connection.isCut = false;
    await page.clock.setFixedTime(now);
    await page.goto(server.url);
    // A reload returns to the section. In another one than the dashboard nothing is offered that became known too late.
    await page
      .getByRole('navigation', { name: 'Seções' })
      .getByRole('button', { name: 'Dashboard' })
      .click();
    await offer(page).waitFor();
  }

  /** Says yes to everything. Nothing is asked if the other browser has made it meanwhile. */
  async function sayYes({ page }: Opened): Promise<void> {
    const link = page.getByRole('button', { name: /(está|estão) pront[ao]s?$/ });
    await button(page).or(link).first().waitFor();
    if (await link.isVisible()) await link.click();
    const earlier = page.getByRole('checkbox', { name: /de meses anteriores/ });
    if (await earlier.isVisible()) await earlier.check();
    await button(page).click();
  }

  /** Waits until what was said is done, or was not confirmed. */
  const untilEnded = ({ page }: Opened) =>
    page
      .getByText(/sem confirmação|nada foi enviado/)
      .or(page.getByRole('alert').filter({ hasText: /criados?\.|criadas?\./ }))
      .first()
      .waitFor();

  let end = new Date(0);
  for (let opening = 0; opening < openings; opening += 1) {
    end = new Date(Date.UTC(2018, opening + 2, 0));
    const now = new Date(Date.UTC(2018, opening + 1, 15, 15));
    await Promise.all(both.map((each) => open(each, now)));
    for (const { connection } of both) connection.isCut = true;
    await Promise.all(both.map(sayYes));
    await Promise.all(
      both.map(async (each) => {
        const what = random.below(4);
        // Sometimes the page is closed in the middle of the work.
        if (what === 0) return;
        await untilEnded(each);
        const again = each.page.getByRole('button', { name: 'Tentar novamente' });
        if (what === 1 && (await again.isVisible())) await again.click();
      }),
    );
  }

  // On sound connections both make what is left. The days of this month are there when it is asked again next month.
  const later = new Date(Date.UTC(2018, openings, end.getUTCDate(), 15));
  for (const each of both) {
    each.connection.isCut = false;
    await each.page.clock.setFixedTime(later);
    await each.page.goto(server.url);
  }
  await expect
    .poll(
      async () => {
        for (const each of both) {
          if (await offer(each.page).isVisible()) await sayYes(each);
        }
        return await difference();
      },
      { message: `PROPERTY_SEED=${seed.toString()}`, timeout: 60_000 },
    )
    .toEqual({ doubled: [], lost: [], wrong: [] });
  const cuts = both.reduce((sum, { connection }) => sum + connection.cuts, 0);
  process.stderr.write(`series: ${cuts.toString()} requests were cut\n`);
  for (const { context } of both) await context.close();

  /** Compares the stored rows with what the rule says, one by one. */
  async function difference() {
    const wanted = new Map<string, string>();
    for (const [id, days] of Object.entries(daysUntil(end))) {
      for (const [index, day] of days.entries()) {
        if (index === 0) continue;
        const rowId = madeRowId(id, index + 1);
        const row = id === CARE ? `payment ${rowId} 840 false` : `expense ${rowId} 840 ${day}`;
        wanted.set(row, day);
        if (id === CARE) wanted.set(`part ${partId(rowId, 1)} ${day}`, day);
        wanted.set(`mark ${seriesNumberId(id, index + 1)} made`, day);
      }
    }
    const text = (...values: unknown[]): string => values.map(String).join(' ');
    const [payments, expenses, parts, marks] = await Promise.all(
      ['payments', 'expenses', 'payment_parts', 'series'].map((table) =>
        records.stored(table as 'payments'),
      ),
    );
    const stored = [
      ...(payments ?? []).map((row) =>
        text('payment', row['id'], row['received_amount'], row['paid']),
      ),
      ...(expenses ?? []).map((row) => text('expense', row['id'], row['amount'], row['date'])),
      ...(parts ?? []).map((row) => text('part', row['id'], row['due_on'])),
      ...(marks ?? [])
        .filter((row) => row['starts_on'] === null)
        .map((row) => text('mark', row['id'], row['outcome'])),
    ];
    return {
      doubled: stored.filter((row, index) => stored.indexOf(row) !== index),
      lost: [...wanted.keys()].filter((row) => !stored.includes(row)),
      wrong: stored.filter((row) => !wanted.has(row)),
    };
  }
});
