import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { App } from './fixtures/app';
import { smallTargets } from './fixtures/targets';

const root = path.resolve(__dirname, '..');

let child: ChildProcess;
let url: string;

// All tests share one server in one worker.
test.describe.configure({ mode: 'default', timeout: 180_000 });
// Tracing is off, because it would keep copies of a very long page.
test.use({ trace: 'off' });

test.beforeAll(async () => {
  child = spawn(
    process.execPath,
    ['node_modules/webpack/bin/webpack.js', 'serve', '--config', 'webpack.kit.config.ts'],
    { cwd: root, env: { ...process.env, PORT: '0' } },
  );
  url = await new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (address) resolve(address[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => {
      reject(new Error(output));
    });
  });
});

test.afterAll(() => {
  child.kill();
});

test('every part of the kit is on its page', () => {
  const read = (folder: string) =>
    readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => ({ file, text: readFileSync(path.join(root, folder, file), 'utf8') }));
  // What stands in the place of a chunk that did not come is shown only where one fails (`missing-chunk.spec.ts`).
  const parts = read('src/ui/kit').filter(({ file }) => !file.startsWith('chunks'));
  const shown = [...read('src/kit'), ...parts].map(({ text }) => text).join('\n');
  const missing = parts.filter(({ file }) => !shown.includes(`/${path.basename(file, '.tsx')}';`));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test.describe('light and dark, on a phone and at a desk', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('every state of every part', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(url);
    const names = await page.getByRole('navigation').getByRole('link').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      await page.goto(name === 'all' ? url : `${url}/#${name}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessibleInBothSchemes(page, `${name}, ${String(width)} px`);
        await new App(page).expectNoSidewaysScroll();
        // The links of the navigation are this page's own.
        const parts = page.locator('main > :not(nav), body > :not(:has(main))');
        if (width < 768) expect.soft(await smallTargets(parts), name).toEqual([]);
      }
    }
    expect(complaints, 'what React complains about').toEqual([]);
  });
});
