/**
 * `npm run test:e2e [-- playwright's arguments]`: runs the stories after building the app and finding a
 * browser.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findStoryBrowser, getBrowser } from './browser';

const root = path.resolve(__dirname, '..');

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('-r', 'esbuild-register', path.join(__dirname, 'build.ts'));
run('-r', 'esbuild-register', path.join(__dirname, 'build.ts'), '--stories');
run('-r', 'esbuild-register', path.join(__dirname, 'build.ts'), '--replay');
try {
  if (findStoryBrowser() === undefined) getBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
run(require.resolve('@playwright/test/cli'), 'test', ...process.argv.slice(2));
