/**
 * `npm run bench` prints the app's speed as one table. Options: `-- --runs <n>` (default 5), `--quick` (one run,
 * without the 100,000 rows), `--cpu <n>` (default 4: the factor by which the processor is slowed down).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { launchBrowser } from './browser';
import { bulkFigures } from './bulkFigures';
import { listFigures } from './listFigures';
import { moneyFigures } from './moneyFigures';
import { openingFigures } from './openingFigures';
import { statementFigures } from './statementFigures';
import { withServer } from './server';
import { markdownTable } from './table';

async function main(): Promise<void> {
  const build = path.resolve(__dirname, '../scripts/build.ts');
  const built = spawnSync(process.execPath, ['-r', 'esbuild-register', build], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  const browser = await launchBrowser();
  try {
    await withServer(async (server) => {
      const opening = await openingFigures(browser, server);
      const many = await bulkFigures(browser, server);
      const money = await moneyFigures(browser, server);
      const statement = await statementFigures(browser, server);
      const lists = await listFigures(browser, server);
      console.log(markdownTable([...opening, ...many, ...money, ...statement, ...lists]));
    });
  } finally {
    await browser.close();
  }
}

void main();
