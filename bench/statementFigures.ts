import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { RunningServer } from '../embedded/server';
import { waitUntilIdle, visitPage, type OpenedPage } from './browser';
import { measureSectionChange, DASHBOARD, measureSignedInStart } from './interactions';
import { benchOptions, reportProgress, SLOW_PROCESSOR } from './options';
import { sameInEachList, seedUser } from './seed';
import { mediansInTurn } from './statistics';
import type { Figure } from './table';
import { threadTimes } from './trace';

/** The number of lines in the file. One third of them are incoming. */
const LINES = 10_000;
/**
 * The number of payments in the lists. Half of them are open. Some have several parts, so there are about as many
 * open parts as payments.
 */
const PAYMENTS = 1_000;

const FIRST =
  'Ana Bruno Carla Davi Elisa Fabio Gabriela Helena Igor Joana Kleber Ligia Marcos Nina Otavio Paula Rafael Sonia Tiago Vera'.split(
    ' ',
  );
const LAST =
  'Silva Souza Prado Rocha Lima Dias Melo Teles Duarte Ferraz Moreira Sato Menezes Campos Barros Pinto Cunha Reis Nunes Alves'.split(
    ' ',
  );
const sql = (names: readonly string[]): string =>
  `(array[${names.map((name) => `'${name}'`).join(', ')}])`;

/** Gives the clients realistic names: many begin alike, few are equal. */
const NAMES = `update public.clients set name =
  ${sql(FIRST)}[1 + length(name) * 7 % 20 + 0] || ' ' || ${sql(LAST)}[1 + substr(name, 9)::int % 20] || ' ' ||
  ${sql(LAST)}[1 + substr(name, 9)::int / 20 % 20] where name like 'Cliente %'`;

/** The text of a bank's file with these lines. */
function statement(): string {
  const lines = Array.from({ length: LINES }, (_, n) => {
    const day = `2026${String(1 + (n % 10)).padStart(2, '0')}${String(1 + (n % 28)).padStart(2, '0')}`;
    const first = FIRST[n % FIRST.length] ?? '';
    const last = LAST[Math.floor(n / 20) % LAST.length] ?? '';
    const [amount, text] =
      n % 3 === 0
        ? [
            `${String(100 + (n % 900))}.00`,
            `Pix recebido de ${first.toUpperCase()} ${last.toUpperCase()}`,
          ]
        : [`-${String(1 + (n % 4000))}.90`, `Compra no debito - LOJA ${String(n)}`];
    return `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}120000[-3:BRT]<TRNAMT>${amount}<FITID>${String(n)}<MEMO>${text}</STMTTRN>`;
  });
  return `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><STMTRS><BANKACCTFROM><BANKID>1<ACCTID>123</BANKACCTFROM><BANKTRANLIST>\n${lines.join('\n')}\n</BANKTRANLIST></STMTRS></OFX>\n`;
}

/** Measures a bank's statement, from the chosen file to the groups on screen. */
export async function statementFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  reportProgress('A statement…');
  const session = await seedUser(server, sameInEachList(PAYMENTS));
  await server.database.script(NAMES);
  // The browser reads the file by its path, because passing ten thousand lines to the page would block it.
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-statement-'));
  const file = path.join(folder, 'extrato.ofx');
  writeFileSync(file, statement());
  const { at } = await mediansInTurn(Math.min(benchOptions.runs, 3), {
    at: async () => {
      const watch = { dashboard: DASHBOARD };
      return visitPage(
        browser,
        { url: server.url, session, conditions: SLOW_PROCESSOR, watch },
        (visited) => comparing(browser, visited, file),
      );
    },
  });
  rmSync(folder, { recursive: true, force: true });
  const on = `a statement of ${LINES.toLocaleString('en')} lines, ${PAYMENTS.toLocaleString('en')} payments: `;
  return [
    {
      // The browser slows down only the main thread, so the worker's time is multiplied by the same factor.
      what: `${on}read and compared in the worker, its thread time × ${String(SLOW_PROCESSOR.cpu)}`,
      value: at.worker * SLOW_PROCESSOR.cpu,
      unit: 'ms',
      target: 400,
    },
    { what: `${on}longest task, thread time`, value: at.longest, unit: 'ms', target: 50 },
    {
      what: `${on}unfolding all that has no pair, longest task`,
      value: at.unfolded,
      unit: 'ms',
      target: 50,
    },
    { what: `${on}a tick, longest task`, value: at.ticked, unit: 'ms', target: 50 },
    { what: `${on}file chosen → groups`, value: at.took, unit: 'ms' },
  ];
}

async function comparing(browser: Browser, visited: OpenedPage, file: string) {
  const { page } = visited;
  await measureSignedInStart(visited);
  await measureSectionChange(visited, 'Pagamentos');
  await waitUntilIdle(page, 2_000);
  await page.getByRole('button', { name: 'Conferir com o extrato' }).click();
  const choose = page.locator('input[type=file]');
  await choose.waitFor({ state: 'attached' });
  // Waits until the chunks that the app fetches ahead are loaded, so that they are not measured.
  await waitUntilIdle(page, 2_000);
  let took = 0;
  const read = await threadTimes(browser, page, async () => {
    const start = Date.now();
    await choose.setInputFiles(file);
    await page.getByText(/lançamentos? lidos?/).waitFor({ timeout: 120_000 });
    took = Date.now() - start;
    await waitUntilIdle(page, 1_000);
  });
  const unfolded = await threadTimes(browser, page, async () => {
    await page.getByRole('button', { name: /^Não identificados/ }).click();
    await waitUntilIdle(page, 500);
  });
  const ticked = await threadTimes(browser, page, async () => {
    await page.getByRole('checkbox').first().click();
    await waitUntilIdle(page, 500);
  });
  return {
    worker: read.workers,
    longest: read.longest,
    unfolded: unfolded.longest,
    ticked: ticked.longest,
    took,
  };
}
